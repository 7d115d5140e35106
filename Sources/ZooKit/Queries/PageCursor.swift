/// The walk over an API's own pages that makes a wanted part of an exhibit, as a value: which page
/// to ask for next, what to take of it, and whether it was the last.
package struct PageCursor: Sendable {
  /// A part of an exhibit.
  package struct Part: Sendable, Equatable {
    /// Its animals.
    package var animals: [Animal]
    /// Whether more comes behind it.
    package var hasMore: Bool
    /// How many there are in all, where one answer holds them all.
    package var total: Int?
    /// How many of its records could not be used.
    package var unusable: Int
  }

  /// An exhibit is taken for endless beyond so many animals.
  package static let most = 20_000

  private let paging: Paging
  private let wanted: PageRequest
  private let isWhole: Bool
  /// The place of the first record that is asked for; before what is wanted where pages are numbered.
  private let start: Int
  private var page: PageRequest
  private var isMore: Bool
  /// A record that cannot be used keeps its place until the part is cut, so that the next part begins
  /// where this one ends.
  private var places: [Animal?] = []
  private var seen: Set<Animal.ID> = []

  /// Begins.
  ///
  /// - Parameter wanted: the part; `nil` for the whole exhibit.
  package init(_ part: PageRequest?, paging: Paging) {
    let wanted = part ?? PageRequest(size: Self.most)
    self.paging = paging
    self.wanted = wanted
    isWhole = part == nil
    page = paging.page(at: wanted.offset, for: wanted)
    start = paging == .random ? wanted.offset : page.offset
    isMore = wanted.size > 0
  }

  /// The page to ask for now; `nil` once nothing more is needed or to be had.
  package var next: PageRequest? {
    isMore && page.offset < wanted.offset + wanted.size ? page : nil
  }

  /// Adds the records of the page asked for; `nil` stands for one that cannot be used.
  ///
  /// - Returns: whether they were others than those before.
  @discardableResult
  package mutating func add(_ records: [Animal?]) -> Bool {
    // An API that ignores the page it is asked for would repeat itself for ever, and one that sends
    // nothing usable is not better on the next page.
    let usable = records.compactMap { $0 }
    let isRepeated = !usable.isEmpty && usable.allSatisfy { seen.contains($0.id) }
    let isTaken = !(paging.isPaged && isRepeated)
    if isTaken { places += records }
    seen.formUnion(usable.map(\.id))
    // An API may cap what it is asked for, so only the whole's end is told by an empty page.
    let least = isWhole ? 1 : page.size
    let goesOn = !isRepeated && (!usable.isEmpty || records.isEmpty)
    isMore = paging.isPaged && goesOn && records.count >= least
    let following = paging.place(behind: page, count: records.count)
    page = paging.page(at: following, for: wanted)
    return isTaken
  }

  /// Whether records came, and none of them can be used. Of random ones even none at all is wrong.
  package var isUseless: Bool {
    places.allSatisfy { $0 == nil } && (!places.isEmpty || paging == .random)
  }

  /// What was wanted, of what has been taken.
  package var part: Part {
    let behind = places.dropFirst(wanted.offset - start)
    let part = behind.prefix(wanted.size)
    let animals = part.compactMap { $0 }
    return Part(
      animals: animals,
      hasMore: wanted.size == 0 || isMore || paging != .random && behind.count > wanted.size,
      total: paging == .whole ? places.count : nil, unusable: part.count - animals.count)
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
  fileprivate func place(behind page: PageRequest, count: Int) -> Int {
    if case .offsets = self { page.offset + count } else { page.offset + page.size }
  }

  /// The page to ask the API for, to get what stands at a place.
  fileprivate func page(at offset: Int, for wanted: PageRequest) -> PageRequest {
    switch self {
    case .random: return wanted
    case .whole: return PageRequest(size: wanted.size)
    case .offsets(let limit):
      let left = wanted.offset + wanted.size - offset
      return PageRequest(offset: offset, size: min(limit, left))
    case .pages(let limit):
      // Numbered pages are all of one size, so a part that fits none is cut from full ones.
      let fits = wanted.size > 0 && wanted.size <= limit && wanted.offset % wanted.size == 0
      let size = fits ? wanted.size : limit
      return PageRequest(offset: offset / size * size, size: size)
    }
  }
}
