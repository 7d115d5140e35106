import Foundation

/// Texts recorded in `Golden` beside the test file that compares them.
///
/// `ZOO_RECORD=1 swift test` writes them anew; `git diff` then shows what has changed.
package enum Golden {
  /// Whether a text equals the recorded one.
  ///
  /// - Parameter ignored: characters that count as spaces in both.
  package static func matches(
    _ text: String, _ name: String, ignoring ignored: String = "",
    beside test: String = #filePath
  ) -> Bool {
    recorded(name, beside: test).map { lines(of: $0, ignored) } == lines(of: text, ignored)
  }

  /// The differing lines, `-` as recorded and `+` as they are now; `nil` if there are none. What is not
  /// recorded yet, or is to be recorded anew, is written.
  package static func difference(
    _ text: String, _ name: String, ignoring ignored: String = "",
    beside test: String = #filePath
  ) -> String? {
    let expected = recorded(name, beside: test)
    let (new, old) = (lines(of: text, ignored), lines(of: expected ?? "", ignored))
    guard expected == nil || new != old else { return nil }
    let isRecording = ProcessInfo.processInfo.environment["ZOO_RECORD"] == "1"
    if isRecording || expected == nil {
      let path = path(of: name, beside: test)
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
      return isRecording ? nil : "\(name).txt has been recorded: read it, then run again"
    }
    let changes = new.difference(from: old).map { change in
      switch change {
      case .remove(let line, let text, _): (line, "- \(line + 1): \(text)")
      case .insert(let line, let text, _): (line, "+ \(line + 1): \(text)")
      }
    }
    return (["\(name).txt"] + changes.sorted { $0.0 < $1.0 }.map(\.1)).joined(separator: "\n")
  }

  private static func recorded(_ name: String, beside test: String) -> String? {
    try? String(contentsOfFile: path(of: name, beside: test), encoding: .utf8)
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
