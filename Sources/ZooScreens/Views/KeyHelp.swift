import Console
import ZooWording

/// What can be typed at each place of a session, and what it does.
enum KeyHelp {
  /// The rows as lines, with the keys in a column.
  static func lines(_ rows: [Wording.KeyRow], width: Cells) -> [StyledLine] {
    Table(
      [.whole, .wrapped(least: 14)], rows.map { [StyledLine($0.key, .key), StyledLine($0.effect)] }
    ).lines(width: width)
  }

  /// The keys of a window in one line, as many as fit.
  static func line(_ keys: [Wording.KeyRow], width: Cells) -> StyledLine {
    keys.reduce(StyledLine()) { line, key in
      let part: StyledLine = [Span("  "), Span(key.key, .key), Span(" \(key.effect)", .quiet)]
      return line.displayWidth + part.displayWidth <= width ? line + part : line
    }
  }
}
