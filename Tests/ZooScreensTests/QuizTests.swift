import Foundation
import TestSupport
import Testing
import ZooKit
import ZooQuery
import ZooFiles
import ZooSources

@testable import ZooCommands
@testable import ZooScreens
@testable import ZooService

@Suite("Quiz")
struct QuizTests {
  private static func service() throws -> AnimalService {
    try AnimalService(
      ServiceContext(
        environment: ["HOME": "/nonexistent"], http: .real, now: Date.init, flags: [:],
        report: { _, _ in }, begin: { _, _ in {} }))
  }

  @Test("a drawing is asked only where it has room", arguments: [(20, false), (24, true)])
  func room(rows: Int, isDrawn: Bool) throws {
    let world = TestWorld(environment: ["LANG": "C.UTF-8", "TERM": "xterm"])
      .with(Recording(terminals: [.output], size: (80, rows)))
    let options = try CommonOptions(Commands.commandLine.parse([]))
    let service = try AnimalService(ConfiguredTerminal.context(of: world, options))
    #expect(service.drawsAnimals == isDrawn)
  }

  @Test(
    "a hundred questions of two seeds have one right answer each, and ask nothing twice in a row")
  func questions() async throws {
    let service = try Self.service()
    var subjects: Set<String> = []
    for seed in 1...2 as ClosedRange<UInt64> {
      let quiz = try await service.quiz(about: "", count: 100, seed: seed, mayDraw: true)
      #expect(quiz.questions.count == 100)
      #expect(
        try await service.quiz(about: "", count: 100, seed: seed, mayDraw: true) == quiz)
      for (question, next) in zip(quiz.questions, quiz.questions.dropFirst()) {
        #expect(question.answer != next.answer)
      }
      for question in quiz.questions {
        subjects.insert("\(question.subject)".prefix { $0 != "(" }.description)
        check(question)
      }
    }
    #expect(subjects == ["drawing", "measure", "lifespan", "term", "sentence"])
  }

  private func check(_ question: Quiz.Question) {
    let answer = question.answer
    let others = question.options.filter { $0 != answer }
    #expect(Set(question.options.map(\.name)).count == question.options.count)
    switch question.subject {
    case .drawing:
      #expect(
        Set(question.options.compactMap { $0.silhouette?.outline }).count
          == question.options.count)
    case .measure(let kind):
      let size = answer.measure(kind)?.ends
      #expect(others.allSatisfy { ($0.measure(kind)?.ends?.high ?? .infinity) < size?.low ?? 0 })
    case .lifespan:
      #expect(others.allSatisfy { ($0.lifespan?.high ?? .infinity) < answer.lifespan?.low ?? 0 })
    case .term(let name, let category):
      let isTrue = question.options.map { animal in
        Query(name).words(about: animal, kind: "animal") { _ in false }.first?.term
          .map { Vocabulary.shared[$0].category } == category
      }
      #expect(isTrue.count { $0 } == 1 && isTrue[question.right], "\(name) of \(answer.name)")
      #expect(question.evidence.map(\.animal) == [answer], "\(name) of \(answer.name)")
      #expect(!answer.name.folded.hasPrefix(name.folded.prefix(3)), "\(name) of \(answer.name)")
    case .sentence(let text):
      let told = answer.name.folded.split { !$0.isLetter }.map { String($0) }
        .filter { $0.count > 3 }
      #expect(question.options.count == 4)
      let words = text.folded.split { !$0.isLetter }.map { String($0) }
      #expect(
        !told.contains { part in words.contains { $0.hasPrefix(part) } },
        "\(text) of \(answer.name)")
    }
  }

  @Test("a quiz is about what words name, if that is enough")
  func words() async throws {
    let service = try Self.service()
    let owls = try await service.quiz(about: "owls", count: 10, seed: 1, mayDraw: false)
    #expect(owls.questions.allSatisfy { $0.subject != .drawing })
    #expect(
      owls.questions.allSatisfy {
        Query("owl").words(about: $0.answer, kind: "bird") { _ in false }.first?.term
          .map { Vocabulary.shared[$0].category } == .kind
      })
    let dogs = try await service.quiz(about: "dog breeds", count: 10, seed: 1, mayDraw: false)
    #expect(dogs.questions.allSatisfy { $0.answer.exhibit == "dog-breeds" })
    await #expect(throws: Failure.tooFewForQuiz("zebra", count: 2)) {
      try await service.quiz(about: "zebra", count: 10, seed: 1, mayDraw: false)
    }
    await #expect(throws: Failure.self) {
      try await service.quiz(about: "xyzzyq", count: 10, seed: 1, mayDraw: false)
    }
  }

  @Test("answers are numbers or names; at the end come the score and those that were missed")
  func playing() async throws {
    let quiz = try await Self.service().quiz(about: "", count: 3, seed: 4, mayDraw: false)
    var visit = try await ImaginaryVisit(seed: nil, from: .quiz(quiz))
    #expect(visit.screens == [.place(.quiz(quiz))])
    for wrong in ["5", "99", "zzz", "0", "-1"] {
      try await visit.type(wrong)
      guard case .problem(.notAnOption)? = visit.screens.first else {
        Issue.record("\(wrong)")
        continue
      }
    }
    try await visit.type("")
    #expect(visit.screens.isEmpty)
    try await visit.type(quiz.questions[0].answer.name)
    var left = visit
    try await left.type(nil)
    #expect(left.screens.first == .status(.quizLeft(.init(right: 1, of: 1))) && left.hasEnded)
    let second = quiz.questions[1]
    try await visit.type("\((second.right + 1) % second.options.count + 1)")
    try await visit.type("\(quiz.questions[2].right + 1)")
    guard case .place(.score(let played, bestBefore: nil), _)? = visit.screens.last else {
      Issue.record("\(visit.screens)")
      return
    }
    #expect(played.score == QuizScore(right: 2, of: 3) && played.missed == [second.answer])
    let score = visit.screens
    // No key of lists leaves it.
    try await visit.type("p")
    #expect(visit.screens == [.problem(.noListHere)])
    // The Enter behind a digit doesn't play on.
    try await visit.type("")
    #expect(visit.screens.isEmpty)
    try await visit.type("1")
    #expect(visit.session.visit.currentAnimal?.animal == second.answer)
    try await visit.type("b")
    #expect(visit.screens == score)
    try await visit.type("2")
    guard case .problem(.failure(.noSuchNumber(2, count: 1)))? = visit.screens.first else {
      Issue.record("2")
      return
    }
    try await visit.type("r")
    guard case .quiz? = visit.session.visit.place else {
      Issue.record("r")
      return
    }
  }

  @Test("the best score of each subject is kept")
  func best() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scores = BestScores(directory: folder.path)
    #expect(try scores.score(about: "owls") == nil)
    try scores.keep((7, 10), about: "owls")
    try scores.keep((3, 5), about: "")
    #expect(try scores.score(about: "owls")! == (7, 10) && scores.score(about: "")! == (3, 5))
    try Data("{".utf8).write(to: folder.appending(path: "quiz.json"))
    #expect(try scores.score(about: "owls") == nil)
    #expect(QuizScore(right: 8, of: 10).beats(QuizScore(right: 7, of: 10)))
    #expect(!QuizScore(right: 4, of: 5).beats(QuizScore(right: 8, of: 10)))
  }
}
