/// Runs work one piece at a time, in order of arrival.
actor SerialQueue {
  private var last: Task<Void, Never>?

  /// - Parameter isExclusive: whether the work waits for its turn; other work runs at once.
  nonisolated func run<Value: Sendable>(
    isExclusive: Bool, _ work: @escaping @Sendable () async -> Value
  ) async -> Value {
    isExclusive ? await inTurn(work).value : await work()
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
