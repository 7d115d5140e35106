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
    case .measure(.weight): "Which is heavier?"
    case .measure(.height): "Which is taller?"
    case .measure(.length): "Which is longer?"
    case .lifespan: "Which lives longer?"
    case .term(let name, .place):
      "\(name): which of these \(question.answer.isBred ? "comes from" : "lives") there?"
    case .term(let name, _): "Which of these is \(name)?"
    case .sentence: "Whom is this told of?"
    }
  }

  /// Whether an answer was right, and what is told of the animal.
  package static func answered(_ question: Quiz.Question, isRight: Bool) -> String {
    let animal = question.answer
    return (isRight ? "Right." : "No, it's \(animal.englishAndListedName).")
      + (animal.sentence.map { " \($0)" } ?? "")
  }

  static func quizOver(_ quiz: Quiz, bestBefore: QuizScore?) -> String {
    let best =
      bestBefore.map { before in
        quiz.score.beats(before)
          ? "Your best until now was \(score(before))." : "Your best is \(score(before))."
      } ?? ""
    let command = ["zoo quiz", quiz.words.printable, "--seed \(quiz.seed)"]
    return [
      "\(score(quiz.score)) right.", best,
      "'\(command.filter { !$0.isEmpty }.joined(separator: " "))' asks the same again.",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func score(_ score: QuizScore) -> String { "\(score.right) of \(score.count)" }
}
