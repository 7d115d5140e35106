import ZooKit
import ZooService
import ZooSources

// The windows in which animals are browsed.

extension Session {
  /// Opens a window, on another exhibit if one is named, narrowed to further words; the user goes there only with what
  /// is chosen in it.
  mutating func browse(_ words: String) -> [Effect] {
    let request =
      Int(words) == nil
      ? try? BrowseRequest(words, at: exhibit)
      : exhibit(meantBy: words).map { BrowseRequest($0) }
    guard let request else { return [.show(.problem(.notAnExhibit(words)))] }
    guard let chosen = request.exhibit, chosen != exhibit || listing?.exhibit != chosen.id else {
      return browse(request.query)
    }
    let shown = chosen.isRandomSample ? sample : wholeList(of: chosen.id)?.listing
    return openWindow(AnimalWindow(of: chosen.id, request.query, from: shown))
  }

  /// Opens a window on the exhibit, in the order of its list; below a list of several exhibits on all of them; while one
  /// of these is chosen for a comparison, on all candidates alone.
  mutating func browse(_ query: ListQuery) -> [Effect] {
    if pendingAction != nil { return [.open(.usersCatsWindow)] }
    var query = query
    query.order = query.order ?? chosenOrder
    if isComparing, let list = shownList, list.isCandidateList {
      var all = list.listing
      all.animals = list.candidates
      return openWindow(AnimalWindow(of: all, in: exhibit.id, query))
    }
    let ownListing = listing?.exhibit == exhibit.id ? listing : nil
    let isWholeSample = ownListing?.isSample == true && ownListing?.narrowedTo == nil
    let isOther = exhibit.isRandomSample && listing?.file == nil && !isWholeSample
    return openWindow(
      AnimalWindow(
        of: exhibit.id, query, from: isOther ? sample : ownListing,
        includesOthers: listing?.exhibit == Listing.severalExhibits))
  }

  /// Opens a window; where none can be shown, what would be in it is a list.
  mutating func openWindow(_ window: AnimalWindow) -> [Effect] {
    hasWindows ? open(.animalWindow(window)) : doWithout(window)
  }

  private mutating func doWithout(_ window: AnimalWindow) -> [Effect] {
    window.isOfListAlone ? [.show(screen)] : list(window.query, of: window)
  }

  /// What one of the user's cats is chosen for.
  private var pendingAction: CatAction? {
    if case .action(let action)? = shownList?.choice { action } else { nil }
  }

  /// What an animal of the list is chosen for; `nil` to show it.
  package var purposeOfList: ChoicePurpose? { shownList?.choice?.purpose }

  /// Goes on with what a window was left for. It stays below what is opened from it.
  mutating func didLeave(_ window: AnimalWindow, _ outcome: AnimalWindow.Outcome) -> [Effect] {
    leave()
    switch outcome {
    case .closed:
      return places.isEmpty ? endOfInput() : [.show(screen)]
    case .opened(let animal):
      if purposeOfList == nil { places.append(.animalWindow(window)) }
      return [.loadDetails(found(animal))]
    case .compared(let animals):
      places.append(.animalWindow(window))
      return [.compare(animals.map { Lookup(found($0)) })]
    case .listed(let query): return list(query, of: window)
    case .unavailable: return doWithout(window)
    case .failed(let failure):
      if places.isEmpty { return [.fail(failure)] }
      return [.show(screen), .show(.problem(.failure(failure)))]
    }
  }

  private func found(_ animal: Animal) -> Found {
    Found(animal, in: Exhibit.named(animal.exhibit) ?? exhibit, listed: listing)
  }

  /// Lists what a window shows, or would show.
  private mutating func list(_ query: ListQuery, of window: AnimalWindow) -> [Effect] {
    var query = query
    if window.includesOthers, let words = query.search {
      return [.searchEverywhere(words, sortedBy: query.order)]
    }
    // The window was over the exhibit, even if the list before it is of several.
    if window.exhibit == exhibit.id {
      return query.needsAllAnimals ? effects(for: query, ofSample: false) : listAll()
    }
    if !query.needsAllAnimals, Exhibit.named(window.exhibit)?.isRandomSample == true {
      query.order = .name
    }
    return firstPage(of: window.exhibit, query)
  }
}
