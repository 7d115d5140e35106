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

  /// Makes the error; without other words for what is allowed, that is one of the `words`.
  public init(_ text: String, kind: String, allowed: String? = nil, words: [String] = []) {
    self.text = text
    self.kind = kind
    self.allowed = allowed ?? words.alternatives
    self.words = words
  }
}

extension Collection where Element == String {
  /// The words as a choice: `lb, kg or st`.
  public var alternatives: String {
    guard let last = suffix(1).first, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
