import Arguments
import ZooKeeping

/// `zoo remove WHICH`
struct RemoveCommand: Command {
  static let yes = Option("yes", letter: "y", "do not ask whether you are sure")

  static let spec = CommandSpec(
    "remove", "remove a cat of your own",
    operands: [Operand("WHICH", "its number in the list shown last, its id or part of its name")],
    options: [yes], examples: [("zoo remove mimi", "after asking whether you are sure")])

  private let target: Target
  private let isSure: Bool

  init(_ parsed: ParsedArguments) throws {
    target = try Target(parsed.operand(0) ?? "")
    isSure = parsed.has(Self.yes)
  }

  func run(with keeper: Keeper) throws(Failure) -> Answer {
    let specimen = try keeper.findOwn(target)
    guard isSure else {
      return .question(.removing(specimen), otherwise: .missing("zoo remove WHICH --yes"))
    }
    try keeper.remove(specimen)
    return .removed(specimen, from: .own)
  }
}
