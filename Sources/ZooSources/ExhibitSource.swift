import Foundation
import ZooFiles
import ZooKit

/// Fetches what is to be seen of the exhibits: pages, whole exhibits, details and galleries.
public struct ExhibitSource: Sendable {
  private let library: Library
  private let own: OwnSpecimens?

  /// An exhibit is taken for endless beyond so many specimens.
  static let wholeLimit = 20_000

  /// Makes the source.
  ///
  /// - Parameters:
  ///   - cache: `nil` when there is no directory for it.
  ///   - own: the user's own specimens; `nil` when there is no directory for them.
  ///   - environment: where API keys come from.
  public init(
    http: HTTPClient, cache: ResponseCache?, own: OwnSpecimens?, preferences: Preferences,
    environment: [String: String], now: @escaping @Sendable () -> Date
  ) {
    library = Library(
      http: http, cache: cache, preferences: preferences, environment: environment, now: now)
    self.own = own
  }

  /// A page of an exhibit; the user's own specimens come first.
  ///
  /// - Parameter isAnew: asks the API even if the cache has a fresh page.
  /// - Returns: the page; it is empty past the end.
  /// - Throws: `FetchError`, `NotInCache` or `NoAddress` when the one source insisted on fails, and
  ///   `FileError` for own specimens that cannot be read.
  public func page(
    of exhibit: Exhibit, _ request: PageRequest, isAnew: Bool = false
  ) async throws -> Fetched<Listing> {
    let mine = try specimensOfOnesOwn(in: exhibit)
    let first = Array(mine.dropFirst(request.offset).prefix(request.size))
    let rest = PageRequest(
      offset: max(0, request.offset - mine.count), size: request.size - first.count)
    let fetched = try await library.read(exhibit) { source in
      try await gather(exhibit, rest, from: source, isAnew: isAnew)
    }
    return fetched.map { part in
      Listing(
        exhibit: exhibit.id, specimens: first + part.specimens, source: fetched.source,
        fetchedAt: fetched.fetchedAt, page: exhibit.paging == .random ? nil : request.index + 1,
        total: part.total.map { $0 + mine.count }, hasMore: part.hasMore,
        end: request.offset + request.size)
    }
  }

  /// Every specimen of an exhibit, page by page.
  ///
  /// Of a random one that is its built-in collection, since its API cannot be asked for all; and
  /// nothing when another source is insisted on.
  ///
  /// - Throws: as `page(of:_:isAnew:)` does.
  public func whole(
    of exhibit: Exhibit, isAnew: Bool = false
  ) async throws -> Fetched<[Specimen]> {
    let mine = try specimensOfOnesOwn(in: exhibit)
    let all = PageRequest(size: Self.wholeLimit)
    if exhibit.paging == .random, let source = library.preferences[.source], source != .builtIn {
      return Fetched(value: mine, source: source)
    }
    let fetched =
      exhibit.paging == .random
      ? try await gather(exhibit, all, from: .builtIn, isAnew: false)
      : try await library.read(exhibit) { try await gather(exhibit, all, from: $0, isAnew: isAnew) }
    return fetched.map { mine + $0.specimens }
  }

  /// A specimen with all that its API knows of it; as it is where the API has no more, or cannot
  /// be asked.
  ///
  /// - Throws: as `page(of:_:isAnew:)` does, when one source is insisted on.
  public func detail(of specimen: Specimen, in exhibit: Exhibit) async throws -> Fetched<Specimen> {
    guard let endpoint = exhibit.detail?(specimen) else {
      return Fetched(value: specimen, source: .cache)
    }
    do {
      return try await library.read(exhibit) { source in
        try await library.records(at: endpoint, of: exhibit, from: source, isAnew: false)
          .map { records in
            let base = base(of: exhibit, source)
            let found = records.lazy.compactMap { exhibit.decode($0, base) }.first
            return found.map(specimen.completed) ?? specimen
          }
      }
    } catch let error as FetchError where library.preferences[.source] != .live {
      return Fetched(value: specimen, source: .cache, notices: [.noDetail(error)])
    } catch is NotInCache {
      return Fetched(value: specimen, source: .cache)
    }
  }

  /// More pictures of a specimen; none where its API has no gallery.
  ///
  /// - Throws: as `page(of:_:isAnew:)` does.
  public func gallery(of specimen: Specimen, in exhibit: Exhibit) async throws -> Fetched<[Picture]>
  {
    guard let endpoint = exhibit.gallery?(specimen) else {
      return Fetched(value: specimen.pictures, source: .cache)
    }
    return try await library.read(exhibit) { source in
      try await library.records(at: endpoint, of: exhibit, from: source, isAnew: false)
        .map { records in records.compactMap { Picture($0.text("url")) } }
    }
  }

  private func specimensOfOnesOwn(in exhibit: Exhibit) throws -> [Specimen] {
    guard let own, own.exhibit.id == exhibit.id else { return [] }
    return try own.specimens()
  }

  private func base(of exhibit: Exhibit, _ source: Source) -> String? {
    source == .builtIn ? nil : library.preferences.address(of: exhibit)
  }
}

// MARK: - Putting pages together

extension ExhibitSource {
  /// A part of an exhibit, and whether more comes behind it.
  fileprivate struct Part: Sendable {
    var specimens: [Specimen] = []
    var hasMore = false
    /// How many there are in all, where one answer holds them all.
    var total: Int?
  }

  /// Reads as many of the API's own pages as a part takes.
  ///
  /// A record that cannot be used keeps its place until the part is cut, so that the next part
  /// begins where this one ends.
  fileprivate func gather(
    _ exhibit: Exhibit, _ wanted: PageRequest, from source: Source, isAnew: Bool
  ) async throws -> Fetched<Part> {
    guard wanted.size > 0 else { return Fetched(value: Part(hasMore: true), source: source) }
    let end = wanted.offset + wanted.size
    var next = exhibit.paging.chunk(from: wanted.offset, of: wanted)
    let start = exhibit.paging == .random ? wanted.offset : next.offset
    var result = Fetched(value: Part(), source: source)
    var places: [Specimen?] = []
    var seen: Set<String> = []
    var isMore = true
    var walk = library.walk()
    while isMore, next.offset < end {
      let answer = try await library.records(
        at: exhibit.page(next), of: exhibit, from: source, isAnew: isAnew,
        within: try walk.step(to: host(of: exhibit)))
      result.add(answer)
      let base = base(of: exhibit, source)
      let new = answer.value.map { exhibit.decode($0, base) }
      // An API that ignores the page it is asked for would repeat itself for ever, and one that sends
      // nothing usable is not better on the next page.
      let usable = new.compactMap { $0 }
      let isRepeated = !usable.isEmpty && usable.allSatisfy { seen.contains($0.id) }
      if !(exhibit.paging.isPaged && isRepeated) { places += new }
      seen.formUnion(usable.map(\.id))
      // An API may cap what it is asked for, so only the whole's end is told by an empty page.
      let least = wanted.size == Self.wholeLimit ? 1 : next.size
      let goesOn = !isRepeated && (!usable.isEmpty || new.isEmpty)
      isMore = exhibit.paging.isPaged && goesOn && answer.value.count >= least
      let following = exhibit.paging.following(next, count: answer.value.count)
      next = exhibit.paging.chunk(from: following, of: wanted)
    }
    if places.compactMap({ $0 }).isEmpty, !places.isEmpty || exhibit.paging == .random {
      throw FetchError(host: host(of: exhibit), cause: .nothingUsable)
    }
    if exhibit.paging == .whole { result.value.total = places.count }
    let behind = places.dropFirst(wanted.offset - start)
    let part = behind.prefix(wanted.size)
    result.value.specimens = part.compactMap { $0 }
    result.value.hasMore =
      isMore || exhibit.paging != .random && behind.count > wanted.size
    let unusable = part.count - result.value.specimens.count
    if unusable > 0 { result.notices.append(.leftOut(unusable)) }
    return result
  }

  private func host(of exhibit: Exhibit) -> String {
    library.preferences.address(of: exhibit).flatMap(WebAddress.init)?.host
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

extension Paging {
  /// Whether the API hands out one page after another.
  fileprivate var isPaged: Bool {
    switch self {
    case .pages, .offsets: true
    case .random, .whole: false
    }
  }

  /// The place behind a page that held so many records.
  fileprivate func following(_ page: PageRequest, count: Int) -> Int {
    if case .offsets = self { page.offset + count } else { page.offset + page.size }
  }

  /// The page to ask the API for, to get what stands at a place.
  fileprivate func chunk(from offset: Int, of wanted: PageRequest) -> PageRequest {
    switch self {
    case .random: return wanted
    case .whole: return PageRequest(size: wanted.size)
    case .offsets(let limit):
      let left = wanted.offset + wanted.size - offset
      return PageRequest(offset: offset, size: min(limit, left))
    case .pages(let limit):
      // Numbered pages are all of one size, so a part that fits none is cut from full ones.
      let fits = wanted.size <= limit && wanted.offset % wanted.size == 0
      let size = fits ? wanted.size : limit
      return PageRequest(offset: offset / size * size, size: size)
    }
  }
}
