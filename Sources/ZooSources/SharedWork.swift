import Synchronization

/// Work under way, by what it is for: who asks for the same gets its result instead of starting it again.
///
/// The work looks into the cache, asks and stores: so between these nobody finds neither the cached result nor the
/// request.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Outcome = Result<Value, FetchError>

  /// The work under way, and for how many it is done.
  private let underWay = Mutex<[Key: (task: Task<Outcome, Never>, count: Int)]>([:])

  /// The result of `work`, or of the same work that is under way.
  ///
  /// It is cancelled with the last who waits for it.
  func value(
    for key: Key, _ work: @escaping @Sendable () async throws(FetchError) -> Value
  ) async throws(FetchError) -> Value {
    let task = underWay.withLock { tasks in
      // Its own task, so that nobody who gives up ends it for the others.
      let shared = tasks[key] ?? (Task { await self.run(key, work) }, 0)
      tasks[key] = (shared.task, shared.count + 1)
      return shared.task
    }
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      underWay.withLock { tasks in
        guard let shared = tasks[key], shared.task == task else { return }
        if shared.count == 1 { task.cancel() }
        tasks[key] = shared.count == 1 ? nil : (task, shared.count - 1)
      }
    }.get()
  }

  /// For how many something is under way.
  func waiting(for key: Key) -> Int { underWay.withLock { $0[key]?.count ?? 0 } }

  private func run(_ key: Key, _ work: () async throws(FetchError) -> Value) async -> Outcome {
    defer { underWay.withLock { $0[key] = nil } }
    do throws(FetchError) { return .success(try await work()) } catch { return .failure(error) }
  }
}
