import Console
import ZooKit
import ZooSources

// Walking through lists and from one place to another.

extension Session {
  mutating func take(_ new: Listing, for fetch: Fetch) -> [Effect] {
    guard fetch.request.offset > 0, let old = listing, old.exhibit == new.exhibit else {
      if Exhibit.named(new.exhibit)?.paging == .random { fetched = new }
      return begin(with: new)
    }
    place = .list
    guard old.source == new.source || !([old.source, new.source].contains(.builtIn)) else {
      // The API is out of reach now: a list that began with its answers would go on with others.
      let request = PageRequest(size: preferences.perPage)
      return [.fetch(Fetch(exhibit: old.exhibit, request: request, search: old.search))]
    }
    var all = old
    let known = Set(all.specimens.map(\.id))
    var further = new
    further.specimens.removeAll { known.contains($0.id) }
    all.specimens += further.specimens
    (all.hasMore, all.end, all.page) = (new.hasMore, new.end, nil)
    listing = all
    guard !further.specimens.isEmpty else {
      return [.show(.sentence(Wording.thatIsAll(of: exhibit)))]
    }
    let first = old.specimens.count + 1
    return [.remember(all), .show(.list(further, firstNumber: first, isGrid: isGrid))]
  }

  /// Shows a list from its beginning; an empty one leaves the user where they were.
  private mutating func begin(with new: Listing) -> [Effect] {
    if new.specimens.isEmpty, let exhibit = Exhibit.named(new.exhibit) {
      return [.show(.problem(Wording.nothing(in: new, of: exhibit)))]
    }
    place = .list
    listing = new
    shown = nil
    return [.remember(new), .show(.list(new, firstNumber: 1, isGrid: isGrid))]
  }

  /// The list before the user once more; nothing where there is none.
  func showList() -> [Effect] {
    listing.map { [.show(.list($0, firstNumber: 1, isGrid: isGrid))] } ?? []
  }

  /// The next page, or the list again where there are no pages.
  mutating func showMore() -> [Effect] {
    guard let listing else { return [] }
    guard listing.hasMore else {
      return exhibit.paging == .random
        ? showList() : [.show(.sentence(Wording.thatIsAll(of: exhibit)))]
    }
    let request = PageRequest(offset: listing.end, size: preferences.perPage)
    return [
      .fetch(Fetch(exhibit: listing.exhibit, request: request, search: listing.search))
    ]
  }

  mutating func refresh() -> [Effect] {
    guard exhibit.paging != .random else {
      place = .count
      return []
    }
    let request = PageRequest(size: preferences.perPage)
    return [
      .fetch(
        Fetch(exhibit: exhibit.id, request: request, search: listing?.search, isAnew: true))
    ]
  }

  /// From a detail to its list, from a filter to everything, from an exhibit to the others.
  mutating func stepBack() -> [Effect] {
    if shown != nil {
      shown = nil
      return showList()
    }
    return listing?.search == nil ? openExhibits() : filter("")
  }

  /// Narrows the list to what fits; no words show everything again.
  mutating func filter(_ words: String) -> [Effect] {
    let query = Query(search: words.folded.isEmpty ? nil : words)
    if exhibit.paging == .random, let fetched {
      let fitting = query.apply(to: fetched.specimens, of: exhibit)
      return begin(
        with: Listing(
          page: .all, of: fitting, in: exhibit, query, source: fetched.source,
          fetchedAt: fetched.fetchedAt))
    }
    let request = PageRequest(size: preferences.perPage)
    return [.fetch(Fetch(exhibit: exhibit.id, request: request, search: query.search))]
  }

  func showGallery() -> [Effect] {
    guard exhibit.gallery != nil else {
      return [.show(.problem(Wording.problem(NoGallery(exhibit: exhibit.plural)).sentence))]
    }
    guard let shown else { return [.show(.problem("Choose a \(exhibit.noun) first."))] }
    return [.gallery(shown)]
  }

  /// The picture at the full size of the window; once more, where the original is.
  mutating func zoom() -> [Effect] {
    guard let shown else { return [.show(.problem("Choose a \(exhibit.noun) first."))] }
    guard let picture = shown.pictures.first else {
      return [.show(.problem("No picture of it is known here."))]
    }
    defer { isZoomed.toggle() }
    return isZoomed ? [.show(.sentence(picture.address))] : [.zoom(shown)]
  }

  mutating func openSettings() -> [Effect] {
    let form = SettingsForm(preferences)
    place = .settings(form)
    return [.show(.settings(form))]
  }

  mutating func openExhibits() -> [Effect] {
    place = .exhibits
    return [.show(.exhibits)]
  }

  mutating func openForm() -> [Effect] {
    guard exhibit.takesOwn else {
      return [
        .show(
          .problem("You can add \(Exhibit.own.plural), not \(exhibit.plural). Type v to visit."))
      ]
    }
    place = .adding(OwnForm(exhibit))
    return [.show(.sentence("A \(exhibit.noun) of your own. 'back' leaves at every question."))]
  }

  /// Back to the list, or to the question for a count where there is none yet.
  mutating func goBack() { place = listing == nil ? .count : .list }
}
