import ZooKit
import ZooService

/// A list of a visit: all of it that is known, and which of it is the page on the screen.
package struct ListPlace: Equatable, Sendable {
  /// The exhibit where one is with it: its own, or that where a list of several was opened.
  let exhibit: Exhibit.ID
  /// All that it has: what was shown so far, and the candidates that Enter shows behind that.
  package private(set) var listing: Listing
  /// The page on the screen as it came, without its animals, which are in the list.
  private var page: Listing
  /// Which animals are on the screen.
  private var shown = 0..<0 {
    didSet { if isCandidateList { listing.hasMore = hasFurtherCandidates } }
  }
  var isGrid: Bool
  /// How many animals a page has.
  let pageSize: Int
  /// The animal opened from it last.
  var opened: FoundAnimal?

  init(_ listing: Listing, at exhibit: Exhibit.ID, isGrid: Bool, pageSize: Int) {
    (self.exhibit, self.isGrid, self.pageSize) = (exhibit, isGrid, pageSize)
    (self.listing, page) = (listing, listing)
    show(from: 0, of: listing)
  }

  /// Whether all that it has is known, of which a page is shown first: what several exhibits have, or is called so.
  var isCandidateList: Bool {
    listing.exhibit == Listing.severalExhibits || listing.page == nil && !listing.isSample
  }

  /// Whether Enter shows candidates that are known already.
  var hasFurtherCandidates: Bool { shown.upperBound < listing.animals.count }

  /// Whether it lists the exhibit itself, as far as it was shown.
  var isWhole: Bool {
    listing.exhibit == exhibit && listing.narrowedTo == nil && listing.file == nil
      && !isCandidateList
  }

  /// The page on the screen.
  var shownPage: Listing {
    var onScreen = page
    onScreen.animals = Array(listing.animals[shown])
    onScreen.firstNumber = shown.lowerBound + 1
    onScreen.hasMore = listing.hasMore
    return onScreen
  }

  var screen: Session.Screen { .answer(.listing(shownPage, isGrid: isGrid)) }

  /// The list with a further page, which is on the screen; `nil` if that has nothing new.
  func extended(by new: Listing) -> Self? {
    let known = Set(listing.animals.map(\.id))
    // Cats of a file may have the same name and no id.
    let further = new.file == nil ? new.animals.filter { !known.contains($0.id) } : new.animals
    guard !further.isEmpty else { return nil }
    var next = self
    next.listing.animals += further
    (next.listing.hasMore, next.listing.end) = (new.hasMore, new.end)
    next.show(from: listing.animals.count, of: new)
    return next
  }

  /// The list with the next page of candidates.
  var withMoreCandidates: Self {
    var next = self
    next.show(from: shown.upperBound, of: page)
    return next
  }

  /// All of it, those of each exhibit sorted.
  func sorted(by order: ListQuery.Order) -> Self {
    var next = self
    next.listing.sortEachExhibit(by: order)
    next.show(from: 0, of: next.listing)
    return next
  }

  /// Changes its animals; those that wait still do.
  mutating func change(_ change: (inout Listing) -> Void) {
    let waiting = Set(listing.animals.dropFirst(shown.upperBound).map(\.recordID))
    change(&listing)
    let end =
      listing.animals.firstIndex { waiting.contains($0.recordID) } ?? listing.animals.endIndex
    shown = min(shown.lowerBound, max(end - 1, 0))..<end
    (page.total, page.end) = (listing.total, listing.end)
  }

  /// Shows what begins at an index: a page of candidates, or all that came.
  private mutating func show(from start: Int, of page: Listing) {
    self.page = page
    self.page.animals = []
    let count = isCandidateList ? pageSize : listing.animals.count
    shown = start..<min(start + count, listing.animals.count)
  }
}
