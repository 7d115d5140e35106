import Synchronization

/// Something that a terminal has answered about itself.
package struct TerminalReply: Sendable, Equatable {
  /// How it came.
  package enum Kind: Sendable, Equatable {
    /// As an application's string (APC), as kitty answers.
    case application
    /// As the operating system's string (OSC): colours.
    case system
    /// As a device's string (DCS): its name and version.
    case device
    /// As a control sequence (CSI): attributes, sizes.
    case control
  }

  /// How it came.
  package let kind: Kind
  /// What it says, without its introducer and its end.
  package let text: String

  /// Whether it is the answer that every terminal gives, to the question that is asked last.
  var isLast: Bool { kind == .control && text.hasPrefix("?") && text.hasSuffix("c") }

  /// What is asked: whether kitty's graphics are known, the colour of the background, the size of a
  /// cell, how large sixels may become (XTSMGRAPHICS), what the terminal calls itself (XTVERSION), and what
  /// it can do at all.
  ///
  /// - Parameter isWrapped: whether a multiplexer stands before the terminal: tmux and screen take
  ///   kitty's question for a title, and answer with their own name.
  static func question(isWrapped: Bool) -> String {
    let direct = isWrapped ? "" : "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q"
    return direct + "\u{1B}]11;?\u{1B}\\\u{1B}[16t\u{1B}[?2;4;0S\u{1B}[c"
  }
}

/// What a terminal has answered in this run; it is asked once.
package final class TerminalReplies: Sendable {
  private struct State {
    var isAsked = false
    var replies: [TerminalReply] = []
    var cell: CellSize?
  }

  private let state = Mutex(State())

  /// What is known.
  package var known: [TerminalReply] { state.withLock { $0.replies } }
  /// The cell by the window's size when the terminal answered.
  package var cell: CellSize? { state.withLock { $0.cell } }

  /// Whether this is the first time that anybody wants to ask.
  func begin() -> Bool {
    state.withLock { state in
      defer { state.isAsked = true }
      return !state.isAsked
    }
  }

  func keep(_ replies: [TerminalReply], cell: CellSize?) {
    state.withLock { ($0.replies, $0.cell) = (replies, cell) }
  }
}
