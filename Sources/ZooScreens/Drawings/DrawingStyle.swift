import Console
import Outlines
import Synchronization

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
    let locale = Appearance.locale(environment) ?? "utf"
    if Appearance.isASCII(environment) || !locale.lowercased().contains("utf") { return nil }
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

/// Drawings as text, kept because the same ones are drawn again with each key and each picture that comes.
enum DrawingCache {
  private struct Key: Hashable {
    let outline: String
    let columns: Cells
    let rows: Cells
    let style: DrawingStyle
  }

  private static let kept = Mutex<[Key: [String]]>([:])
  private static let maximumCount = 500
  /// A larger drawing shows nothing more, and takes seconds.
  static let largest: (columns: Cells, rows: Cells) = (400, 150)

  static func text(
    of outline: Outline, columns: Cells, rows: Cells, _ style: DrawingStyle
  ) -> [String] {
    let (columns, rows) = (min(columns, largest.columns), min(rows, largest.rows))
    let key = Key(outline: outline.name, columns: columns, rows: rows, style: style)
    if let text = kept.withLock({ $0[key] }) { return text }
    let bitmap = Bitmap(
      outline, width: columns.count * style.characters.columns,
      height: rows.count * style.characters.rows,
      stretch: style.stretch)
    let text = style.characters.text(of: bitmap)
    kept.withLock { texts in
      if texts.count >= maximumCount { texts.removeAll() }
      texts[key] = text
    }
    return text
  }
}
