import Arguments
import ZooService
import ZooKit

/// `zoo edit WHICH`
struct EditCommand: Command {
  static let spec = CommandSpec(
    "edit", otherNames: ["rename"], operands: [CatOptions.which],
    options: CatOptions.options)

  /// `nil` when no animal was named, so that the session asks.
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
        .which(Exhibit.own.id, for: .catAction(.edit)),
        fallback: .missing("zoo edit WHICH --name NAME"))
    }
    return try .outcome(
      of: changes.map { .change($0) } ?? .edit, on: target,
      fallback: "zoo edit WHICH --name NAME", with: service)
  }
}
