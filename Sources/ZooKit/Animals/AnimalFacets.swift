/// What an animal is, where it lives, what it eats and is like, each in words of the vocabulary, the narrowest ones.
package struct AnimalFacets: Sendable, Equatable {
  package var kinds: [String]
  package var places: [String]
  package var habitats: [String]
  package var eats: [String]
  package var traits: [String]

  /// The lists by the keys that they have in JSON.
  package var lists: [(key: String, words: [String])] {
    [
      ("kinds", kinds), ("places", places), ("habitats", habitats), ("eats", eats),
      ("traits", traits),
    ]
  }

  /// Reads the lists of a record; `nil` if it has no kinds, which every built-in one has.
  package init?(_ record: JSONValue) {
    kinds = record.texts("kinds")
    guard !kinds.isEmpty else { return nil }
    places = record.texts("places")
    habitats = record.texts("habitats")
    eats = record.texts("eats")
    traits = record.texts("traits")
  }
}
