import Console
import Synchronization

/// Counts the lines written to a terminal: earlier output has moved up by as many.
final class LineCounter: Sendable {
  private let lines = Mutex(0)

  var count: Int { lines.withLock { $0 } }

  /// Restarts the count; `count` is not 0 after the cursor was moved up.
  func reset(to count: Int = 0) { lines.withLock { $0 = count } }

  /// The same terminal with its lines counted, whatever the stream.
  func counting(_ terminal: Terminal) -> Terminal {
    var counted = terminal
    counted.writeBytes = { bytes, stream in
      if terminal.isTerminal(stream) {
        self.lines.withLock { $0 += bytes.count { $0 == UInt8(ascii: "\n") } }
      }
      try terminal.writeBytes(bytes, stream)
    }
    return counted
  }
}
