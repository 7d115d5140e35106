import Console
import Foundation
import ZooFiles
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
      http: world.http, cache: directories.cache.map { ResponseCache.pages(in: $0) }, own: own,
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
    let isWanted = !options.isQuiet && world.environment["TERM"] != "dumb" && isInFront
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
