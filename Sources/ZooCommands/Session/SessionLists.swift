import ZooService
import ZooKit
import ZooSources

// Lists: starting, extending and filtering them, and the ways between them.

extension Session {
  mutating func didFetch(_ new: Listing, for fetch: Fetch) -> [Effect] {
    if entrance == .count {
      return [.remember(new), .leave(.listing(new, isGrid: isGrid))]
    }
    guard fetch.request.offset > 0, let old = listing, old.exhibit == new.exhibit else {
      if Exhibit.named(new.exhibit)?.paging == .random, new.search == nil { fetched = new }
      return begin(with: handedOut(insteadOf: new))
    }
    place = .list
    guard old.source == new.source || !([old.source, new.source].contains(.builtIn)) else {
      // The API is unreachable now, and a list must not mix its animals with built-in ones, so start over.
      return fetchFirst(old.query)
    }
    return goOn(old, with: new)
  }

  /// Random animals may be missing from the built-in collection, so search them if nothing else matches.
  private func handedOut(insteadOf found: Listing) -> Listing {
    guard found.animals.isEmpty, let fetched, fetched.exhibit == found.exhibit,
      let exhibit = Exhibit.named(found.exhibit)
    else { return found }
    return fetched.applying(found.query, of: exhibit)
  }

  /// Adds a further page to the current list.
  private mutating func goOn(_ old: Listing, with new: Listing) -> [Effect] {
    var all = old
    let known = Set(all.animals.map(\.id))
    var further = new
    further.animals.removeAll { known.contains($0.id) }
    all.animals += further.animals
    (all.hasMore, all.end, all.page) = (new.hasMore, new.end, nil)
    rooms[exhibit.id]?.listing = all
    guard !further.animals.isEmpty else { return thatIsAll }
    let first = old.animals.count + 1
    return [.remember(all), .show(.more(further, firstNumber: first, isGrid: isGrid))]
  }

  /// Shows a new list; an empty one leaves the user where they were.
  private mutating func begin(with new: Listing) -> [Effect] {
    if new.animals.isEmpty { return [.show(.problem(.empty(new)))] }
    place = .list
    enter(new.exhibit)
    let before = rooms[new.exhibit]?.ways(to: new, isChoice: false) ?? []
    rooms[new.exhibit] = Room(listing: new, before: before)
    view = nil
    return [.remember(new)] + showList()
  }

  /// Shows the candidates for an ambiguous name as a list, to choose from by number; `back` leads to the list
  /// before.
  ///
  /// - Parameter comparison: the comparison that needs the chosen animal.
  mutating func offer(_ candidates: Listing, for comparison: PendingComparison? = nil) -> [Effect] {
    let isDetour = exhibit.id != candidates.exhibit
    enter(candidates.exhibit)
    let before = rooms[candidates.exhibit]?.ways(to: candidates, isChoice: true) ?? []
    rooms[candidates.exhibit] = Room(
      listing: candidates, isChoice: true, before: before, isDetour: isDetour,
      comparison: comparison)
    view = nil
    return [.show(.more(candidates, firstNumber: 1, isGrid: isGrid))]
  }

  /// Continues a comparison in the list where it was started.
  mutating func resume(_ comparison: PendingComparison, with found: Found) -> [Effect] {
    let room = rooms[exhibit.id]
    rooms[exhibit.id] = room?.before.first
    if room?.isDetour == true { trail.removeLast() }
    compared = comparison.targets
    compared[comparison.place] = Lookup(found)
    return [listing.map(Effect.remember)].compactMap { $0 } + [.compare(compared)]
  }

  /// Shows the current list again, if there is one.
  func showList() -> [Effect] {
    listing.map { [.show(.answer(.listing($0, isGrid: isGrid)))] } ?? []
  }

  /// Shows an earlier list again and remembers it, so that its numbers work.
  mutating func showListAgain() -> [Effect] {
    view = nil
    return [listing.map(Effect.remember)].compactMap { $0 } + showList()
  }

  /// Shows the next page, or the list again where there are no pages.
  mutating func showMore() -> [Effect] {
    guard let listing else { return [] }
    guard listing.hasMore else {
      return exhibit.paging == .random ? showList() : thatIsAll
    }
    let request = PageRequest(offset: listing.end, size: preferences[.perPage])
    return [.fetch(Fetch(exhibit: listing.exhibit, request: request, query: listing.query))]
  }

  private var thatIsAll: [Effect] {
    [.show(.saying(.thatIsAll(exhibit, isFiltered: listing?.search != nil)))]
  }

  mutating func refresh() -> [Effect] {
    guard exhibit.paging != .random else {
      place = .count
      return []
    }
    return fetchFirst(listing?.query ?? Query(), isReload: true)
  }

  private func fetchFirst(
    _ query: Query, isReload: Bool = false, count: Int? = nil
  ) -> [Effect] {
    let request = PageRequest(size: max(preferences[.perPage], count ?? 0))
    return [.fetch(Fetch(exhibit: exhibit.id, request: request, query: query, isReload: isReload))]
  }

  /// Goes back: from an animal to its list, from candidates or a filter to the list before, or to the
  /// previous exhibit.
  mutating func stepBack() -> [Effect] {
    if view != nil {
      view = nil
      return showList()
    }
    if let room = rooms[exhibit.id], room.isChoice {
      guard let before = room.before.first else {
        rooms[exhibit.id] = nil
        return leaveExhibit()
      }
      rooms[exhibit.id] = before
      return room.isDetour ? leaveExhibit() : showListAgain()
    }
    guard listing?.search != nil else { return leaveExhibit() }
    guard let before = rooms[exhibit.id]?.before.first else { return filter("") }
    rooms[exhibit.id] = before
    return showListAgain()
  }

  /// Goes back to the previous exhibit, or else to the choice of exhibits.
  private mutating func leaveExhibit() -> [Effect] {
    guard trail.count > 1 else { return openExhibits() }
    trail.removeLast()
    return showListAgain()
  }

  /// Filters the list; without words it shows everything again.
  mutating func filter(_ words: String) -> [Effect] {
    var query = listing?.query ?? Query()
    query.search = words.folded.isEmpty ? nil : words
    return look(for: query)
  }

  /// Sorts the list by name, or undoes that, and loads at least as many animals as were shown.
  mutating func sort() -> [Effect] {
    if var room = rooms[exhibit.id], room.isChoice {
      // Candidates for a name are complete, so they are sorted without a request.
      room.listing.animals = Query(order: .name).sorted(room.listing.animals)
      rooms[exhibit.id] = room
      return showListAgain()
    }
    var query = listing?.query ?? Query()
    query.order = query.order == nil ? .name : nil
    return look(for: query, count: listing?.animals.count)
  }

  /// Applies a search and an order to the whole exhibit.
  ///
  /// Of a random exhibit the animals fetched last are sorted; a search looks through the built-in collection
  /// instead, unless the source has to be live.
  ///
  /// - Parameter count: how many animals to load at least.
  mutating func look(for query: Query, count: Int? = nil) -> [Effect] {
    guard exhibit.paging == .random, let fetched,
      query.search == nil || preferences[.source] == .live
    else { return fetchFirst(query, count: count) }
    return begin(with: fetched.applying(query, of: exhibit))
  }

  func showGallery() -> [Effect] {
    let exhibit = atHand?.exhibit ?? exhibit
    guard exhibit.gallery != nil else {
      return [.show(.problem(.failure(.noGallery(exhibit.plural))))]
    }
    guard let atHand else { return [.show(.problem(.noneChosen(exhibit)))] }
    return [.gallery(atHand)]
  }

  /// Shows the picture at the full size of the window.
  func zoom() -> [Effect] {
    guard let atHand else { return [.show(.problem(.noneChosen(exhibit)))] }
    guard atHand.animal.portrait != nil else { return [.show(.problem(.pictureUnknown))] }
    return [.zoom(atHand.animal)]
  }

  mutating func openSettings() -> [Effect] {
    let animals = [shown?.animal].compactMap { $0 } + (listing?.animals ?? [])
    place = .settings(
      SettingsForm(preferences, example: animals.first { !$0.measures.isEmpty }))
    return [.show(screen)]
  }

  mutating func openExhibits() -> [Effect] {
    place = .exhibits
    return [.show(.exhibits)]
  }

  /// Returns to the list, or to the question for a count if there is no list yet.
  mutating func goBack() { place = listing == nil ? .count : .list }

  /// Cancels what was started; a single question ends with that.
  mutating func giveUp(saying: Saying) -> [Effect] {
    if isSingleQuestion { return [.show(.saying(saying)), .leave(nil)] }
    goBack()
    return [.show(.saying(saying))]
  }

  /// Makes an exhibit the current one.
  mutating func enter(_ exhibit: Exhibit.ID) {
    if trail.last != exhibit { trail.append(exhibit) }
  }
}
