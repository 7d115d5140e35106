import Foundation

/// Compares a text with a file beside the tests.
///
/// A missing file is recorded, but the comparison still fails: somebody has to read the recording
/// first.
package enum Golden {
  /// Whether a text equals the file; records nothing.
  ///
  /// - Parameter ignored: characters that count as spaces in both.
  package static func matches(
    _ text: String, _ name: String, ignoring ignored: String = "",
    beside test: String = #filePath
  ) -> Bool {
    let expected = try? String(contentsOfFile: path(of: name, beside: test), encoding: .utf8)
    return expected.map { lines(of: $0, ignored) } == lines(of: text, ignored)
  }

  /// Describes the first difference; `nil` if there is none.
  package static func difference(
    _ text: String, _ name: String, ignoring ignored: String = "",
    beside test: String = #filePath
  ) -> String? {
    let path = path(of: name, beside: test)
    guard let expected = try? String(contentsOfFile: path, encoding: .utf8) else {
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
      return "\(name).txt was not there and has been recorded: read it, then run again"
    }
    let (new, old) = (lines(of: text, ignored), lines(of: expected, ignored))
    guard new != old else { return nil }
    let line =
      zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
    func shown(_ lines: [String]) -> String { lines.indices.contains(line) ? lines[line] : "(end)" }
    return "\(name).txt, line \(line + 1): expected '\(shown(old))', got '\(shown(new))'"
  }

  private static func lines(of text: String, _ ignored: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    guard !ignored.isEmpty else { return lines }
    return lines.map { line in
      let spaced = line.map { ignored.contains($0) ? " " : $0 }
      return String(spaced.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func path(of name: String, beside test: String) -> String {
    (test as NSString).deletingLastPathComponent + "/Golden/\(name).txt"
  }
}
