import Arguments
import ZooKit
import ZooService
import ZooSources

/// `zoo browse EXHIBIT`
struct BrowseCommand: Command {
  static let spec = CommandSpec(
    "browse",
    operands: [Operand("EXHIBIT", completedBy: .words(Exhibit.all.map(\.id)), isOptional: true)],
    options: CommonOptions.sizes)

  private let exhibit: Exhibit

  init(_ parsed: ParsedArguments) throws {
    exhibit = try parsed.operands.first.map { try Exhibit(typed: $0, or: .animal) } ?? .animals
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    .question(.browsing(exhibit.id), fallback: .missing("zoo list \(exhibit.id)"))
  }
}
