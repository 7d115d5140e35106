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
    guard let target else {
      return .question(
        .which(.own(.edit)), fallback: .missing("zoo edit WHICH --name NAME"))
    }
    let animal = try service.findUsersCat(target)
    guard let changes else {
      return .question(
        .cat(editing: animal), fallback: .missing("zoo edit WHICH --name NAME"))
    }
    return .answer(.animal(try changes.change(animal, with: service), in: .own))
  }
}
