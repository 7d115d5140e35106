import Arguments
import ZooFiles
import ZooService
import ZooKit

/// `zoo edit WHICH`
struct EditCommand: Command {
  static let spec = CommandSpec(
    "edit", operands: [CatOptions.which],
    options: CatOptions.options)

  /// `nil` when no animal was named, so that the session asks.
  private let target: Lookup?
  /// `nil` when no option was given.
  private let changes: CatOptions?

  init(_ parsed: ParsedArguments) throws {
    target = try parsed.joinedOperands().map { word in try Lookup(word) }
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
    guard let changes else {
      return try .question(
        about: target, for: .edit, fallback: "zoo edit WHICH --name NAME", with: service)
    }
    let animal = try service.findUsersCat(target)
    let known = UsersCats.answers(of: animal)
    let answers = changes.applied(to: known)
    let changed = try service.keep(answers, editing: animal)
    let removed = known.tags.filter { !answers.tags.contains($0) }
    // Whoever gives other tags may have meant to add them.
    if !removed.isEmpty, !answers.tags.isEmpty { service.report(.tagsReplaced(removed)) }
    return .answer(.animal(changed, in: .own))
  }
}
