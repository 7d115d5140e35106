import Arguments
import Console
import ZooFiles
import ZooKit
import ZooSources

/// `zoo settings`
struct SettingsCommand: Command {
  static let reset = Option("reset", "put the preferences file aside and go back to the defaults")

  static let spec = CommandSpec(
    "settings", "the units, and everything else that is kept between runs",
    discussion: [
      "With flags, saves exactly those: all of them, or none when one is wrong. Without any it "
        + "asks on a terminal, and elsewhere shows each value and where it comes from."
    ],
    options: PreferenceKey.all.map(\.option) + [reset],
    examples: [
      ("zoo settings --weight kg --height m", "kilograms and metres from now on"),
      ("zoo settings --json", "every value and its origin"),
    ])

  private let changes: [String: JSONValue]
  private let isReset: Bool

  init(_ parsed: ParsedArguments) throws {
    isReset = parsed.has(Self.reset)
    let single = PreferenceKey.all.filter { $0.name != PreferenceKey.apis.name }
    var changes = try parsed.preferences(single)
    var addresses: [String: JSONValue] = [:]
    for word in parsed.values(PreferenceKey.apis.option) {
      let (exhibit, address) = try Self.address(word)
      addresses[exhibit] = address
    }
    if !addresses.isEmpty { changes[PreferenceKey.apis.name] = .object(addresses) }
    self.changes = changes
  }

  /// Reads `animals=https://…`; nothing behind the sign takes an address back.
  private static func address(_ word: String) throws(InvalidValue) -> (String, JSONValue) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else {
      throw InvalidValue(word, kind: "an address of an exhibit", allowed: "EXHIBIT=URL")
    }
    let exhibit = try Exhibit(typed: parts[0])
    return (exhibit.id, parts[1].isEmpty ? .null : try PreferenceKey.apis.value(of: parts[1]))
  }

  func run(with options: CommonOptions, in world: World) async throws {
    if isReset { try reset(options, in: world) }
    let context = try Context(world, options)
    if !changes.isEmpty {
      let file = try context.preferencesFile()
      try file.save(changes)
      context.note("saved in \(file.path).")
    } else if !isReset, context.mayHoldConversation {
      return try await SettingsConversation(context).run()
    }
    try show(try Context(world, options.forShowing, after: context))
  }

  /// Puts the old file aside before anything reads it: it may be broken.
  private func reset(_ options: CommonOptions, in world: World) throws {
    let directories = Directories(environment: world.environment)
    guard let directory = directories.config else { throw NoHome() }
    let backup = try PreferencesFile(directory: directory).reset()
    if let backup, !options.isQuiet {
      try? world.terminal.write(
        "zoo: the old preferences are now in \(backup.printable).\n", .error)
    }
  }

  private func show(_ context: Context) throws {
    if context.options.isJSON {
      try context.show(JSONView.settings(context.preferences))
    } else {
      let view = SettingsView(width: context.width, path: context.directories.config)
      try context.show(view.lines(context.preferences))
    }
  }
}

extension CommonOptions {
  /// The same options without the flags, which are saved by now.
  fileprivate var forShowing: Self {
    var options = self
    options.preferences = [:]
    return options
  }
}

extension Context {
  /// Whether a form can be filled in: only by a person at a terminal.
  fileprivate var mayHoldConversation: Bool {
    !options.isJSON && !options.isInputForbidden
      && world.terminal.isTerminal(.input) && world.terminal.isTerminal(.output)
  }
}
