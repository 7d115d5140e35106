import Console

/// The keys of a window, shown instead of what is in it: the arrows scroll them where they don't fit, any other key
/// goes back.
struct KeyPage: Sendable {
  private(set) var isShown = false
  private var scrolled = Cells(0)

  mutating func show() { (isShown, scrolled) = (true, 0) }

  /// - Parameter hidden: how many of its lines don't fit the window.
  mutating func press(_ key: Key, hidden: Cells) {
    let first = firstLine(hidden: hidden)
    switch key {
    case .down where hidden > 0: scrolled = min(first + 1, hidden)
    case .up where hidden > 0: scrolled = first - 1
    default: isShown = false
    }
  }

  /// The lines shown in so many rows.
  func visible(_ lines: [StyledLine], room: Cells) -> [StyledLine] {
    Array(lines.dropFirst(firstLine(hidden: lines.cells - room)).prefix(room))
  }

  /// The first line shown.
  func firstLine(hidden: Cells) -> Cells { min(scrolled, hidden) }
}
