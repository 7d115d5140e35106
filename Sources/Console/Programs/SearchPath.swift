import Foundation

/// Finds programs in the absolute directories of `PATH`.
package struct SearchPath: Sendable {
  private let directories: [Substring]

  package init(_ environment: [String: String]) {
    directories = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
  }

  /// The path of a program; `nil` where none is executable.
  package func find(_ program: String) -> String? {
    directories.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }
}
