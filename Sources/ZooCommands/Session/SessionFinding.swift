import ZooKit
import ZooQuery
import ZooService
import ZooSources

// Finding animals: what was found, and the lists to choose from.

extension Session {
  func find(_ words: String, in exhibits: [Exhibit], typed: String) -> [Effect] {
    do throws(InvalidValue) {
      let lookup = try Lookup(words, in: exhibits.map(\.id), typed: typed)
      guard case .listNumber(let number) = lookup.which, exhibits.isEmpty else {
        let meant = isComparing ? shownList?.candidate(meantBy: lookup) : nil
        return meant.map { [.loadDetails($0)] } ?? [.find(lookup)]
      }
      guard let listing else {
        guard takesCount else { return [.show(.problem(.noListHere))] }
        return fetch(try AnimalCount(words))
      }
      return effects(for: number, in: listing) { .loadDetails($0) }
    } catch {
      return [.show(.problem(.failure(.invalid(error))))]
    }
  }

  /// What to do with the animal at a number of a list; says so if the list has no such number.
  func effects(for number: Int, in listing: Listing, _ effect: (Found) -> Effect) -> [Effect] {
    guard let animal = listing.animals.numbered(number) else {
      let failure = Failure.noSuchNumber(number, count: listing.animals.count)
      return [.show(.problem(.failure(failure)))]
    }
    return [effect(Found(animal, from: listing))]
  }

  mutating func handleFound(_ found: Found) -> [Effect] {
    if let choice = shownList?.choice { return resume(choice, with: found) }
    return open(.animal(found))
  }

  /// Shows the candidates for an ambiguous name as a list, to choose from by number.
  ///
  /// - Parameter choice: what the animal is chosen for; `nil` for what the list on the screen is for.
  mutating func offerCandidates(
    _ candidates: Listing, sortedBy order: ListQuery.Order? = nil,
    for choice: ShownList.PendingChoice? = nil
  ) -> [Effect] {
    // A list of several exhibits is shown where the user is.
    let home = Exhibit.named(candidates.exhibit) ?? exhibit
    var list = ShownList(
      candidates: candidates, at: home.id, isGrid: isGrid(candidates.exhibit),
      pageSize: candidatesPerPage)
    if let order { list = list.sorted(by: order) }
    list.choice = choice ?? (isComparing ? shownList?.choice : nil)
    return open(.list(list))
  }

  /// Does what an animal was chosen for, in the list from where it was started.
  private mutating func resume(
    _ choice: ShownList.PendingChoice, with found: Found
  ) -> [Effect] {
    // A vague choice may have led to further candidates.
    while case .list(let list)? = place, list.choice != nil { leave() }
    switch choice {
    case .comparison(var targets, let index):
      targets[index] = Lookup(found)
      return rememberList + [.compare(targets)]
    case .action(let action):
      return rememberList + [.show(screen), .requireOwn(found, action)]
    }
  }
}
