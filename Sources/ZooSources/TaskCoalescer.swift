import Synchronization

/// Work under way, by what it is for: who asks for the same gets its result instead of starting it again.
///
/// Looking into the cache, asking and storing are one piece of work: otherwise somebody could ask again after the answer has
/// come and before it is stored.
final class TaskCoalescer<Value: Sendable>: Sendable {
  private typealias Outcome = Result<Value, FetchError>

  private struct State {
    /// The work under way: its number, and how many wait for it.
    var tasks: [String: (number: Int, task: Task<Outcome, Never>, count: Int)] = [:]
    var started = 0
  }

  private let state = Mutex(State())

  /// The result of `work`, or of the same work that is under way.
  ///
  /// It is cancelled once nobody waits for it any more.
  func value(
    for key: String, _ work: @escaping @Sendable () async throws(FetchError) -> Value
  ) async throws(FetchError) -> Value {
    let (number, task) = state.withLock { state in
      if let shared = state.tasks[key] {
        state.tasks[key]?.count += 1
        return (shared.number, shared.task)
      }
      state.started += 1
      // Its own task, so that nobody who gives up ends it for the others.
      let task = Task { [number = state.started] in await self.run(key, number, work) }
      state.tasks[key] = (state.started, task, 1)
      return (state.started, task)
    }
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      let isLast = state.withLock { state in
        guard let shared = state.tasks[key], shared.number == number else { return false }
        state.tasks[key] = shared.count > 1 ? (number, task, shared.count - 1) : nil
        return shared.count == 1
      }
      if isLast { task.cancel() }
    }.get()
  }

  /// How many wait for something that is under way.
  func waiting(for key: String) -> Int { state.withLock { $0.tasks[key]?.count ?? 0 } }

  private func run(
    _ key: String, _ number: Int, _ work: () async throws(FetchError) -> Value
  ) async -> Outcome {
    // If everybody gave this up, the same may have been started again since.
    defer { state.withLock { if $0.tasks[key]?.number == number { $0.tasks[key] = nil } } }
    do throws(FetchError) { return .success(try await work()) } catch { return .failure(error) }
  }
}
