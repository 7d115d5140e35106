import Arguments
import ZooService

/// `zoo tags`
struct TagsCommand: Command {
  static let spec = CommandSpec("tags")

  init(_ parsed: ParsedArguments) {}

  func run(with service: AnimalService) async throws -> CommandOutcome {
    .answer(.names(try await service.tags(of: .own)))
  }
}
