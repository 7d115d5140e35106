import Console
import ZooKit

// A list as a grid: pictures with their names below them, or the names alone.

extension ListView {
  /// The names side by side, as many per row as fit.
  func names(_ range: Range<Int>, of listing: Listing) -> [StyledLine] {
    let cells = range.map { index in
      let animal = listing.animals[index]
      let lead = lead(index, of: listing, animal, ListArrangement())
      // At least two per row in a wide enough window, however long a name is.
      let share = width < Self.narrow ? width : (width - 1) / 2
      let room = max(share - lead.displayWidth, 8)
      return lead + marked(animal.name.printable.truncated(to: room), .name, listing)
    }
    let cell = cells.map(\.displayWidth).max() ?? 0
    return cells.map { [$0] }.sideBySide(cell: cell, gap: 1, width: width)
  }

  /// The pictures, each above its number and name.
  func tiles(
    _ range: Range<Int>, of listing: Listing, _ arrangement: ListArrangement
  ) -> [StyledLine] {
    let gap = ListArrangement.gap
    let cell = max(width / arrangement.columns - gap, 1)
    return
      range
      .map { tile($0, of: listing, listing.animals[$0], arrangement, width: cell) }
      .sideBySide(cell: cell, gap: gap, width: width - gap, spacing: arrangement.spacing)
      .map { $0.spans.isEmpty ? $0 : .space(gap) + $0 }
  }

  private func tile(
    _ index: Int, of listing: Listing, _ animal: Animal, _ arrangement: ListArrangement,
    width: Int
  ) -> [StyledLine] {
    var rows: [StyledLine] = [[Span(window.emoji(animal))]]
    switch slot(of: animal, arrangement).flatMap({ pictures[$0] }) {
    case .picture(let drawn, _)?: rows = drawn.rows.map { [$0] }
    case .problem(let sentence)?:
      rows = lines(
        sentence.printable, atMost: arrangement.pictureRows,
        width: min(width, arrangement.pictureColumns)
      ).map { StyledLine($0, .problem) }
    case .pending?, .absent?, nil: break
    }
    // Aligned to the bottom, so that the name does not move when its picture arrives.
    let number: StyledLine = [Span("\(firstNumber + index)", .key), Span("  ")]
    let room = max(width - number.displayWidth, 1)
    return rows.filled(to: max(arrangement.pictureRows, rows.count), isAtBottom: true)
      + [number + [Span(animal.name.printable.truncated(to: room), .name)]]
  }
}
