import Arguments
import ZooQuery
import ZooService

/// A command: declared, parsed from a command line, then run to its answer.
package protocol Command: Sendable {
  static var spec: CommandSpec { get }
  /// Whether the words behind it are not for this command, but mean what they mean behind `zoo`.
  static func isForRoot(_ parsed: ParsedArguments) -> Bool
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
  /// No: most commands read what stands behind them.
  package static func isForRoot(_ parsed: ParsedArguments) -> Bool { false }
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
    TodayCommand.self, MapCommand.self, QuizCommand.self, SearchCommand.self, BrowseCommand.self,
    GalleryCommand.self,
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
      (["random"], [DetailCommand.spec.name, "--random"]),
      (["surprise", "me"], [DetailCommand.spec.name, "--random"]),
      (["fact", "of", "the", "day"], [TodayCommand.spec.name]),
      (["animal", "of", "the", "day"], [TodayCommand.spec.name]), (["version"], ["--version"]),
      (["-v"], ["--version"]), (["exhibits"], [HelpCommand.spec.name, "exhibits"]),
      (["--no-color"], ["--color", "never"]), (["--limit"], ["--per-page"]),
      (["-n"], ["--per-page"]),
      (["--metric"], ["--units", "metric"]),
      (["--imperial"], ["--units", "imperial"]), (["config", "set"], [SettingsCommand.spec.name]),
      (["config", "get"], [SettingsCommand.spec.name]),
    ], topicNames: HelpTopicName.allCases.map(\.rawValue),
    namesCommand: [CompletionsCommand.spec.name])

  /// Parses a command line. An unknown option is a misspelt one, or meant as words, `--diet carnivore`, or one whose value is
  /// an option, `--format json`.
  package static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    let words = Array(arguments.prefix { !$0.hasPrefix("-") })
    let arguments =
      words.withCommandFirst(takesWords: commandLine.takesWords)
      + arguments.dropFirst(words.count)
    do {
      return try commandLine.parse(arguments)
    } catch {
      guard case .unknownOption(let option, let command, let near) = error else { throw error }
      let spec = commandLine.command(named: command) ?? RootCommand.spec
      let names = commandLine.options(of: spec).map { "--\($0.name)" }
      let value =
        arguments.drop { $0 != option }.dropFirst().first
        ?? arguments.first { $0.hasPrefix(option + "=") }.map {
          "\($0.dropFirst(option.count + 1))"
        }
      throw .unknownOption(
        option, command: command,
        suggestion: (command.isEmpty ? commandLine.line(ofCommand: option) : nil)
          ?? option.nearest(in: names, atMost: 1)
          ?? lineOfWords(
            commandLine.withoutOptions(of: spec, arguments).drop { $0 == command }, for: option)
          ?? value.flatMap { "--\($0)".nearest(in: names, atMost: 1) } ?? near)
    }
  }

  /// The line that says as words what an unknown option was meant to; `nil` if it, or anything beside it, is no term.
  private static func lineOfWords(_ arguments: some Collection<String>, for option: String)
    -> String?
  {
    let words = arguments.map { word in
      String(word.drop { $0 == "-" }.map { $0 == "=" ? " " : $0 })
    }
    let query = Query(words.joined(separator: " "))
    guard query.hasTerms, query.names.words.allSatisfy({ option.contains($0) }) else { return nil }
    return ([commandLine.program] + query.terms.words).joined(separator: " ")
  }

  /// - Throws: `UsageError` or `InvalidValue`.
  package static func command(of parsed: ParsedArguments) throws -> any Command {
    if let form = parsed.value(CommonOptions.help) {
      return HelpCommand(for: parsed.command, isShort: form == "-h")
    }
    if parsed.has(RootCommand.version) { return try RootCommand(parsed) }
    try commandLine.checkOperands(of: parsed)
    let type = all.first { $0.spec == parsed.command } ?? RootCommand.self
    if type.isForRoot(parsed) {
      return try RootCommand(commandLine.redirect(parsed, to: RootCommand.spec))
    }
    return try type.init(parsed)
  }
}
