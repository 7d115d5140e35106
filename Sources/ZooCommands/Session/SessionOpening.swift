import Foundation
import ZooService
import ZooKit
import ZooSources

// What can be opened from the session: the user's files, tags, pictures, web addresses, and facts that were cut.

extension Session {
  /// Opens a file, or an animal if the words can't be a file's name: `open cats.json`, `open lion`.
  mutating func open(_ words: String) async throws {
    if words.isEmpty { return say(.wordsMissing(example: "open cats.json")) }
    let hasEnding = words.wholeMatch(of: /.*\.[A-Za-z0-9]{1,5}/) != nil
    let isFile = words.contains("/") || words.hasPrefix("~") || hasEnding
    guard isFile else { return try await interpretRequest(words) }
    // Records of no exhibit count as those of the one where the user is.
    let exhibit = try service.exhibitOfFile(words) ?? visit.exhibit
    try await fetch(ListRequest(exhibit: exhibit.id, request: firstPage, file: words))
  }

  /// Lists the animals with a tag; without one the known tags, to choose from.
  mutating func showTag(_ name: String) async throws {
    let place = visit.exhibit.tags == nil ? Exhibit.own : visit.exhibit
    if !name.isEmpty { return try await fetchFirst(ListQuery(tag: name), of: place) }
    let tags =
      if let listing = visit.listing, listing.file != nil {
        Set(listing.animals.flatMap(\.tags)).sorted { $0.folded < $1.folded }
      } else {
        try await service.tags(place)
      }
    open(.tags(tags, of: place.id))
  }

  /// Opens a tag by its number or name; other words mean what they mean elsewhere.
  mutating func choose(
    _ word: String, among tags: [String], of exhibit: Exhibit.ID
  ) async throws {
    let tag =
      try Int(word).map { try tags.chosen($0) }
      ?? tags.first { $0.folded == word.folded } ?? word.nearest(in: tags)
    guard let tag else { return try await interpretRequest(word) }
    try await fetchFirst(ListQuery(tag: tag), of: Exhibit.named(exhibit) ?? .own)
  }

  /// Shows the current animal's facts in full; at a list, the next page.
  mutating func unfold() async throws {
    if visit.place?.isList == true { return try await showMore() }
    open(.animal(try currentAnimal(), isWhole: true))
  }

  private func currentAnimal() throws -> FoundAnimal {
    guard let current = visit.currentAnimal else { throw Problem.noAnimalShown }
    return current
  }

  /// The animal that a key is about: the current one, or that of a number typed with it; `nil` for other words.
  func animal(_ words: String) throws -> FoundAnimal? {
    if words.isEmpty { return try currentAnimal() }
    guard let number = Int(words) else { return nil }
    guard let listing = visit.numbered else { throw Problem.noListHere }
    return try listing.found(number)
  }

  /// Shows where an animal lives, or those that words mean.
  mutating func showMap(_ words: String) async throws {
    guard let animal = try animal(words)?.animal else {
      return open(.map(try await service.whereabouts(words)))
    }
    guard let whereabouts = Whereabouts(of: animal) else { throw Failure.noPlaces(animal.name) }
    open(.map(whereabouts))
  }

  mutating func zoom(_ animal: Animal) async throws {
    let picture = try await service.picture(animal)
    if let picture { open(picture.place) }
    if animal.portrait == nil { say(.pictureUnknown) }
    if let failure = picture?.failure { throw failure }
  }

  mutating func openLink(of animal: Animal) async throws {
    guard let link = animal.bestLink else { throw Problem.noLink(of: animal.name) }
    try await service.openLink(link)
  }
}

extension Animal {
  /// The address worth opening: its song, else a page about it, else its picture.
  package var bestLink: String? {
    let links = ["audio", "moreAt"].compactMap { key -> String? in
      if case .links(let addresses)? = fact(key)?.value { addresses.first } else { nil }
    }
    return links.first ?? portrait?.link
  }
}
