import Console
import Foundation
import ZooKit
import ZooSources

/// What a command works with: the world, seen through the preferences and options of this run.
struct Context: Sendable {
  let world: World
  let options: CommonOptions
  let preferences: Preferences
  let directories: Directories
  /// The columns text is laid out in.
  let width: Int

  /// Reads the preferences, strongest last: system-wide files, the user's file, environment, flags.
  ///
  /// - Parameter flags: preferences given on the command line besides the common ones.
  /// - Throws: `PreferencesError` or `FileError` for a file that is not as it should be.
  init(
    _ world: World, _ options: CommonOptions, flags: [String: JSONValue] = [:]
  ) throws {
    self.world = world
    self.options = options
    directories = Directories(environment: world.environment)
    width = Appearance.width(environment: world.environment, terminal: world.terminal)
    var preferences = Preferences()
    var unknown: [(file: PreferencesFile, keys: [String])] = []
    let systemFiles = directories.systemConfig.reversed().map(PreferencesFile.init)
    let userFile = directories.config.map(PreferencesFile.init)
    for (files, origin) in [
      (systemFiles, Preferences.Origin.system), ([userFile].compactMap { $0 }, .user),
    ] {
      for file in files {
        let values = try file.read()
        preferences.apply(values, from: origin)
        unknown.append((file, PreferencesFile.unknownKeys(in: values)))
      }
    }
    preferences.apply(try Self.addresses(in: world.environment), from: .environment)
    preferences.apply(options.preferences, from: .flag)
    preferences.apply(flags, from: .flag)
    self.preferences = preferences
    for (file, keys) in unknown where !keys.isEmpty {
      note(Wording.unknownKeys(keys, in: file.path))
    }
  }

  /// The API addresses that environment variables set.
  private static func addresses(
    in environment: [String: String]
  ) throws(InvalidValue) -> [String: JSONValue] {
    var addresses: [String: JSONValue] = [:]
    for exhibit in Exhibit.all {
      guard let text = environment[exhibit.addressVariable], !text.isEmpty else { continue }
      guard WebAddress(text) != nil else {
        throw InvalidValue(
          text, kind: "an address for \(exhibit.addressVariable)",
          allowed: PreferenceKey.apis.allowed)
      }
      addresses[exhibit.id] = .string(text)
    }
    return addresses.isEmpty ? [:] : [PreferenceKey.apis.name: .object(addresses)]
  }
}

// MARK: - Speaking

extension Context {
  /// Writes the answer as text.
  func show(_ lines: [StyledLine]) throws {
    try world.terminal.write(renderer(for: .output).text(of: lines), .output)
  }

  /// Writes the answer as JSON.
  func show(_ value: JSONValue) throws {
    try world.terminal.write(value.jsonText(indented: true) + "\n", .output)
  }

  /// Writes a notice on stderr, unless notices are unwanted.
  func note(_ sentence: String) {
    guard !options.isQuiet else { return }
    let line = StyledLine("zoo: \(sentence)", .quiet)
    // A notice that cannot be written must not cost the answer.
    try? world.terminal.write(renderer(for: .error).text(of: [line]), .error)
  }

  /// How text for a stream is written.
  func renderer(for stream: Console.Stream) -> Renderer {
    let isTerminal = world.terminal.isTerminal(stream)
    return Renderer(
      colored: Appearance.usesColor(
        mode: preferences.color, environment: world.environment, isTerminal: isTerminal),
      linked: Appearance.opensLinks(environment: world.environment, isTerminal: isTerminal))
  }

  /// Asks a question and reads the answer; an answer that was piped in is written behind it.
  ///
  /// - Parameter stream: stderr for a command's question, so that stdout is the answer alone;
  ///   stdout in the session, which is a conversation.
  /// - Returns: `nil` at the end of input.
  func ask(_ question: StyledLine, on stream: Console.Stream) throws -> String? {
    let renderer = renderer(for: stream)
    try world.terminal.write(renderer.text(of: question) + " ", stream)
    let answer = world.terminal.readLine()
    if answer == nil || !world.terminal.isTerminal(.input) {
      try world.terminal.write((answer?.printable ?? "") + "\n", stream)
    }
    return answer
  }

  /// Makes sure that a question may be asked.
  ///
  /// - Parameter flag: what would answer it: `zoo refresh COUNT`.
  /// - Throws: `QuestionForbidden`.
  func requireInput(orElse flag: String) throws {
    if options.isInputForbidden || !world.terminal.isOpen(.input) {
      throw QuestionForbidden(missing: flag, isInputClosed: !options.isInputForbidden)
    }
  }
}

/// A command needed an answer and was not allowed to ask.
struct QuestionForbidden: Error, Equatable {
  /// What would have answered the question.
  var missing: String
  /// Whether standard input is closed, rather than `--no-input` given.
  var isInputClosed: Bool
}

// MARK: - Animals

extension Context {
  /// Fetches a page and says on stderr what is to be known about it.
  ///
  /// - Parameter source: insists on one, whatever the preferences say.
  func fetch(
    _ exhibit: Exhibit, _ request: PageRequest, isAnew: Bool = false, from source: Source? = nil
  ) async throws -> Listing {
    var preferences = preferences
    if let source {
      preferences.apply([PreferenceKey.source.name: .string(source.rawValue)], from: .flag)
    }
    let exhibitSource = ExhibitSource(
      http: world.http, cache: directories.cache.map { PageCache(directory: $0) },
      preferences: preferences, environment: world.environment, now: world.now)
    let progress = Progress(on: world.terminal, isWanted: !options.isQuiet)
    let fetched = try await progress.during("Fetching \(exhibit.plural)") {
      try await exhibitSource.page(of: exhibit, request, isAnew: isAnew)
    }
    for notice in fetched.notices { note(Wording.sentence(notice, now: world.now())) }
    return fetched.listing
  }

  /// The lists kept between runs; `nil` without a directory for them.
  var lists: RememberedLists? { directories.state.map { RememberedLists(directory: $0) } }

  /// Keeps a list for the next run. What cannot be kept is said, and the list still shown.
  func remember(_ listing: Listing, of exhibit: Exhibit) {
    guard let lists else { return note(Wording.nothingRemembered) }
    do {
      try lists.remember(listing, of: exhibit)
    } catch {
      note(Wording.problem(error).sentence)
    }
  }

  /// The user's own preferences file.
  ///
  /// - Throws: `NoHome` when there is no place for one.
  func preferencesFile() throws(NoHome) -> PreferencesFile {
    guard let directory = directories.config else { throw NoHome() }
    return PreferencesFile(directory: directory)
  }
}

/// `HOME` is not set, so there is no place for files.
struct NoHome: Error, Equatable {}
