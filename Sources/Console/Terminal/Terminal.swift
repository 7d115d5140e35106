import Foundation

package enum StandardStream: Int32, Sendable, CaseIterable {
  case input = 0
  /// Where the program's answer goes.
  case output = 1
  /// Where everything else goes: progress, notices, errors.
  case error = 2
}

/// A stream that could not be written.
package struct OutputError: Error, Equatable {
  package var stream: StandardStream
  /// The system's `errno`.
  package var code: Int32

  /// Whether the reader of the output has left, as `head` does when it has enough.
  package var isReaderGone: Bool { stream == .output && code == EPIPE }
}

/// The program's input and output; a struct of closures, so that tests can script them.
package struct Terminal: Sendable {
  package var isTerminal: @Sendable (StandardStream) -> Bool
  /// Whether a stream was open when the program started.
  package var isOpen: @Sendable (StandardStream) -> Bool
  /// The columns and rows of the terminal; `nil` where there is none.
  package var size: @Sendable () -> (columns: Cells, rows: Cells)?
  /// The size of a cell in pixels, where the terminal's driver knows it (TIOCGWINSZ).
  package var cell: @Sendable () -> CellSize?
  /// Whether a person sees a stream, rather than another program or nobody.
  package var isSeen: @Sendable (StandardStream) -> Bool
  /// The next line of input without its break; `nil` at the end of input.
  package var readLine: @Sendable () -> String?
  /// Whether a line, or the end of input, comes soon.
  package var isLineComing: @Sendable () -> Bool
  package var keyboard: Keyboard?
  /// Writes all bytes; throws `OutputError`.
  package var writeBytes: @Sendable (Data, StandardStream) throws -> Void

  package init(
    isTerminal: @escaping @Sendable (StandardStream) -> Bool,
    isOpen: @escaping @Sendable (StandardStream) -> Bool,
    size: @escaping @Sendable () -> (columns: Cells, rows: Cells)?,
    cell: @escaping @Sendable () -> CellSize? = { nil },
    isSeen: @escaping @Sendable (StandardStream) -> Bool = { _ in true },
    readLine: @escaping @Sendable () -> String?,
    isLineComing: @escaping @Sendable () -> Bool = { true }, keyboard: Keyboard? = nil,
    writeBytes: @escaping @Sendable (Data, StandardStream) throws -> Void
  ) {
    self.isTerminal = isTerminal
    self.isOpen = isOpen
    self.size = size
    self.cell = cell
    self.isSeen = isSeen
    self.readLine = readLine
    self.isLineComing = isLineComing
    self.keyboard = keyboard
    self.writeBytes = writeBytes
  }

  /// Writes the whole text; throws `OutputError`.
  package func write(_ text: String, _ stream: StandardStream) throws {
    // `Data(text.utf8)` first looks for what kind of bytes these are.
    var text = text
    try writeBytes(text.withUTF8 { Data(buffer: $0) }, stream)
  }
}
