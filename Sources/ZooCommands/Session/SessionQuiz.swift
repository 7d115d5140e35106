import ZooKit
import ZooService
import ZooSources

// A quiz: one question after the other, then the animals that were missed.

extension Session {
  /// Takes an answer, says whether it is right, and asks the next question.
  mutating func interpret(_ word: String, in quiz: Quiz) -> [Effect] {
    // Where a key is an answer, Enter comes behind it.
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
    return (quiz.last.map { [.show(.status(.answered($0.question, isRight: $0.isRight)))] } ?? [])
      + [.keepScore(quiz)]
  }

  /// Says the score, and lists the animals that were missed.
  mutating func didFinish(_ quiz: Quiz, bestBefore: QuizScore?) -> [Effect] {
    let said = Effect.show(.status(.quizOver(quiz, bestBefore: bestBefore)))
    let exhibits = Set(quiz.missed.map(\.exhibit))
    guard let first = exhibits.first else {
      return [said] + (places.isEmpty ? [.finish(nil)] : [.show(screen)])
    }
    let missed = Listing(
      exhibit: exhibits.count == 1 ? first : Listing.severalExhibits, animals: quiz.missed,
      source: .builtIn, total: quiz.missed.count)
    return [said] + offerCandidates(missed)
  }
}
