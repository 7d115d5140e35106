/// An event for a program that reads keys.
package enum KeyboardEvent: Sendable, Equatable {
  case key(Key)
  /// The window was resized, or the program was resumed after a stop: draw the screen again.
  case redraw
  /// Another task called `wake`.
  case woken
  case end
}

/// Reads keys one at a time; a struct of closures, so that tests can script it.
package struct Keyboard: Sendable {
  /// The part of the terminal that a program draws on.
  package enum ScreenBuffer: Sendable, Equatable {
    /// The lines at the cursor, as for ordinary output.
    case lines
    /// The whole window (the alternate screen), which is restored afterwards.
    case window
  }

  /// Starts reading keys, without echo and without waiting for Enter. Calls may be nested, as for a window
  /// within a conversation.
  ///
  /// Returns `false` where the terminal can't do that.
  package var startReading: @Sendable (ScreenBuffer, StandardStream) -> Bool
  /// Ends the innermost reading and restores what it changed.
  package var stopReading: @Sendable () -> Void
  /// Whether this program is the terminal's foreground job.
  package var isInForeground: @Sendable () -> Bool
  package var next: @Sendable () async -> KeyboardEvent
  /// A key that has already been typed; `nil` when `next` would have to wait. Lets a window draw once for a
  /// whole paste instead of for each key.
  package var typedAhead: @Sendable () -> Key?
  /// Ends a wait in `next`; may be called from any task.
  package var wake: @Sendable () -> Void
  /// Sends the terminal a query and waits briefly for replies; keys typed meanwhile go to `next`.
  package var query: @Sendable (_ question: String) async -> [TerminalReply]
  package let history = AnswerHistory()
  package let replies = TerminalReplies()

  package init(
    startReading: @escaping @Sendable (ScreenBuffer, StandardStream) -> Bool,
    stopReading: @escaping @Sendable () -> Void,
    isInForeground: @escaping @Sendable () -> Bool = { true },
    next: @escaping @Sendable () async -> KeyboardEvent,
    typedAhead: @escaping @Sendable () -> Key? = { nil }, wake: @escaping @Sendable () -> Void,
    query: @escaping @Sendable (_ question: String) async -> [TerminalReply] = { _ in [] }
  ) {
    self.startReading = startReading
    self.stopReading = stopReading
    self.isInForeground = isInForeground
    self.next = next
    self.typedAhead = typedAhead
    self.wake = wake
    self.query = query
  }

  /// Queries what the terminal can do, once per run. Call it while keys are read, but never while another
  /// task awaits `next`.
  ///
  /// - Parameter cell: the cell size by the window's pixels now.
  package func queryTerminal(environment: [String: String], cell: CellSize?) async {
    guard environment["TERM"] != "linux", isInForeground(), replies.markQueried() else { return }
    let isWrapped = TerminalCapabilities.isWrapped(environment)
    replies.keep(await query(TerminalReply.question(isWrapped: isWrapped)), cell: cell)
    AmbiguousWidth.learn(from: replies.known)
  }

  /// Runs some work while keys are read, and restores the terminal however it ends.
  ///
  /// - Returns: `nil` where keys can't be read; the work did not run then.
  package func reading<Result>(
    _ canvas: ScreenBuffer, on stream: StandardStream, _ work: () async throws -> Result
  ) async rethrows -> Result? {
    guard startReading(canvas, stream) else { return nil }
    defer { stopReading() }
    return try await work()
  }
}
