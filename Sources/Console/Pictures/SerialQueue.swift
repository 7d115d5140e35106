/// Runs work one piece at a time, in order of arrival.
actor SerialQueue {
  private var last: Task<Void, Never>?

  /// Runs some work and returns its result.
  ///
  /// - Parameter isAlone: whether the work waits for its turn; other work runs at once.
  nonisolated func run<Value: Sendable>(
    isAlone: Bool, _ work: @escaping @Sendable () async -> Value
  ) async -> Value {
    isAlone ? await inTurn(work).value : await work()
  }

  private func inTurn<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    let before = last
    let task = Task {
      await before?.value
      return await work()
    }
    last = Task { _ = await task.value }
    return task
  }
}
