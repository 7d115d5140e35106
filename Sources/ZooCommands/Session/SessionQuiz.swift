import ZooKit
import ZooService
import ZooSources

// A quiz: one question after the other, then the score.

extension Session {
  /// Takes an answer, says whether it is right, and asks the next question.
  mutating func interpret(_ word: String, in quiz: Quiz) {
    if word.isEmpty { return }
    guard let option = quiz.option(meantBy: word) else {
      return say(.notAnOption(count: quiz.next?.options.count ?? 0))
    }
    var quiz = quiz
    quiz.answer(option)
    guard quiz.next == nil else {
      visit.replace(by: .quiz(quiz))
      return show(screen)
    }
    visit.leave()
    open(.score(quiz, bestBefore: service.keepScore(quiz)))
  }

  /// Opens one of the animals that were missed.
  mutating func interpret(_ word: String, after quiz: Quiz) async throws {
    if word.isEmpty { return }
    guard let number = Int(word) else { return try await interpretRequest(word) }
    let animal = try quiz.missed.chosen(number)
    try await complete(Found(animal, in: Exhibit.named(animal.exhibit) ?? visit.exhibit))
  }
}
