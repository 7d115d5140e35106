/// One animal, breed, bird or cat: the model that all five APIs are decoded into.
package struct Animal: Sendable, Equatable, Identifiable {
  /// The API's own id; unique within its exhibit.
  package var id: String
  /// The id of its exhibit, set where a record becomes an animal; lists of several exhibits need it.
  package var exhibit: Exhibit.ID
  package var name: String
  package var latinName: String?
  /// One sentence worth repeating about it, from the built-in collections.
  package var sentence: String?
  /// How it is drawn; `nil` if only its exhibit says.
  package var silhouette: Silhouette?
  /// What is known about it, in display order.
  package var facts: [Fact]
  /// Its pictures, the best first.
  package var pictures: [Picture]
  /// The title of its Wikipedia article, whose picture is shown if it has none.
  package var article: String?
  /// The emoji shown where pictures can't be.
  package var emoji: String
  /// By what it is found besides its names and facts; `nil` if only its texts say.
  package var terms: AnimalFacets?
  /// The keys of what its source left out and the built-in record of the same animal has.
  package var filled: [String] = []

  /// Makes an animal; facts without a value are left out.
  package init(
    id: String, exhibit: Exhibit.ID = "", name: String, latinName: String? = nil,
    sentence: String? = nil, silhouette: Silhouette? = nil,
    facts: [Fact?] = [], pictures: [Picture?] = [], article: String? = nil, emoji: String
  ) {
    self.id = id
    self.exhibit = exhibit
    self.name = name
    self.latinName = latinName
    self.sentence = sentence
    self.silhouette = silhouette
    self.facts = facts.withoutNil()
    self.pictures = pictures.withoutNil()
    self.article = article
    self.emoji = emoji
  }

  package var fullName: String { latinName.map { "\(name) (\($0))" } ?? name }

  /// Merges two records of the same animal; where both have a value, the other's wins.
  package func completed(by other: Animal) -> Animal {
    var whole = other
    let known = Set(other.facts.map(\.key))
    whole.facts += facts.filter { !known.contains($0.key) }
    if whole.pictures.isEmpty { whole.pictures = pictures }
    whole.article = other.article ?? article
    whole.sentence = other.sentence ?? sentence
    whole.silhouette = other.silhouette ?? silhouette
    whole.terms = other.terms ?? terms
    whole.filled = other.filled + filled.filter { !known.contains($0) }
    return whole
  }

  /// A fact's text by key, or the Latin name for `latinName`; `nil` when unknown or empty.
  package func words(_ key: String) -> String? {
    let words = key == "latinName" ? latinName : fact(key)?.searchableText
    return words?.isEmpty == false ? words : nil
  }

  /// All its names but the Latin one, the listed one first: in other languages too, and each half of a double name.
  package var properNames: [String] {
    let others = facts.filter { $0.key.hasSuffix("Name") }.map(\.searchableText)
    return ([name] + others).filter { !$0.isEmpty }.withHalves
  }

  package var measures: [Measure] {
    facts.compactMap { fact in
      if case .measure(let measure) = fact.value { measure } else { nil }
    }
  }

  /// The first measure of a kind; `nil` if it is not known.
  package func measure(_ kind: Measure.Kind) -> Measure? { measures.first { $0.kind == kind } }

  /// The measures that animals of an exhibit are sorted by and this one doesn't have.
  package func missingMeasures(in exhibit: Exhibit) -> [Quantity] {
    Quantity.allCases.filter { quantity in
      exhibit.measures.contains { $0.quantity == quantity }
        && !measures.contains { $0.quantity == quantity }
    }
  }

  /// The score with a key; `nil` if it is not known.
  package func score(_ key: String) -> BreedScore? {
    guard case .scores(let scores)? = fact("scores")?.value else { return nil }
    return scores.first { $0.key == key }
  }

  /// Its tags; none for animals that have no tags.
  package var tags: [String] {
    if case .list(let tags)? = fact("tags")?.value { tags } else { [] }
  }

  /// The same without pictures, so that showing it needs no requests.
  package var withoutPictures: Animal {
    var animal = self
    (animal.article, animal.pictures) = (nil, [])
    return animal
  }

  package func fact(_ key: String) -> Fact? { facts.first { $0.key == key } }
}

extension [String] {
  /// Names, with each half of the first where that is a double one: `Queltehue / Treile`.
  package var withHalves: [String] {
    guard let first, first.utf8.contains(UInt8(ascii: "/")) else { return self }
    let halves = first.split(separator: " / ").map(String.init)
    return halves.count > 1 ? [first] + halves + dropFirst() : self
  }
}

extension [Animal] {
  /// The animals of each exhibit, in the order in which the exhibits come first.
  package var groupedByExhibit: [[Animal]] {
    reduce(into: []) { groups, animal in
      if let place = groups.lastIndex(where: { $0[0].exhibit == animal.exhibit }) {
        groups[place].append(animal)
      } else {
        groups.append([animal])
      }
    }
  }
}

extension Array {
  /// What is not `nil`; `compactMap` would grow its result element by element.
  fileprivate func withoutNil<Wrapped>() -> [Wrapped] where Element == Wrapped? {
    var elements: [Wrapped] = []
    elements.reserveCapacity(count)
    for case let element? in self { elements.append(element) }
    return elements
  }
}
