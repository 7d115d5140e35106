import Arguments
import Console
import Outlines
import ZooKit
import ZooService
import ZooWording

/// Where animals live, on a map: land as an outline, their regions filled, and the same in words below.
struct MapView {
  let window: LayoutContext
  let style: DrawingStyle?

  /// The rows besides the map: title, gaps, words and the question.
  private static let otherRows: Cells = 6
  /// The empty columns before a map.
  private static let margin: Cells = 2
  /// From so many columns and rows on a map is shown beside other things.
  static let leastColumns: Cells = margin + 36
  static let leastRows: Cells = 10
  /// A larger map shows nothing more.
  private static let largest: (columns: Cells, rows: Cells) = (200, 60)

  /// The map as large as the window.
  func lines(_ whereabouts: Whereabouts) -> [StyledLine] {
    let title = StyledLine([
      Span(whereabouts.name.printable, .heading),
      Span(" · \(Wording.whereItLives(whereabouts))", .quiet),
    ]).indented(width: window.columns)
    let rows = (window.rows ?? 30) - Self.otherRows
    let map = map(whereabouts, columns: window.columns - 4, rows: rows)
    let words = StyledLine(Wording.places(of: whereabouts)).indented(width: window.columns)
    return title + [""] + (map.isEmpty ? [] : map + [""]) + words
  }

  /// The map in so many columns and rows at most, with a line that says what it is; empty of a place on no map.
  func small(_ whereabouts: Whereabouts, columns: Cells, rows: Cells) -> [StyledLine] {
    let map = map(
      whereabouts, columns: min(columns - Self.margin, Self.widestSmall), rows: rows - 1)
    guard !map.isEmpty else { return [] }
    return map + [StyledLine("  \(Wording.whereItLives(whereabouts).capitalizedFirst)", .quiet)]
  }
  private static let widestSmall: Cells = 60

  private func map(_ whereabouts: Whereabouts, columns: Cells, rows: Cells) -> [StyledLine] {
    guard let style, columns > 0, rows > 0 else { return [] }
    let size = (min(columns, Self.largest.columns).count, min(rows, Self.largest.rows).count)
    let drawing =
      whereabouts.regionsOfChile.flatMap {
        MapDrawing(
          ofChile: $0, columns: size.0, rows: size.1, style.characters, stretch: style.stretch)
      }
      ?? MapDrawing(
        of: whereabouts.inland, shores: whereabouts.shores, columns: size.0, rows: size.1,
        style.characters,
        stretch: style.stretch)
    return (drawing?.rows ?? []).enumerated().map { index, row in
      let line = [Span("  ")] + row.map(span)
      guard let label = drawing?.labels[index] else { return StyledLine(line) }
      let whole = StyledLine(line + [Span("  "), span(label)])
      return whole.displayWidth <= columns + 2 ? whole : StyledLine(line)
    }
  }

  private func span(_ run: MapDrawing.Run) -> Span {
    Span(run.text, run.isInside ? .ink(.orange) : .quiet)
  }
}
