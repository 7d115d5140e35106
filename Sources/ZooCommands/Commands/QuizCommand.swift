import Arguments
import ZooKit
import ZooService

/// `zoo quiz [WORDS]`
struct QuizCommand: Command {
  private static let count = Option("count", placeholder: "N")
  private static let seed = Option("seed", placeholder: "N")
  static let spec = CommandSpec(
    "quiz", operands: [Operand("WORDS", isOptional: true, repeats: true)],
    options: [count, seed] + CommonOptions.sizes)

  private let words: String
  private let count: Int
  private let seed: UInt64?
  private let isForReading: Bool

  init(_ parsed: ParsedArguments) throws {
    words = parsed.joinedOperands() ?? ""
    count =
      try parsed.value(Self.count).map { text throws(InvalidValue) in
        guard let count = Int(text), Quiz.counts.contains(count) else {
          throw InvalidValue(text, .quizCount)
        }
        return count
      } ?? Quiz.usualCount
    seed = try parsed.value(Self.seed).map { text throws(InvalidValue) in
      guard let seed = UInt64(text) else { throw InvalidValue(text, .quizSeed) }
      return seed
    }
    isForReading = parsed.has(CommonOptions.json)
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    let quiz = try await service.quiz(
      about: words, count: count, seed: seed,
      mayDraw: !isForReading && service.drawsAnimals)
    return isForReading
      ? .answer(.quiz(quiz))
      : .visit(from: .quiz(quiz), fallback: .missing("zoo quiz --json"))
  }
}
