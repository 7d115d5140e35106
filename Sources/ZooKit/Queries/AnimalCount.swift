/// How many zoo animals can be asked for at once.
package struct AnimalCount: Sendable, Equatable {
  package let value: Int

  /// The counts that the zoo API supports.
  package static let allowed = 1...10

  /// What Enter alone means.
  package static let suggested = AnimalCount(value: 5)

  private init(value: Int) { self.value = value }

  /// The counts in words, from one.
  package static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Reads `5` or `five`. Throws for anything but a whole number in `allowed`.
  package init(_ text: String) throws(InvalidValue) {
    let trimmed = text.singleSpaced.lowercased()
    if let index = Self.words.firstIndex(of: trimmed) {
      self.value = index + 1
      return
    }
    guard trimmed.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(trimmed),
      Self.allowed.contains(value)
    else {
      throw InvalidValue(text, .animalCount)
    }
    self.value = value
  }
}
