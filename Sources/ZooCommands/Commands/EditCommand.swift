import Arguments
import ZooFiles
import ZooKeeping

/// `zoo edit WHICH`
struct EditCommand: Command {
  static let spec = CommandSpec(
    "edit", "change a cat of your own",
    discussion: ["Without options it asks; with any, it changes those and nothing else."],
    operands: [Operand("WHICH", "its number in the list shown last, its id or part of its name")],
    options: OwnChanges.options,
    examples: [("zoo edit mimi --owner Eva", "give it another owner")])

  private let target: Target
  /// `nil` when nothing was said.
  private let changes: OwnChanges?

  init(_ parsed: ParsedArguments) throws {
    target = try Target(parsed.operand(0) ?? "")
    changes = OwnChanges(parsed)
  }

  func run(with keeper: Keeper) throws(Failure) -> Answer {
    let specimen = try keeper.findOwn(target)
    guard let changes else {
      return .question(.editing(specimen), otherwise: .missing("zoo edit WHICH --name NAME"))
    }
    let answers = changes.applied(to: OwnSpecimens.answers(of: specimen))
    return .specimen(try keeper.keep(answers, editing: specimen), in: .own)
  }
}
