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
      return startList(with: randomMatches(insteadOf: new))
    }
    if let longer = shownList.extended(by: new) { open(.list(longer)) } else { sayNoMorePages() }
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

  /// Random animals may be missing from the built-in collection, so search them if nothing else matches.
  private func randomMatches(insteadOf found: Listing) -> Listing {
    guard found.animals.isEmpty, found.file == nil, let sample = visit.sample,
      sample.exhibit == found.exhibit,
      let exhibit = Exhibit.named(found.exhibit)
    else { return found }
    let matches = sample.applying(found.query, of: exhibit)
    return matches.animals.isEmpty ? found : matches
  }

  /// Shows a new list; an empty one leaves the user where they were.
  private mutating func startList(with new: Listing) {
    if new.animals.isEmpty { return showEmpty(new) }
    let home = Exhibit.named(new.exhibit)?.id ?? visit.exhibit.id
    open(
      .list(
        ShownList(new, at: home, isGrid: isGrid(new.exhibit), pageSize: preferences.perPage)))
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

  /// Fetches the first page of an exhibit.
  mutating func fetchFirstPage(of id: Exhibit.ID, _ query: ListQuery = ListQuery()) async throws {
    let request = PageRequest(size: preferences.perPage)
    try await fetch(ListRequest(exhibit: id, request: request, query: query))
  }

  mutating func fetchFirst(_ query: ListQuery, isReload: Bool = false) async throws {
    let request = PageRequest(size: preferences.perPage)
    try await fetch(
      ListRequest(
        exhibit: visit.exhibit.id, request: request, query: query, isReload: isReload,
        file: visit.listing?.file))
  }

  /// Filters the list; without words it lists all of the exhibit.
  mutating func narrow(to words: String) async throws {
    if words.folded.isEmpty { try await listAll() } else { try await filter(words) }
  }

  /// Lists all of the exhibit, those of a random one by name.
  mutating func listAll() async throws {
    // A live source has only the random sample.
    guard visit.exhibit.isRandomSample, preferences.source != .live, visit.listing?.file == nil
    else {
      return try await filter("")
    }
    try await fetchFirst(ListQuery(order: .name))
  }

  /// Filters the list; without words it shows again what there was before the filter.
  mutating func filter(_ words: String) async throws {
    let isEverywhere = visit.listing?.exhibit == Listing.severalExhibits
    if isEverywhere, !words.folded.isEmpty {
      return try await searchEverywhere(words)
    }
    var query = visit.listing?.query ?? ListQuery()
    query.search = words.folded.isEmpty ? nil : words
    query.kind = nil
    query.tag = nil
    if query.search != nil { query.order = visit.chosenOrder }
    try await list(query.readingSearch(in: visit.exhibit))
  }

  /// Applies a search and an order to the whole exhibit.
  ///
  /// Of a random exhibit the animals fetched last are sorted; a search looks through the built-in collection
  /// instead, unless the source has to be live.
  ///
  /// - Parameter isOfSample: whether the animals fetched last are sorted alone.
  mutating func list(_ query: ListQuery, ofSample isOfSample: Bool = true) async throws {
    guard visit.exhibit.isRandomSample, visit.listing?.file == nil, let sample = visit.sample,
      isOfSample && query.narrowedTo == nil || preferences.source == .live
    else { return try await fetchFirst(query) }
    startList(with: sample.applying(query, of: visit.exhibit))
  }

  // MARK: - Pages

  /// Shows the next page, or the list again where there are no pages.
  mutating func showMore() async throws {
    guard let list = visit.shownList else { return }
    if !list.furtherCandidates.isEmpty { return open(.list(list.withMoreCandidates)) }
    guard list.listing.hasMore else {
      // After an animal, the list is wanted again.
      if visit.places.last?.isList == true, visit.exhibit.hasPages {
        sayNoMorePages()
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

  private mutating func sayNoMorePages() {
    say(.noMorePages(isFiltered: visit.listing?.narrowedTo != nil))
  }

  /// Goes back to the list and shows it again.
  mutating func showList() {
    visit.leaveToList()
    if !visit.places.isEmpty { show(screen) }
  }

  /// At least 15, which fit a small window, unless the user has chosen how many a page has.
  var candidatesPerPage: Int {
    let isChosen = preferences.setting(of: .perPage).origin != .default
    return isChosen ? preferences.perPage : max(preferences.perPage, Self.leastCandidates)
  }
  private static let leastCandidates = 15

  /// Remembers the list, whose numbers the next command knows then.
  func rememberList() { visit.listing.map(service.remember) }
}
