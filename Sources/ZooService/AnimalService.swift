import ZooFiles
import ZooKit
import ZooSources

/// Does the work of commands under the preferences of this run: fetches, finds, remembers and stores
/// animals.
///
/// It knows nothing about terminals; notices go to `ServiceContext` as values.
package struct AnimalService: Sendable {
  /// The effective preferences.
  package let preferences: Preferences
  let context: ServiceContext
  let directories: Directories
  let wikipediaPictures: WikipediaPictures
  private let reported: OncePerRun

  /// Reads the preferences, strongest last: system-wide files, the user's file, environment, flags.
  ///
  /// - Parameters:
  ///   - flags: preferences given on the command line besides the common ones.
  ///   - ignoresBrokenPreferences: whether an invalid file or address is reported and ignored.
  /// - Throws: `Failure` for an invalid file or address.
  package init(
    _ context: ServiceContext, flags: [String: JSONValue] = [:],
    ignoresBrokenPreferences: Bool = false
  ) throws(Failure) {
    try self.init(
      context, flags: flags, reported: OncePerRun(),
      ignoresBrokenPreferences: ignoresBrokenPreferences)
  }

  private init(
    _ context: ServiceContext, flags: [String: JSONValue], reported: OncePerRun,
    ignoresBrokenPreferences: Bool = false
  ) throws(Failure) {
    let directories = Directories(environment: context.environment)
    var preferences = Preferences()
    var notices: [Notice] = []
    for directory in directories.systemConfig.reversed() {
      let file = PreferencesFile(directory: directory, as: .system)
      do {
        preferences.apply(try Self.values(of: file, &notices), from: .system)
      } catch {
        notices.append(.preferencesIgnored(error))
      }
    }
    func take(_ work: () throws(Failure) -> Void) throws(Failure) {
      do throws(Failure) { try work() } catch {
        guard ignoresBrokenPreferences else { throw error }
        notices.append(.preferencesIgnored(error))
      }
    }
    try take { () throws(Failure) in
      guard let directory = directories.config else { return }
      let values = try Self.values(of: PreferencesFile(directory: directory), &notices)
      preferences.apply(values, from: .user)
    }
    try take { () throws(Failure) in
      preferences.apply(try Self.addresses(in: context.environment), from: .environment)
    }
    preferences.apply(context.flags, from: .flag)
    preferences.apply(flags, from: .flag)
    self.preferences = preferences
    self.context = context
    self.directories = directories
    self.reported = reported
    wikipediaPictures = WikipediaPictures(
      http: context.http, base: preferences.wikipediaAddress,
      cache: directories.cache.map { ResponseCache.pages(in: $0) },
      timeout: preferences.timeout, now: context.now)
    for notice in notices { report(notice) }
  }

  private static func values(
    of file: PreferencesFile, _ notices: inout [Notice]
  ) throws(Failure) -> [String: JSONValue] {
    let (values, faults): ([String: JSONValue], [PreferencesError])
    do throws(PreferencesError) { (values, faults) = try file.usable() } catch {
      throw Failure(error)
    }
    notices += faults.map { .preferencesIgnored(Failure($0)) }
    let unknown = PreferencesFile.unknownKeys(
      in: values, apis: Exhibit.addressNames)
    if !unknown.isEmpty { notices.append(.unknownKeys(unknown, path: file.path)) }
    return values
  }

  /// The API addresses that environment variables set.
  private static func addresses(
    in environment: [String: String]
  ) throws(Failure) -> [String: JSONValue] {
    var addresses: [String: JSONValue] = [:]
    let variables =
      Exhibit.all.map { ($0.id, $0.addressVariable) } + [(Wikipedia.id, Wikipedia.addressVariable)]
    for (name, variable) in variables {
      guard let text = environment[variable], !text.isEmpty || name == Wikipedia.id else {
        continue
      }
      guard PreferenceKey.apis.accepts([name: .string(text)]) else {
        throw .invalid(
          InvalidValue(
            text.withoutPassword, kind: "an address for \(variable)",
            allowed: PreferenceKey.apis.allowed))
      }
      addresses[name] = .string(text)
    }
    return addresses.isEmpty ? [:] : [PreferenceKey.apis.name: .object(addresses)]
  }

  /// Reports a notice, only once per run unless `isAsked`.
  package func report(_ notice: Notice, isAsked: Bool = false) {
    if reported.isNew(notice) || isAsked { context.report(notice, preferences) }
  }

  /// Runs work and shows its activity meanwhile.
  func showingActivity<Value>(
    _ activity: Activity, _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
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

  /// Saves preferences, all of them or none.
  ///
  /// - Returns: a service with the new preferences, and the path of the file.
  package func save(_ changes: [String: JSONValue]) throws(Failure) -> (AnimalService, path: String)
  {
    guard let directory = directories.config else { throw .noHome }
    let file = PreferencesFile(directory: directory)
    do throws(PreferencesError) { try file.save(changes) } catch { throw Failure(error) }
    return (try AnimalService(context, flags: [:], reported: reported), file.path)
  }

  /// The same service without the flags of this run.
  package func withoutFlags() throws(Failure) -> AnimalService {
    var context = context
    context.flags = [:]
    return try AnimalService(context, flags: [:], reported: reported)
  }

  /// Creates a draft of the user's preferences to edit. Static, because the preferences may be broken.
  ///
  /// - Returns: its path, and whether it is an unfinished one from before.
  package static func draftPreferences(
    _ context: ServiceContext
  ) throws(Failure) -> (path: String, isOld: Bool) {
    let file = try preferencesFile(context)
    do throws(PreferencesError) { return (file.draft, try file.makeDraft()) } catch {
      throw Failure(error)
    }
  }

  /// Replaces the user's preferences with the draft.
  ///
  /// - Returns: whether that changed anything.
  /// - Throws: `Failure` if the draft is invalid; nothing is changed then.
  package static func adoptPreferences(_ context: ServiceContext) throws(Failure) -> Bool {
    let file = try preferencesFile(context)
    do throws(PreferencesError) { return try file.adoptDraft() } catch { throw Failure(error) }
  }

  /// Removes the draft if nothing in it was changed.
  package static func discardUnchangedDraft(_ context: ServiceContext) throws(Failure) {
    let file = try preferencesFile(context)
    do throws(PreferencesError) { try file.discardUnchangedDraft() } catch { throw Failure(error) }
  }

  private static func preferencesFile(_ context: ServiceContext) throws(Failure) -> PreferencesFile
  {
    guard let directory = Directories(environment: context.environment).config else {
      throw .noHome
    }
    return PreferencesFile(directory: directory)
  }

  /// Renames the user's preferences file, which restores the defaults. Static, because the file may be
  /// broken.
  ///
  /// - Returns: its new path; `nil` if there was none.
  package static func resetPreferences(_ context: ServiceContext) throws(Failure) -> String? {
    let file = try preferencesFile(context)
    return try Failure.wrappingFileErrors { () throws(FileError) in try file.reset() }
  }
}
