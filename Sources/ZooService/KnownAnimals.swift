import ZooKit
import ZooQuery
import ZooSources

/// Animals that may answer a query, with where they came from.
package struct KnownAnimals {
  var index = QueryIndex()
  private(set) var exhibits: [Exhibit] = []
  private(set) var sources: [Exhibit.ID: Source] = [:]
  /// Why an exhibit is missing that had to be asked; whoever insists on its API is told, unless a whole name was found.
  var failure: (any Error)?

  mutating func add(_ entries: [IndexEntry], of exhibit: Exhibit, from source: Source) {
    index.add(entries)
    exhibits.append(exhibit)
    sources[exhibit.id] = source
  }

  /// Those that match, by exhibit, as a list.
  func listing(of matches: [Int], search words: String) -> Listing {
    let groups = index.animals(at: matches).groupedByExhibit
    let exhibits = groups.compactMap(\.first?.exhibit)
    let known = exhibits.compactMap { sources[$0] }
    return Listing(
      exhibit: exhibits.count == 1 ? exhibits[0] : Listing.severalExhibits,
      animals: groups.flatMap { $0 }, source: known.first { $0 != .builtIn } ?? .builtIn,
      total: matches.count, search: words)
  }
}

extension AnimalService {
  /// What may answer queries: the cache, the built-in collections, the user's cats and a list.
  ///
  /// - Parameter listed: the list shown last, whose animals count as they are there.
  func known(in exhibits: [Exhibit], listed: Listing? = nil) async -> KnownAnimals {
    // Side by side.
    let found = await withTaskGroup { group in
      for exhibit in exhibits {
        group.addTask(executorPreference: globalConcurrentExecutor) {
          (exhibit.id, await entries(of: exhibit, listed: listed))
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    var known = KnownAnimals()
    for exhibit in exhibits {
      guard let (entries, source) = found[exhibit.id] else { continue }
      known.add(entries, of: exhibit, from: source)
    }
    return known
  }

  private func entries(
    of exhibit: Exhibit, listed: Listing?
  ) async -> (entries: [IndexEntry], source: Source) {
    let found = try? await loader.known(exhibit)
    // Whoever insists on a source wants none from another, whatever is on the screen.
    let isMeant = preferences.source == nil || preferences.source == listed?.source
    let shown = isMeant ? listed?.animals.filter { $0.exhibit == exhibit.id } ?? [] : []
    // Each counts as it is on the screen; another API may have another id.
    var others = shown.entries(of: exhibit)
    let known = found?.entries ?? []
    let ids = Set(others.isEmpty ? [] : known.map(\.id))
    let entries = known.map { known in
      let place =
        others.firstIndex { $0.id == known.id }
        ?? others.firstIndex { !ids.contains($0.id) && $0.mainNames == known.mainNames }
      return place.map { others.remove(at: $0) } ?? known
    }
    return (others + entries, found?.source ?? listed?.source ?? .builtIn)
  }

  /// A search in all exhibits, as far as they are known without a request, or as their APIs have them where nothing else is
  /// allowed: their matches, those of the exhibit with the best one first.
  package func search(_ words: String) async throws -> Listing {
    let query = Query(words)
    var known = await known(in: Exhibit.all)
    if let asked = try await asked(known, isLimited: false) { known = asked }
    if let failure = known.failure { throw failure }
    var listing = known.listing(of: known.index.search(query).map(\.index), search: words)
    listing.exhibit = Listing.severalExhibits
    if listing.animals.isEmpty {
      listing.nearestWords = known.index.correction(of: query)
    }
    return sayingIfOwn(listing)
  }

  /// A whole exhibit from the cache, else from the built-in collection, as far as the preferences allow
  /// these; `nil` if neither has it.
  package func offlineListing(of exhibit: Exhibit) async -> Listing? {
    guard let found = try? await loader.known(exhibit), !found.entries.isEmpty else { return nil }
    return Listing(exhibit: exhibit.id, animals: found.entries.animals, source: found.source)
  }

  /// The names of all animals known without a request, those of the last list first.
  package func allNames() async -> [String] {
    // Without the last list the others can still be completed.
    var names = (try? lastShownListing())?.listing.animals.map(\.name) ?? []
    for exhibit in Exhibit.all { names += await loader.names(of: exhibit) }
    return names
  }

  /// The tags of cats that are known without a request, each once, in order: those that the API listed before, and
  /// those of all known cats.
  package func knownTags() async -> [String] {
    // Without the API's list there are still the cats'.
    let listed = try? await loader.requiring(.cache).tags(of: .own)
    let cats = await offlineListing(of: .own)?.animals ?? []
    return Self.sorted((listed?.value ?? []) + cats.flatMap(\.tags))
  }
}
