import Collections
import ZooKit
import ZooQuery

// What is known without a request: the cache if it has the whole exhibit, else the built-in collection. This reads the
// collection itself, because a request for all of it takes ten times as long.

extension AnimalLoader {
  /// What queries look at of all animals of an exhibit, as far as they are known without a request.
  package func known(_ exhibit: Exhibit) async -> (entries: [IndexEntry], source: Source) {
    if let cached = await cached(exhibit) { return (cached.entries(of: exhibit), .cache) }
    let allowed = sources.required
    guard allowed == nil || allowed == .builtIn, let collection = LoadedCollection.of(exhibit)
    else { return ([], allowed ?? .builtIn) }
    // Without the user's cats there are still the others.
    let own = (try? usersCats(in: exhibit)) ?? []
    return (own.entries(of: exhibit) + collection.entries, .builtIn)
  }

  /// The animals of the built-in collection, or those of a kind; facts are searched as they are decoded, so for a search
  /// none can be left out before.
  func builtIn(_ exhibit: Exhibit, for query: ListQuery) -> [Animal] {
    guard let known = LoadedCollection.of(exhibit) else { return [] }
    guard let kind = query.kind else { return known.entries.animals }
    let index = QueryIndex(known.entries)
    return index.animals(at: index.answer(Query(kind))?.matches ?? [])
  }

  /// All of an exhibit from the cache; `nil` if it may not be used, or hasn't all. It never has the whole of a random one.
  private func cached(_ exhibit: Exhibit) async -> [Animal]? {
    let allowed = sources.required
    guard allowed == nil || allowed == .cache, !exhibit.isRandomSample,
      sources.preferences.address(of: exhibit) != nil
    else { return nil }
    return try? await requiring(.cache).whole(of: exhibit).value
  }

  /// The names of all animals of an exhibit. Those of built-in ones are read from their tables.
  package func names(of exhibit: Exhibit) async -> [String] {
    if let cached = await cached(exhibit) { return cached.flatMap(\.properNames) }
    // Without the user's cats there are still the others.
    let own = ((try? usersCats(in: exhibit)) ?? []).map(\.name)
    return own + (BuiltInCollection.named(exhibit.id)?.names(in: NameColumns.names) ?? [])
  }
}
