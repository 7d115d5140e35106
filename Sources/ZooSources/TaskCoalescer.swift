import Synchronization

/// Work under way, by what it is for: who asks for the same gets its result instead of starting it again.
///
/// Looking into the cache, asking and storing are one piece of work: otherwise somebody could ask again after the answer has
/// come and before it is stored.
final class TaskCoalescer<Value: Sendable>: Sendable {
  private typealias Outcome = Result<Value, FetchError>

  /// Who waits for each work under way.
  private let waiting = Mutex<[String: [CheckedContinuation<Outcome?, Never>]]>([:])

  /// The result of `work`, or of the same work that is under way.
  ///
  /// Who asks first does it, in its own task. If that is cancelled, one of those who wait begins anew.
  func value(
    for key: String, _ work: () async throws(FetchError) -> Value
  ) async throws(FetchError) -> Value {
    while !begin(key) {
      if let outcome = await outcome(of: key) { return try outcome.get() }
    }
    do throws(FetchError) {
      let value = try await work()
      end(key, with: .success(value))
      return value
    } catch {
      end(key, with: error.cause == .cancelled ? nil : .failure(error))
      throw error
    }
  }

  /// How many ask for something that is under way, the one who does it among them.
  func askers(for key: String) -> Int {
    waiting.withLock { waiting in waiting[key].map { $0.count + 1 } ?? 0 }
  }

  /// Whether nobody does it yet.
  private func begin(_ key: String) -> Bool {
    waiting.withLock { waiting in
      guard waiting[key] == nil else { return false }
      waiting[key] = []
      return true
    }
  }

  /// The result of whoever does the same; `nil` if nobody does it any more, or gave it up.
  private func outcome(of key: String) async -> Outcome? {
    await withCheckedContinuation { continuation in
      let isUnderWay = waiting.withLock { waiting in waiting[key]?.append(continuation) != nil }
      if !isUnderWay { continuation.resume(returning: nil) }
    }
  }

  private func end(_ key: String, with outcome: Outcome?) {
    let others = waiting.withLock { waiting in waiting.removeValue(forKey: key) }
    for other in others ?? [] { other.resume(returning: outcome) }
  }
}
