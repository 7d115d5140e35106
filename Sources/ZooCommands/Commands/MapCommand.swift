import Arguments
import ZooService

/// `zoo map [WHICH]`
struct MapCommand: Command {
  static let spec = CommandSpec(
    "map", otherNames: ["where"],
    operands: [DetailCommand.which])

  /// `nil` if there are none, so that they are asked for.
  private let words: String?

  init(_ parsed: ParsedArguments) { words = parsed.joinedOperands() }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    guard let words else {
      return .question(missing: "zoo map WHICH") { try await $0.words(.map, behind: Self.spec) }
    }
    return .answer(.map(try await service.whereabouts(of: words)))
  }
}
