import Arguments
import ZooService
import ZooKit

/// `zoo edit WHICH`
struct EditCommand: Command {
  static let spec = CommandSpec(
    "edit", otherNames: ["rename"], operands: [CatOptions.which],
    options: CatOptions.options)

  /// `nil` when no animal was named, so that it is asked for.
  private let target: Lookup?
  /// `nil` when no option was given.
  private let changes: CatOptions?

  init(_ parsed: ParsedArguments) throws {
    target = try parsed.target()
    changes = CatOptions(parsed)
    if changes != nil, target == nil {
      throw UsageError.missingOperand("WHICH", command: Self.spec.name)
    }
  }

  func run(with service: AnimalService) throws -> CommandOutcome {
    let animal = try target.map { try service.findUsersCat($0) }
    if let changes, let animal {
      return .answer(.animal(try changes.change(animal, with: service), in: .own))
    }
    return .question(missing: "zoo edit WHICH --name NAME") { prompter in
      guard let cat = try await prompter.ownCat(animal, .edit) else { return nil }
      return try await prompter.cat(editing: cat)
    }
  }
}
