import Arguments
import ZooService

/// A command: declared, parsed from a command line, then run to its answer.
package protocol Command: Sendable {
  static var spec: CommandSpec { get }
  /// - Throws: `UsageError` or `InvalidValue`.
  init(_ parsed: ParsedArguments) throws
  /// Whether it runs with the defaults when the preferences can't be read.
  var ignoresBrokenPreferences: Bool { get }
  /// Runs before any preferences are read, because they may be broken.
  ///
  /// - Returns: the answer, if that needs no preferences.
  func answerEarly(_ context: ServiceContext) throws -> EarlyOutcome?
  func run(with service: AnimalService) async throws -> CommandOutcome
}

extension Command {
  /// No: broken preferences are an error, so that defaults never silently replace a user's choice.
  package var ignoresBrokenPreferences: Bool { false }
  /// Does nothing, because most commands need the preferences.
  package func answerEarly(_ context: ServiceContext) -> EarlyOutcome? { nil }
}

/// All commands, and the command line they declare.
package enum Commands {
  /// In the order help shows them.
  static let all: [any Command.Type] = [
    RefreshCommand.self, ListCommand.self, DetailCommand.self, CompareCommand.self,
    TodayCommand.self, SearchCommand.self, BrowseCommand.self, GalleryCommand.self,
    SettingsCommand.self,
    AddCommand.self,
    EditCommand.self, RemoveCommand.self, TagsCommand.self, CacheCommand.self,
    DoctorCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  /// The whole command line, from which the parser is made. `ZooWording` adds the words of its help.
  package static let commandLine = CommandLineSpec(
    program: "zoo", root: RootCommand.spec,
    commands: all.map { $0.spec }, commonOptions: CommonOptions.declared,
    shorthands: [
      (["random"], [DetailCommand.spec.name, "--random"]), (["version"], ["--version"]),
      (["-v"], ["--version"]), (["exhibits"], [HelpCommand.spec.name, "exhibits"]),
      (["--no-color"], ["--color", "never"]), (["--limit"], ["--per-page"]),
      (["--metric"], ["--units", "metric"]),
      (["--imperial"], ["--units", "imperial"]), (["config", "set"], [SettingsCommand.spec.name]),
      (["config", "get"], [SettingsCommand.spec.name]),
    ], topicNames: Topic.allCases.map(\.rawValue),
    namesCommand: [CompletionsCommand.spec.name])

  /// - Throws: `UsageError` or `InvalidValue`.
  package static func command(of parsed: ParsedArguments) throws -> any Command {
    if let form = parsed.value(CommonOptions.help) {
      return HelpCommand(for: parsed.command, isShort: form == "-h")
    }
    if parsed.has(RootCommand.version) { return try RootCommand(parsed) }
    try commandLine.checkOperands(of: parsed)
    let type = all.first { $0.spec == parsed.command } ?? RootCommand.self
    return try type.init(parsed)
  }
}
