import Console
import Synchronization

/// How many lines have been written to a terminal: by this much, what was written before has moved
/// up.
final class LineCount: Sendable {
  private let lines = Mutex(0)

  /// The lines since `reset`.
  var count: Int { lines.withLock { $0 } }

  /// Begins again; a cursor that was moved up takes lines back.
  func reset(to count: Int = 0) { lines.withLock { $0 = count } }

  /// The same terminal, its lines counted, whichever stream they come by.
  func counting(_ terminal: Terminal) -> Terminal {
    var counted = terminal
    counted.write = { text, stream in
      if terminal.isTerminal(stream) {
        self.lines.withLock { $0 += text.utf8.count { $0 == UInt8(ascii: "\n") } }
      }
      try terminal.write(text, stream)
    }
    return counted
  }
}
