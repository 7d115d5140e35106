import Foundation

/// A directory of its own for one test; gone when the value is.
package final class TemporaryDirectory: Sendable {
  /// Where it is.
  package let path: String

  /// Makes it.
  package init() {
    path = NSTemporaryDirectory() + "zoo-test-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A file in it.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file in it, making the directories on the way.
  package func write(_ text: String, to name: String) throws {
    let directory = (file(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  /// The text of a file in it; `nil` when there is none.
  package func read(_ name: String) -> String? {
    try? String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// Every file in it, by its path below.
  package var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
  }
}
