/// Something a program that reads keys has to answer to.
package enum KeyboardEvent: Sendable, Equatable {
  /// A key.
  case key(Key)
  /// The window has another size, or the program goes on after it was stopped: what is on the
  /// screen has to be drawn again.
  case redraw
  /// Somebody called `wake`.
  case news
  /// There will be no more keys.
  case end
}

/// Keys read one at a time: a value of closures, so that tests can put a script in a person's
/// place.
package struct Keyboard: Sendable {
  /// What part of the terminal a program draws on.
  package enum Canvas: Sendable, Equatable {
    /// The lines at its end, like any text.
    case lines
    /// The whole window, which looks as it did before once the program is done with it.
    case window
  }

  /// Begins to read keys: they no longer show themselves, and come without Enter. It may be begun
  /// again before it is ended, as for a window in the middle of a conversation.
  ///
  /// Returns `false` where the terminal cannot do that.
  package var begin: @Sendable (Canvas, StandardStream) -> Bool
  /// Puts the terminal back as it was before the last beginning.
  package var end: @Sendable () -> Void
  /// Whether the terminal is this program's, rather than that of a job in front of it.
  package var isInForeground: @Sendable () -> Bool
  /// Waits for the next event.
  package var next: @Sendable () async -> KeyboardEvent
  /// A key that has been typed already; `nil` when `next` would have to wait. What a window shows need
  /// not be worked out for each key of a paste.
  package var typedAhead: @Sendable () -> Key?
  /// Makes `next` return `news`; from any task.
  package var wake: @Sendable () -> Void
  /// Asks the terminal something, and waits a moment for its answers; what is typed meanwhile is for
  /// `next`.
  package var ask: @Sendable (_ question: String) async -> [TerminalReply]
  /// What has been answered in this run.
  package let history = AnswerHistory()
  /// What the terminal has said of itself.
  package let replies = TerminalReplies()

  /// Makes a keyboard of its parts.
  package init(
    begin: @escaping @Sendable (Canvas, StandardStream) -> Bool,
    end: @escaping @Sendable () -> Void,
    isInForeground: @escaping @Sendable () -> Bool = { true },
    next: @escaping @Sendable () async -> KeyboardEvent,
    typedAhead: @escaping @Sendable () -> Key? = { nil }, wake: @escaping @Sendable () -> Void,
    ask: @escaping @Sendable (_ question: String) async -> [TerminalReply] = { _ in [] }
  ) {
    self.begin = begin
    self.end = end
    self.isInForeground = isInForeground
    self.next = next
    self.typedAhead = typedAhead
    self.wake = wake
    self.ask = ask
  }

  /// Has the terminal say what it can do, once in a run. To be called while keys are read, and by
  /// nobody who waits for one.
  ///
  /// - Parameter cell: the cell by the window's size now.
  package func queryTerminal(environment: [String: String], cell: CellSize?) async {
    guard environment["TERM"] != "linux", isInForeground(), replies.begin() else { return }
    let isWrapped = environment["TMUX"] != nil || environment["STY"] != nil
    replies.keep(await ask(TerminalReply.question(isWrapped: isWrapped)), cell: cell)
  }

  /// Does some work while keys are read, and puts the terminal back however it ends.
  ///
  /// - Parameter stream: where is drawn meanwhile.
  /// - Returns: `nil` where keys cannot be read; the work was not done then.
  package func reading<Result>(
    _ canvas: Canvas, on stream: StandardStream, _ work: () async throws -> Result
  ) async rethrows -> Result? {
    guard begin(canvas, stream) else { return nil }
    defer { end() }
    return try await work()
  }
}
