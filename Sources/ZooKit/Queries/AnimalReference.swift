/// What a user typed to refer to one animal.
package enum AnimalReference: Sendable, Equatable {
  /// Its number in the list shown last, from 1.
  case listNumber(Int)
  /// An explicit id: `id:162`.
  case id(String)
  /// An id or a part of a name.
  case words(String)

  /// Reads `3`, `id:162` or `red pan`; `nil` for text without any words.
  package init?(_ text: String) {
    let trimmed = text.singleSpaced
    guard !trimmed.isEmpty else { return nil }
    if trimmed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .listNumber(Int(trimmed) ?? .max)
    } else if trimmed.hasPrefix("id:") {
      self = .id(String(trimmed.dropFirst(3)))
    } else {
      self = .words(trimmed)
    }
  }
}
