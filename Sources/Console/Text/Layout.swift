// How lines stand together: text hanging behind a lead, blocks side by side.

extension StyledLine {
  /// The line with text behind it, broken to the width; what follows the first line hangs below its
  /// beginning.
  package func hanging(_ text: StyledLine, width: Int) -> [StyledLine] {
    let column = displayWidth
    let indent: StyledLine = [Span(String(repeating: " ", count: column))]
    return text.wrapped(to: max(width - column, 1)).enumerated()
      .map { ($0 == 0 ? self : indent) + $1 }
  }
}

extension [[StyledLine]] {
  /// Blocks of lines in rows of as many as fit, each block so many columns wide.
  ///
  /// - Parameters:
  ///   - gap: columns between two blocks.
  ///   - spacing: empty lines between two rows.
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
