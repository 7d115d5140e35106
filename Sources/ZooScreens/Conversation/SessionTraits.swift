import Console
import ZooCommands

// What a conversation on a terminal has to know of what its session says.

extension Session {
  /// What a key means that is typed before anything else; `nil` for the beginning of a line.
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

  /// Whether the answer is a path.
  var asksForFile: Bool {
    if case .own(.picture) = question { true } else { false }
  }

  /// Whether a form that is shown as a whole is before the user.
  var holdsForm: Bool {
    if case .settings = place { true } else { false }
  }
}

extension Session.Screen {
  /// Whether it takes the place of what was before the user, rather than say something about it.
  var isDrawable: Bool {
    switch self {
    case .welcome, .answer, .more, .settings, .exhibits: true
    case .remedies, .help, .saying, .problem: false
    }
  }
}

extension Session.Effect {
  /// Whether signs of life or notices may be written meanwhile.
  var takesTime: Bool {
    switch self {
    case .fetch, .find, .complete, .gallery, .compare: true
    default: false
    }
  }
}

extension [Session.Effect] {
  /// Whether all that comes of an answer is the reason why it made no sense.
  var areRefusal: Bool {
    switch first {
    case .show(.problem)?: true
    case .show(.settings(_, let problem))?: problem != nil
    default: false
    }
  }
}
