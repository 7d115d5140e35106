import Synchronization

/// What a terminal replies to a query.
package struct TerminalReply: Sendable, Equatable {
  /// The kind of sequence it comes in.
  package enum Kind: Sendable, Equatable {
    /// An application program command (APC): kitty's graphics.
    case application
    /// An operating system command (OSC): colours.
    case system
    /// A device control string (DCS): name and version.
    case device
    /// A control sequence (CSI): attributes and sizes.
    case control
  }

  package let kind: Kind
  /// The contents, without introducer and terminator.
  package let text: String

  /// Whether this is the reply to the last query, which every terminal answers (device attributes).
  var isLast: Bool { kind == .control && text.hasPrefix("?") && text.hasSuffix("c") }

  /// The queries: how wide an ambiguous character is, kitty's graphics, name and version (XTVERSION), background colour, cell size, largest sixel
  /// picture (XTSMGRAPHICS), and last the device attributes.
  ///
  /// - Parameter isWrapped: whether tmux or screen is in between, which take kitty's query for a title and
  ///   reply with their own name.
  static func question(isWrapped: Bool) -> String {
    let direct = isWrapped ? "" : "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q"
    return AmbiguousWidth.question + direct + "\u{1B}]11;?\u{1B}\\\u{1B}[16t\u{1B}[?2;4;0S\u{1B}[c"
  }
}

/// The terminal's replies in this run; it is queried once.
package final class TerminalReplies: Sendable {
  private struct State {
    var isAsked = false
    var replies: [TerminalReply] = []
    var cell: CellSize?
  }

  private let state = Mutex(State())

  package var known: [TerminalReply] { state.withLock { $0.replies } }
  /// The cell size by the window's pixels when the terminal replied.
  package var cell: CellSize? { state.withLock { $0.cell } }

  /// Whether this is the first call, so that the terminal is queried only once.
  func markQueried() -> Bool {
    state.withLock { state in
      defer { state.isAsked = true }
      return !state.isAsked
    }
  }

  func keep(_ replies: [TerminalReply], cell: CellSize?) {
    state.withLock { ($0.replies, $0.cell) = (replies, cell) }
  }
}
