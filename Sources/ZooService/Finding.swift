import Arguments
import ZooKit
import ZooSources

/// A user's words for one animal, and where to look for it.
package struct Lookup: Sendable, Equatable {
  package let which: AnimalQuery
  package let typed: String
  /// The exhibit to look in; `nil` for that of the last list.
  package let exhibit: Exhibit.ID?

  /// The longest input in bytes; no name is longer, and looking for one would take seconds.
  private static let longest = 1000

  /// Throws if it is empty, or too long for a name.
  package init(_ typed: String, in exhibit: Exhibit.ID? = nil) throws(InvalidValue) {
    guard typed.utf8.count <= Self.longest, let which = AnimalQuery(typed) else {
      throw InvalidValue(String(typed.prefix(Self.longest)), .animalName)
    }
    self.which = which
    self.typed = typed
    self.exhibit = exhibit
  }

  package var isByID: Bool {
    if case .id = which { true } else { false }
  }

  /// Looks up an animal that was already found.
  package init(_ found: Found) {
    which = .id(found.animal.id)
    typed = found.animal.name
    exhibit = found.exhibit.id
  }
}

/// An animal that a user meant.
package struct Found: Sendable, Equatable {
  package var animal: Animal
  package var exhibit: Exhibit
  /// The list that was searched first.
  package var listed: Listing?

  package init(_ animal: Animal, in exhibit: Exhibit, listed: Listing? = nil) {
    self.animal = animal
    self.exhibit = exhibit
    self.listed = listed
  }
}

extension AnimalService {
  /// Finds the animal a user means: in the last list, then in its whole exhibit, then in the others.
  ///
  /// - Parameter listing: the list on the screen; `nil` for the one remembered between runs.
  package func find(
    _ target: Lookup, in listing: Listing? = nil
  ) async throws -> Found {
    var shown = listing.map { RememberedListing($0) }
    if shown == nil { shown = try remembered(for: target) }
    let id = target.exhibit ?? shown?.listing.exhibit ?? Exhibit.animals.id
    let exhibit = Exhibit.named(id) ?? .animals
    if case .listNumber(let number) = target.which {
      guard let shown else { throw Failure.noList(exhibit.id) }
      return Found(try shown.animal(at: number), in: exhibit, listed: shown.listing)
    }
    let listed = shown?.listing
    if let listed, let animal = try choose(target, from: listed, of: exhibit) {
      await reportNamesake(of: animal, meantBy: target, in: exhibit)
      return Found(animal, in: exhibit, listed: listed)
    }
    let whole = try await whole(of: exhibit)
    let everything = Listing(
      exhibit: exhibit.id, animals: whole.value, source: whole.source, fetchedAt: whole.fetchedAt)
    if target.which.match(in: whole.value) != .none { report(whole.notices) }
    if let animal = try choose(target, from: everything, of: exhibit) {
      await reportNamesake(of: animal, meantBy: target, in: exhibit)
      return Found(animal, in: exhibit, listed: listed)
    }
    let others = await offlineListings(besides: exhibit)
    // After a match there, notices about the source of this exhibit don't matter.
    if let found = try find(target, amongOthers: others) { return found }
    report(whole.notices)
    throw Failure.noMatch(
      target.typed, among: .everything,
      suggestion: nearest(target.typed, in: [everything] + others))
  }

  /// The last list, if it belongs to the exhibit meant. If reading it fails, a name is still looked for
  /// elsewhere, but a number can't be.
  private func remembered(for target: Lookup) throws -> RememberedListing? {
    do {
      let shown = try lastShownListing()
      return target.exhibit == nil || target.exhibit == shown?.listing.exhibit ? shown : nil
    } catch {
      if case .listNumber = target.which { throw error }
      report(.failure(Failure(error)))
      return nil
    }
  }

  /// Mentions a zoo animal that has exactly the typed name, if the animal found only contains it: a
  /// leopard may have been meant, not the Catahoula Leopard Dog.
  private func reportNamesake(
    of animal: Animal, meantBy target: Lookup, in exhibit: Exhibit
  ) async {
    guard exhibit != .animals, target.exhibit == nil, case .words(let words) = target.which,
      animal.id != words, !animal.isCalled(words),
      let animal = await offlineListing(of: .animals)?.animals.first(where: { $0.isCalled(words) })
    else { return }
    report(.namesake(animal.name, in: Exhibit.animals.id))
  }

  /// Finds a match in another exhibit; throws `Failure` if several do, or several animals in one.
  private func find(
    _ target: Lookup, amongOthers listings: [Listing]
  ) throws -> Found? {
    let fitting = target.which.bestMatches(among: listings.map(\.animals)).map { listings[$0] }
    if fitting.count > 1 { throw Failure.matchesElsewhere(target.typed, fitting.map(\.exhibit)) }
    guard let listing = fitting.first,
      let exhibit = Exhibit.named(listing.exhibit),
      let animal = try choose(target, from: listing, of: exhibit)
    else { return nil }
    report(.foundElsewhere(target.typed, in: exhibit.id))
    return Found(animal, in: exhibit)
  }

  /// The closest name in the first list, else in any list, else the closest word of a name.
  private func nearest(_ typed: String, in listings: [Listing]) -> String? {
    let names = listings.map { $0.animals.map(\.name) }
    let words = names.joined().flatMap { $0.split(separator: " ").map(String.init) }
    return typed.nearest(in: names.first ?? []) ?? typed.nearest(in: Array(names.joined()))
      ?? typed.nearest(in: words)
  }

  /// The other exhibits that are available without a request.
  private func offlineListings(besides exhibit: Exhibit) async -> [Listing] {
    var listings: [Listing] = []
    for other in Exhibit.all where other != exhibit {
      if let listing = await offlineListing(of: other) { listings.append(listing) }
    }
    return listings
  }

  /// A whole exhibit from the cache, else from the built-in collection, as far as the preferences allow
  /// these; `nil` if neither has it.
  private func offlineListing(of exhibit: Exhibit) async -> Listing? {
    for source in [Source.cache, .builtIn]
    where preferences.source == nil || preferences.source == source {
      if source == .cache, preferences.address(of: exhibit) == nil { continue }
      if let whole = try? await loader.requiring(source).whole(of: exhibit), !whole.value.isEmpty {
        return Listing(exhibit: exhibit.id, animals: whole.value, source: whole.source)
      }
    }
    return nil
  }

  private func choose(
    _ target: Lookup, from listing: Listing, of exhibit: Exhibit
  ) throws -> Animal? {
    switch target.which.match(in: listing.animals) {
    case .none: return nil
    case .one(let animal): return animal
    case .several(let candidates):
      throw severalMatches(target, among: .exhibit(exhibit), candidates, of: listing)
    }
  }

  /// Makes several matches the last list, so that the user can choose one by its number.
  func severalMatches(
    _ target: Lookup, among: Failure.Scope, _ candidates: [Animal], of listing: Listing
  ) -> Failure {
    let fitting = Listing(
      exhibit: listing.exhibit, animals: candidates, source: listing.source,
      fetchedAt: listing.fetchedAt, total: candidates.count, search: target.typed)
    remember(fitting)
    return .severalMatches(target.typed, among: among, candidates: fitting)
  }
}
