import Arguments
import ZooService

/// `zoo cache`
struct CacheCommand: Command {
  private static let clear = Option("clear")

  static let spec = CommandSpec(
    "cache", operands: [Operand("clear", completedBy: .words(["clear"]), isOptional: true)],
    options: [clear])

  private let isCleared: Bool

  let ignoresBrokenPreferences = true

  init(_ parsed: ParsedArguments) throws {
    if let word = parsed.operands.first, word != Self.clear.name {
      throw UsageError.unexpectedOperand(word, command: Self.spec.name)
    }
    isCleared = parsed.has(Self.clear) || !parsed.operands.isEmpty
  }

  func run(with service: AnimalService) throws -> CommandOutcome {
    .answer(.cache(try service.cache(clearing: isCleared)))
  }
}
