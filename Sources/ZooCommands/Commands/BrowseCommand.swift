import Arguments
import ZooKit
import ZooService
import ZooSources

/// `zoo browse EXHIBIT`
struct BrowseCommand: Command {
  static let spec = CommandSpec(
    "browse", "a whole exhibit in one window",
    discussion: [
      "Type to narrow it, choose with the arrows; the animal you are at is beside the list. Enter opens it, "
        + "Tab marks up to six to compare, Ctrl-A adds the other exhibits, Escape goes back, F1 shows all keys."
    ],
    operands: [
      Operand(
        "EXHIBIT", completedBy: .words(Exhibit.all.map(\.id)), isOptional: true,
        "one of 'zoo help exhibits'; the zoo animals if you name none")
    ],
    options: CommonOptions.sizes,
    examples: [("zoo browse birds", "the birds of Chile")])

  private let exhibit: Exhibit

  init(_ parsed: ParsedArguments) throws {
    exhibit = try parsed.operands.first.map { try Exhibit(typed: $0, or: .animal) } ?? .animals
  }

  func run(with service: AnimalService) async throws -> CommandOutcome {
    .question(.browsing(exhibit.id), fallback: .missing("zoo list \(exhibit.id)"))
  }
}
