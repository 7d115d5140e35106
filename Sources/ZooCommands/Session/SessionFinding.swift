import ZooKit
import ZooService
import ZooSources

// Finding animals: what was found, and the lists to choose from.

extension Session {
  mutating func find(_ typed: String) async throws {
    let lookup = try Lookup(
      typed: typed,
      isMaybeCommand: !typed.contains(" ") && SessionKey.line(meantBy: typed, at: visit.spot) != nil
    )
    guard case .listNumber(let number) = lookup.which, lookup.exhibits.isEmpty else {
      return open(.animal(try await service.find(lookup, visit.listing)))
    }
    guard let listing = visit.numbered else {
      guard visit.takesCount else { return say(.noListHere) }
      return try await fetch(try AnimalCount(typed))
    }
    try await complete(try listing.found(number))
  }

  /// Shows an animal that was found with all that is known of it.
  mutating func complete(_ found: FoundAnimal) async throws {
    open(.animal(try await service.complete(found)))
  }

  /// Shows a new list; an empty one leaves the user where they were.
  mutating func show(_ new: Listing, sortedBy order: ListQuery.Order? = nil) {
    if new.animals.isEmpty { return showEmpty(new) }
    // A list of several exhibits is shown where the user is.
    let home = Exhibit.named(new.exhibit) ?? visit.exhibit
    let isGrid = visit.isGrid(new.exhibit) ?? preferences.isGrid
    let list = ListPlace(new, at: home.id, isGrid: isGrid, pageSize: preferences.perPage)
    open(.list(order.map { list.sorted(by: $0) } ?? list))
  }
}

extension Listing {
  /// The animal with a number of the list.
  ///
  /// - Throws: `Failure.noSuchNumber` if there is none.
  func found(_ number: Int) throws(Failure) -> FoundAnimal {
    FoundAnimal(try animals.chosen(number), from: source)
  }
}
