/// A bar of block characters, with a resolution of an eighth of a column.
package enum ChartBar {
  /// Blocks from an eighth of a column to a whole one.
  private static let parts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  /// A bar for a share of `width` columns, at least an eighth of a column long so that a small share stays
  /// visible.
  package static func text(_ share: Double, width: Cells) -> String {
    let blocks = width.count / "█".displayWidth.count
    let eighths = max(1, Int((share * Double(blocks) * 8).rounded()))
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest == 0 ? "" : parts[rest - 1])
  }
}
