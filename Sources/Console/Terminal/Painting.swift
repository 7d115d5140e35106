/// Rows that have been written to a terminal and can be painted over for as long as they are on
/// its screen.
package struct Painting: Sendable {
  private var rows: [String]

  /// Remembers rows as they have been written, without their line breaks.
  package init(_ rows: [String]) { self.rows = rows }

  /// How many rows there are.
  package var count: Int { rows.count }

  /// The codes that clear the whole window, with the cursor at its top.
  package static let clearWindow = "\u{1B}[H\u{1B}[J"

  /// The codes that draw something while the cursor is hidden: xterm repaints the cell under it, and
  /// with it a hole into the picture.
  package static func hidingCursor(_ codes: String) -> String {
    codes.isEmpty ? "" : "\u{1B}[?25l\(codes)\u{1B}[?25h"
  }

  /// The codes that clear everything from so many rows above the cursor on, and leave it there.
  package static func clear(fromAbove rows: Int) -> String { "\u{1B}[\(rows)A\r\u{1B}[J" }

  /// The codes that turn the rows into others where they stand, and leave the cursor where it is.
  ///
  /// - Parameters:
  ///   - new: as many rows as there are.
  ///   - below: how many rows the cursor is below the last of them.
  ///   - height: the rows of the window; what has left it at the top cannot be changed.
  /// - Returns: with them, which rows they write: whatever the terminal had drawn there is gone.
  package mutating func change(
    to new: [String], below: Int, height: Int
  ) -> (codes: String, changed: Set<Int>) {
    guard new.count == rows.count else { return ("", []) }
    var (codes, changed) = ("", Set<Int>())
    for (index, row) in new.enumerated() where row != rows[index] {
      let distance = rows.count - 1 - index + below
      guard distance > 0, distance < height else { continue }
      // Save the cursor, go up, write, go back (DECSC, CUU, EL, DECRC).
      codes += "\u{1B}7\u{1B}[\(distance)A\r\u{1B}[2K\(row)\u{1B}8"
      rows[index] = row
      changed.insert(index)
    }
    return (codes, changed)
  }
}

/// A whole window, drawn again and again: only rows that change are written, all at once, so that
/// nothing flickers.
package struct WindowRepainter: Sendable {
  private var rows: [String] = []
  private var cursor = (row: 0, column: 0)

  /// Begins with a window of which nothing is known.
  package init() {}

  /// Forgets what is on the screen, as after a change of its size.
  package mutating func forget() { rows = [] }

  /// The codes that show some rows from the top, nothing below them, and the cursor; none where all
  /// of it is on the screen already.
  ///
  /// - Parameter cursor: where the cursor stands, from 0.
  /// - Returns: with them, which rows they write.
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
