import ZooService
import ZooKit
import ZooSources

// Lists: starting, extending and filtering them, and the ways between them.

extension Session {
  /// Fetches a list or a further page, and shows it.
  mutating func fetch(_ wanted: ListRequest) async throws {
    let new: Listing
    do { new = try await service.list(wanted) } catch {
      let failure = try Failure(known: error)
      guard failure.isFailedFetch else { throw failure }
      return offerRemedies(after: failure, of: wanted)
    }
    if case .failure? = visit.place { visit.leave() }
    if new.exhibit == Listing.severalExhibits { return show(new, sortedBy: wanted.query.order) }
    guard wanted.request.offset > 0, let shownList = visit.shownList,
      shownList.listing.exhibit == new.exhibit
    else {
      return show(new)
    }
    if let longer = shownList.extended(by: new) { open(.list(longer)) } else { say(.noMorePages) }
  }

  /// Offers what can be done instead of a first page; a list whose further page failed stays as it is.
  private mutating func offerRemedies(after failure: Failure, of wanted: ListRequest) {
    if wanted.request.offset > 0, let listing = visit.listing {
      return say(.pageFailed(failure, shown: listing.animals.count))
    }
    if case .failure? = visit.place { visit.leave() }
    visit.open(.failure(wanted))
    say(.failure(failure))
    show(.place(.help(visit.helpTable)))
  }

  /// Whether a new list of an exhibit is a grid: as the nearest one is, or as the preferences say.
  func isGrid(_ exhibit: Exhibit.ID) -> Bool {
    visit.isGrid(exhibit) ?? preferences.isGrid
  }

  mutating func refresh() async throws {
    if case .score(let quiz, _) = visit.place {
      return open(.quiz(try await service.quiz(quiz.words)))
    }
    guard visit.exhibit.hasPages || visit.listing?.file != nil else { return open(.count) }
    try await fetchFirst(visit.listing?.query ?? ListQuery(), isReload: true)
  }

  /// Fetches the first page of an exhibit, or of a user's file.
  mutating func fetchFirstPage(
    of exhibit: Exhibit.ID, _ query: ListQuery = ListQuery(), isReload: Bool = false,
    file: String? = nil, isOfAnyExhibit: Bool = false
  ) async throws {
    try await fetch(
      ListRequest(
        exhibit: exhibit, request: PageRequest(size: preferences.perPage), query: query,
        isReload: isReload, file: file, isOfAnyExhibit: isOfAnyExhibit))
  }

  /// The same of the exhibit or the file where the user is.
  mutating func fetchFirst(_ query: ListQuery, isReload: Bool = false) async throws {
    try await fetchFirstPage(
      of: visit.exhibit.id, query, isReload: isReload, file: visit.listing?.file)
  }

  /// Filters the list, one of several exhibits in all of them; without words it lists all of the exhibit.
  mutating func narrow(to words: String) async throws {
    if words.folded.isEmpty { return try await listAll() }
    if visit.listing?.exhibit == Listing.severalExhibits {
      return try await searchEverywhere(words)
    }
    let query = ListQuery(search: words, order: visit.chosenOrder)
    try await fetchFirst(query.readingSearch(in: visit.exhibit))
  }

  /// Lists all of the exhibit, those of a random one by name.
  mutating func listAll() async throws {
    let isRandom = visit.exhibit.isRandomSample && visit.listing?.file == nil
    try await fetchFirst(ListQuery(order: isRandom ? .name : visit.listing?.order))
  }

  // MARK: - Pages

  /// Shows the next page, or the list again where there are no pages; without a list, the first question comes again.
  mutating func showMore() async throws {
    guard let list = visit.shownList else { return goBack() }
    if list.hasFurtherCandidates { return open(.list(list.withMoreCandidates)) }
    guard list.listing.hasMore else {
      // After an animal, the list is wanted again.
      if visit.places.last?.isList == true, visit.exhibit.hasPages {
        say(.noMorePages)
      } else {
        showList()
      }
      return
    }
    let listing = list.listing
    try await fetch(
      ListRequest(
        exhibit: listing.exhibit,
        request: PageRequest(offset: listing.end, size: list.pageSize), query: listing.query,
        continued: listing.source, file: listing.file))
  }

  /// Goes back to the list and shows it again.
  mutating func showList() {
    visit.leaveToList()
    if !visit.places.isEmpty { show(screen) }
  }
}
