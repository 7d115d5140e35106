import ZooKit
import ZooService
import ZooSources

// A quiz: one question after the other, then the score.

extension Session {
  /// Takes an answer, says whether it is right, and asks the next question.
  mutating func interpret(_ word: String, in quiz: Quiz) -> [Effect] {
    if word.isEmpty { return [] }
    guard let option = quiz.option(meantBy: word) else {
      return [.show(.problem(.notAnOption(count: quiz.next?.options.count ?? 0)))]
    }
    var quiz = quiz
    quiz.answer(option)
    guard quiz.next == nil else {
      replace(by: .quiz(quiz))
      return [.show(screen)]
    }
    leave()
    return [.open(.score(quiz))]
  }

  /// Opens one of the animals that were missed.
  mutating func interpret(_ word: String, after quiz: Quiz) -> [Effect] {
    if word.isEmpty { return [] }
    guard let number = Int(word) else { return interpretRequest(word) }
    guard let animal = quiz.missed.numbered(number), let exhibit = Exhibit.named(animal.exhibit)
    else {
      return [.show(.problem(.failure(.noSuchNumber(number, count: quiz.missed.count))))]
    }
    return [.loadDetails(Found(animal, in: exhibit))]
  }
}
