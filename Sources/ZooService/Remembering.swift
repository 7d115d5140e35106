import ZooFiles
import ZooKit
import ZooSources

// The lists kept between runs.

extension AnimalService {
  /// `nil` without a directory for them.
  private var lists: RememberedLists? { directories.state.map { RememberedLists(directory: $0) } }

  /// Keeps a list for the next run. What cannot be kept is told, and the list is good all the same.
  package func remember(_ listing: Listing) {
    guard let lists else { return tell(.nothingRemembered) }
    var cats: [Animal] = []
    // Where the user's cats cannot be read, the list has none of them.
    if listing.exhibit == Exhibit.own.id { cats = (try? usersCats()) ?? [] }
    telling { () throws(FileError) in
      try lists.remember(listing, usersCats: Set(cats.map(\.id)))
    }
  }

  /// Keeps random animals that have just been fetched, for `zoo list` and for filters.
  func rememberFetched(_ listing: Listing, of exhibit: Exhibit) {
    guard let lists else { return }
    telling { () throws(FileError) in try lists.rememberFetched(listing, of: exhibit) }
  }

  /// Does what the answer does not depend on; when it fails, that is told and no more.
  private func telling(_ work: () throws(FileError) -> Void) {
    do throws(FileError) { try work() } catch { tell(.failure(.file(error))) }
  }

  /// The exhibit of the list shown last; the zoo animals where there is none, or none to be read,
  /// which whoever looks for an animal in it is told.
  package var exhibitShownLast: Exhibit.ID {
    let shown = try? lists?.lastShown()
    return shown?.listing.exhibit ?? Exhibit.animals.id
  }

  /// The names in the list shown last.
  package func namesShownLast() throws(Failure) -> [String] {
    try shownLast()?.listing.animals.map(\.name) ?? []
  }

  /// The list shown last, the user's own animals in it as they are now; `nil` when none was yet.
  func shownLast() throws(Failure) -> RememberedListing? {
    guard let lists else { return nil }
    guard let remembered = readable({ () throws(FileError) in try lists.lastShown() }) else {
      return nil
    }
    let cats = remembered.usersCats.isEmpty ? [] : try usersCats()
    return RememberedListing(remembered, usersCats: cats)
  }

  /// The random animals of an exhibit fetched last.
  package func lastFetched(of exhibit: Exhibit) throws(Failure) -> Listing {
    guard let lists else { throw .noHome }
    let wanted = preferences[.source]
    let fetched = readable { () throws(FileError) in try lists.lastFetched(exhibit) }
    guard let last = fetched, wanted == nil || wanted == last.source else {
      throw .nothingFetched
    }
    return last
  }

  /// A list from a file; one that cannot be read counts as none, with a note.
  private func readable<List>(_ read: () throws(FileError) -> List?) -> List? {
    do throws(FileError) { return try read() } catch {
      tell(.unreadableList(path: error.path))
      return nil
    }
  }
}

/// The list shown last, place by place: what was removed since has left its place empty, so that
/// the other numbers mean what they meant.
struct RememberedListing {
  /// What is there now.
  let listing: Listing
  /// Every place of the list.
  let places: [Animal?]

  /// Puts the user's own animals in their places, as they are now.
  init(_ remembered: RememberedLists.ShownList, usersCats: [Animal]) {
    places = remembered.listing.animals.map { animal in
      guard remembered.usersCats.contains(animal.id) else { return animal }
      return usersCats.first { $0.id == animal.id }
    }
    var listing = remembered.listing
    listing.animals = places.compactMap { $0 }
    self.listing = listing
  }

  /// A list that is before the user now.
  init(_ listing: Listing) {
    self.listing = listing
    places = listing.animals
  }

  /// What has a number.
  func animal(at number: Int) throws(Failure) -> Animal {
    guard places.indices.contains(number - 1) else {
      throw .noPlace(number, count: places.count)
    }
    guard let animal = places[number - 1] else { throw .removedPlace(number) }
    return animal
  }
}
