import Arguments
import Console
import ZooKit

/// `zoo help [COMMAND]`
struct HelpCommand: Command {
  static let spec = CommandSpec(
    "help", "how to use zoo, or one of its commands",
    operands: [Operand("COMMAND", isOptional: true, "the command to explain")])

  private let topic: CommandSpec

  init(topic: CommandSpec) { self.topic = topic }

  init(_ parsed: ParsedArguments) throws {
    let name = parsed.operand(0) ?? ""
    guard let topic = Zoo.table.command(named: name) else {
      let names = Zoo.table.commands.map(\.name)
      throw UsageError.unknownCommand(name, suggestion: name.nearest(in: names))
    }
    self.topic = topic
  }

  func run(with options: CommonOptions, in world: World) async throws {
    try print(with: options, in: world)
  }

  /// Writes the help. It reads no preferences: help is there even when they are broken.
  func print(with options: CommonOptions, in world: World) throws {
    let width = Appearance.width(environment: world.environment, terminal: world.terminal)
    let isTerminal = world.terminal.isTerminal(.output)
    let renderer = Renderer(
      colored: Appearance.usesColor(
        flag: options.preferences[PreferenceKey.color.name]?.text,
        environment: world.environment, isTerminal: isTerminal))
    let lines = Zoo.table.help(for: topic, width: min(width, 100))
    try world.terminal.write(renderer.text(of: lines), .output)
  }
}
