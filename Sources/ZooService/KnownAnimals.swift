import Arguments
import ZooKit
import ZooQuery
import ZooSources

/// Animals that may answer a query, with where they came from.
package struct KnownAnimals {
  package private(set) var index = QueryIndex()
  private(set) var sources: [Exhibit.ID: Source] = [:]
  /// Why an exhibit is missing that had to be asked; whoever insists on its API is told, unless a whole name was found.
  var failure: (any Error)?

  mutating func add(_ entries: [IndexEntry], of exhibit: Exhibit, from source: Source) {
    index.add(entries)
    sources[exhibit.id] = source
  }

  /// What words mean among them.
  func answer(to target: Lookup) -> QueryAnswer? {
    let answer = index.answer(Query(target.words))
    return target.isMaybeCommand && answer.map { $0.rank <= .insideName } == true ? nil : answer
  }

  /// Those that match, by exhibit, as a list.
  func listing(of matches: [Int], search words: String) -> Listing {
    let groups = index.animals(at: matches).groupedByExhibit
    let exhibits = groups.compactMap { $0.first?.exhibit }
    let known = exhibits.compactMap { sources[$0] }
    return Listing(
      exhibit: exhibits.count == 1 ? exhibits[0] : Listing.severalExhibits,
      animals: groups.flatMap { $0 }, source: known.first { $0 != .builtIn } ?? .builtIn,
      total: matches.count, search: words)
  }
}

extension AnimalService {
  /// What may answer queries: the cache or else the built-in collections, as far as the preferences allow these, the user's cats
  /// and a list.
  ///
  /// - Parameter listed: the list shown last, whose animals count as they are there.
  package func known(in exhibits: [Exhibit], listed: Listing? = nil) async -> KnownAnimals {
    // Side by side.
    let reading = exhibits.map { exhibit in
      Task(executorPreference: globalConcurrentExecutor) { await loader.known(exhibit) }
    }
    // Whoever insists on a source wants none from another, whatever is on the screen.
    let isMeant = preferences.source == nil || preferences.source == listed?.source
    let shown = isMeant ? listed?.animals ?? [] : []
    var known = KnownAnimals()
    for (exhibit, task) in zip(exhibits, reading) {
      let (entries, source) = await task.value
      let shown = shown.filter { $0.exhibit == exhibit.id }.entries(of: exhibit)
      known.add(entries.updated(by: shown), of: exhibit, from: source)
    }
    return known
  }

  /// A search in all exhibits, as far as they are known without a request, or as their APIs have them where nothing else is
  /// allowed: their matches, those of the exhibit with the best one first.
  package func search(_ words: String) async throws -> Listing {
    let query = Query(words)
    let offline = await known(in: Exhibit.all)
    let asked = await asked(in: Exhibit.all, besides: offline)
    if let failure = asked.failure { throw failure }
    let known = asked.sources.isEmpty ? offline : asked
    var listing = known.listing(of: known.index.search(query).map(\.index), search: words)
    listing.exhibit = Listing.severalExhibits
    listing.nearestWords = listing.animals.isEmpty ? known.index.correction(of: query) : nil
    return sayingIfOwn(listing)
  }

  /// The tags or words that were probably meant where nothing matches; `nil` if nothing is near.
  func corrected(_ query: ListQuery, in exhibit: Exhibit) async -> String? {
    let index = await known(in: [exhibit]).index
    guard let tag = query.tag else {
      return (query.search ?? query.kind).flatMap { index.correction(of: Query($0)) }
    }
    let tags = Set(index.entries.animals.flatMap(\.tags)).sorted()
    let near = tag.commaSeparated.compactMap { part in
      tags.first { $0.folded == part.folded } ?? part.nearest(in: tags)
    }
    let meant = near.joined(separator: ", ")
    return near.isEmpty || meant.folded == tag.folded ? nil : meant
  }
}

extension [IndexEntry] {
  /// Those of a list before them, or in the place of the same animals here; another API may have another id.
  fileprivate func updated(by listed: [IndexEntry]) -> [IndexEntry] {
    if listed.isEmpty { return self }
    let ids = Set(map(\.id))
    var others = listed
    let all = map { known in
      let place = others.firstIndex {
        $0.id == known.id || !ids.contains($0.id) && $0.mainNames == known.mainNames
      }
      return place.map { others.remove(at: $0) } ?? known
    }
    return others + all
  }
}
