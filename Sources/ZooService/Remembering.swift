import ZooFiles
import ZooKit
import ZooSources

// Lists remembered between runs.

extension AnimalService {
  /// Remembers a list for the next run. A failure is only reported, since the list itself is fine.
  package func remember(_ listing: Listing) {
    guard let lists else { return report(.noListDirectory) }
    var cats: [Animal] = []
    // If the user's cats can't be read, the list can't have any of them.
    if listing.exhibit == Exhibit.own.id { cats = (try? usersCats()) ?? [] }
    reportingErrors {
      try lists.remember(listing, usersCats: Set(cats.map(\.id)))
    }
  }

  /// Remembers a list that a command answers with, if a person sees it or it was just fetched.
  package func rememberAnswer(_ listing: Listing, isFetch: Bool) {
    if context.areListsSeen || isFetch { remember(listing) }
  }

  /// Remembers random animals that have just been fetched, for `zoo list` and for filters.
  func rememberFetched(_ listing: Listing, of exhibit: Exhibit) {
    guard let lists else { return }
    reportingErrors { try lists.rememberFetched(listing, of: exhibit) }
  }

  /// Runs work that the answer does not depend on; a failure is only reported.
  private func reportingErrors(_ work: () throws -> Void) {
    do { try work() } catch { report(.failure(Failure(error))) }
  }

  /// The last list, with the user's cats as they are now; `nil` if there is none.
  func lastShownListing() -> RememberedListing? {
    guard let lists, let remembered = readable(lists.lastShown) else { return nil }
    var cats: [Animal]?
    reportingErrors { cats = remembered.usersCats.isEmpty ? [] : try usersCats() }
    return RememberedListing(remembered, usersCats: cats)
  }

  /// The random animals last fetched from an exhibit; `nil` if there are none, or none from the one source
  /// allowed.
  package func lastFetched(of exhibit: Exhibit) -> Listing? {
    let fetched = readable { () throws(FileError) in try lists?.lastFetched(exhibit) }
    return switch preferences.source {
    case nil: fetched
    // What an API sent earlier is in the cache now.
    case .cache?: fetched?.source == .live ? fetched : nil
    case let source?: fetched?.source == source ? fetched : nil
    }
  }

  /// Reads a list from a file; a list that can't be read counts as none, with a notice.
  private func readable<List>(_ read: () throws(FileError) -> List?) -> List? {
    do { return try read() } catch {
      report(
        error.problem == .damaged ? .unreadableList(path: error.path) : .failure(.file(error)))
      return nil
    }
  }
}

/// The last list by number: an animal removed since leaves a gap, so that the other numbers stay the
/// same.
struct RememberedListing {
  /// The list without the gaps.
  let listing: Listing
  /// The animal of every number, from 1; `nil` if it was removed.
  let places: [Animal?]

  /// Updates the user's cats in a remembered list to their present state; if that can't be read, they stay as they were.
  init(_ remembered: LastLists.ListPlace, usersCats: [Animal]?) {
    places = remembered.listing.animals.map { animal in
      guard let usersCats, remembered.usersCats.contains(animal.id) else { return animal }
      return usersCats.first { $0.id == animal.id }
    }
    var listing = remembered.listing
    listing.animals = places.compactMap { $0 }
    self.listing = listing
  }

  /// Wraps the list on the screen.
  init(_ listing: Listing) {
    self.listing = listing
    places = listing.animals
  }

  /// The animal with a number, from 1.
  func animal(at number: Int) throws -> Animal {
    guard let animal = try places.chosen(number) else { throw Failure.removedNumber(number) }
    return animal
  }
}
