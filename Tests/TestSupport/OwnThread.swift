import Foundation
import Processes
import Testing

/// Runs each test on threads of its own, a few tests at a time.
///
/// Swift's own pool has no more threads than the machine has processors. A test that waits for a process blocks one
/// of them, so that other tests stand still; and one that waits for a request stands behind hundreds of tests each
/// time.
package struct OwnThread: TestTrait, SuiteTrait, TestScoping {
  package let isRecursive = true

  fileprivate let turns: Turns

  /// Most of a program test is waiting, so more of them run than there are processors.
  fileprivate static let programs = Turns(3)
  fileprivate static let requests = Turns(4)

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await turns.take()
    defer { Task { await turns.giveBack() } }
    try await withTaskExecutorPreference(ThreadExecutor.shared) { try await function() }
  }
}

extension Trait where Self == OwnThread {
  /// For tests that run programs.
  package static var ownThread: Self { Self(turns: OwnThread.programs) }
  /// For tests that send requests.
  package static var ownThreadForRequests: Self { Self(turns: OwnThread.requests) }
}

private final class ThreadExecutor: TaskExecutor {
  static let shared = ThreadExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // Foundation's `Thread` says nothing when it can't start, and the test would wait for ever.
    while !startThread({ job.runSynchronously(on: self.asUnownedTaskExecutor()) }) { usleep(1000) }
  }
}

/// Lets so many tasks go on at once, first come, first served.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
