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
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    // Without any locale terminals of today still show UTF-8.
    if let locale, !locale.lowercased().contains("utf") { return nil }
    // The Linux console has no font for braille.
    self.init(characters: environment["TERM"] == "linux" ? .halfBlocks : .braille, cell: cell)
  }
}

extension AnimalDrawing {
  /// How many cells it takes, as large as it fits so many.
  func size(columns: Int, rows: Int, _ style: DrawingStyle) -> (columns: Int, rows: Int) {
    let text = DrawnTexts.text(of: outline, columns: columns, rows: rows, style)
    return (text.first?.count ?? 0, text.count)
  }

  /// The drawing as large as it fits so many cells, standing on the last row, in the middle.
  func block(columns: Int, rows: Int, _ style: DrawingStyle) -> [StyledLine] {
    let text = DrawnTexts.text(of: outline, columns: columns, rows: rows, style)
    let left = (columns - (text.first?.count ?? 0)) / 2
    let lines = text.map { StyledLine.space(left) + [Span($0, .ink(ink))] }
    return Array(repeating: StyledLine(), count: max(rows - lines.count, 0)) + lines
  }
}

/// Drawings as text, kept because a list tries many arrangements before one fits.
private enum DrawnTexts {
  private struct Key: Hashable {
    let outline: String
    let columns: Int
    let rows: Int
    let style: DrawingStyle
  }

  private static let kept = Mutex<[Key: [String]]>([:])
  private static let maximumCount = 500

  static func text(
    of outline: Outline, columns: Int, rows: Int, _ style: DrawingStyle
  ) -> [String] {
    let key = Key(outline: outline.name, columns: columns, rows: rows, style: style)
    if let text = kept.withLock({ $0[key] }) { return text }
    let bitmap = Bitmap(
      outline, width: columns * style.characters.columns, height: rows * style.characters.rows,
      stretch: style.stretch)
    let text = style.characters.text(of: bitmap)
    kept.withLock { texts in
      if texts.count >= maximumCount { texts.removeAll() }
      texts[key] = text
    }
    return text
  }
}
