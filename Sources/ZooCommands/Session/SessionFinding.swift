import ZooKit
import ZooQuery
import ZooService
import ZooSources

// Finding animals: what was found, and the lists to choose from.

extension Session {
  mutating func find(_ words: String, in exhibits: [Exhibit], typed: String) async throws {
    let lookup = try Lookup(words, in: exhibits.map(\.id), typed: typed)
    guard case .listNumber(let number) = lookup.which, exhibits.isEmpty else {
      guard isComparing, let meant = shownList?.candidate(meantBy: lookup) else {
        return try await find(lookup)
      }
      return try await complete(meant)
    }
    guard let listing else {
      guard takesCount else { return say(.noListHere) }
      return try await fetch(try AnimalCount(words))
    }
    try await complete(try found(number, in: listing))
  }

  mutating func find(_ lookup: Lookup) async throws {
    try await handleFound(try await service.find(lookup, listing))
  }

  /// Shows an animal that was found with all that is known of it.
  mutating func complete(_ found: Found) async throws {
    try await handleFound(try await service.complete(found))
  }

  /// The animal at a number of a list.
  func found(_ number: Int, in listing: Listing) throws(Failure) -> Found {
    guard let animal = listing.animals.numbered(number) else {
      throw .noSuchNumber(number, count: listing.animals.count)
    }
    return Found(animal, from: listing)
  }

  mutating func handleFound(_ found: Found) async throws {
    if let choice = shownList?.choice {
      try await resume(choice, with: found)
    } else {
      open(.animal(found))
    }
  }

  /// Shows the candidates for an ambiguous name as a list, to choose from by number.
  ///
  /// - Parameter choice: what the animal is chosen for; `nil` for what the list on the screen is for.
  mutating func offerCandidates(
    _ candidates: Listing, sortedBy order: ListQuery.Order? = nil,
    for choice: ShownList.PendingChoice? = nil
  ) {
    // A list of several exhibits is shown where the user is.
    let home = Exhibit.named(candidates.exhibit) ?? exhibit
    var list = ShownList(
      candidates: candidates, at: home.id, isGrid: isGrid(candidates.exhibit),
      pageSize: candidatesPerPage)
    if let order { list = list.sorted(by: order) }
    list.choice = choice ?? (isComparing ? shownList?.choice : nil)
    open(.list(list))
  }

  /// Does what an animal was chosen for, in the list from where it was started.
  private mutating func resume(
    _ choice: ShownList.PendingChoice, with found: Found
  ) async throws {
    // A vague choice may have led to further candidates.
    while case .list(let list)? = place, list.choice != nil { leave() }
    rememberList()
    switch choice {
    case .comparison(var targets, let index):
      targets[index] = Lookup(found)
      try await compare(targets)
    case .action(let action):
      show(screen)
      try start(action, found)
    }
  }
}
