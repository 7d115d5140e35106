import Arguments
import ZooService
import ZooKit

/// A command: declared, read from a command line, then run to its answer.
package protocol Command: Sendable {
  /// Its declaration.
  static var spec: CommandSpec { get }
  /// Reads what was typed into validated values.
  ///
  /// Throws `UsageError` or `InvalidValue`.
  init(_ parsed: ParsedArguments) throws
  /// The preferences that its own flags set for this once.
  var flags: [String: JSONValue] { get }
  /// Whether it goes on with the defaults where the preferences cannot be used at all.
  var ignoresBrokenPreferences: Bool { get }
  /// What it does before any preferences are read, since they may be broken.
  ///
  /// - Returns: its answer, where it needs no preferences for one.
  func begin(_ context: ServiceContext) throws(Failure) -> Answer?
  /// Does it.
  func run(with service: AnimalService) async throws(Failure) -> Answer
}

extension Command {
  /// None.
  package var flags: [String: JSONValue] { [:] }
  /// No: what a user has chosen is not passed over in silence.
  package var ignoresBrokenPreferences: Bool { false }
  /// Nothing.
  package func begin(_ context: ServiceContext) -> Answer? { nil }
}

/// Every command, and the command line as declared.
package enum Commands {
  /// In the order help shows them.
  static let all: [any Command.Type] = [
    RefreshCommand.self, ListCommand.self, DetailCommand.self, CompareCommand.self,
    GalleryCommand.self, SettingsCommand.self, AddCommand.self, EditCommand.self,
    RemoveCommand.self, CacheCommand.self, DoctorCommand.self, CompletionsCommand.self,
    HelpCommand.self,
  ]

  /// The whole command line: parser, help, completions and manual know it from here.
  package static let table = CommandLineSpec(
    program: "zoo", summary: "Meet animals in your terminal.", root: VisitCommand.spec,
    commands: all.map { $0.spec }, commonOptions: CommonOptions.declared, topics: Topics.all,
    listing: CompletionsCommand.listing)

  /// The command that a command line names, read.
  ///
  /// - Throws: `UsageError` or `InvalidValue`.
  package static func command(of parsed: ParsedArguments) throws -> any Command {
    if let form = parsed.value(CommonOptions.help) {
      return HelpCommand(for: parsed.command, isShort: form == "-h")
    }
    if parsed.has(VisitCommand.version) { return VisitCommand(parsed) }
    try table.checkOperands(of: parsed)
    let type = all.first { $0.spec == parsed.command } ?? VisitCommand.self
    return try type.init(parsed)
  }
}
