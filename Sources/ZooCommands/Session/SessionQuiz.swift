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
}
