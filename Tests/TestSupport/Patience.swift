import Foundation

/// Multiplies the waiting times of tests: programs under a sanitizer take ten times as long, so
/// `scripts/check --sanitize` sets `ZOO_TEST_PATIENCE`.
package enum Patience {
  /// At least 1.
  package static let factor =
    ProcessInfo.processInfo.environment["ZOO_TEST_PATIENCE"].flatMap(Double.init) ?? 1
}
