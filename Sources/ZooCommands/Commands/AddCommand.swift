import Arguments
import ZooFiles
import ZooService

/// `zoo add`
struct AddCommand: Command {
  static let spec = CommandSpec(
    "add", "add a cat of your own",
    discussion: ["Without options it asks; with options it needs at least --name."],
    options: CatOptions.options,
    examples: [
      ("zoo add --name Mimi --owner Ana --tag tabby --tag sleepy", "a cat with an owner and tags")
    ])

  /// `nil` when no option was given.
  private let changes: CatOptions?

  init(_ parsed: ParsedArguments) throws {
    changes = CatOptions(parsed)
  }

  func run(with service: AnimalService) throws -> CommandOutcome {
    guard let changes else {
      return .question(.adding, fallback: .missing("zoo add --name NAME"))
    }
    let cat = try service.keep(changes.applied(to: UsersCats.Answers()))
    return .answer(.animal(cat, in: .own))
  }
}
