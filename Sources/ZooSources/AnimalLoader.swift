import Foundation
import RecordScan
import ZooFiles
import ZooKit

/// Fetches what is to be seen of the exhibits: pages, whole exhibits, details and galleries.
package struct AnimalLoader: Sendable {
  private let ladder: SourceLadder
  private let own: UsersCats?

  /// Makes the source.
  ///
  /// - Parameters:
  ///   - cache: `nil` when there is no directory for it.
  ///   - own: the user's own animals; `nil` when there is no directory for them.
  ///   - environment: where API keys come from.
  package init(
    http: HTTPClient, cache: ResponseCache?, own: UsersCats?, preferences: Preferences,
    environment: [String: String], now: @escaping @Sendable () -> Date
  ) {
    ladder = SourceLadder(
      http: http, cache: cache, preferences: preferences, environment: environment, now: now)
    self.own = own
  }

  /// A page of an exhibit; the user's own animals come first.
  ///
  /// - Parameter isReload: asks the API even if the cache has a fresh page.
  /// - Returns: the page; it is empty past the end.
  /// - Throws: `SourceError` when the one source insisted on fails, or one's own animals cannot be
  ///   read.
  package func page(
    of exhibit: Exhibit, _ request: PageRequest, isReload: Bool = false
  ) async throws(SourceError) -> Fetched<Listing> {
    let mine = try usersCats(in: exhibit)
    let first = Array(mine.dropFirst(request.offset).prefix(request.size))
    let rest = PageRequest(
      offset: max(0, request.offset - mine.count), size: request.size - first.count)
    let fetched = try await ladder.read(exhibit) { source throws(SourceError) in
      try await gather(exhibit, rest, from: source, isReload: isReload)
    }
    return fetched.map { part in
      Listing(
        exhibit: exhibit.id, animals: first + part.animals, source: fetched.source,
        fetchedAt: fetched.fetchedAt, page: exhibit.paging == .random ? nil : request.index + 1,
        total: part.total.map { $0 + mine.count }, hasMore: part.hasMore,
        end: request.offset + request.size)
    }
  }

  /// Every animal of an exhibit, page by page, or those that a search may find.
  ///
  /// Of a random one that is its built-in collection by name, since its API cannot be asked for all;
  /// and nothing when another source is insisted on.
  ///
  /// - Parameter query: what is looked for; some of what it does not want may be left out already.
  /// - Throws: as `page(of:_:isReload:)` does.
  package func whole(
    of exhibit: Exhibit, isReload: Bool = false, for query: Query = Query()
  ) async throws(SourceError) -> Fetched<[Animal]> {
    let mine = try usersCats(in: exhibit)
    if exhibit.paging == .random, let source = ladder.preferences[.source], source != .builtIn {
      return Fetched(value: mine, source: source)
    }
    guard exhibit.paging != .random else {
      return try await gather(exhibit, nil, from: .builtIn, isReload: false)
        .map { mine + Query(order: .name).sorted($0.animals) }
    }
    return try await ladder.read(exhibit) { source throws(SourceError) in
      if let kept = ladder.whole(of: exhibit, from: source, isReload: isReload),
        let found = search(kept, of: exhibit, for: query)
      {
        return found
      }
      return try await gather(exhibit, nil, from: source, isReload: isReload).map(\.animals)
    }.map { mine + $0 }
  }

  /// Searches what is kept of a whole exhibit; `nil` where it cannot be read.
  private func search(
    _ kept: ResponseCache.Entry, of exhibit: Exhibit, for query: Query
  ) -> Fetched<[Animal]>? {
    let base = ladder.preferences.address(of: exhibit)
    return (try? RecordLines(text: kept.body).records(for: query, of: exhibit)).map { records in
      Fetched(
        value: records.compactMap { exhibit.decode($0, base) }, source: .cache,
        fetchedAt: kept.fetchedAt)
    }
  }

  /// An animal with all that its API knows of it; as it is where the API has no more, or cannot
  /// be asked.
  ///
  /// - Throws: as `page(of:_:isReload:)` does, when one source is insisted on.
  package func detail(of animal: Animal, in exhibit: Exhibit) async throws(SourceError)
    -> Fetched<Animal>
  {
    guard let endpoint = exhibit.detail?(animal) else {
      return Fetched(value: animal, source: .cache)
    }
    do throws(SourceError) {
      return try await ladder.read(exhibit) { source throws(SourceError) in
        try await ladder.records(at: endpoint, of: exhibit, from: source, isReload: false)
          .map { records in
            let base = base(of: exhibit, source)
            let found = records.lazy.compactMap { exhibit.decode($0, base) }.first
            return found.map(animal.completed) ?? animal
          }
      }
    } catch {
      switch error {
      case .fetch(let failure) where ladder.preferences[.source] != .live:
        return Fetched(value: animal, source: .cache, notices: [.noDetail(failure)])
      case .notInCache: return Fetched(value: animal, source: .cache)
      case .fetch, .noAddress, .file: throw error
      }
    }
  }

  /// More pictures of an animal; none where its API has no gallery.
  ///
  /// - Throws: as `page(of:_:isReload:)` does.
  package func gallery(of animal: Animal, in exhibit: Exhibit) async throws(SourceError)
    -> Fetched<[Picture]>
  {
    guard let gallery = exhibit.gallery else {
      return Fetched(value: animal.pictures, source: .cache)
    }
    let endpoint = gallery.endpoint(animal)
    return try await ladder.read(exhibit) { source throws(SourceError) in
      try await ladder.records(at: endpoint, of: exhibit, from: source, isReload: false)
        .map { $0.compactMap(gallery.decode) }
    }
  }

  private func usersCats(in exhibit: Exhibit) throws(SourceError) -> [Animal] {
    guard let own, own.exhibit == exhibit else { return [] }
    do throws(FileError) { return try own.animals() } catch { throw .file(error) }
  }

  private func base(of exhibit: Exhibit, _ source: Source) -> String? {
    source == .builtIn ? nil : ladder.preferences.address(of: exhibit)
  }
}

// MARK: - Putting pages together

extension AnimalLoader {
  /// Reads as many of the API's own pages as a part takes.
  ///
  /// - Parameter wanted: the part; `nil` for the whole exhibit.
  fileprivate func gather(
    _ exhibit: Exhibit, _ wanted: PageRequest?, from source: Source, isReload: Bool
  ) async throws(SourceError) -> Fetched<PageCursor.Part> {
    var pages = PageCursor(wanted, paging: exhibit.paging)
    var walk = ladder.walk()
    var result = Fetched(value: pages.part, source: source)
    // All records, of a walk through the whole that goes on to its end.
    var records: [JSONValue] = []
    var isWhole = wanted == nil && source == .live && exhibit.paging != .whole
    let base = base(of: exhibit, source)
    while let page = pages.next {
      let seconds = try await SourceError.fetching { () throws(FetchError) in
        try walk.step(to: host(of: exhibit))
      }
      let answer = try await ladder.records(
        at: exhibit.page(page), of: exhibit, from: source, isReload: isReload, within: seconds)
      result.add(answer)
      let isNew = pages.add(answer.value.map { exhibit.decode($0, base) })
      isWhole = isWhole && isNew
      if isWhole { records += answer.value }
    }
    guard !pages.isUseless else {
      throw .fetch(FetchError(host: host(of: exhibit), cause: .nothingUsable))
    }
    result.value = pages.part
    if isWhole, !records.isEmpty, result.value.unusable == 0, let date = result.fetchedAt,
      let notice = ladder.keep(records, of: exhibit, fetchedAt: date)
    {
      result.notices.append(notice)
    }
    if result.value.unusable > 0 { result.notices.append(.leftOut(result.value.unusable)) }
    return result
  }

  private func host(of exhibit: Exhibit) -> String {
    ladder.preferences.address(of: exhibit).flatMap(WebAddress.init)?.host
      ?? "the built-in collection"
  }
}

extension Fetched {
  /// Takes account of one more answer.
  fileprivate mutating func add(_ answer: Fetched<[JSONValue]>) {
    notices += answer.notices.filter { !notices.contains($0) }
    if answer.source == .cache { source = .cache }
    if let date = answer.fetchedAt { fetchedAt = min(fetchedAt ?? date, date) }
  }
}
