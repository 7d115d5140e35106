/// What an animal is, where it lives, what it eats and is like, each in words of the vocabulary, the narrowest ones.
package struct AnimalFacets: Sendable, Equatable {
  /// The keys of the lists in JSON, which the columns of the built-in tables have as well.
  package static let keys = ["kinds", "places", "habitats", "eats", "traits"]

  /// Each list as the record has it; few animals are asked for the words of all.
  private let values: [JSONValue?]

  /// Reads the lists of a record; `nil` if it has no kinds, which every built-in one has.
  package init?(_ record: JSONValue) {
    values = Self.keys.map { record[$0] }
    if values[0] == nil { return nil }
  }

  /// The lists by their keys.
  package var lists: [(key: String, words: [String])] { Self.keys.map { ($0, self[$0]) } }

  /// The words of the list with a key; none of an unknown one.
  package subscript(key: String) -> [String] {
    Self.keys.firstIndex(of: key).flatMap { values[$0]?.texts } ?? []
  }

  /// Whether both have the same words, whether as an array or with commas between them.
  package static func == (left: Self, right: Self) -> Bool {
    left.values == right.values || keys.allSatisfy { left[$0] == right[$0] }
  }

  package var kinds: [String] { self["kinds"] }
  package var places: [String] { self["places"] }
  package var habitats: [String] { self["habitats"] }
  package var traits: [String] { self["traits"] }
}
