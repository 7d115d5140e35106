import Foundation
import ZooService
import ZooKit
import ZooSources

// What can be opened from the session: the user's files, tags, pictures, web addresses, and facts that were cut.

extension Session {
  /// Opens a file, or an animal if the words can't be a file's name: `open cats.json`, `open lion`.
  mutating func open(_ words: String) -> [Effect] {
    if words.isEmpty { return [.show(.problem(.fileMissing))] }
    let hasEnding = words.wholeMatch(of: /.*\.[A-Za-z0-9]{1,5}/) != nil
    let isFile = words.contains("/") || words.hasPrefix("~") || hasEnding
    return isFile ? [.recogniseFile(words)] : interpretRequest(words)
  }

  /// - Parameter id: the exhibit of its records; `nil` counts as the one the user is at.
  func open(_ path: String, in id: Exhibit.ID?) -> [Effect] {
    let request = PageRequest(size: preferences.perPage)
    return [.fetch(ListRequest(exhibit: id ?? exhibit.id, request: request, file: path))]
  }

  /// Lists the animals with a tag; without one the known tags, to choose from.
  mutating func showTag(_ name: String) -> [Effect] {
    let place = exhibit.tags == nil ? Exhibit.own : exhibit
    if !name.isEmpty { return showTag(name, at: place) }
    guard let listing, listing.file != nil else { return [.open(.tags(of: place.id))] }
    let tags = Set(listing.animals.flatMap(\.tags)).sorted { $0.folded < $1.folded }
    return open(.tags(tags, of: place.id))
  }

  private func showTag(_ name: String, at place: Exhibit) -> [Effect] {
    let request = PageRequest(size: preferences.perPage)
    let file = place == exhibit ? listing?.file : nil
    return [
      .fetch(
        ListRequest(
          exhibit: place.id, request: request, query: ListQuery(tag: name), file: file))
    ]
  }

  /// Opens a tag by its number or name; other words mean what they mean elsewhere.
  mutating func choose(_ word: String, among tags: [String], of exhibit: Exhibit.ID) -> [Effect] {
    let tag =
      Int(word).flatMap { tags.numbered($0) }
      ?? tags.first { $0.folded == word.folded } ?? word.nearest(in: tags)
    return tag.map { showTag($0, at: Exhibit.named(exhibit) ?? .own) } ?? interpretRequest(word)
  }

  /// Shows the current animal's facts in full; at a list, the next page.
  mutating func unfold() -> [Effect] {
    if let shownAnimal { return open(.animal(shownAnimal, isWhole: true)) }
    return place?.isList == true ? showMore() : [.show(.problem(.noAnimalShown))]
  }

  func showGallery(of found: Found?) -> [Effect] {
    let exhibit = found?.exhibit ?? exhibit
    guard exhibit.gallery != nil else {
      return [.show(.problem(.failure(.noGallery(exhibit.plural))))]
    }
    guard let found else { return [.show(.problem(.noAnimalShown))] }
    return [.gallery(found)]
  }

  /// Shows where the current animal lives, that of a number, or those that words mean.
  mutating func showMap(_ words: String) -> [Effect] {
    let animal: Animal
    if let number = Int(words) {
      guard let listing else { return [.show(.problem(.noListHere))] }
      guard let numbered = listing.animals.numbered(number) else {
        let failure = Failure.noSuchNumber(number, count: listing.animals.count)
        return [.show(.problem(.failure(failure)))]
      }
      animal = numbered
    } else {
      guard words.isEmpty else { return [.open(.map(of: words))] }
      guard let currentAnimal else { return [.show(.problem(.noAnimalShown))] }
      animal = currentAnimal.animal
    }
    guard let whereabouts = Whereabouts(of: animal) else {
      return [.show(.problem(.failure(.noPlaces(animal.name))))]
    }
    return open(.map(whereabouts))
  }

  func zoom(_ found: Found?) -> [Effect] {
    guard let animal = found?.animal else { return [.show(.problem(.noAnimalShown))] }
    return [.zoom(animal)] + (animal.portrait == nil ? [.show(.problem(.pictureUnknown))] : [])
  }

  func openLink() -> [Effect] {
    guard let currentAnimal else { return [.show(.problem(.noAnimalShown))] }
    let animal = currentAnimal.animal
    guard let link = animal.bestLink else { return [.show(.problem(.noLink(of: animal.name)))] }
    return [.openLink(link)]
  }
}

extension String {
  /// Without quotes around words, which only a shell needs; apostrophes stay.
  var withoutQuotes: String {
    var words = split(separator: " ").map(String.init)
    for quote in ["\"", "'"] as [Character] {
      for start in words.indices where words[start].first == quote {
        let end = words[start...].firstIndex { $0.count > 1 && $0.last == quote }
        guard let end else { continue }
        words[end].removeLast()
        words[start].removeFirst()
      }
    }
    return words.joined(separator: " ")
  }

  /// What was typed as a path, with all its spaces and without quotes around it.
  ///
  /// - Parameter words: the same with single spaces.
  func typedPath(for words: String) -> String {
    guard let first = words.first, let start = range(of: "open ")?.upperBound,
      let path = self[start...].firstIndex(of: first)
    else { return words }
    var typed = self[path...]
    while typed.last?.isWhitespace == true { typed.removeLast() }
    let isQuoted = typed.count > 1 && typed.first == typed.last && "\"'".contains(first)
    return String(isQuoted ? typed.dropFirst().dropLast() : typed)
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
