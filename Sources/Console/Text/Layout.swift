// Layout of lines: hanging indents, and blocks side by side.

extension StyledLine {
  /// The line followed by wrapped text; its further lines are indented to where the text starts.
  package func hanging(_ text: StyledLine, width: Cells) -> [StyledLine] {
    let column = displayWidth
    return text.wrapped(to: width - column).enumerated()
      .map { ($0 == 0 ? self : .space(column)) + $1 }
  }

  /// The line wrapped to a width, two columns from the left.
  package func indented(width: Cells) -> [StyledLine] {
    StyledLine("  ").hanging(self, width: width)
  }

  /// The rows it takes in a terminal with so many columns, which wraps a line that is too long.
  package func height(in columns: Cells) -> Cells {
    let columns = max(columns, 1)
    return max((displayWidth + columns - 1) / columns.count, 1)
  }

  package static func space(_ columns: Cells) -> StyledLine {
    [Span(String(spaces: columns))]
  }

  /// A number in a list, right-aligned with the highest one.
  package static func number(_ number: Int, upTo highest: Int) -> StyledLine {
    let width = String(highest).displayWidth + 2
    return space(width - String(number).displayWidth) + [Span(String(number), .key), Span("  ")]
  }
}

extension [StyledLine] {
  /// Exactly so many lines: cut, or with empty ones below, or above if `isAtBottom`.
  package func filled(to height: Cells, isAtBottom: Bool = false) -> [StyledLine] {
    let empty = [StyledLine](repeating: [], count: (height - cells).count)
    return isAtBottom ? empty + prefix(height) : prefix(height) + empty
  }
}

extension [StyledLine] {
  /// The lines with others beside them, which start at a column.
  package func beside(_ others: [StyledLine], at column: Cells) -> [StyledLine] {
    (0..<Swift.max(count, others.count)).map { row in
      let line = row < count ? self[row] : []
      return row < others.count ? line.padded(to: column) + others[row] : line
    }
  }
}

extension [[StyledLine]] {
  /// Puts blocks of lines side by side.
  ///
  /// - Parameter spacing: the empty lines between two rows.
  package func sideBySide(_ tiles: TileLayout, spacing: Cells = 0) -> [StyledLine] {
    let space = [StyledLine](repeating: StyledLine(), count: spacing.count)
    return stride(from: 0, to: count, by: tiles.count).flatMap { start -> [StyledLine] in
      let row = self[start..<Swift.min(start + tiles.count, count)]
      let lines = row.dropFirst().enumerated().reduce(row.first ?? []) { lines, item in
        lines.beside(item.element, at: (tiles.width + tiles.gap) * (item.offset + 1))
      }
      return start == 0 ? lines : space + lines
    }
  }
}
