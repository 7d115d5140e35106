import Foundation

/// A temporary directory, deleted with this value.
package final class TemporaryDirectory: Sendable {
  package let path: String

  package init() {
    path = NSTemporaryDirectory() + "zoo-test-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file in it, creating its directories.
  package func write(_ text: String, to name: String) throws {
    let directory = (file(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  /// Writes a shell script that can be run.
  package func writeProgram(_ text: String, to name: String) throws {
    try write("#!/bin/sh\n\(text)\n", to: name)
    guard chmod(file(name), 0o755) == 0 else { throw CocoaError(.fileWriteUnknown) }
    // Another test may have started a process meanwhile, which holds the file open until it executes;
    // running the script then fails with ETXTBSY.
    usleep(50_000)
  }

  /// The text of a file in it; `nil` if it does not exist.
  package func read(_ name: String) -> String? {
    try? String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// The relative paths of all files in it.
  package var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
  }
}
