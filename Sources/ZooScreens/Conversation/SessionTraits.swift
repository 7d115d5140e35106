import Console
import ZooCommands
import ZooService
import ZooWording

// What a conversation in a terminal needs to know about its session.

extension Session {
  /// The event for a key typed at the start of a line; `nil` if the key starts an answer.
  func event(of key: Key) -> Event? {
    switch (visit.place, key) {
    case (_, .text("/")) where SessionKey.offered(at: visit.spot).contains(.browse):
      .answer("browse")
    case (.quiz(let quiz)?, .text(let digit))
    where Int(digit) != nil && quiz.option(meantBy: digit) != nil:
      .answer(digit)
    // Where a key is an answer, Enter often comes behind it.
    case (.quiz, .enter): .answer("")
    case (.settings, _): SettingsForm.FormKey(key).map { .formKey($0) }
    case (_, .escape): .answer("back")
    default: nil
    }
  }

  /// What Tab completes at the question; `nil` for nothing.
  var completion: AnimalService.CompletionContext? {
    if case .catForm(let form) = visit.place { return form.completion }
    return visit.suggestion == nil && [.count, .list].contains(visit.spot) ? .request : nil
  }
}

extension CatForm {
  /// What Tab completes.
  var completion: AnimalService.CompletionContext? {
    switch step {
    case .picture: .file
    case .tags: .tags
    default: nil
    }
  }
}

extension SettingsForm.FormKey {
  /// What a key does in the form, at the start of a line; `nil` if it starts an answer.
  init?(_ key: Key) {
    switch key {
    case .up, .backTab: self = .up
    case .down, .tab: self = .down
    case .left: self = .left
    case .right, .text(" "): self = .right
    case .enter: self = .enter
    case .escape: self = .escape
    case .help, .text("?"): self = .help
    default: return nil
    }
  }
}

extension Session.Screen {
  /// Whether it replaces what is shown, rather than commenting on it.
  var isDrawable: Bool {
    switch self {
    case .place(.help, _), .status, .problem: false
    case .welcome, .answer, .place: true
    }
  }
}

extension [Session.Screen] {
  /// What they say, for a window that is open then.
  var messages: [WindowMessage] {
    compactMap { screen in
      switch screen {
      case .problem(let problem): .problem(problem)
      case .status(let status): .status(status)
      default: nil
      }
    }
  }

  /// Whether they only explain why an answer was invalid.
  var reportInvalidAnswer: Bool {
    switch first {
    case .problem?: true
    case .place(_, let problem)?: problem != nil
    default: false
    }
  }
}
