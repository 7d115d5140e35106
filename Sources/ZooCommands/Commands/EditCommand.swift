import Arguments
import ZooFiles
import ZooKeeping
import ZooKit

/// `zoo edit WHICH`
struct EditCommand: Command {
  static let spec = CommandSpec(
    "edit", "change a cat of your own",
    discussion: ["Without options it asks; with any, it changes those and nothing else."],
    operands: [DetailCommand.which],
    options: OwnChanges.options,
    examples: [("zoo edit mimi --owner Eva", "give it another owner")])

  /// `nil` when it was left to be asked.
  private let target: Target?
  /// `nil` when nothing was said.
  private let changes: OwnChanges?

  init(_ parsed: ParsedArguments) throws {
    target = try parsed.words().map { word in try Target(word) }
    changes = OwnChanges(parsed)
    if changes != nil, target == nil {
      throw UsageError.missingOperand("WHICH", command: Self.spec.name)
    }
  }

  func run(with keeper: Keeper) throws(Failure) -> Answer {
    guard let target else {
      return .question(
        .which(Exhibit.own.id, for: .own(.edit)), otherwise: .missing("zoo edit WHICH --name NAME"))
    }
    let specimen = try keeper.findOwn(target)
    guard let changes else {
      return .question(.editing(specimen), otherwise: .missing("zoo edit WHICH --name NAME"))
    }
    let answers = changes.applied(to: OwnSpecimens.answers(of: specimen))
    return .specimen(try keeper.keep(answers, editing: specimen), in: .own)
  }
}
