import Foundation

/// Finds programs in the absolute directories of `PATH`.
package struct SearchPath: Sendable {
  private let directories: [Substring]

  package init(_ environment: [String: String]) {
    directories = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
  }

  /// The path of a program, or itself if it is one; `nil` where there is no executable file.
  package func find(_ program: String) -> String? {
    let paths = program.contains("/") ? [program] : directories.map { "\($0)/\(program)" }
    return paths.first { path in
      var status = stat()
      return access(path, X_OK) == 0 && stat(path, &status) == 0
        && status.st_mode & S_IFMT == S_IFREG
    }
  }
}
