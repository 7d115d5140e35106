import ZooKit
import ZooService

/// A list of a visit: all of it that was shown so far, and where the page on the screen begins.
package struct ShownList: Equatable, Sendable {
  /// The exhibit where one is with it: its own, or that where a list of several was opened.
  let exhibit: Exhibit.ID
  /// All that was shown so far.
  package internal(set) var listing: Listing
  /// The page on the screen as it came; its animals are in the list.
  private var page: Listing
  /// The index of its first animal in the list.
  private(set) var start = 0
  var isGrid: Bool
  /// How many animals a page has.
  let pageSize: Int
  /// Whether it consists of the candidates for an ambiguous name, to choose from by number.
  private(set) var isCandidateList = false
  /// The candidates that Enter shows after those of the list.
  private(set) var furtherCandidates: [Animal] = []
  /// The animal opened from it last.
  var opened: Found?

  init(_ listing: Listing, at exhibit: Exhibit.ID, isGrid: Bool, pageSize: Int) {
    self.exhibit = exhibit
    self.listing = listing
    self.isGrid = isGrid
    self.pageSize = pageSize
    page = listing
    page.animals = []
  }

  /// Candidates to choose from, of which a page is shown first.
  init(candidates: Listing, at exhibit: Exhibit.ID, isGrid: Bool, pageSize: Int) {
    self.init(candidates, at: exhibit, isGrid: isGrid, pageSize: pageSize)
    isCandidateList = true
    show(candidates.animals, first: pageSize)
  }

  /// Whether it lists the exhibit itself, as far as it was shown.
  var isWhole: Bool {
    listing.exhibit == exhibit && listing.narrowedTo == nil && listing.file == nil
      && !isCandidateList
  }

  var candidates: [Animal] { listing.animals + furtherCandidates }

  /// The page on the screen.
  var shownPage: Listing {
    var shown = page
    shown.animals = Array(listing.animals.dropFirst(start))
    shown.firstNumber = start + 1
    shown.hasMore = listing.hasMore
    return shown
  }

  var screen: Session.Screen { .answer(.listing(shownPage, isGrid: isGrid)) }

  /// The list with a further page, which is on the screen; `nil` if that has nothing new.
  func extended(by new: Listing) -> Self? {
    let known = Set(listing.animals.map(\.id))
    // Cats of a file may have the same name and no id.
    let further = new.file == nil ? new.animals.filter { !known.contains($0.id) } : new.animals
    guard !further.isEmpty else { return nil }
    var next = self
    next.beginPage(new)
    next.listing.animals += further
    (next.listing.hasMore, next.listing.end) = (new.hasMore, new.end)
    return next
  }

  /// The list with the next page of candidates.
  var withMoreCandidates: Self {
    var next = self
    next.beginPage(page)
    next.show(candidates, first: listing.animals.count + pageSize)
    return next
  }

  /// All of it, those of each exhibit sorted.
  func sorted(by order: ListQuery.Order) -> Self {
    var next = self
    next.listing.animals = candidates
    next.listing.sortEachExhibit(by: order)
    next.page = next.listing
    next.start = 0
    next.show(next.listing.animals, first: isCandidateList ? pageSize : candidates.count)
    return next
  }

  /// Changes its animals.
  mutating func change(_ change: (inout Listing) -> Void) {
    let waiting = Set(furtherCandidates.map(\.recordID))
    listing.animals = candidates
    change(&listing)
    furtherCandidates = listing.animals.filter { waiting.contains($0.recordID) }
    listing.animals.removeAll { waiting.contains($0.recordID) }
    (page.total, page.end) = (listing.total, listing.end)
    start = min(start, max(listing.animals.count - 1, 0))
  }

  /// Begins a page behind the list.
  private mutating func beginPage(_ new: Listing) {
    page = new
    page.animals = []
    start = listing.animals.count
  }

  /// Lists the first of all candidates; the others wait for Enter.
  private mutating func show(_ all: [Animal], first count: Int) {
    listing.animals = Array(all.prefix(count))
    furtherCandidates = Array(all.dropFirst(count))
    listing.hasMore = !furtherCandidates.isEmpty
    page.animals = []
  }
}
