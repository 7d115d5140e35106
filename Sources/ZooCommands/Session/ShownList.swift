import ZooKit
import ZooService

/// A list of a visit: all of it that is known, and which of it is the page on the screen.
package struct ShownList: Equatable, Sendable {
  /// The exhibit where one is with it: its own, or that where a list of several was opened.
  let exhibit: Exhibit.ID
  /// All that it has: what was shown so far, and the candidates that Enter shows behind that.
  package private(set) var all: Listing
  /// The page on the screen as it came; its animals are in the list.
  private var page: Listing
  /// Which animals are on the screen.
  private var shown: Range<Int>
  var isGrid: Bool
  /// How many animals a page has.
  let pageSize: Int
  /// Whether it consists of the candidates for an ambiguous name, to choose from by number.
  let isCandidateList: Bool
  /// The animal opened from it last.
  var opened: Found?

  /// - Parameter areCandidates: whether they are candidates to choose from, of which a page is shown first.
  init(
    _ listing: Listing, areCandidates: Bool = false, at exhibit: Exhibit.ID, isGrid: Bool,
    pageSize: Int
  ) {
    (self.exhibit, self.isGrid, self.pageSize) = (exhibit, isGrid, pageSize)
    (all, page, isCandidateList) = (listing, listing, areCandidates)
    shown = 0..<0
    show(from: 0)
  }

  /// All that was shown so far.
  package var listing: Listing {
    var listing = all
    listing.animals = Array(all.animals.prefix(shown.upperBound))
    return listing
  }

  /// Whether Enter shows candidates that are known already.
  var hasFurtherCandidates: Bool { shown.upperBound < all.animals.count }

  /// Whether it lists the exhibit itself, as far as it was shown.
  var isWhole: Bool {
    all.exhibit == exhibit && all.narrowedTo == nil && all.file == nil && !isCandidateList
  }

  /// The page on the screen.
  var shownPage: Listing {
    var listing = page
    listing.animals = Array(all.animals[shown])
    listing.firstNumber = shown.lowerBound + 1
    listing.hasMore = all.hasMore
    return listing
  }

  var screen: Session.Screen { .answer(.listing(shownPage, isGrid: isGrid)) }

  /// The list with a further page, which is on the screen; `nil` if that has nothing new.
  func extended(by new: Listing) -> Self? {
    let known = Set(all.animals.map(\.id))
    // Cats of a file may have the same name and no id.
    let further = new.file == nil ? new.animals.filter { !known.contains($0.id) } : new.animals
    guard !further.isEmpty else { return nil }
    var next = self
    next.page = new
    next.all.animals += further
    (next.all.hasMore, next.all.end) = (new.hasMore, new.end)
    next.show(from: all.animals.count)
    return next
  }

  /// The list with the next page of candidates.
  var withMoreCandidates: Self {
    var next = self
    next.show(from: shown.upperBound)
    return next
  }

  /// All of it, those of each exhibit sorted.
  func sorted(by order: ListQuery.Order) -> Self {
    var next = self
    next.all.sortEachExhibit(by: order)
    next.page = next.all
    next.show(from: 0)
    return next
  }

  /// Changes its animals; those that wait still do.
  mutating func change(_ change: (inout Listing) -> Void) {
    let waiting = Set(all.animals.dropFirst(shown.upperBound).map(\.recordID))
    change(&all)
    let end =
      all.animals.firstIndex { waiting.contains($0.recordID) } ?? all.animals.endIndex
    shown = min(shown.lowerBound, max(end - 1, 0))..<end
    (page.total, page.end) = (all.total, all.end)
  }

  /// Shows what begins at an index: a page of candidates, or all that came.
  private mutating func show(from start: Int) {
    let count = isCandidateList ? pageSize : all.animals.count
    shown = start..<min(start + count, all.animals.count)
    if isCandidateList { all.hasMore = hasFurtherCandidates }
  }
}
