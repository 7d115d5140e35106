/// Rows of cells in columns, with two cells of space between two columns.
///
/// This is the one way in which columns share a width: each is as wide as its widest cell; where that is too much, later
/// columns give way first, none below the least that it needs.
package struct Table {
  /// What becomes of the cells of a column that has to give way.
  package enum Column {
    /// It never does.
    case whole
    /// They are cut at their ends.
    case cut(least: Cells)
    /// They take more lines, but for those with a word that is too wide, such as a path, which stay whole.
    case wrapped(least: Cells)
  }

  package static let gap: Cells = 2

  private let columns: [Column]
  private let rows: [[StyledLine]]

  /// - Parameter rows: a cell for each column.
  package init(_ columns: [Column], _ rows: [[StyledLine]]) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// The widths of columns in a room.
  package static func widths(_ wished: [Cells], least: [Cells], in room: Cells) -> [Cells] {
    var widths = wished
    var missing = wished.total + gap * (wished.count - 1) - room
    for index in wished.indices.reversed() {
      let given = min(missing, wished[index] - least[index])
      widths[index] -= given
      missing -= given
    }
    return widths
  }

  package func lines(width: Cells, indent: Cells = 2) -> [StyledLine] {
    let widest = columns.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    let widths = Self.widths(
      widest, least: zip(columns, widest).map { $0.least(of: $1) }, in: width - indent)
    return rows.flatMap { row in
      var start = indent
      return row.indices.reduce([StyledLine.space(indent)]) { lines, column in
        defer { start += widths[column] + Self.gap }
        return lines.beside(columns[column].lines(of: row[column], widths[column]), at: start)
      }
    }
  }
}

extension Table.Column {
  /// A cell in a column of so many cells.
  package func lines(of cell: StyledLine, _ width: Cells) -> [StyledLine] {
    switch self {
    case .whole: return [cell]
    case .cut: return [cell.truncated(to: width)]
    case .wrapped:
      let words = cell.spans.flatMap { $0.text.split(separator: " ") }
      return words.contains { $0.displayWidth > width } ? [cell] : cell.wrapped(to: width)
    }
  }

  fileprivate func least(of widest: Cells) -> Cells {
    switch self {
    case .whole: widest
    case .cut(let least), .wrapped(let least): min(least, widest)
    }
  }
}
