import Foundation
import Processes
import Synchronization

/// Reads standard input by line, with bounded memory.
///
/// `readLine` buffers a whole line: of `/dev/zero` until memory runs out.
enum StandardInputLines {
  private static let buffered = Mutex<[UInt8]>([])
  /// Whether reading has stopped because a line never ended.
  private static let isOver = Mutex(false)
  /// The bytes kept of a line; no answer is longer, and the rest is ignored.
  private static let maxLineLength = 64 << 10
  /// After this many bytes without a line break, reading stops.
  private static let maxBytesWithoutBreak = 16 << 20

  /// The next line without its break; `nil` at the end of input.
  static func next() -> String? {
    if isOver.withLock({ $0 }) { return nil }
    return buffered.withLock { buffered in
      var line: [UInt8] = []
      var passed = 0
      var hasAny = false
      while passed <= maxBytesWithoutBreak {
        if buffered.isEmpty { buffered = read() }
        if buffered.isEmpty { return hasAny ? text(line) : nil }
        hasAny = true
        let part = buffered.prefix { $0 != 0x0A }
        line += part.prefix(maxLineLength - line.count)
        passed += part.count
        let hasBreak = part.count < buffered.count
        buffered.removeFirst(min(part.count + 1, buffered.count))
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
    let count = buffer.withUnsafeMutableBytes { readSome(of: STDIN_FILENO, into: $0) }
    return Array(buffer.prefix(max(count, 0)))
  }
}
