/// A value a user gave that is not one of those allowed.
package struct InvalidValue: Error, Equatable {
  package var text: String
  /// What it should have been: `a unit of weight`.
  package var kind: String
  /// The allowed values in words: `lb, kg or st`.
  package var allowed: String
  /// The accepted words, from which to suggest the nearest one.
  package var words: [String]

  /// Makes the error; `allowed` defaults to a list of `words`.
  package init(_ text: String, kind: String, allowed: String? = nil, words: [String] = []) {
    self.text = text
    self.kind = kind
    self.allowed = allowed ?? words.joinedWithOr
    self.words = words
  }
}

extension Collection where Element == String {
  /// The words as a choice: `lb, kg or st`.
  package var joinedWithOr: String {
    guard let last = suffix(1).first, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
