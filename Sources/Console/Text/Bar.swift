/// A bar of block characters, to an eighth of a column.
package enum Bar {
  /// A bar that is shorter than this tells nothing.
  package static let shortest = 8
  /// Blocks from an eighth of a column to a whole one.
  private static let blocks = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  /// A bar for a share of so many columns; the shortest is an eighth of one, so that nothing real is
  /// nothing.
  package static func text(_ share: Double, width: Int) -> String {
    let eighths = max(1, Int((share * Double(width) * 8).rounded()))
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest == 0 ? "" : blocks[rest - 1])
  }
}
