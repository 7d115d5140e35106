/// What an animal is, where it lives, what it eats and is like, each in words of the vocabulary, the narrowest ones.
package struct AnimalFacets: Sendable, Equatable {
  /// The keys of the lists in JSON, which the columns of the built-in tables have as well.
  package static let keys = ["kinds", "places", "habitats", "eats", "traits"]

  /// The words of each list.
  private let words: [[String]]

  /// Reads the lists of a record; `nil` if it has no kinds, which every built-in one has.
  package init?(_ record: JSONValue) {
    words = Self.keys.map { record.texts($0) }
    if words[0].isEmpty { return nil }
  }

  /// The lists by their keys.
  package var lists: [(key: String, words: [String])] { Array(zip(Self.keys, words)) }

  /// The words of the list with a key; none of an unknown one.
  package subscript(key: String) -> [String] {
    Self.keys.firstIndex(of: key).map { words[$0] } ?? []
  }

  package var kinds: [String] { self["kinds"] }
  package var places: [String] { self["places"] }
  package var habitats: [String] { self["habitats"] }
  package var traits: [String] { self["traits"] }
}
