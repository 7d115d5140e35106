import Console
import ZooWording

/// The keys of a window, shown instead of what is in it: the arrows scroll them where they don't fit, any other key
/// goes back.
struct KeyPage: Sendable {
  private(set) var isShown = false
  private var scrolled: Cells = 0

  mutating func show() { (isShown, scrolled) = (true, 0) }

  mutating func press(_ key: Key, over rows: [Wording.KeyRow], in window: Window) {
    let hidden = hidden(of: rows, in: window)
    let first = min(scrolled, hidden)
    switch key {
    case .down where hidden > 0: scrolled = min(first + 1, hidden)
    case .up where hidden > 0: scrolled = first - 1
    default: isShown = false
    }
  }

  func frame(_ title: StyledLine, _ rows: [Wording.KeyRow], in window: Window) -> Frame {
    let hidden = hidden(of: rows, in: window)
    let first = min(scrolled, hidden)
    let keys = KeyHelp.line(Wording.keyPageKeys(scrolls: hidden > 0), width: window.columns)
    let shown = Array(KeyHelp.lines(rows, width: window.columns).dropFirst(first))
    return Frame([title, []] + shown.filled(to: Self.room(in: window)) + [[], keys])
  }

  /// The rows between the title and the keys of the page, with an empty one after and before them.
  private static func room(in window: Window) -> Cells { max((window.rows ?? 24) - 4, 1) }

  private func hidden(of rows: [Wording.KeyRow], in window: Window) -> Cells {
    max(KeyHelp.lines(rows, width: window.columns).cells - Self.room(in: window), 0)
  }
}
