/// Lines written to a terminal, which can be repainted while they are on its screen.
package struct PaintedRows: Sendable {
  private var lines: [String]
  /// How many rows each takes; the terminal wraps those that are too long.
  private let heights: [Int]

  /// - Parameters:
  ///   - lines: the lines as they were written, without line breaks.
  ///   - heights: the rows of each; `nil` for one each.
  package init(_ lines: [String], heights: [Int]? = nil) {
    self.lines = lines
    self.heights = heights ?? lines.map { _ in 1 }
  }

  package var count: Int { heights.reduce(0, +) }

  /// The rows from the first one of a line to the last of all.
  package func count(from line: Int) -> Int { heights.dropFirst(line).reduce(0, +) }

  /// The codes that clear the whole window, with the cursor at its top.
  package static let clearWindow = "\u{1B}[H\u{1B}[J"

  /// The codes with the cursor hidden while they draw: xterm repaints the cell under the cursor, which would
  /// cut a hole into a picture.
  package static func hidingCursor(_ codes: String) -> String {
    codes.isEmpty ? "" : "\u{1B}[?25l\(codes)\u{1B}[?25h"
  }

  /// The codes that move the cursor up by some rows and clear everything from there on.
  package static func clear(fromAbove rows: Int) -> String { "\u{1B}[\(rows)A\r\u{1B}[J" }

  /// The codes that replace lines in place and restore the cursor.
  ///
  /// - Parameters:
  ///   - new: the new lines, as many as before. Those that take several rows stay as they are.
  ///   - newHeights: the rows of each new line; `nil` for one each.
  ///   - below: how many rows the cursor is below the last of them.
  ///   - height: the rows of the window; what has scrolled off its top can't be changed.
  /// - Returns: the codes, and the indices of the lines they rewrite, where terminal graphics are erased.
  package mutating func change(
    to new: [String], heights newHeights: [Int]? = nil, below: Int, height: Int
  ) -> (codes: String, changed: Set<Int>) {
    guard new.count == lines.count else { return ("", []) }
    var (codes, changed) = ("", Set<Int>())
    for (index, line) in new.enumerated() where line != lines[index] && heights[index] == 1 {
      // It would wrap over the next line.
      if let newHeights, newHeights[index] != 1 { continue }
      let distance = count(from: index) - 1 + below
      guard distance > 0, distance < height else { continue }
      // Save the cursor, go up, write, go back (DECSC, CUU, EL, DECRC).
      codes += "\u{1B}7\u{1B}[\(distance)A\r\u{1B}[2K\(line)\u{1B}8"
      lines[index] = line
      changed.insert(index)
    }
    return (codes, changed)
  }
}

/// A whole window that is drawn repeatedly: only changed rows are written, all at once, so that nothing
/// flickers.
package struct WindowRepainter: Sendable {
  private var rows: [String] = []
  private var cursor = (row: 0, column: 0)

  package init() {}

  /// Forgets what is on screen, as after a resize.
  package mutating func forget() { rows = [] }

  /// The codes that show these rows from the top, clear the rest and place the cursor; empty if all of that
  /// is on screen already.
  ///
  /// - Parameter cursor: its position, from 0.
  /// - Returns: the codes, and the indices of the rows they rewrite.
  package mutating func show(
    _ new: [String], cursor: (row: Int, column: Int)
  ) -> (codes: String, changed: Set<Int>) {
    if !rows.isEmpty, new == rows, cursor == self.cursor { return ("", []) }
    self.cursor = cursor
    var changed: Set<Int> = []
    var codes = "\u{1B}[?25l"
    if rows.isEmpty { codes += "\u{1B}[H\u{1B}[2J" }
    for index in 0..<max(new.count, rows.count) {
      let row = index < new.count ? new[index] : ""
      guard index >= rows.count || row != rows[index] else { continue }
      codes += "\u{1B}[\(index + 1);1H\u{1B}[2K\(row)"
      changed.insert(index)
    }
    rows = new
    return (codes + "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h", changed)
  }
}
