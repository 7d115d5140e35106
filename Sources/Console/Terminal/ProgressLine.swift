import Synchronization

/// A spinner on stderr for work that takes longer than a moment.
package struct ProgressLine: Sendable {
  private let terminal: Terminal
  private let isShown: Bool

  /// How long work may take before the spinner is shown.
  static let delay = Duration.milliseconds(150)

  /// How much work is done, and the total where that is known.
  package typealias Amount = @Sendable () -> (done: Int, total: Int?)

  /// Whether a spinner is on screen, so that an exit can erase it.
  static let isDrawn = Atomic(false)

  /// Makes a spinner, which is shown only if stderr is a terminal.
  package init(on terminal: Terminal, isWanted: Bool = true) {
    self.terminal = terminal
    isShown = isWanted && terminal.isTerminal(.error)
  }

  /// Shows the spinner once the work has taken 150 ms.
  ///
  /// - Returns: a function to call when the work is done.
  package func start(_ label: String, amount: Amount? = nil) -> @Sendable () async -> Void {
    guard isShown else { return {} }
    let wait = SpinnerState()
    let ticker = Task { await tick(label.printable, amount, during: wait) }
    return {
      ticker.cancel()
      // Most work is done before anything is drawn, and then there is nothing to wait for.
      guard wait.finish() else { return }
      await ticker.value
      show("\r\u{1B}[K")
      Self.isDrawn.store(false, ordering: .sequentiallyConsistent)
    }
  }

  /// Draws until it is cancelled.
  private func tick(_ label: String, _ amount: Amount?, during wait: SpinnerState) async {
    let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    var (pause, frame) = (Self.delay, 0)
    while (try? await Task.sleep(for: pause)) != nil, wait.markDrawn() {
      let bar = amount.map { " " + Self.bar($0()) } ?? ""
      // A line that wraps could not be erased.
      let room = (terminal.size()?.columns ?? 80) - 1
      let line = "\(frames[frame % frames.count]) \(label) …\(bar)".truncated(
        to: room)
      Self.isDrawn.store(true, ordering: .sequentiallyConsistent)
      show("\r\(line)\u{1B}[K")
      (pause, frame) = (.milliseconds(100), frame + 1)
    }
  }

  private static func bar(_ amount: (done: Int, total: Int?)) -> String {
    guard let total = amount.total else { return "\(amount.done)" }
    let done = amount.done
    let filled = total > 0 ? min(done, total) * 10 / total : 10
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
    return "\(bar) \(done)/\(total)"
  }

  /// Ignores errors, because progress is not essential.
  private func show(_ text: String) { try? terminal.write(text, .error) }
}

/// The state that the work and its spinner share.
private final class SpinnerState: Sendable {
  private let state = Mutex((isDrawn: false, isOver: false))

  /// Marks the work as done; returns whether the spinner was drawn.
  func finish() -> Bool {
    state.withLock { state in
      state.isOver = true
      return state.isDrawn
    }
  }

  /// Marks the spinner as drawn, unless the work is done; returns whether to draw it.
  func markDrawn() -> Bool {
    state.withLock { state in
      if !state.isOver { state.isDrawn = true }
      return !state.isOver
    }
  }
}
