import ZooService
import ZooKit
import ZooSources

// Lists: starting, extending and filtering them, and the ways between them.

extension Session {
  mutating func didFetch(_ new: Listing, for fetch: ListRequest) -> [Effect] {
    if case .failure? = place { leave() }
    guard fetch.request.offset > 0, let shownList, shownList.listing.exhibit == new.exhibit else {
      return startList(with: randomMatches(insteadOf: new))
    }
    return shownList.extended(by: new).map { open(.list($0)) } ?? noMorePages
  }

  /// Offers what can be done instead of a first page; a list whose further page failed stays as it is.
  mutating func didFail(to fetch: ListRequest, _ failure: Failure) -> [Effect] {
    if fetch.request.offset > 0, let listing {
      return [.show(.problem(.pageFailed(failure, shown: listing.animals.count)))]
    }
    if case .failure? = place { leave() }
    places.append(.failure(fetch))
    return [.show(.problem(.failure(failure))), .show(.place(.help(helpTable)))]
  }

  /// Random animals may be missing from the built-in collection, so search them if nothing else matches.
  private func randomMatches(insteadOf found: Listing) -> Listing {
    guard found.animals.isEmpty, found.file == nil, let sample, sample.exhibit == found.exhibit,
      let exhibit = Exhibit.named(found.exhibit)
    else { return found }
    let matches = sample.applying(found.query, of: exhibit)
    return matches.animals.isEmpty ? found : matches
  }

  /// Shows a new list; an empty one leaves the user where they were.
  private mutating func startList(with new: Listing) -> [Effect] {
    if new.animals.isEmpty { return showEmpty(new) }
    let home = Exhibit.named(new.exhibit)?.id ?? exhibit.id
    var list = ShownList(
      new, at: home, isGrid: isGrid(new.exhibit), pageSize: preferences.perPage)
    // Narrowed candidates are still for the comparison.
    if isComparing, new.exhibit == exhibit.id, new.narrowedTo != nil {
      list.choice = shownList?.choice
    }
    return open(.list(list))
  }

  /// Whether a new list of an exhibit is a grid: as the nearest one is, or as the preferences say.
  func isGrid(_ exhibit: Exhibit.ID) -> Bool {
    for case .list(let list) in places.reversed() where list.listing.exhibit == exhibit {
      return list.isGrid
    }
    return preferences.isGrid
  }

  mutating func refresh() -> [Effect] {
    if case .score(let quiz, _) = place { return [.open(.quiz(about: quiz.words))] }
    guard exhibit.hasPages || listing?.file != nil else { return open(.count) }
    return fetchFirst(listing?.query ?? ListQuery(), isReload: true)
  }

  /// Fetches the first page of an exhibit.
  func firstPage(of id: Exhibit.ID, _ query: ListQuery = ListQuery()) -> [Effect] {
    let request = PageRequest(size: preferences.perPage)
    return [.fetch(ListRequest(exhibit: id, request: request, query: query))]
  }

  func fetchFirst(_ query: ListQuery, isReload: Bool = false) -> [Effect] {
    let request = PageRequest(size: preferences.perPage)
    return [
      .fetch(
        ListRequest(
          exhibit: exhibit.id, request: request, query: query, isReload: isReload,
          file: listing?.file))
    ]
  }

  /// Filters the list; without words it lists all of the exhibit.
  mutating func narrow(to words: String) -> [Effect] {
    words.folded.isEmpty ? listAll() : filter(words)
  }

  /// Lists all of the exhibit, those of a random one by name.
  mutating func listAll() -> [Effect] {
    // A live source has only the random sample.
    guard exhibit.isRandomSample, preferences.source != .live, listing?.file == nil else {
      return filter("")
    }
    return fetchFirst(ListQuery(order: .name))
  }

  /// Filters the list; without words it shows again what there was before the filter.
  mutating func filter(_ words: String) -> [Effect] {
    let isEverywhere = listing?.exhibit == Listing.severalExhibits
    if isEverywhere, !words.folded.isEmpty {
      return [.searchEverywhere(words)]
    }
    var query = listing?.query ?? ListQuery()
    query.search = words.folded.isEmpty ? nil : words
    query.kind = nil
    query.tag = nil
    if query.search != nil { query.order = chosenOrder }
    return effects(for: query)
  }

  /// Applies a search and an order to the whole exhibit.
  ///
  /// Of a random exhibit the animals fetched last are sorted; a search looks through the built-in collection
  /// instead, unless the source has to be live.
  ///
  /// - Parameter isOfSample: whether the animals fetched last are sorted alone.
  mutating func effects(for query: ListQuery, ofSample isOfSample: Bool = true) -> [Effect] {
    guard exhibit.isRandomSample, listing?.file == nil, let sample,
      isOfSample && query.search == nil || preferences.source == .live
    else { return fetchFirst(query) }
    return startList(with: sample.applying(query, of: exhibit))
  }

  // MARK: - Pages

  /// Shows the next page, or the list again where there are no pages.
  mutating func showMore() -> [Effect] {
    guard let list = shownList else { return [] }
    if !list.furtherCandidates.isEmpty { return open(.list(list.withMoreCandidates)) }
    guard list.listing.hasMore else {
      // After an animal, the list is wanted again.
      return places.last?.isList == true && exhibit.hasPages ? noMorePages : showList()
    }
    let listing = list.listing
    return [
      .fetch(
        ListRequest(
          exhibit: listing.exhibit,
          request: PageRequest(offset: listing.end, size: list.pageSize), query: listing.query,
          continued: listing.source, file: listing.file))
    ]
  }

  private var noMorePages: [Effect] {
    [.show(.status(.noMorePages(exhibit, isFiltered: listing?.narrowedTo != nil)))]
  }

  /// Goes back to the list and shows it again.
  mutating func showList() -> [Effect] {
    while let last = places.last, !last.isList { places.removeLast() }
    return places.isEmpty ? [] : [.show(screen)]
  }

  /// At least 15, which fit a small window, unless the user has chosen how many a page has.
  var candidatesPerPage: Int {
    let isChosen = preferences.setting(of: .perPage).origin != .default
    return isChosen ? preferences.perPage : max(preferences.perPage, Self.leastCandidates)
  }
  private static let leastCandidates = 15

  /// Remembers the list, whose numbers the next command knows then.
  var rememberList: [Effect] { listing.map { [.remember($0)] } ?? [] }
}
