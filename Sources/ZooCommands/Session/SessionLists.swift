import ZooService
import ZooKit
import ZooSources

// Lists: how they begin, go on and are narrowed, and the ways from one place to another.

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
      // The API is out of reach now: a list that began with its answers would go on with others.
      return fetchFirst(old.query)
    }
    return goOn(old, with: new)
  }

  /// What was handed out at random may be in no collection: where nothing else fits, that does.
  private func handedOut(insteadOf found: Listing) -> Listing {
    guard found.animals.isEmpty, let fetched, fetched.exhibit == found.exhibit,
      let exhibit = Exhibit.named(found.exhibit)
    else { return found }
    return fetched.applying(found.query, of: exhibit)
  }

  /// Adds a further page to the list before the user.
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

  /// Shows a list from its beginning; an empty one leaves the user where they were.
  private mutating func begin(with new: Listing) -> [Effect] {
    if new.animals.isEmpty { return [.show(.problem(.empty(new)))] }
    place = .list
    enter(new.exhibit)
    let before = rooms[new.exhibit]?.ways(to: new, isChoice: false) ?? []
    rooms[new.exhibit] = Room(listing: new, before: before)
    view = nil
    return [.remember(new)] + showList()
  }

  /// Candidates as the list, so that a number can choose; going back leads to the list before.
  ///
  /// - Parameter comparison: what goes on with the one chosen.
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

  /// Goes on with a comparison, in the list it was asked for in.
  mutating func resume(_ comparison: PendingComparison, with found: Found) -> [Effect] {
    let room = rooms[exhibit.id]
    rooms[exhibit.id] = room?.before.first
    if room?.isDetour == true { trail.removeLast() }
    compared = comparison.targets
    compared[comparison.place] = Lookup(found)
    return [listing.map(Effect.remember)].compactMap { $0 } + [.compare(compared)]
  }

  /// The list before the user once more; nothing where there is none.
  func showList() -> [Effect] {
    listing.map { [.show(.answer(.listing($0, isGrid: isGrid)))] } ?? []
  }

  /// The list that was before the user some time ago: its numbers mean its animals again.
  mutating func showListAgain() -> [Effect] {
    view = nil
    return [listing.map(Effect.remember)].compactMap { $0 } + showList()
  }

  /// The next page, or the list again where there are no pages.
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

  /// From a detail to its list, from a choice or a filter to what was before it, from an exhibit to
  /// the one before.
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

  /// Back to the exhibit before, or to all of them where there is none.
  private mutating func leaveExhibit() -> [Effect] {
    guard trail.count > 1 else { return openExhibits() }
    trail.removeLast()
    return showListAgain()
  }

  /// Narrows the list to what fits; no words show everything again.
  mutating func filter(_ words: String) -> [Effect] {
    var query = listing?.query ?? Query()
    query.search = words.folded.isEmpty ? nil : words
    return look(for: query)
  }

  /// Sorts the list by name, and back into its own order; as many of it as were there.
  mutating func sort() -> [Effect] {
    if var room = rooms[exhibit.id], room.isChoice {
      // What fits a name is all there is to be sorted.
      room.listing.animals = Query(order: .name).sorted(room.listing.animals)
      rooms[exhibit.id] = room
      return showListAgain()
    }
    var query = listing?.query ?? Query()
    query.order = query.order == nil ? .name : nil
    return look(for: query, count: listing?.animals.count)
  }

  /// Looks through the whole exhibit. Of what an API hands out at random that is the built-in
  /// collection, so its own are put in another order as they are, and looked through themselves where
  /// nothing else may be.
  ///
  /// - Parameter count: how many are wanted at least.
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

  /// The picture at the full size of the window.
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

  /// Back to the list, or to the question for a count where there is none yet.
  mutating func goBack() { place = listing == nil ? .count : .list }

  /// Back without having done what was begun; an errand is over with that.
  mutating func giveUp(saying: Saying) -> [Effect] {
    if isSingleQuestion { return [.show(.saying(saying)), .leave(nil)] }
    goBack()
    return [.show(.saying(saying))]
  }

  /// Goes on to an exhibit.
  mutating func enter(_ exhibit: Exhibit.ID) {
    if trail.last != exhibit { trail.append(exhibit) }
  }
}
