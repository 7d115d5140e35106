/// Collects a part of an exhibit from an API's pages: says which page to fetch next, what to take
/// from it, and whether it was the last.
package struct PageCollector: Sendable {
  /// The collected part of an exhibit.
  package struct ExhibitPart: Sendable, Equatable {
    package var animals: [Animal]
    package var hasMore: Bool
    /// The total over all pages, if known.
    package var total: Int?
    package var unusable: Int

    package init(animals: [Animal], hasMore: Bool, total: Int?, unusable: Int) {
      self.animals = animals
      self.hasMore = hasMore
      self.total = total
      self.unusable = unusable
    }
  }

  /// An exhibit with more animals than this is treated as endless.
  package static let maximumAnimals = 20_000

  private let paging: Paging
  private let wanted: PageRequest
  private let isWhole: Bool
  /// The offset of the first record fetched; numbered pages may begin before the wanted part.
  private let start: Int
  private var page: PageRequest
  private var isMore: Bool
  /// The records so far; an unusable one stays as `nil`, so that the next part begins where this
  /// one ends.
  private var places: [Animal?] = []
  private var seen: Set<Animal.ID> = []

  /// Starts at the page with the first wanted record; `nil` wants the whole exhibit.
  package init(_ part: PageRequest?, paging: Paging) {
    let wanted = part ?? PageRequest(size: Self.maximumAnimals)
    let paging = part == nil ? paging.ofWhole : paging
    self.paging = paging
    self.wanted = wanted
    isWhole = part == nil
    page = paging.page(at: wanted.offset, for: wanted)
    start = paging == .random ? wanted.offset : page.offset
    isMore = wanted.size > 0
  }

  /// The page to fetch next; `nil` when nothing more is needed or available.
  package var next: PageRequest? {
    isMore && page.offset < wanted.offset + wanted.size ? page : nil
  }

  /// Adds the records of the page just fetched, `nil` for an unusable one; `false` if a paged API
  /// only repeated earlier records.
  ///
  /// - Parameter total: how many there are on all pages, if the API says so.
  @discardableResult
  package mutating func add(_ records: [Animal?], total: Int? = nil) -> Bool {
    // An API that ignores the page number would repeat itself for ever, and one that sends nothing
    // usable won't do better on the next page.
    let usable = records.compactMap { $0 }
    let isRepeated = !usable.isEmpty && usable.allSatisfy { seen.contains($0.id) }
    let isTaken = !(paging.isPaged && isRepeated)
    if isTaken { places += records }
    seen.formUnion(usable.map(\.id))
    // An API may send fewer than requested, so for the whole exhibit only an empty page is the end.
    let least = isWhole ? 1 : page.size
    let goesOn = !isRepeated && (!usable.isEmpty || records.isEmpty)
    let isLast = records.count < page.size && total.map { $0 <= start + places.count } == true
    isMore = paging.isPaged && goesOn && records.count >= least && !isLast
    let following = paging.nextOffset(behind: page, count: records.count)
    page = paging.page(at: following, for: wanted)
    return isTaken
  }

  /// Whether records came but none is usable; for random exhibits an empty response counts too.
  package var isUseless: Bool {
    places.allSatisfy { $0 == nil } && (!places.isEmpty || paging == .random)
  }

  package var part: ExhibitPart {
    let behind = places.dropFirst(wanted.offset - start)
    let part = behind.prefix(wanted.size)
    let animals = part.compactMap { $0 }
    return ExhibitPart(
      animals: animals,
      hasMore: wanted.size == 0 || isMore || paging != .random && behind.count > wanted.size,
      total: paging == .whole ? places.count : nil, unusable: part.count - animals.count)
  }
}

extension Paging {
  fileprivate var isPaged: Bool {
    switch self {
    case .pages, .offsets: true
    case .random, .whole: false
    }
  }

  fileprivate func nextOffset(behind page: PageRequest, count: Int) -> Int {
    if case .offsets = self { page.offset + count } else { page.offset + page.size }
  }

  fileprivate func page(at offset: Int, for wanted: PageRequest) -> PageRequest {
    switch self {
    case .random: return wanted
    case .whole: return PageRequest(size: wanted.size)
    case .offsets(let limit):
      let left = wanted.offset + wanted.size - offset
      return PageRequest(offset: offset, size: min(limit, left))
    case .pages(let limit):
      // Numbered pages have one size, so a part not aligned with it is cut from pages of `limit`.
      let fits = wanted.size > 0 && wanted.size <= limit && wanted.offset % wanted.size == 0
      let size = fits ? wanted.size : limit
      return PageRequest(offset: offset / size * size, size: size)
    }
  }
}
