import Arguments
import Console

/// The program: a command line in, an exit code out.
public enum Zoo {
  /// The version of the program.
  public static let version = "0.1.0"

  /// Every command, in the order help shows them.
  static let commands: [any Command.Type] = [
    RefreshCommand.self, ListCommand.self, DetailCommand.self, GalleryCommand.self,
    SettingsCommand.self, AddCommand.self, EditCommand.self, RemoveCommand.self, HelpCommand.self,
  ]

  /// The whole command line as declared: the parser, the help and every later reader of it
  /// (completions, a man page) know it from here.
  public static let table = CommandTable(
    program: "zoo", summary: "Meet animals in your terminal.", root: SessionCommand.spec,
    commands: commands.map { $0.spec }, commonOptions: CommonOptions.declared)

  /// Runs a command line.
  ///
  /// - Parameter arguments: the words behind the program's name.
  /// - Returns: the exit code; every error is already worded on stderr.
  public static func run(_ arguments: [String], in world: World) async -> Int32 {
    do {
      try await perform(arguments, in: world)
      return 0
    } catch let error as OutputError where error.isReaderGone {
      return 0  // `zoo list | head -1`: the reader has what it wanted.
    } catch {
      let width = Appearance.width(environment: world.environment, terminal: world.terminal)
      let problem = Wording.problem(error)
      let lines =
        Wording.lines(of: problem.sentence, in: world).map { StyledLine($0) }
        + Wording.lines(of: problem.candidates, width: width)
      // When stderr cannot be written either, the exit code has to say it alone.
      try? world.terminal.write(Renderer().text(of: lines), .error)
      return problem.exitCode
    }
  }

  private static func perform(_ arguments: [String], in world: World) async throws {
    let parsed = try table.parse(arguments)
    let options = try CommonOptions(parsed)
    if parsed.has(CommonOptions.help) {
      return try HelpCommand(topic: parsed.command).print(with: options, in: world)
    }
    if parsed.has(SessionCommand.version) {
      return try world.terminal.write("zoo \(version)\n", .output)
    }
    try table.checkOperands(of: parsed)
    let type = commands.first { $0.spec == parsed.command } ?? SessionCommand.self
    try await type.init(parsed).run(with: options, in: world)
  }
}

/// A command: declared, read from a command line, then run.
protocol Command: Sendable {
  /// Its declaration.
  static var spec: CommandSpec { get }
  /// Reads what was typed into validated values.
  ///
  /// Throws `UsageError` or `InvalidValue`.
  init(_ parsed: ParsedArguments) throws
  /// Does it.
  func run(with options: CommonOptions, in world: World) async throws
}
