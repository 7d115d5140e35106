import ZooFiles
import ZooKit
import ZooSources

/// Does the work of commands under the preferences of this run: fetches, finds, remembers and stores
/// animals.
///
/// It knows nothing about terminals; notices go to `ServiceContext` as values.
package struct AnimalService: Sendable {
  package let preferences: Preferences
  private(set) var context: ServiceContext
  let directories: Directories
  /// The user's cats; `nil` without a data directory.
  let usersCatStore: UsersCats?
  /// The lists kept between runs; `nil` without a state directory.
  let lists: LastLists?
  /// The best scores of quizzes; `nil` without a state directory.
  let bestScores: BestScores?
  let loader: AnimalLoader
  let wikipediaPictures: WikipediaPictures
  let pictureFetcher: PictureFetcher
  /// `nil` without a cache directory.
  let caches: ResponseCaches?
  private let reported: ReportedNotices

  /// Reads the preferences, strongest last: system-wide files, the user's file, environment, flags.
  ///
  /// - Parameters:
  ///   - ignoresBrokenPreferences: whether an invalid file or address is reported and ignored.
  ///   - previous: the service before preferences were saved; what it has reported is not repeated, and
  ///     what Wikipedia has refused it is remembered.
  /// - Throws: an error for an invalid file or address.
  package init(
    _ context: ServiceContext, ignoresBrokenPreferences: Bool = false,
    after previous: AnimalService? = nil
  ) throws {
    let directories = Directories(environment: context.environment)
    var preferences = Preferences()
    var notices: [Notice] = []
    func take(isOptional: Bool, _ work: () throws -> Void) throws {
      do { try work() } catch {
        guard isOptional else { throw error }
        notices.append(.preferencesIgnored(Failure(error)))
      }
    }
    for directory in directories.systemConfig.reversed() {
      try take(isOptional: true) {
        let file = PreferencesFile(directory: directory, as: .system)
        preferences.apply(try Self.values(of: file, &notices), from: .system)
      }
    }
    try take(isOptional: ignoresBrokenPreferences) {
      guard let directory = directories.config else { return }
      let values = try Self.values(of: PreferencesFile(directory: directory), &notices)
      preferences.apply(values, from: .user)
    }
    preferences.applyVariables(of: context.environment)
    try take(isOptional: ignoresBrokenPreferences) {
      preferences.apply(try Self.addresses(in: context.environment), from: .environment)
    }
    preferences.apply(context.flags, from: .flag)
    self.preferences = preferences
    self.context = context
    self.directories = directories
    reported = previous?.reported ?? ReportedNotices()

    caches = directories.cache.map {
      ResponseCaches(in: $0, pictureLimit: preferences.pictureCache << 20)
    }
    lists = directories.state.map { LastLists(directory: $0) }
    bestScores = directories.state.map { BestScores(directory: $0) }
    usersCatStore = directories.data.map { UsersCats(directory: $0, exhibit: .own) }
    loader = AnimalLoader(
      http: context.http, cache: caches?.pages, usersCats: usersCatStore, preferences: preferences,
      environment: context.environment, now: context.now)
    let isSameWikipedia =
      previous?.preferences.wikipediaAddress == preferences.wikipediaAddress
      && previous?.preferences.timeout == preferences.timeout
    let kept = isSameWikipedia ? previous?.wikipediaPictures : nil
    wikipediaPictures =
      kept
      ?? WikipediaPictures(
        http: context.http, base: preferences.wikipediaAddress, cache: caches?.pages,
        timeout: preferences.timeout, patience: preferences.patience, now: context.now)
    pictureFetcher = PictureFetcher(
      http: context.http, cache: caches?.pictures, usersDirectory: directories.data,
      deadline: preferences.timeout,
      allowsRequests: preferences.mayFetchPictures, wikipediaPictures: wikipediaPictures,
      now: context.now)
    for notice in notices { report(notice) }
  }

  private static func values(
    of file: PreferencesFile, _ notices: inout [Notice]
  ) throws -> JSONObject {
    let (values, faults) = try file.usable()
    notices += faults.map { .preferencesIgnored(.preferences($0)) }
    let unknown = PreferencesFile.unknownKeys(in: values, apis: Exhibit.addressNames)
    if !unknown.isEmpty { notices.append(.unknownKeys(unknown, path: file.path)) }
    return values
  }

  /// The API addresses that environment variables set.
  private static func addresses(
    in environment: [String: String]
  ) throws -> JSONObject {
    var addresses: JSONObject = [:]
    let variables =
      Exhibit.all.map { ($0.id, $0.addressVariable) } + [(Wikipedia.id, Wikipedia.addressVariable)]
    for (name, variable) in variables {
      guard let text = environment[variable], !text.isEmpty || name == Wikipedia.id else {
        continue
      }
      guard PreferenceKey.apis.accepts([name: .string(text)]) else {
        throw InvalidValue(text.withoutPassword, .address(variable: variable))
      }
      addresses[name] = .string(text)
    }
    return addresses.isEmpty ? [:] : [PreferenceKey.apis.name: .object(addresses)]
  }

  /// Reports a notice, only once per run unless `isAsked`.
  package func report(_ notice: Notice, isAsked: Bool = false) {
    if reported.isNew(notice) || isAsked { context.report(notice, preferences) }
  }

  /// The same service with another place for its notices, such as a full-screen window.
  ///
  /// - Parameter showingActivity: whether activities are still shown, which would spoil a window.
  package func reporting(
    showingActivity: Bool = true, to report: @escaping @Sendable (Notice) -> Void
  ) -> Self {
    var service = self
    service.context.report = { notice, _ in report(notice) }
    if !showingActivity { service.context.begin = { _, _ in {} } }
    return service
  }

  func showingActivity<Value>(
    _ activity: Activity, _ work: () async throws -> Value
  ) async throws -> Value {
    let end = context.begin(activity, preferences)
    do {
      let value = try await work()
      await end()
      return value
    } catch {
      await end()
      throw error
    }
  }
}

// MARK: - Preferences

extension AnimalService {
  /// The directory of the user's preferences file; `nil` if `HOME` is not set.
  package var preferencesDirectory: String? { directories.config }

  /// Saves all changes or none; returns a service with the new preferences, and the file's path.
  package func save(_ changes: JSONObject) throws -> (AnimalService, path: String) {
    let file = try Self.preferencesFile(context)
    try file.save(changes)
    return (try AnimalService(context, after: self), file.path)
  }

  package func withoutFlags() throws -> AnimalService {
    var context = context
    context.flags = [:]
    return try AnimalService(context, after: self)
  }

  /// The user's preferences file. Static, because it may be broken. Throws `Failure.noHome`.
  package static func preferencesFile(_ context: ServiceContext) throws -> PreferencesFile {
    guard let directory = Directories(environment: context.environment).config else {
      throw Failure.noHome
    }
    return PreferencesFile(directory: directory)
  }
}

/// What is kept of downloads and of what was made of them.
struct ResponseCaches: Sendable {
  let pages: ResponseCache
  let pictures: ResponseCache
  /// Pictures drawn for a terminal.
  let drawings: ResponseCache

  /// - Parameter pictureLimit: the most bytes of all pictures.
  init(in directory: String, pictureLimit: Int) {
    pages = .pages(in: directory)
    pictures = .pictures(in: directory, limit: pictureLimit)
    drawings = .drawings(in: directory)
  }
}
