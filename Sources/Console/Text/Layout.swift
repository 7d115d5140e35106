// Layout of lines: hanging indents, and blocks side by side.

extension StyledLine {
  /// The line followed by wrapped text; its further lines are indented to where the text starts.
  package func hanging(_ text: StyledLine, width: Int) -> [StyledLine] {
    let column = displayWidth
    return text.wrapped(to: max(width - column, 1)).enumerated()
      .map { ($0 == 0 ? self : .space(column)) + $1 }
  }

  /// The rows it takes in a terminal with so many columns, which wraps a line that is too long.
  package func height(in columns: Int) -> Int {
    let columns = max(columns, 1)
    return max((displayWidth + columns - 1) / columns, 1)
  }

  package static func space(_ columns: Int) -> StyledLine {
    [Span(String(repeating: " ", count: max(columns, 0)))]
  }

  /// A number in a list, right-aligned with the highest one.
  package static func number(_ number: Int, upTo highest: Int) -> StyledLine {
    let width = String(highest).count + 2
    return space(width - String(number).count) + [Span(String(number), .key), Span("  ")]
  }
}

extension [StyledLine] {
  /// Exactly so many lines: cut, or with empty ones below, or above if `isAtBottom`.
  package func filled(to height: Int, isAtBottom: Bool = false) -> [StyledLine] {
    let empty = [StyledLine](repeating: [], count: Swift.max(height - count, 0))
    return isAtBottom ? empty + prefix(height) : prefix(height) + empty
  }
}

extension [[StyledLine]] {
  /// Puts blocks of lines side by side, as many per row as fit.
  ///
  /// - Parameters:
  ///   - cell: the columns of a block.
  ///   - gap: the columns between two blocks.
  ///   - spacing: the empty lines between two rows.
  package func sideBySide(
    cell: Int, gap: Int, width: Int, spacing: Int = 0
  ) -> [StyledLine] {
    let columns = Swift.max(1, (width + gap) / Swift.max(cell + gap, 1))
    let space = [StyledLine](repeating: StyledLine(), count: spacing)
    return stride(from: 0, to: count, by: columns).flatMap { start -> [StyledLine] in
      let row = self[start..<Swift.min(start + columns, count)]
      let height = row.map(\.count).max() ?? 0
      let lines = (0..<height).map { line -> StyledLine in
        row.enumerated().reduce(StyledLine()) { merged, item in
          guard line < item.element.count else { return merged }
          return merged.padded(to: item.offset * (cell + gap)) + item.element[line]
        }
      }
      return start == 0 ? lines : space + lines
    }
  }
}
