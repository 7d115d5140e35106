import Synchronization

/// A sign of life on stderr while something takes longer than a moment.
package struct ProgressLine: Sendable {
  private let terminal: Terminal
  private let isShown: Bool

  /// How long a wait may be before it is shown.
  static let patience = Duration.milliseconds(150)

  /// How much of some work is done, and of how much, where that is known.
  package typealias Amount = @Sendable () -> (done: Int, total: Int?)

  /// Whether one stands on the terminal now; whatever ends the program clears it away.
  static let isDrawn = Atomic(false)

  /// Makes one; it stays silent unless stderr is a terminal.
  ///
  /// - Parameter isWanted: `false` keeps it silent everywhere.
  package init(on terminal: Terminal, isWanted: Bool = true) {
    self.terminal = terminal
    isShown = isWanted && terminal.isTerminal(.error)
  }

  /// Shows, once it has taken 150 ms, that something is going on.
  ///
  /// - Parameters:
  ///   - label: what is being done: `Fetching zoo animals`.
  ///   - amount: how much of it is done, for a bar behind the label.
  /// - Returns: what has to be called at the end of it.
  package func begin(_ label: String, amount: Amount? = nil) -> @Sendable () async -> Void {
    guard isShown else { return {} }
    let wait = Wait()
    let ticker = Task { await tick(label.printable, amount, during: wait) }
    return {
      ticker.cancel()
      // Most are over before anything is drawn, and then there is nothing to wait for.
      guard wait.end() else { return }
      await ticker.value
      show("\r\u{1B}[K")
      Self.isDrawn.store(false, ordering: .sequentiallyConsistent)
    }
  }

  /// Draws until it is cancelled.
  private func tick(_ label: String, _ amount: Amount?, during wait: Wait) async {
    let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    var (pause, frame) = (Self.patience, 0)
    while (try? await Task.sleep(for: pause)) != nil, wait.draw() {
      let bar = amount.map { " " + Self.bar($0()) } ?? ""
      // A line that is broken in two could not be cleared away.
      let room = (terminal.size()?.columns ?? 80) - 1
      let line = "\(frames[frame % frames.count]) \(label) …\(bar)".truncated(
        to: room)
      Self.isDrawn.store(true, ordering: .sequentiallyConsistent)
      show("\r\(line)\u{1B}[K")
      (pause, frame) = (.milliseconds(100), frame + 1)
    }
  }

  /// How much is done, as a bar and in numbers.
  private static func bar(_ amount: (done: Int, total: Int?)) -> String {
    guard let total = amount.total else { return "\(amount.done)" }
    let done = amount.done
    let filled = total > 0 ? min(done, total) * 10 / total : 10
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
    return "\(bar) \(done)/\(total)"
  }

  /// Progress is only a courtesy: when stderr cannot be written, nobody misses it.
  private func show(_ text: String) { try? terminal.write(text, .error) }
}

/// What has become of something that may take longer than a moment.
private final class Wait: Sendable {
  private let state = Mutex((isDrawn: false, isOver: false))

  /// Ends it.
  ///
  /// - Returns: whether a sign of it was drawn.
  func end() -> Bool {
    state.withLock { state in
      state.isOver = true
      return state.isDrawn
    }
  }

  /// Takes note that a sign of it is drawn now.
  ///
  /// - Returns: whether it is to be: not once it is over.
  func draw() -> Bool {
    state.withLock { state in
      if !state.isOver { state.isDrawn = true }
      return !state.isOver
    }
  }
}
