import Arguments
import ZooKit
import ZooSources

/// What a user says about which animal is meant.
package struct Lookup: Sendable, Equatable {
  /// What was typed, read.
  package let which: AnimalQuery
  /// What was typed.
  package let typed: String
  /// The exhibit to look in; `nil` for that of the list shown last.
  package let exhibit: Exhibit.ID?

  /// No name has more bytes; looking for one that has takes seconds.
  private static let longest = 1000

  /// Reads what was typed.
  ///
  /// - Throws: `InvalidValue` when that is nothing, or too long for a name.
  package init(_ typed: String, in exhibit: Exhibit.ID? = nil) throws(InvalidValue) {
    guard typed.utf8.count <= Self.longest, let which = AnimalQuery(typed) else {
      throw InvalidValue(
        String(typed.prefix(Self.longest)), kind: "a way to name an animal",
        allowed: "a number, an id or a part of a name")
    }
    self.which = which
    self.typed = typed
    self.exhibit = exhibit
  }

  /// Whether it means one and no other.
  package var isChosen: Bool {
    if case .id = which { true } else { false }
  }

  /// Means one that was found.
  package init(_ found: Found) {
    which = .id(found.animal.id)
    typed = found.animal.name
    exhibit = found.exhibit.id
  }
}

/// An animal that was meant.
package struct Found: Sendable, Equatable {
  /// The animal.
  package var animal: Animal
  /// The exhibit it was found in.
  package var exhibit: Exhibit
  /// The list it was looked for in first.
  package var listed: Listing?

  /// Makes it of its parts.
  package init(_ animal: Animal, in exhibit: Exhibit, listed: Listing? = nil) {
    self.animal = animal
    self.exhibit = exhibit
    self.listed = listed
  }
}

extension AnimalService {
  /// Finds what a user means: in the list shown last, in the whole of its exhibit, then in the
  /// others.
  ///
  /// - Parameter listing: the list before the user; `nil` for the one kept between runs.
  package func find(
    _ target: Lookup, in listing: Listing? = nil
  ) async throws(Failure) -> Found {
    var shown = listing.map { RememberedListing($0) }
    if shown == nil { shown = try remembered(for: target) }
    let id = target.exhibit ?? shown?.listing.exhibit ?? Exhibit.animals.id
    let exhibit = Exhibit.named(id) ?? .animals
    if case .listNumber(let number) = target.which {
      guard let shown else { throw .noList(exhibit.id) }
      return Found(try shown.animal(at: number), in: exhibit, listed: shown.listing)
    }
    let listed = shown?.listing
    if let listed, let animal = try choose(target, from: listed, of: exhibit) {
      await tellOfNamesake(of: animal, meantBy: target, in: exhibit)
      return Found(animal, in: exhibit, listed: listed)
    }
    let whole = try await whole(of: exhibit)
    let everything = Listing(
      exhibit: exhibit.id, animals: whole.value, source: whole.source, fetchedAt: whole.fetchedAt)
    if target.which.match(in: whole.value) != .none { tell(whole.notices) }
    if let animal = try choose(target, from: everything, of: exhibit) {
      await tellOfNamesake(of: animal, meantBy: target, in: exhibit)
      return Found(animal, in: exhibit, listed: listed)
    }
    let others = await listingsAtHand(besides: exhibit)
    // Where it is found there, what became of this one's source is beside the point.
    if let found = try find(target, amongOthers: others) { return found }
    tell(whole.notices)
    throw .nothingFits(
      target.typed, among: .everything,
      suggestion: nearest(target.typed, in: [everything] + others))
  }

  /// The list shown last, if it is one of the exhibit meant. A name is looked for elsewhere where it
  /// cannot be read; a number means nothing then.
  private func remembered(for target: Lookup) throws(Failure) -> RememberedListing? {
    do {
      let shown = try shownLast()
      return target.exhibit == nil || target.exhibit == shown?.listing.exhibit ? shown : nil
    } catch {
      if case .listNumber = target.which { throw error }
      tell(.failure(error))
      return nil
    }
  }

  /// Where words that are only a part of a name here are the whole of a zoo animal's, that one may have
  /// been meant: a leopard, and not the Catahoula Leopard Dog.
  private func tellOfNamesake(
    of animal: Animal, meantBy target: Lookup, in exhibit: Exhibit
  ) async {
    guard exhibit != .animals, target.exhibit == nil, case .words(let words) = target.which,
      animal.id != words, !animal.isCalled(words),
      let animal = await listingAtHand(of: .animals)?.animals.first(where: { $0.isCalled(words) })
    else { return }
    tell(.namesake(animal.name, in: Exhibit.animals.id))
  }

  /// Finds what fits in one of the other exhibits.
  ///
  /// - Throws: `Failure` where it fits in several, or several of one.
  private func find(
    _ target: Lookup, amongOthers listings: [Listing]
  ) throws(Failure) -> Found? {
    let fitting = target.which.bestMatches(among: listings.map(\.animals)).map { listings[$0] }
    if fitting.count > 1 { throw .fitsElsewhere(target.typed, fitting.map(\.exhibit)) }
    guard let listing = fitting.first,
      let exhibit = Exhibit.named(listing.exhibit),
      let animal = try choose(target, from: listing, of: exhibit)
    else { return nil }
    tell(.foundElsewhere(target.typed, in: exhibit.id))
    return Found(animal, in: exhibit)
  }

  /// The nearest name of the first list, else of any, else the nearest word of a name.
  private func nearest(_ typed: String, in listings: [Listing]) -> String? {
    let names = listings.map { $0.animals.map(\.name) }
    let words = names.joined().flatMap { $0.split(separator: " ").map(String.init) }
    return typed.nearest(in: names.first ?? []) ?? typed.nearest(in: Array(names.joined()))
      ?? typed.nearest(in: words)
  }

  /// The other exhibits, as far as they can be had without a request.
  private func listingsAtHand(besides exhibit: Exhibit) async -> [Listing] {
    var listings: [Listing] = []
    for other in Exhibit.all where other != exhibit {
      if let listing = await listingAtHand(of: other) { listings.append(listing) }
    }
    return listings
  }

  /// What the cache, else the built-in collection holds of an exhibit, within the source insisted
  /// on. What cannot be had is not looked through.
  private func listingAtHand(of exhibit: Exhibit) async -> Listing? {
    for source in [Source.cache, .builtIn]
    where preferences[.source] == nil || preferences[.source] == source {
      if source == .cache, preferences.address(of: exhibit) == nil { continue }
      if let whole = try? await exhibits(from: source).whole(of: exhibit), !whole.value.isEmpty {
        return Listing(exhibit: exhibit.id, animals: whole.value, source: whole.source)
      }
    }
    return nil
  }

  private func choose(
    _ target: Lookup, from listing: Listing, of exhibit: Exhibit
  ) throws(Failure) -> Animal? {
    switch target.which.match(in: listing.animals) {
    case .none: return nil
    case .one(let animal): return animal
    case .several(let candidates):
      throw severalFit(target, among: .exhibit(exhibit), candidates, of: listing)
    }
  }

  /// Several fit: they become the list shown last, so that a number can choose among them.
  func severalFit(
    _ target: Lookup, among: Failure.Scope, _ candidates: [Animal], of listing: Listing
  ) -> Failure {
    let fitting = Listing(
      exhibit: listing.exhibit, animals: candidates, source: listing.source,
      fetchedAt: listing.fetchedAt, total: candidates.count, search: target.typed)
    remember(fitting)
    return .severalFit(target.typed, among: among, candidates: fitting)
  }
}
