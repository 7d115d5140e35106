/// Lets work be done one piece after another, in the order that it came.
actor SerialQueue {
  private var last: Task<Void, Never>?

  /// Does some work and gives what came of it.
  ///
  /// - Parameter isAlone: whether it waits for its turn; other work goes on at once.
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
