/// How much of something a breed has, from 1 to 5: `childFriendly`, 4.
package struct BreedScore: Sendable, Equatable {
  /// The key in JSON output: `childFriendly`.
  package let key: String
  package let value: Int

  package static let range = 1...5

  /// As many dots as the highest score, the first ones filled: `●●●●○`.
  package var dots: String {
    String(repeating: "●", count: value)
      + String(repeating: "○", count: Self.range.upperBound - value)
  }

  package init(key: String, value: Int) {
    self.key = key
    self.value = value
  }

  /// What an API calls a score, its key here, and what users call it.
  package struct Kind: Sendable {
    /// The member of a record: `child_friendly`.
    package let member: String
    package let key: String
    /// The word to sort by: `child-friendly`.
    package let word: String

    package init(_ member: String, _ key: String, sortedBy word: String) {
      self.member = member
      self.key = key
      self.word = word
    }

    /// The score in a record; `nil` if it is missing or out of range.
    package func score(in record: JSONValue) -> BreedScore? {
      guard let value = record.text(member).flatMap(Int.init), BreedScore.range.contains(value)
      else {
        return nil
      }
      return BreedScore(key: key, value: value)
    }
  }
}
