import ZooKit
import ZooQuery
import ZooSources

// Quizzes about what is known without a request.

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
    let (subjects, pool) = try await animals(forQuizAbout: words)
    let seed = seed ?? UInt64.random(in: 1...999_999)
    var maker = QuizMaker(
      subjects: subjects, pool: pool, mayDraw: mayDraw, numbers: SeededNumbers(seed: seed))
    let questions = maker.questions(count)
    guard !questions.isEmpty else { throw Failure.tooFewForQuiz(words, count: subjects.count) }
    return Quiz(about: words, seed: seed, questions: questions)
  }

  /// Whether animals are drawn for a person.
  package var drawsAnimals: Bool { context.drawsAnimals(preferences) }

  /// Fewer animals make no quiz.
  private static let leastAnimals = 4

  /// The animals that are asked about, and those that the wrong answers are taken from: of the same exhibits.
  private func animals(
    forQuizAbout words: String
  ) async throws -> (subjects: [Animal], pool: [Animal]) {
    func all(_ exhibits: [Exhibit]) async -> [Animal] {
      var all: [Animal] = []
      for exhibit in exhibits { all += await offlineListing(of: exhibit)?.animals ?? [] }
      return all
    }
    guard !words.folded.isEmpty else {
      let zoo = await all([.animals])
      return (zoo, zoo)
    }
    if let exhibit = Exhibit.called(words.withoutArticle) {
      let animals = await all([exhibit])
      return (animals, animals)
    }
    let target = try Lookup(words)
    let query = Query(words)
    let known = await known([query], in: Exhibit.all)
    guard let answer = known.index.answer(query) else {
      throw await failure(toFind: target, in: Exhibit.all)
    }
    let subjects = answer.matches.map { known.index.animals[$0] }
    guard subjects.count >= Self.leastAnimals else {
      throw Failure.tooFewForQuiz(words, count: subjects.count)
    }
    let exhibits = Set(subjects.map(\.exhibit))
    return (subjects, await all(Exhibit.all.filter { exhibits.contains($0.id) }))
  }

  /// Keeps the score of a quiz if it is the best one about its words; returns the best before.
  package func keep(_ quiz: Quiz) -> QuizScore? {
    guard let bestScores else { return nil }
    do {
      let best = try bestScores.score(about: quiz.words.folded)
      let before = best.map { QuizScore(right: $0.right, of: $0.count) }
      if before.map(quiz.score.beats) ?? true {
        try bestScores.keep((quiz.score.right, quiz.score.count), about: quiz.words.folded)
      }
      return before
    } catch {
      report(.failure(Failure(error)))
      return nil
    }
  }
}
