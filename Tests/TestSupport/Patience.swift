import Foundation

/// How much longer than usual a test waits before it gives up: under a sanitizer a program takes
/// ten times as long (`scripts/check --sanitize` says so in `ZOO_TEST_PATIENCE`).
package enum Patience {
  /// 1, or more.
  package static let factor =
    ProcessInfo.processInfo.environment["ZOO_TEST_PATIENCE"].flatMap(Double.init) ?? 1
}
