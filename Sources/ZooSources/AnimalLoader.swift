import Collections
import Foundation
import RecordScan
import ZooFiles
import ZooKit
import ZooQuery

/// Loads animals: pages, whole exhibits, details and galleries.
package struct AnimalLoader: Sendable {
  var sources: FallbackLoader
  private let usersCats: UsersCats?

  /// - Parameters:
  ///   - cache: `nil` without a cache directory.
  ///   - usersCats: the user's cats; `nil` without a data directory.
  ///   - environment: where API keys come from.
  package init(
    http: HTTPClient, cache: ResponseCache?, usersCats: UsersCats?, preferences: Preferences,
    environment: [String: String], now: @escaping @Sendable () -> Date
  ) {
    sources = FallbackLoader(
      http: http, cache: cache, preferences: preferences, required: preferences.source,
      environment: environment, now: now)
    self.usersCats = usersCats
  }

  /// The same loader for one source alone; `nil` for that of the preferences.
  package func requiring(_ source: Source?) -> AnimalLoader {
    guard let source else { return self }
    var loader = self
    loader.sources.required = source
    return loader
  }

  /// The same loader for further pages of a list from a source, with which the built-in collection is not mixed.
  package func continuing(_ source: Source?) -> AnimalLoader {
    if source == .builtIn { return requiring(.builtIn) }
    var loader = self
    loader.sources.isContinuing = source != nil
    return loader
  }

  /// A page of an exhibit, the user's cats first; it is empty past the end.
  ///
  /// - Parameter isReload: sends a request even if the cached page is fresh.
  /// - Throws: `FetchError` or `ChosenSourceError` if the one allowed source fails; `FileError` if the user's
  ///   cats can't be read.
  package func page(
    of exhibit: Exhibit, _ request: PageRequest, isReload: Bool = false
  ) async throws -> Fetched<Listing> {
    let mine = try usersCats(in: exhibit)
    let first = Array(mine.dropFirst(request.offset).prefix(request.size))
    let rest = PageRequest(
      offset: max(0, request.offset - mine.count), size: request.size - first.count)
    // What completes the records is found while the API answers.
    async let _ = LoadedCollection.of(exhibit)?.placesByKey
    let fetched = try await sources.read(exhibit) { source in
      try await loadPages(exhibit, rest, from: source, isReload: isReload)
    }
    return fetched.map { part in
      var listing = Listing(
        exhibit: exhibit.id,
        animals: first + part.animals.map { $0.withBuiltInKnowledge(in: exhibit) },
        source: fetched.source,
        fetchedAt: fetched.fetchedAt, page: exhibit.hasPages ? request.number : nil,
        total: part.total.map { $0 + mine.count }, hasMore: part.hasMore,
        end: request.offset + request.size)
      listing.isSample = exhibit.isRandomSample
      return listing
    }
  }

  /// Every animal of an exhibit, or at least those that match a query.
  ///
  /// The API of a random exhibit can't list everything, so its built-in collection stands in, sorted by
  /// name. If another source is required, the exhibit has no animals.
  ///
  /// - Parameter query: animals that don't match it may already be left out.
  /// - Throws: the errors of `page(of:_:isReload:)`.
  package func whole(
    of exhibit: Exhibit, isReload: Bool = false, for query: ListQuery = ListQuery()
  ) async throws -> Fetched<[Animal]> {
    let mine = try usersCats(in: exhibit)
    if exhibit.isRandomSample, let source = sources.required, source != .builtIn {
      try sources.checkAddress(of: exhibit)
      return Fetched(value: mine, source: source)
    }
    guard !exhibit.isRandomSample else {
      return Fetched(value: mine + builtIn(exhibit, for: query), source: .builtIn)
    }
    return try await sources.read(exhibit) { source in
      if source == .builtIn {
        return Fetched(value: builtIn(exhibit, for: query), source: .builtIn)
      }
      if let kept = sources.whole(of: exhibit, from: source, isReload: isReload),
        let found = search(kept, of: exhibit, for: query)
      {
        return found
      }
      return try await loadPages(exhibit, nil, from: source, isReload: isReload).map(\.animals)
    }.map { animals in mine + animals.map { $0.withBuiltInKnowledge(in: exhibit) } }
  }

  /// Searches the cached records of a whole exhibit; `nil` if they can't be read.
  private func search(
    _ kept: ResponseCache.Entry, of exhibit: Exhibit, for query: ListQuery
  ) -> Fetched<[Animal]>? {
    let base = sources.preferences.address(of: exhibit)
    return (try? SearchableRecords(text: kept.body).records(for: query, of: exhibit)).map {
      records in
      Fetched(
        value: records.compactMap { exhibit.decode($0, base) }, source: .cache,
        fetchedAt: kept.fetchedAt)
    }
  }

  /// An animal completed by its API's detail; unchanged if the API has none or can't be reached.
  ///
  /// - Throws: `FetchError` if only live data is allowed and the request fails.
  package func detail(of animal: Animal, in exhibit: Exhibit) async throws
    -> Fetched<Animal>
  {
    guard let endpoint = exhibit.detail?(animal) else {
      return Fetched(value: animal, source: .cache)
    }
    do {
      return try await sources.read(exhibit) { source in
        try await sources.records(at: endpoint, of: exhibit, from: source)
          .map { records in
            let base = base(of: exhibit, source)
            let found = records.lazy.compactMap { exhibit.decode($0, base) }.first
            return found.map { animal.completed(by: $0.withBuiltInKnowledge(in: exhibit)) }
              ?? animal
          }
      }
    } catch let failure as FetchError where sources.required != .live {
      return Fetched(value: animal, source: .cache, notices: [.detailFailed(failure)])
    } catch ChosenSourceError.notInCache {
      return Fetched(value: animal, source: .cache)
    }
  }

  /// More pictures of an animal; those it already has if its API has no gallery.
  ///
  /// - Throws: the errors of `page(of:_:isReload:)`.
  package func gallery(of animal: Animal, in exhibit: Exhibit) async throws
    -> Fetched<[Picture]>
  {
    switch exhibit.gallery {
    case nil: return Fetched(value: animal.pictures, source: .cache)
    case .record: return try await detail(of: animal, in: exhibit).map(\.pictures)
    case .request(let gallery):
      let endpoint = gallery.endpoint(animal)
      return try await sources.read(exhibit) { source in
        try await sources.records(at: endpoint, of: exhibit, from: source)
          .map { $0.compactMap(gallery.decode) }
      }
    }
  }

  /// All tags of an exhibit, as its API lists them; none if it has no such list.
  ///
  /// - Throws: the errors of `page(of:_:isReload:)`.
  package func tags(of exhibit: Exhibit) async throws -> Fetched<[String]> {
    guard let endpoint = exhibit.tags else { return Fetched(value: [], source: .cache) }
    return try await sources.read(exhibit) { source in
      try await sources.records(
        at: endpoint, of: exhibit, from: source, isUsable: { $0.text != nil }
      ).map { $0.compactMap(\.text) }
    }
  }

  func usersCats(in exhibit: Exhibit) throws(FileError) -> [Animal] {
    guard let usersCats, usersCats.exhibit == exhibit else { return [] }
    return try usersCats.animals()
  }

  func base(of exhibit: Exhibit, _ source: Source) -> String? {
    source == .builtIn ? nil : sources.preferences.address(of: exhibit)
  }
}
