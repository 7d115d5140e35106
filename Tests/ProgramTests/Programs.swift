import Console
import Dispatch
import Foundation
import Testing

/// Everything that starts processes: one test at a time, since waiting for a process holds a thread
/// that other tests need.
@Suite("Programs", .serialized, .timeLimit(.minutes(2)))
struct Programs {
  /// Where `chafa` is; `nil` where it is not installed.
  static let chafa = SearchPath(ProcessInfo.processInfo.environment).find("chafa")

  /// Holds answers back until a test lets them go.
  final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    func open() { semaphore.signal() }
    func wait() {
      semaphore.wait()
      semaphore.signal()
    }
  }
}
