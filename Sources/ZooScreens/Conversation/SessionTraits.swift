import Console
import ZooCommands

// What a conversation in a terminal needs to know about its session.

extension Session {
  /// The event for a key typed at the start of a line; `nil` if the key starts an answer.
  func event(of key: Key) -> Event? {
    switch (place, key) {
    case (.list, .text("/")): .narrowing
    case (.settings, .up): .step(.up)
    case (.settings, .down): .step(.down)
    case (.settings, .left): .step(.left)
    case (.settings, .right), (.settings, .text(" ")): .step(.right)
    case (.settings, .escape): .answer("back")
    default: nil
    }
  }

  /// Whether the answer is a file path.
  var asksForFile: Bool {
    if case .own(.picture) = question { true } else { false }
  }

  /// Whether the session is in a form that is redrawn in place.
  var isShowingForm: Bool {
    if case .settings = place { true } else { false }
  }
}

extension Session.Screen {
  /// Whether it replaces what is shown, rather than commenting on it.
  var isDrawable: Bool {
    switch self {
    case .welcome, .answer, .more, .settings, .exhibits: true
    case .remedies, .help, .saying, .problem: false
    }
  }
}

extension Session.Effect {
  /// Whether it may write progress or notices.
  var takesTime: Bool {
    switch self {
    case .fetch, .find, .complete, .gallery, .compare: true
    default: false
    }
  }
}

extension [Session.Effect] {
  /// Whether they only explain why an answer was invalid.
  var reportInvalidAnswer: Bool {
    switch first {
    case .show(.problem)?: true
    case .show(.settings(_, let problem))?: problem != nil
    default: false
    }
  }
}
