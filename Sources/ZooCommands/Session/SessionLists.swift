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

  mutating func refresh() async throws {
    if case .score(let quiz, _) = visit.place {
      return open(.quiz(try await service.quiz(quiz.words)))
    }
    guard visit.exhibit.hasPages || visit.listing?.file != nil else { return open(.count) }
    try await fetchFirst(visit.listing?.query ?? ListQuery(), isReload: true)
  }

  var firstPage: PageRequest { PageRequest(size: preferences.perPage) }

  /// Fetches what an exhibit has, by default that where the user is, or the file where one is, if that is of it. Without an
  /// order, all of a random one is listed by name.
  mutating func fetchFirst(
    _ query: ListQuery, of exhibit: Exhibit? = nil, isReload: Bool = false,
    isOfAnyExhibit: Bool = false
  ) async throws {
    let chosen = exhibit ?? visit.exhibit
    let file = chosen == visit.exhibit ? visit.listing?.file : nil
    var query = query
    if chosen.isRandomSample, file == nil, !query.needsAllAnimals { query.order = .name }
    try await fetch(
      ListRequest(
        exhibit: chosen.id, request: firstPage, query: query, isReload: isReload, file: file,
        isOfAnyExhibit: isOfAnyExhibit))
  }

  /// Filters the list, one of several exhibits in all of them; without words it lists all of the exhibit.
  mutating func narrow(to words: String) async throws {
    if words.folded.isEmpty { return try await fetchFirst(ListQuery(order: visit.chosenOrder)) }
    if visit.listing?.exhibit == Listing.severalExhibits {
      return try await searchEverywhere(words)
    }
    let query = ListQuery(search: words, order: visit.chosenOrder)
    try await fetchFirst(query.readingSearch(in: visit.exhibit))
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
