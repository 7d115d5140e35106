import Arguments
import ZooService

/// `zoo tags`
struct TagsCommand: Command {
  static let spec = CommandSpec(
    "tags", "all known tags of cats",
    examples: [("zoo cats --tag tabby", "the cats with one of them")])

  init(_ parsed: ParsedArguments) {}

  func run(with service: AnimalService) async throws -> CommandOutcome {
    .answer(.names(try await service.tags(of: .own)))
  }
}
