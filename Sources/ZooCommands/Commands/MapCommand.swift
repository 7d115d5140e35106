import Arguments
import ZooService

/// `zoo map WHICH`
struct MapCommand: Command {
  static let spec = CommandSpec(
    "map", otherNames: ["where"],
    operands: [Operand("WHICH", completedBy: CompletionsCommand.animals, repeats: true)])

  private let words: String

  init(_ parsed: ParsedArguments) { words = parsed.joinedOperands() ?? "" }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    .answer(.map(try await service.whereabouts(of: words)))
  }
}
