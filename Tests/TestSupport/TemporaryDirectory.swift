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
    try write("#!/bin/sh\n\(text)\n", to: name + ".text")
    // A shell copies it: if this process wrote it, a program that another test starts at that moment could
    // hold it open for writing, and then it can't be executed (ETXTBSY).
    let copy = try Program.shell(
      "cp \"$FILE.text\" \"$FILE\" && chmod 755 \"$FILE\" && rm \"$FILE.text\"",
      environment: ["FILE": file(name)])
    guard copy.code == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// The text of a file in it; `nil` if it does not exist.
  package func read(_ name: String) -> String? {
    try? String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// The text of a file that another program is about to write; `nil` if none ever comes.
  package func waitToRead(_ name: String) -> String? {
    _ = Waiting.until { read(name)?.isEmpty == false }
    return read(name)
  }

  /// The relative paths of all files in it.
  package var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
  }
}
