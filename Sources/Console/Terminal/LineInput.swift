import Foundation
import Synchronization

/// Standard input line by line, however long its lines are.
///
/// `readLine` keeps a line whole before it gives it: of `/dev/zero`, all of the memory.
enum LineInput {
  /// Bytes that were read and not yet given.
  private static let waiting = Mutex<[UInt8]>([])
  /// Whether reading has stopped because a line never ended.
  private static let isOver = Mutex(false)
  /// No answer is longer; the rest of its line is ignored.
  private static let longestLine = 64 << 10
  /// A line without an end is none, and nothing sensible stands behind it.
  private static let longestRest = 16 << 20

  /// The next line without its break; `nil` at the end of input.
  static func next() -> String? {
    if isOver.withLock({ $0 }) { return nil }
    return waiting.withLock { waiting in
      var line: [UInt8] = []
      var passed = 0
      var hasAny = false
      while passed <= longestRest {
        if waiting.isEmpty { waiting = read() }
        if waiting.isEmpty { return hasAny ? text(line) : nil }
        hasAny = true
        let part = waiting.prefix { $0 != 0x0A }
        line += part.prefix(longestLine - line.count)
        passed += part.count
        let hasBreak = part.count < waiting.count
        waiting.removeFirst(min(part.count + 1, waiting.count))
        if hasBreak { return text(line) }
      }
      isOver.withLock { $0 = true }
      return nil
    }
  }

  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == 0x0D ? line.dropLast() : line[...], as: UTF8.self)
  }

  private static func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      if count >= 0 { return Array(buffer[..<count]) }
      guard errno == EINTR else { return [] }
    }
  }
}
