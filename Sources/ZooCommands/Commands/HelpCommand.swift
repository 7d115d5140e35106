import Arguments
import ZooService
import ZooKit

/// `zoo help [COMMAND | TOPIC]`
struct HelpCommand: Command {
  static let manual = Option("man", "print the manual page")

  static let spec = CommandSpec(
    "help", "how to use zoo, one of its commands, or more about a topic",
    discussion: [
      "Topics: " + Topics.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ") + "."
    ],
    operands: [
      Operand(
        "COMMAND|TOPIC", completedBy: .commandOrTopic, isOptional: true,
        "the command to explain, or the topic")
    ],
    options: [manual],
    examples: [
      ("zoo help detail", "all about a command; 'zoo detail -h' is one screen"),
      ("zoo help --man | man -l -", "the manual page"),
    ])

  /// When the words of the manual were last changed.
  private static let date = "November 21, 2026"

  private let answer: Answer

  /// Help asked for by `-h` or `--help`.
  init(for command: CommandSpec, isShort: Bool) {
    answer = .help(.command(command, isShort: isShort))
  }

  init(_ parsed: ParsedArguments) throws {
    if parsed.has(Self.manual) {
      answer = .text(Commands.commandLine.manual(date: Self.date))
      return
    }
    let (name, table) = (parsed.operands.first ?? "", Commands.commandLine)
    let shorthand = table.shorthands.first { $0.words == [name] }?.meaning.first
    if let topic = table.topics.first(where: { $0.name == name }) {
      answer = .help(.topic(topic))
    } else if let command = table.command(named: name) ?? shorthand.flatMap(table.command) {
      answer = .help(.command(command, isShort: false))
    } else {
      let names = table.commands.map(\.name) + table.topics.map(\.name)
      throw InvalidValue(name, .commandOrTopic, words: names)
    }
  }

  /// Help has to work even when the preferences are broken.
  func answerEarly(_ context: ServiceContext) -> EarlyOutcome? { .answer(answer) }
  func run(with service: AnimalService) -> CommandOutcome { .answer(answer) }
}
