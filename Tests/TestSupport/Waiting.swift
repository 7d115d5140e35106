import Foundation

/// How tests wait: for a state, never for a time that some machine needs more of.
package enum Waiting {
  /// When a state that hasn't come never will, in seconds: no machine is so slow. `ZOO_TEST_NEVER` makes it shorter for
  /// somebody who mends a test.
  package static let never =
    ProcessInfo.processInfo.environment["ZOO_TEST_NEVER"].flatMap(Double.init) ?? 600

  /// Whether this run includes what takes long: whole matrices, floods, other programs' windows.
  package static let isWhole = ProcessInfo.processInfo.environment["ZOO_TEST_WHOLE"] != nil

  /// Whether the programs run under a sanitizer, which needs memory and `/proc` for itself.
  package static let isSanitized = ProcessInfo.processInfo.environment["ZOO_TEST_SANITIZER"] != nil

  /// Waits until something is so, looking again every few milliseconds.
  ///
  /// - Returns: `false` if it never came to be.
  package static func until(_ isSo: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(never)
    while try !isSo() {
      if ContinuousClock.now > end { return false }
      usleep(5_000)
    }
    return true
  }

  /// The same for tasks, whose thread others need meanwhile.
  package static func yielding(until isSo: () throws -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(never)
    while try !isSo() {
      if ContinuousClock.now > end { return false }
      try await Task.sleep(for: .milliseconds(5))
    }
    return true
  }
}
