import Foundation
import Synchronization

/// tmux around this program; asked once whether it passes pictures on.
final class TmuxPassthrough: Sendable {
  private let path: String
  private let runner: ProgramRunner
  private let inquiry = Mutex<Task<Bool, Never>?>(nil)

  /// `nil` outside tmux, or where its command is missing.
  init?(environment: [String: String], runner: ProgramRunner) {
    guard environment["TMUX"] != nil, let path = SearchPath(environment).find("tmux") else {
      return nil
    }
    self.path = path
    self.runner = runner
  }

  /// Whether the terminal supports placeholders and tmux passes their pictures on.
  var passesPictures: Bool {
    get async {
      await inquiry.withLock { inquiry in
        if let inquiry { return inquiry }
        let task = Task { [path, runner] in
          let answer = await runner.run(path, Self.question, Data()) ?? Data()
          return Self.passesPictures(answer: String(decoding: answer, as: UTF8.self))
        }
        inquiry = task
        return task
      }.value
    }
  }

  /// Asks whether passthrough is allowed, and for the terminal's `TERM` and its name (XTVERSION).
  private static let question = [
    "display-message", "-p", "#{allow-passthrough} #{client_termname} #{client_termtype}",
  ]

  /// Parses an answer such as `1 xterm-kitty kitty(0.35.1)`.
  static func passesPictures(answer: String) -> Bool {
    let words = answer.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    guard words.count > 1, ["1", "on", "all"].contains(words[0]) else { return false }
    return words[1] == "xterm-ghostty"
      || words.count > 2 && KittyPlaceholders.areSupported(by: words[2])
  }
}
