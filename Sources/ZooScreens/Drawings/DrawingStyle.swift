import Console
import Outlines

/// How drawings are written on a terminal.
struct DrawingStyle: Sendable, Hashable {
  var characters = DotCharacters.braille
  /// How many dots across are as long as one down: 1 where a cell is twice as high as wide.
  var stretch = 1.0

  init(characters: DotCharacters = .braille, cell: CellSize? = nil) {
    self.characters = characters
    stretch = cell.map { Double($0.height) / Double(2 * $0.width) } ?? 1
  }

  /// The style for an environment; `nil` where characters beyond ASCII may not be written.
  init?(environment: [String: String], cell: CellSize?) {
    // Where a locale without a character set is set, words are still tried in UTF-8.
    let locale = TextCapabilities.locale(environment) ?? "utf"
    if TextCapabilities.isASCII(environment) || !locale.lowercased().contains("utf") { return nil }
    // The Linux console has no font for braille.
    self.init(characters: environment["TERM"] == "linux" ? .halfBlocks : .braille, cell: cell)
  }
}

extension AnimalDrawing {
  /// How many cells it takes, as large as it fits so many.
  func size(columns: Cells, rows: Cells, _ style: DrawingStyle) -> (columns: Cells, rows: Cells) {
    let text = DrawingCache.text(of: outline, columns: columns, rows: rows, style)
    return (text.first?.cells ?? 0, text.cells)
  }

  /// The drawing as large as it fits so many cells, standing on the last row, in the middle.
  func block(columns: Cells, rows: Cells, _ style: DrawingStyle) -> [StyledLine] {
    let text = DrawingCache.text(of: outline, columns: columns, rows: rows, style)
    let left = (columns - (text.first?.cells ?? 0)) / 2
    let lines = text.map { StyledLine.space(left) + [Span($0, .ink(ink))] }
    return lines.filled(to: max(rows, lines.cells), isAtBottom: true)
  }
}
