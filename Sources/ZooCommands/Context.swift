import Console
import Foundation
import ZooKit
import ZooSources

/// What a command works with: the world, seen through the preferences and options of this run.
struct Context: Sendable {
  private(set) var world: World
  let options: CommonOptions
  let preferences: Preferences
  let directories: Directories
  /// What has been said in this run.
  private let said: SaidNotices
  /// The columns text is laid out in; asked for anew each time, since windows change.
  var width: Int {
    Appearance.width(environment: world.environment, terminal: world.terminal)
  }

  /// Reads the preferences, strongest last: system-wide files, the user's file, environment, flags.
  ///
  /// - Parameters:
  ///   - flags: preferences given on the command line besides the common ones.
  ///   - earlier: the context before this one in the same run, in which has been said what is odd
  ///     about the files.
  /// - Throws: `PreferencesError` or `FileError` for a file that is not as it should be.
  init(
    _ world: World, _ options: CommonOptions, flags: [String: JSONValue] = [:],
    after earlier: Context? = nil
  ) throws {
    self.world = world
    said = earlier?.said ?? SaidNotices()
    self.options = options
    directories = Directories(environment: world.environment)
    var preferences = Preferences()
    var oddities: [String] = []
    for directory in directories.systemConfig.reversed() {
      let file = PreferencesFile(directory: directory, isOwn: false)
      do {
        let values = try file.read()
        preferences.apply(values, from: .system)
        oddities += Wording.unknownKeys(in: values, of: file).map { [$0] } ?? []
      } catch {
        // Few users can mend it, so it must not stop them.
        oddities.append(Wording.problem(error).sentence + " Until then it is passed over.")
      }
    }
    if let file = directories.config.map({ PreferencesFile(directory: $0) }) {
      let values = try file.read()
      preferences.apply(values, from: .user)
      oddities += Wording.unknownKeys(in: values, of: file).map { [$0] } ?? []
    }
    preferences.apply(try Self.addresses(in: world.environment), from: .environment)
    preferences.apply(options.preferences, from: .flag)
    preferences.apply(flags, from: .flag)
    self.preferences = preferences
    if earlier == nil { oddities.forEach(note) }
  }

  /// The same in another world.
  func with(_ world: World) -> Context {
    var context = self
    context.world = world
    return context
  }

  /// The API addresses that environment variables set.
  private static func addresses(
    in environment: [String: String]
  ) throws(InvalidValue) -> [String: JSONValue] {
    var addresses: [String: JSONValue] = [:]
    for exhibit in Exhibit.all {
      guard let text = environment[exhibit.addressVariable], !text.isEmpty else { continue }
      guard WebAddress(text)?.isBase == true else {
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
    if !options.isQuiet { tell(sentence) }
  }

  /// Writes on stderr what a person has to know to go on, however quiet it is to be.
  func tell(_ sentence: String) {
    let lines = Wording.lines(of: sentence, in: world).map { StyledLine($0, .quiet) }
    // A notice that cannot be written must not cost the answer.
    try? world.terminal.write(renderer(for: .error).text(of: lines), .error)
  }

  /// How text for a stream is written.
  func renderer(for stream: Console.Stream) -> Renderer {
    let isTerminal = world.terminal.isTerminal(stream)
    let mode = preferences[.color]
    return Renderer(
      colored: Appearance.usesColor(
        flag: mode.origin == .flag ? mode.value.text : nil, preference: preferences.color,
        environment: world.environment, isTerminal: isTerminal),
      linked: Appearance.opensLinks(environment: world.environment, isTerminal: isTerminal))
  }

  /// Asks a question: on a real terminal with a line that can be edited, else line by line, an
  /// answer that was piped in written behind it.
  ///
  /// - Parameter stream: stderr for a command's question, so that stdout is the answer alone; stdout
  ///   in the session, which is a conversation.
  /// - Returns: `nil` at the end of input.
  func ask(_ question: StyledLine, on stream: Console.Stream) async throws -> String? {
    try await prompt(question, on: stream).answer()
  }

  /// A question, not yet asked.
  func prompt(_ question: StyledLine, on stream: Console.Stream) -> LinePrompt {
    LinePrompt(
      question, on: stream, of: world.terminal, keyboard: keyboard(for: stream),
      renderer: renderer(for: stream),
      width: { min(width, world.terminal.size()?.columns ?? width) })
  }

  /// The keyboard, where a stream is the same person's terminal.
  func keyboard(for stream: Console.Stream) -> Keyboard? {
    movesCursor(on: stream) && world.terminal.isTerminal(.input) ? world.terminal.keyboard : nil
  }

  /// Does some work while keys are read one at a time, where they can be: what is typed meanwhile
  /// does not show, so nothing on the screen moves by it.
  func readingKeys(
    on stream: Console.Stream, _ work: @Sendable () async throws -> Void
  ) async throws {
    let done: Void? = try await keyboard(for: stream)?.reading(.lines, on: stream, work)
    if done == nil { try await work() }
  }

  /// Whether what was written to a stream can be written over.
  func movesCursor(on stream: Console.Stream) -> Bool {
    Appearance.movesCursor(
      environment: world.environment, terminal: world.terminal, stream: stream)
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
  /// Fetches something and says on stderr what is to be known about it.
  ///
  /// - Parameters:
  ///   - label: what is fetched, for the progress: `cat breeds`.
  ///   - source: insists on one, whatever the preferences say.
  func fetch<Value>(
    _ label: String, from source: Source? = nil,
    _ work: (ExhibitSource) async throws -> Fetched<Value>
  ) async throws -> Fetched<Value> {
    var preferences = preferences
    if let source {
      preferences.apply([PreferenceKey.source.name: .string(source.rawValue)], from: .flag)
    }
    let exhibits = ExhibitSource(
      http: world.http, cache: directories.cache.map { PageCache(directory: $0) }, own: own,
      preferences: preferences, environment: world.environment, now: world.now)
    let fetched = try await progress.during("Fetching \(label)") { try await work(exhibits) }
    for notice in fetched.notices {
      let sentence = Wording.sentence(notice, now: world.now())
      if said.isNew(sentence) { note(sentence) }
    }
    return fetched
  }

  /// The sign of life for this run.
  var progress: Console.Progress {
    let isWanted = !options.isQuiet && world.environment["TERM"] != "dumb"
    return Console.Progress(on: world.terminal, isWanted: isWanted)
  }

  /// The user's own specimens; `nil` without a directory for them.
  var own: OwnSpecimens? { directories.data.map { OwnSpecimens(directory: $0) } }

  /// A page of an exhibit. A search or another order looks through the whole of it first.
  func listing(
    of exhibit: Exhibit, _ request: PageRequest, _ query: Query = Query(), isAnew: Bool = false,
    from source: Source? = nil
  ) async throws -> Listing {
    guard query.needsWhole || request.isAll else {
      let listing = try await fetch(exhibit.plural, from: source) {
        try await $0.page(of: exhibit, request, isAnew: isAnew)
      }.value
      rememberFetched(listing, of: exhibit)
      return listing
    }
    let whole = try await fetch(exhibit.plural, from: source) {
      try await $0.whole(of: exhibit, isAnew: isAnew)
    }
    return Listing(
      page: request, of: query.apply(to: whole.value, of: exhibit), in: exhibit, query,
      source: whole.source, fetchedAt: whole.fetchedAt)
  }

  /// The lists kept between runs; `nil` without a directory for them.
  var lists: RememberedLists? { directories.state.map { RememberedLists(directory: $0) } }

  /// Keeps a list for the next run. What cannot be kept is said, and the list still shown.
  func remember(_ listing: Listing) {
    guard let lists else { return note(Wording.nothingRemembered) }
    noting { try lists.remember(listing) }
  }

  /// Keeps random specimens that have just been fetched, for `zoo list` and for filters.
  private func rememberFetched(_ listing: Listing, of exhibit: Exhibit) {
    guard exhibit.paging == .random, let lists else { return }
    noting { try lists.rememberFetched(listing, of: exhibit) }
  }

  /// Does what the answer does not depend on; when it fails, that is said and no more.
  private func noting(_ work: () throws -> Void) {
    do { try work() } catch { note(Wording.problem(error).sentence) }
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
