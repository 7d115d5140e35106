import Console
import Foundation
import TestSupport
import Testing

/// All tests that start processes, each on a thread of its own, since waiting for a process blocks it.
@Suite("Programs", .ownThread)
struct Programs {
  /// The path of `chafa`; `nil` if it is not installed.
  static let chafa = SearchPath(ProcessInfo.processInfo.environment).find("chafa")
}
