import ZooKit
import ZooQuery
import ZooSources

// Quizzes about the animals that words name.

extension AnimalService {
  /// Questions about the animals that words name, all zoo animals without any.
  ///
  /// - Parameters:
  ///   - seed: asks the same questions again; `nil` for new ones.
  ///   - mayDraw: whether an animal may be asked for by its drawing.
  /// - Throws: `Failure.noMatch` if the words name nothing, or too few animals for a quiz.
  package func quiz(
    about words: String, count: Int, seed: UInt64?, mayDraw: Bool
  ) async throws -> Quiz {
    let subjects = try await subjects(namedBy: words)
    let seed = seed ?? UInt64.random(in: 1...999_999)
    let relatives = await known(in: [.animals]).index.entries.animals
    var maker = QuizMaker(subjects: subjects, relatives: relatives, mayDraw: mayDraw, seed: seed)
    let questions = maker.questions(count)
    guard !questions.isEmpty else { throw Failure.tooFewForQuiz(words, count: subjects.count) }
    return Quiz(about: words, seed: seed, questions: questions)
  }

  /// Whether it may draw an animal for a person.
  package var drawsAnimals: Bool { context.drawsAnimals(preferences) }

  /// Fewer animals make no quiz.
  private static let leastAnimals = 4

  private func subjects(namedBy words: String) async throws -> [Animal] {
    guard !words.folded.isEmpty else { return await known(in: [.animals]).index.entries.animals }
    let subjects = try await animals(meantBy: try Lookup(typed: words))
    guard subjects.count >= Self.leastAnimals else {
      throw Failure.tooFewForQuiz(words, count: subjects.count)
    }
    return subjects
  }

  /// Keeps the score of a quiz if it is the best one about its words; returns the best before.
  package func keep(_ quiz: Quiz) -> QuizScore? {
    guard let bestScores else { return nil }
    do {
      // Of more questions or fewer it's another score.
      let count = quiz.questions.count == Quiz.usualCount ? "" : " \(quiz.questions.count)"
      let subject = Query(quiz.words).canonicalText + count
      let best = try bestScores.score(about: subject)
      let before = best.map { QuizScore(right: $0.right, of: $0.count) }
      if before.map(quiz.score.beats) ?? true {
        try bestScores.keep((quiz.score.right, quiz.score.count), about: subject)
      }
      return before
    } catch {
      report(.failure(Failure(error)))
      return nil
    }
  }
}
