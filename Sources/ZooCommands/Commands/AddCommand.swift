import Arguments
import ZooFiles
import ZooKeeping

/// `zoo add`
struct AddCommand: Command {
  static let spec = CommandSpec(
    "add", "add a cat of your own",
    discussion: ["Without options it asks; with any, it asks nothing and needs at least --name."],
    options: OwnOptions.all,
    examples: [
      ("zoo add --name Mimi --owner Ana --tag tabby --tag sleepy", "a cat with an owner and tags")
    ])

  /// `nil` when nothing was said.
  private let answers: OwnSpecimens.Answers?

  init(_ parsed: ParsedArguments) throws {
    answers = OwnOptions.areGiven(parsed) ? OwnOptions.apply(parsed, to: .init()) : nil
  }

  func run(with keeper: Keeper) throws(Failure) -> Answer {
    guard let answers else {
      return .question(.adding, otherwise: .missing("zoo add --name NAME"))
    }
    return .specimen(try keeper.keep(answers), in: .own)
  }
}
