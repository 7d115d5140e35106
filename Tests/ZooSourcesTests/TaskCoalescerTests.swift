import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ZooSources

/// Work that several ask for at once.
@Suite("Shared work")
struct TaskCoalescerTests {
  @Test("the same is done once while it is under way, though one gives up, and later anew")
  func once() async throws {
    let (shared, gate) = (TaskCoalescer<Int>(), AsyncGate())
    let starts = Mutex(0)
    let work = { @Sendable () async throws(FetchError) in
      let start = starts.withLock { count in
        count += 1
        return count
      }
      await gate.wait()
      return start
    }
    let tasks = (0..<3).map { _ in Task { try await shared.value(for: "a", work) } }
    #expect(
      try await Waiting.yielding(until: {
        starts.withLock { $0 } == 1 && shared.askers(for: "a") == 3
      }))
    tasks[0].cancel()
    await gate.open()
    for task in tasks { #expect(try await task.value == 1) }
    #expect(try await shared.value(for: "a", work) == 2)
  }

  @Test("one who waits begins anew when the one who does it gives up")
  func givenUp() async throws {
    let shared = TaskCoalescer<Int>()
    let starts = Mutex(0)
    let work = { @Sendable () async throws(FetchError) in
      let start = starts.withLock { count in
        count += 1
        return count
      }
      guard start == 1 else { return start }
      do { try await Task.sleep(for: .seconds(Waiting.never)) } catch {
        throw FetchError(host: "x", cause: .cancelled)
      }
      return 0
    }
    let first = Task { try await shared.value(for: "a", work) }
    #expect(try await Waiting.yielding(until: { shared.askers(for: "a") == 1 }))
    let others = (0..<2).map { _ in Task { try await shared.value(for: "a", work) } }
    #expect(try await Waiting.yielding(until: { shared.askers(for: "a") == 3 }))
    first.cancel()
    await #expect(throws: FetchError.self) { try await first.value }
    for other in others { #expect(try await other.value >= 2) }
  }

  @Test("a failure is everybody's")
  func failure() async throws {
    let (shared, gate) = (TaskCoalescer<Int>(), AsyncGate())
    let failing = { @Sendable () async throws(FetchError) -> Int in
      await gate.wait()
      throw FetchError(host: "x", cause: .unknownHost)
    }
    let tasks = (0..<2).map { _ in Task { try await shared.value(for: "a", failing) } }
    #expect(try await Waiting.yielding(until: { shared.askers(for: "a") == 2 }))
    await gate.open()
    for task in tasks { await #expect(throws: FetchError.self) { try await task.value } }
    #expect(shared.askers(for: "a") == 0)
  }
}

/// Holds tasks until a test opens it.
private actor AsyncGate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for one in waiting { one.resume() }
  }
}
