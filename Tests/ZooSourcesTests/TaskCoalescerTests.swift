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
        starts.withLock { $0 } == 1 && shared.waiting(for: "a") == 3
      }))
    tasks[0].cancel()
    await gate.open()
    for task in tasks { #expect(try await task.value == 1) }
    #expect(try await shared.value(for: "a", work) == 2)
  }

  @Test("it is given up with the last who waits, and a failure is everybody's")
  func givenUp() async throws {
    let shared = TaskCoalescer<Int>()
    let waiting = { @Sendable () async throws(FetchError) in
      do { try await Task.sleep(for: .seconds(Waiting.never)) } catch {
        throw FetchError(host: "x", cause: .cancelled)
      }
      return 0
    }
    let tasks = (0..<2).map { _ in Task { try await shared.value(for: "a", waiting) } }
    #expect(try await Waiting.yielding(until: { shared.waiting(for: "a") == 2 }))
    for task in tasks { task.cancel() }
    for task in tasks { await #expect(throws: FetchError.self) { try await task.value } }
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
