// Answers to questions before something is done or lost.

/// An answer to a yes-or-no question.
enum YesNoAnswer: Equatable {
  case yes
  case no

  /// Parses `y`, `yes`, `n` or `no` in any case; `nil` for anything else.
  ///
  /// - Parameter fallback: what Enter alone means: the choice that loses nothing.
  init?(_ text: String, ifEmpty fallback: Self) {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes": self = .yes
    case "n", "no": self = .no
    case "": self = fallback
    default: return nil
    }
  }
}

/// What becomes of a form that is left before it is saved.
enum LeavingAnswer {
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
