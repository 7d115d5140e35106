import Synchronization

/// Whether the terminal shows characters of ambiguous width, such as `·`, `é` and `─`, in two columns, as those do that are
/// set up for Chinese, Japanese or Korean. A process has one terminal; it is asked once.
package enum AmbiguousWidth {
  private static let state = Atomic<Bool>(false)

  package static var isWide: Bool { state.load(ordering: .relaxed) }

  /// The character printed between two questions for the cursor: one of ambiguous width that is a single column where
  /// its bytes are taken for Latin-1.
  static let question = "\u{1B}7\u{1B}[6n\u{D7}\u{1B}[6n\u{1B}8\u{1B}[K"

  /// Reads how far the cursor has moved in the replies (CPR).
  static func learn(from replies: [TerminalReply]) {
    let columns = replies.filter { $0.kind == .control && $0.text.hasSuffix("R") }
      .compactMap { $0.text.dropLast().split(separator: ";").last.flatMap { Int($0) } }
    guard columns.count >= 2 else { return }
    state.store(columns[1] - columns[0] == 2, ordering: .relaxed)
  }
}
