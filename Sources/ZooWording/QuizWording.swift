import Arguments
import ZooKit
import ZooQuery
import ZooService

// What a quiz asks and says.

extension Wording {
  package static func quizHeading(_ quiz: Quiz) -> String {
    "Question \(quiz.answers.count + 1) of \(quiz.questions.count)"
  }

  package static func quizScore(_ quiz: Quiz) -> String {
    quiz.answers.isEmpty ? "" : " · \(quiz.score.right) right so far"
  }

  package static func question(_ question: Quiz.Question) -> String {
    switch question.subject {
    case .drawing: "Which animal is this?"
    case .measure(let kind):
      "Which is \(larger(kind))\(dimensionSuffix(question.answer.measure(kind)?.dimension))?"
    case .lifespan: "Which lives longer?"
    case .term(let name, .place):
      "\(name): which of these \(question.answer.isBred ? "comes from" : "lives") there?"
    case .term(let name, .status): "Which of these does the Red List call \(name)?"
    case .term(let name, _): "Which of these is \(name)?"
    case .sentence: "Whom is this told of?"
    }
  }

  private static func larger(_ kind: Measure.Kind) -> String {
    switch kind {
    case .weight: "heavier"
    case .height: "taller"
    case .length: "longer"
    }
  }

  /// Whether an answer was right, and what is told of the animal.
  package static func answered(_ question: Quiz.Question, isRight: Bool) -> String {
    let animal = question.answer
    return (isRight ? "Right." : "No, it's \(animal.englishAndListedName).")
      + (animal.sentence.map { " \($0)" } ?? "")
  }

  package static func score(of quiz: Quiz, bestBefore: QuizScore?) -> String {
    let best =
      bestBefore.map { before in
        quiz.score.beats(before)
          ? " Your best until now was \(score(before))." : " Your best is \(score(before))."
      } ?? ""
    return "\(score(quiz.score)) right.\(best)"
  }

  package static let missed = "You missed"

  /// The command that asks the same questions.
  package static func again(_ quiz: Quiz) -> String {
    let words = quiz.words.printable
    let isPlain = words.allSatisfy { $0.isLetter || $0.isNumber || " -".contains($0) }
    let count = quiz.questions.count
    let command = [
      "zoo quiz", isPlain ? words : words.shellQuoted,
      count == Quiz.usualCount ? "" : "--count \(count)", "--seed \(quiz.seed)",
    ]
    return "'\(command.filter { !$0.isEmpty }.joined(separator: " "))' asks the same."
  }

  /// What settles a question: `Weight: Okapi 440 – 770 lb, Lion 260 – 495 lb`.
  ///
  /// - Parameter text: a fact in the units chosen.
  package static func evidence(
    of question: Quiz.Question, _ text: (Fact) -> String
  ) -> String? {
    let evidence = question.evidence
    guard let label = evidence.first.map({ label(of: $0.fact) }) else { return nil }
    let texts = evidence.map { animal, fact in
      evidence.count == 1 ? text(fact) : "\(animal.englishAndListedName) \(text(fact))"
    }
    return "\(label): \(texts.joined(separator: ", "))"
  }

  static func score(_ score: QuizScore) -> String { "\(score.right) of \(score.count)" }
}
