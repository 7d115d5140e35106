import Arguments
import ZooKeeping

/// `zoo help [COMMAND]`
struct HelpCommand: Command {
  static let spec = CommandSpec(
    "help", "how to use zoo, or one of its commands",
    operands: [Operand("COMMAND", isOptional: true, "the command to explain")])

  private let topic: CommandSpec

  init(topic: CommandSpec) { self.topic = topic }

  init(_ parsed: ParsedArguments) throws {
    let name = parsed.operand(0) ?? ""
    guard let topic = Commands.table.command(named: name) else {
      let names = Commands.table.commands.map(\.name)
      throw UsageError.unknownCommand(name, suggestion: name.nearest(in: names))
    }
    self.topic = topic
  }

  /// Help is there even when the preferences are broken.
  func begin(_ outside: Outside) -> Answer? { .help(topic) }
  func run(with keeper: Keeper) -> Answer { .help(topic) }
}
