import Console
import ZooKit

// A list as a grid: pictures with their names below them, or the names alone.

extension ListView {
  /// The columns that a cell with facts should have.
  private static let preferredCellWidth: Cells = 36

  /// The names side by side with their facts below them, as many per row as fit.
  func names(
    _ range: Range<Int>, of listing: Listing, _ arrangement: ListArrangement
  ) -> [StyledLine] {
    // At least two per row in a wide enough window, however long a name is.
    let share = width < Self.narrow ? width : (width - 1) / 2
    let leads = range.map { lead($0, of: listing, listing.animals[$0], arrangement) }
    let names = range.map { listing.animals[$0].name.printable }
    let widest = zip(leads, names).map { $0.displayWidth + $1.displayWidth }.max() ?? 0
    let hasFacts = arrangement.factLines > 0
    let least = min(max(widest, hasFacts ? Self.preferredCellWidth : 0), share)
    // Facts get all of the width.
    let cell = hasFacts ? (width + 1) / (width + 1).parts(of: least + 1) - 1 : least
    return zip(range, leads).map { index, lead -> [StyledLine] in
      let room = max(cell - lead.displayWidth, 8)
      let indent = StyledLine.space(lead.displayWidth)
      return words(listing.animals[index], listing, arrangement, width: room).enumerated()
        .map { ($0 == 0 ? lead : indent) + $1 }
    }
    .sideBySide(cell: cell, gap: 1, width: width)
  }

  /// A name and below it the facts, both cut where they take too many lines.
  private func words(
    _ animal: Animal, _ listing: Listing, _ arrangement: ListArrangement, width: Cells
  ) -> [StyledLine] {
    // Names cut off early are hard to tell apart.
    let name = lines(animal.name.printable, atMost: arrangement.factLines > 0 ? 2 : 1, width: width)
    let facts = lines(
      mainFacts(animal, listing, hasStory: true, room: width * arrangement.factLines),
      atMost: arrangement.factLines, width: width)
    return name.map { marked($0, .name, listing) } + facts.map { marked($0, .quiet, listing) }
  }

  /// The pictures, each above its number, name and facts.
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
    width: Cells
  ) -> [StyledLine] {
    var (rows, problem) = thumbnail(of: animal, arrangement)
    if let problem {
      rows = lines(
        problem, atMost: arrangement.pictureRows.count,
        width: min(width, arrangement.pictureColumns)
      ).map { StyledLine($0, .problem) }
    }
    // Aligned to the bottom, so that the name does not move when its picture arrives.
    let number: StyledLine = [Span("\(firstNumber + index)", .key), Span("  ")]
    let room = max(width - number.displayWidth, 1)
    let words = words(animal, listing, arrangement, width: room).enumerated()
      .map { ($0 == 0 ? number : .space(number.displayWidth)) + $1 }
    return rows.filled(to: max(arrangement.pictureRows, rows.cells), isAtBottom: true) + words
  }
}
