// Answers to questions before something is done or lost.

extension String {
  /// What it answers to a yes-or-no question, in any case; `nil` for other words.
  ///
  /// - Parameter fallback: what Enter alone means: the choice that loses nothing.
  func agrees(ifEmpty fallback: Bool) -> Bool? {
    switch lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes": true
    case "n", "no": false
    case "": fallback
    default: nil
    }
  }
}

/// What becomes of a form that is left before it is saved.
enum UnsavedChangesChoice {
  case save, discard, stay

  /// Enter alone loses nothing; `nil` for other words, an `s` among them.
  init?(_ text: String) {
    switch text.lowercased() {
    case "save": self = .save
    case "discard", "d": self = .discard
    case "stay", "back", "b", "": self = .stay
    default: return nil
    }
  }
}
