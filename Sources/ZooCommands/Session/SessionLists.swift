import ZooService
import ZooKit
import ZooSources

// Lists: starting, extending and filtering them, and the ways between them.

extension Session {
  mutating func didFetch(_ new: Listing, for fetch: ListRequest) -> [Effect] {
    if entryPoint == .count || endsWithList && !new.animals.isEmpty {
      return [.remember(new), .finish(.listing(new, isGrid: isGrid))]
    }
    guard fetch.request.offset > 0, let old = listing, old.exhibit == new.exhibit else {
      // A page of all of them, in order, is no random selection.
      if Exhibit.named(new.exhibit)?.isRandomSample == true, !fetch.query.needsAllAnimals,
        new.file == nil
      {
        randomListing = new
      }
      return startList(with: randomMatches(insteadOf: new))
    }
    phase = .list
    guard old.source == new.source || !([old.source, new.source].contains(.builtIn)) else {
      // The API is unreachable now, and a list must not mix its animals with built-in ones, so start over.
      return fetchFirst(old.query)
    }
    return extend(old, with: new)
  }

  /// Random animals may be missing from the built-in collection, so search them if nothing else matches.
  private func randomMatches(insteadOf found: Listing) -> Listing {
    guard found.animals.isEmpty, found.file == nil, let randomListing,
      randomListing.exhibit == found.exhibit,
      let exhibit = Exhibit.named(found.exhibit)
    else { return found }
    let matches = randomListing.applying(found.query, of: exhibit)
    return matches.animals.isEmpty ? found : matches
  }

  /// Shows a new list; an empty one leaves the user where they were.
  private mutating func startList(with new: Listing) -> [Effect] {
    if new.animals.isEmpty { return showEmpty(new) }
    phase = .list
    // Narrowed candidates are still for the comparison.
    let isNarrowed = new.exhibit == exhibit.id && new.narrowedTo != nil
    let choice = isNarrowed ? pendingComparison : nil
    let isFromElsewhere = exhibit.id != new.exhibit && !visited.isEmpty
    enter(new.exhibit)
    let previous = exhibitStates[new.exhibit]?.backStack(to: new, isCandidateList: false) ?? []
    exhibitStates[new.exhibit] = ExhibitState(
      listing: new, previous: previous,
      isFromOtherExhibit: isFromElsewhere && new.narrowedTo != nil, pageSize: preferences.perPage,
      choice: choice)
    overlay = nil
    return rememberList + showList()
  }

  mutating func refresh() -> [Effect] {
    guard exhibit.hasPages || listing?.file != nil else {
      phase = .count
      return []
    }
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

  /// Goes back one step: picture or help, comparison, animal, page, list, exhibit.
  mutating func handleBack() -> [Effect] {
    if isScreenCovered { return showScreen() }
    if case .comparison(_, after: let found?) = overlay {
      (lastShown, overlay) = (found, .animal)
      return [.show(screen)]
    }
    if overlay != nil {
      overlay = nil
      return listing == nil ? leaveExhibit() : showList()
    }
    if let state = exhibitStates[exhibit.id], state.currentPage > 0 {
      exhibitStates[exhibit.id]?.currentPage -= 1
      return restoreList()
    }
    if let state = exhibitStates[exhibit.id], state.isCandidateList {
      exhibitStates[exhibit.id] = state.previous.first
      let isLeaving = state.isFromOtherExhibit || state.previous.isEmpty
      let effects = isLeaving ? leaveExhibit() : restoreList()
      guard phase == .list, let animal = state.animalBefore else { return effects }
      (lastShown, overlay) = (animal, .animal)
      return rememberList + [.show(screen)]
    }
    let state = exhibitStates[exhibit.id]
    guard let previous = state?.previous.first else {
      let isUnvisited = state?.isFromOtherExhibit == true
      // The whole exhibit was not on the way to the heaviest of a kind.
      let isWhole = listing?.narrowedTo == nil || listing?.kind != nil
      return isWhole || isUnvisited ? leaveExhibit() : filter("")
    }
    exhibitStates[exhibit.id] = previous
    return state?.isFromOtherExhibit == true ? leaveExhibit() : restoreList()
  }

  /// Goes back to the previous exhibit, or else to the first question.
  private mutating func leaveExhibit() -> [Effect] {
    let state = exhibitStates[exhibit.id]
    // Next time the exhibit itself is shown.
    if state?.listing.file != nil || state?.isFromOtherExhibit == true {
      exhibitStates[exhibit.id] = nil
    }
    if case .browsing(let start, _) = entryPoint, visited.count < 2 {
      // There the visit began.
      visited = [start]
      return listing == nil ? initialEffects() : [.show(.status(.atStart))]
    }
    if !visited.isEmpty { visited.removeLast() }
    guard visited.isEmpty else { return restoreList() }
    phase = .count
    return []
  }

  /// Lists what matched in a window; a command ends with that.
  mutating func list(
    _ query: ListQuery, in id: Exhibit.ID, ofAllExhibits isOfAllExhibits: Bool
  ) -> [Effect] {
    endsWithList = isSingleQuestion
    if isOfAllExhibits, let words = query.search {
      return [.searchEverywhere(words, sortedBy: query.order)]
    }
    if isSingleQuestion { return [.fetch(ListRequest(exhibit: id, request: .all, query: query))] }
    // The window was over the exhibit, even if the list before it is of several.
    if id == exhibit.id, query.needsAllAnimals { return effects(for: query, ofSample: false) }
    if id == exhibit.id { return listAll() }
    var query = query
    if !query.needsAllAnimals, Exhibit.named(id)?.isRandomSample == true { query.order = .name }
    return firstPage(of: id, query)
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
    let isEverywhere = listing?.exhibit == Listing.severalExhibits || isAskingForAny
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
    guard exhibit.isRandomSample, listing?.file == nil, let randomListing,
      isOfSample && query.search == nil || preferences.source == .live
    else { return fetchFirst(query) }
    return startList(with: randomListing.applying(query, of: exhibit))
  }

  mutating func openSettings() -> [Effect] {
    let animals = [lastShown?.animal].compactMap { $0 } + (listing?.animals ?? [])
    // An example shows both units.
    let example = animals.first {
      Set($0.measures.map(\.quantity)).isSuperset(of: [.weight, .height])
    }
    phase = .settings(SettingsForm(preferences, example: example))
    return [.show(screen)]
  }

  mutating func openExhibits() -> [Effect] {
    phase = .exhibits
    return [.show(.exhibits)]
  }

  /// Returns to the list, or to the question for a count if there is no list yet.
  mutating func returnToList() {
    phase = overlay != nil || listing != nil && !visited.isEmpty ? .list : .count
  }

  /// Cancels what was started; a single question ends with that.
  mutating func cancel(status: StatusMessage) -> [Effect] {
    if isSingleQuestion { return [.show(.status(status)), .finish(nil)] }
    returnToList()
    return [.show(.status(status))]
  }

  mutating func enter(_ exhibit: Exhibit.ID) {
    if visited.last != exhibit { visited.append(exhibit) }
  }
}
