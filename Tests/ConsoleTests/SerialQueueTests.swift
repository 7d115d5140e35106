import Synchronization
import Testing

@testable import Console

@Suite("Serial queue")
struct SerialQueueTests {
  /// Counts how many jobs run at the same time.
  private final class Load: Sendable {
    private let state = Mutex((now: 0, most: 0))
    var most: Int { state.withLock { $0.most } }

    func work() async {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
      // Lets others begin meanwhile, if they can; where they are too slow, nothing is seen to fail.
      try? await Task.sleep(for: .milliseconds(2))
      state.withLock { $0.now -= 1 }
    }
  }

  @Test("work that has to be alone is done one piece after another, other work at once")
  func alone() async {
    let (queue, heavy, light) = (SerialQueue(), Load(), Load())
    await withTaskGroup(of: Int.self) { group in
      for number in 0..<20 {
        group.addTask {
          await queue.run(isExclusive: number < 10) {
            await (number < 10 ? heavy : light).work()
            return number
          }
        }
      }
      var results: Set<Int> = []
      for await result in group { results.insert(result) }
      #expect(results == Set(0..<20))
    }
    #expect(heavy.most == 1)
  }
}
