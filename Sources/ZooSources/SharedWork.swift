import Synchronization

/// Work under way, by what it is for: who asks for the same gets its result instead of starting it again.
///
/// The work looks into the cache, asks and stores: so between these nobody finds neither the cached result nor the
/// request.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Outcome = Result<Value, FetchError>

  private struct State {
    /// The work under way: its number, and for how many it is done.
    var tasks: [Key: (number: Int, task: Task<Outcome, Never>, count: Int)] = [:]
    var started = 0
  }

  private let state = Mutex(State())

  /// The result of `work`, or of the same work that is under way.
  ///
  /// It is cancelled with the last who waits for it.
  func value(
    for key: Key, _ work: @escaping @Sendable () async throws(FetchError) -> Value
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
      state.withLock { state in
        guard let shared = state.tasks[key], shared.number == number else { return }
        state.tasks[key]?.count -= 1
        if shared.count > 1 { return }
        task.cancel()
        state.tasks[key] = nil
      }
    }.get()
  }

  /// For how many something is under way.
  func waiting(for key: Key) -> Int { state.withLock { $0.tasks[key]?.count ?? 0 } }

  private func run(
    _ key: Key, _ number: Int, _ work: () async throws(FetchError) -> Value
  ) async -> Outcome {
    // Another may have begun after this was given up.
    defer { state.withLock { if $0.tasks[key]?.number == number { $0.tasks[key] = nil } } }
    do throws(FetchError) { return .success(try await work()) } catch { return .failure(error) }
  }
}
