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
  /// - Parameter label: what is being done: `Fetching 3 zoo animals`.
  public func during<Result: Sendable>(
    _ label: String, work: () async throws -> Result
  ) async rethrows -> Result {
    guard isShown else { return try await work() }
    let ticker = Task { await tick(label.printable) }
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
  private func tick(_ label: String) async -> Bool {
    let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    var (pause, isDrawn, frame) = (Self.patience, false, 0)
    while (try? await Task.sleep(for: pause)) != nil {
      show("\r\(frames[frame % frames.count]) \(label) …\u{1B}[K")
      (pause, isDrawn, frame) = (.milliseconds(100), true, frame + 1)
    }
    return isDrawn
  }

  /// Progress is only a courtesy: when stderr cannot be written, nobody misses it.
  private func show(_ text: String) { try? terminal.write(text, .error) }
}
