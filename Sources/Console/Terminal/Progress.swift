import Synchronization

/// How much of some work is done; counted from several tasks at once.
public final class Counter: Sendable {
  private let done = Mutex(0)
  private let total: Int

  /// Begins at nothing of so many pieces.
  public init(total: Int) { self.total = total }

  /// Counts one piece as done.
  public func advance() { done.withLock { $0 += 1 } }

  /// How much is done, as a bar and in numbers.
  var bar: String {
    let done = done.withLock { $0 }
    let filled = total > 0 ? min(done, total) * 10 / total : 10
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
    return "\(bar) \(done)/\(total)"
  }
}

/// A sign of life on stderr while something takes longer than a moment.
public struct Progress: Sendable {
  private let terminal: Terminal
  private let isShown: Bool

  /// How long a wait may be before it is shown.
  static let patience = Duration.milliseconds(150)

  /// Makes one; it stays silent unless stderr is a terminal.
  ///
  /// - Parameter isWanted: `false` keeps it silent everywhere.
  public init(on terminal: Terminal, isWanted: Bool = true) {
    self.terminal = terminal
    isShown = isWanted && terminal.isTerminal(.error)
  }

  /// Does some work and shows, once it has taken 150 ms, that it is going on.
  ///
  /// - Parameters:
  ///   - label: what is being done: `Fetching zoo animals`.
  ///   - counter: how much of it is done, for a bar behind the label.
  public func during<Result: Sendable>(
    _ label: String, counter: Counter? = nil, work: () async throws -> Result
  ) async rethrows -> Result {
    guard isShown else { return try await work() }
    let ticker = Task { await tick(label.printable, counter) }
    do {
      let result = try await work()
      await stop(ticker)
      return result
    } catch {
      await stop(ticker)
      throw error
    }
  }

  private func stop(_ ticker: Task<Bool, Never>) async {
    ticker.cancel()
    if await ticker.value { show("\r\u{1B}[K") }
  }

  /// Draws until it is cancelled.
  ///
  /// - Returns: whether anything was drawn.
  private func tick(_ label: String, _ counter: Counter?) async -> Bool {
    let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    var (pause, isDrawn, frame) = (Self.patience, false, 0)
    while (try? await Task.sleep(for: pause)) != nil {
      let bar = counter.map { " " + $0.bar } ?? ""
      // A line that is broken in two could not be cleared away.
      let room = (terminal.size()?.columns ?? 80) - 1
      let line = "\(frames[frame % frames.count]) \(label) …\(bar)".truncated(to: room)
      show("\r\(line)\u{1B}[K")
      (pause, isDrawn, frame) = (.milliseconds(100), true, frame + 1)
    }
    return isDrawn
  }

  /// Progress is only a courtesy: when stderr cannot be written, nobody misses it.
  private func show(_ text: String) { try? terminal.write(text, .error) }
}
