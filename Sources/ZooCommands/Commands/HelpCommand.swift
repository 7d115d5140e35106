import Arguments
import ZooService
import ZooKit

/// `zoo help [COMMAND | TOPIC]`
struct HelpCommand: Command {
  static let manual = Option("man")

  static let spec = CommandSpec(
    "help",
    operands: [Operand("COMMAND|TOPIC", completedBy: .commandOrTopic, isOptional: true)],
    options: [manual])

  private let answer: CommandAnswer

  /// Help asked for by `-h` or `--help`.
  init(for command: CommandSpec, isShort: Bool) {
    answer = .help(.command(command.name, isShort: isShort))
  }

  init(_ parsed: ParsedArguments) throws {
    if parsed.has(Self.manual) {
      answer = .generated(.manual)
      return
    }
    let (name, table) = (parsed.operands.first ?? "", Commands.commandLine)
    let shorthand = table.shorthands.first { $0.words == [name] }?.meaning.first
    if let topic = HelpTopicName(rawValue: name) {
      answer = .help(.topic(topic))
    } else if let command = table.command(named: name) ?? shorthand.flatMap(table.command) {
      answer = .help(.command(command.name, isShort: false))
    } else {
      let names = table.commands.map(\.name) + table.topicNames
      throw InvalidValue(name, .commandOrTopic, words: names)
    }
  }

  /// Help has to work even when the preferences are broken.
  func answerEarly(_ context: ServiceContext) -> EarlyOutcome? { .answer(answer) }
  func run(with service: AnimalService) -> CommandOutcome { .answer(answer) }
}
