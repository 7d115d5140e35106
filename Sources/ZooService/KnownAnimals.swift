import ZooKit
import ZooSources

// What is known without a request: from the cache and the built-in collections.

extension AnimalService {
  /// A search in all exhibits, as far as they are known without a request: their matches, those of the exhibit with the
  /// best one first.
  package func search(_ words: String) async -> Listing {
    var indices: [SearchIndex] = []
    var cached: Set<Exhibit.ID> = []
    for exhibit in Exhibit.all {
      guard let listing = await offlineListing(of: exhibit) else { continue }
      indices.append(SearchIndex(listing.animals, of: exhibit))
      if listing.source == .cache { cached.insert(exhibit.id) }
    }
    let animals = SearchIndex.matches(words, in: indices).groupedByExhibit.flatMap { $0 }
    let source = cached.isDisjoint(with: animals.map(\.exhibit)) ? Source.builtIn : .cache
    var listing = Listing(
      exhibit: Listing.severalExhibits, animals: animals, source: source, total: animals.count,
      search: words)
    if animals.isEmpty {
      let nearest = words.nearestSearch(in: indices.map(\.words)) { word in
        indices.contains { $0.hasWords(word) }
      } _: { search in
        indices.contains { !$0.allMatches(search).isEmpty }
      }
      listing.nearestQuery = nearest.map { ListQuery(search: $0) }
    }
    return sayingIfOwn(listing)
  }

  /// The animals of an exhibit among which a lookup's words may be found without a request; all of them for
  /// an id.
  func offlineListing(of exhibit: Exhibit, for which: AnimalReference) async -> Listing? {
    guard case .words(let words) = which else { return await offlineListing(of: exhibit) }
    guard let found = try? await loader.candidates(for: words, in: exhibit) else { return nil }
    return Listing(exhibit: exhibit.id, animals: found.animals, source: found.source)
  }

  /// A whole exhibit from the cache, else from the built-in collection, as far as the preferences allow
  /// these; `nil` if neither has it.
  package func offlineListing(of exhibit: Exhibit) async -> Listing? {
    for source in [Source.cache, .builtIn]
    where preferences.source == nil || preferences.source == source {
      if source == .cache, preferences.address(of: exhibit) == nil { continue }
      if let whole = try? await loader.requiring(source).whole(of: exhibit), !whole.value.isEmpty {
        return Listing(
          exhibit: exhibit.id, animals: whole.value, source: whole.source,
          fetchedAt: whole.fetchedAt)
      }
    }
    return nil
  }

  /// All animals known without a request, those of a list first.
  ///
  /// - Parameter exhibits: where to look; empty for all.
  func knownAnimals(after listed: Listing?, in exhibits: [Exhibit.ID] = []) async -> [Animal] {
    var animals = listed?.animals ?? []
    for exhibit in Exhibit.all where exhibits.isEmpty || exhibits.contains(exhibit.id) {
      animals += await offlineListing(of: exhibit)?.animals ?? []
    }
    return animals
  }

  /// The names of all animals known without a request, those of the last list first.
  package func allNames() async -> [String] {
    // Without the last list the others can still be completed.
    let listed = (try? lastShownListing())?.listing
    // Birds are looked up by their English names too.
    return await knownAnimals(after: listed).flatMap { animal in
      [animal.name] + animal.facts.filter { $0.key == "englishName" }.map(\.searchableText)
    }
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
