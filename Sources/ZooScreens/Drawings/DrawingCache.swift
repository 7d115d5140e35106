import Console
import Outlines
import Synchronization

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
