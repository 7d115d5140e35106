/// A word or phrase with a meaning: `owl`, `Madagascar`, `nocturnal`.
package struct Term: Sendable {
  /// What a term says of an animal. Where a word has several meanings, the first of these comes first.
  ///
  /// Its raw value is what the columns of the built-in tables and the members of records are called.
  package enum Category: String, CaseIterable, Sendable {
    case kind = "kinds"
    case place = "places"
    case habitat = "habitats"
    case food = "eats"
    case status = "iucn"
    case activity = "active_time"
    case trait = "traits"

    /// A value for each.
    package static func each<Value>(_ value: () -> Value) -> [Self: Value] {
      Dictionary(uniqueKeysWithValues: allCases.map { ($0, value()) })
    }
  }

  /// Its place in the vocabulary.
  package typealias ID = Int

  package let category: Category
  /// As tables and lists have it: `bird of prey`, `South America`.
  package let name: String
  package let plural: String
  /// Itself and all that it is a part of.
  package let whole: [ID]
  /// What means it, folded: its names in any language, and what else people say for it.
  let phrases: [String]
}
