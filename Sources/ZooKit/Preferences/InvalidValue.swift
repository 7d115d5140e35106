/// A value a user gave that is not one of those allowed.
public struct InvalidValue: Error, Equatable {
  /// What was typed.
  public var text: String
  /// What it should have been: `a unit of weight`.
  public var kind: String
  /// The allowed values in words: `lb, kg or st`.
  public var allowed: String
  /// Every word that would have been taken, to suggest the nearest one.
  public var words: [String]

  /// Makes the error.
  public init(_ text: String, kind: String, allowed: String, words: [String] = []) {
    self.text = text
    self.kind = kind
    self.allowed = allowed
    self.words = words
  }
}

/// How many zoo animals can be asked for at once.
public struct AnimalCount: Sendable, Equatable {
  /// From 1 to 10.
  public let value: Int

  /// What the zoo API answers well to.
  public static let allowed = 1...10

  /// Reads a count as a user types it.
  ///
  /// - Throws: `InvalidValue` for anything but a whole number from 1 to 10.
  public init(_ text: String) throws(InvalidValue) {
    let trimmed = text.filter { !$0.isWhitespace }
    guard trimmed.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(trimmed),
      Self.allowed.contains(value)
    else {
      throw InvalidValue(
        text, kind: "a number of animals", allowed: "a whole number from 1 to 10")
    }
    self.value = value
  }
}

extension Collection where Element == String {
  /// The words as a choice: `lb, kg or st`.
  public var alternatives: String {
    guard let last = suffix(1).first, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
