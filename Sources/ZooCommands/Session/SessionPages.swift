import ZooKit
import ZooService

// The pages of a list, and which of them is on the screen.

extension Session {
  /// A page of a list, as it was shown.
  struct ShownPage: Equatable, Sendable {
    /// The index of its first animal in the list.
    var start: Int
    /// The page without its animals, which are in the list.
    var listing: Listing

    init(_ listing: Listing, from start: Int) {
      (self.listing, self.start) = (listing, start)
      self.listing.animals = []
    }
  }

  /// Adds further animals of an exhibit to the list.
  mutating func extend(_ old: Listing, with new: Listing) -> [Effect] {
    guard var state = exhibitStates[exhibit.id] else { return [] }
    let known = Set(old.animals.map(\.id))
    // Cats of a file may have the same name and no id.
    let further = new.file == nil ? new.animals.filter { !known.contains($0.id) } : new.animals
    if !further.isEmpty { state.beginPage(new) }
    state.listing.animals += further
    (state.listing.hasMore, state.listing.end) = (new.hasMore, new.end)
    exhibitStates[exhibit.id] = state
    return further.isEmpty ? noMorePages : restoreList()
  }

  /// Adds further candidates to the list.
  private mutating func showMoreCandidates(_ state: ExhibitState) -> [Effect] {
    var state = state
    let all = state.listing.animals + state.furtherCandidates
    state.beginPage(state.listing)
    state.showCandidates(all, first: state.listing.animals.count + candidatesPerPage)
    exhibitStates[exhibit.id] = state
    return restoreList()
  }

  /// At least 15, which fit a small window in a visit, unless the user has chosen how many a page has. A command's
  /// question leaves less room for them.
  var candidatesPerPage: Int {
    let isChosen = preferences.setting(of: .perPage).origin != .default
    return isChosen || isSingleQuestion
      ? preferences.perPage : max(preferences.perPage, Self.leastCandidates)
  }
  private static let leastCandidates = 15

  /// Remembers the list, whose numbers the next command knows then. A command that compares leaves the last list as it
  /// was.
  var rememberList: [Effect] {
    guard let listing, !isSingleQuestion || !isComparing else { return [] }
    return [.remember(listing)]
  }

  mutating func showList() -> [Effect] {
    isScreenCovered = false
    return listScreen.map { [.show($0)] } ?? []
  }

  /// Shows again what is on the screen, or was before something covered it.
  mutating func showScreen() -> [Effect] {
    isScreenCovered = false
    return [.show(screen)]
  }

  /// The list, or the page of it where the user is.
  var listScreen: Screen? {
    guard let (page, first) = exhibitStates[exhibit.id]?.shownPage else { return nil }
    return first == 1
      ? .answer(.listing(page, isGrid: isGrid)) : .more(page, firstNumber: first, isGrid: isGrid)
  }

  /// Shows an earlier list again and remembers it, so that its numbers work.
  mutating func restoreList() -> [Effect] {
    overlay = nil
    return rememberList + showList()
  }

  /// Whether pages have another size now than when a list was begun.
  func hasOtherPageSize(_ state: ExhibitState) -> Bool {
    let isPaged = state.listing.page != nil || !state.pages.isEmpty
    return isPaged && !state.isCandidateList && state.pageSize != preferences.perPage
  }

  var hasNextPage: Bool {
    guard let state = exhibitStates[exhibit.id] else { return false }
    return state.isBeforeLastPage || state.listing.hasMore
  }

  /// Shows the next page, or the list again where there are no pages.
  mutating func showMore() -> [Effect] {
    guard let state = exhibitStates[exhibit.id] else { return [] }
    let listing = state.listing
    if state.isBeforeLastPage {
      exhibitStates[exhibit.id]?.currentPage += 1
      return restoreList()
    }
    if !state.furtherCandidates.isEmpty { return showMoreCandidates(state) }
    guard listing.hasMore else {
      // After an animal, the list is wanted again.
      guard overlay != nil || !exhibit.hasPages else { return noMorePages }
      overlay = nil
      return showList()
    }
    let request = PageRequest(offset: listing.end, size: preferences.perPage)
    return [
      .fetch(
        ListRequest(
          exhibit: listing.exhibit, request: request, query: listing.query, file: listing.file))
    ]
  }

  private var noMorePages: [Effect] {
    [.show(.status(.noMorePages(exhibit, isFiltered: listing?.narrowedTo != nil)))]
  }
}

extension Session.ExhibitState {
  var isBeforeLastPage: Bool { currentPage + 1 < pages.count }

  /// The page on the screen, or all of the list, and the number of its first animal.
  var shownPage: (listing: Listing, firstNumber: Int) {
    guard pages.indices.contains(currentPage) else { return (listing, 1) }
    let start = pages[currentPage].start
    let end = isBeforeLastPage ? pages[currentPage + 1].start : listing.animals.count
    var page = pages[currentPage].listing
    page.animals = Array(listing.animals[start..<end])
    page.hasMore = isBeforeLastPage || listing.hasMore
    return (page, start + 1)
  }

  /// Begins a page behind the list, which is where the user is then.
  mutating func beginPage(_ page: Listing) {
    if pages.isEmpty { pages = [.init(listing, from: 0)] }
    pages.append(.init(page, from: listing.animals.count))
    currentPage = pages.count - 1
    listing.page = nil
  }

  /// Shows the list as a whole, since its pages begin elsewhere now.
  mutating func joinPages() {
    guard !pages.isEmpty else { return }
    (pages, currentPage) = ([], 0)
    listing.page = nil
  }
}
