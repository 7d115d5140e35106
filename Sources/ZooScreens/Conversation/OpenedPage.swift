import Console

/// What was opened from the list of the animal browser, and how far it is scrolled.
struct OpenedPage: Sendable {
  /// As the list knows it.
  var opened: AnimalBrowser.Opened
  /// The first line shown of all of it; `nil` as long as it is fitted to the window.
  private(set) var firstLine: Int?

  init(_ opened: AnimalBrowser.Opened) { self.opened = opened }

  /// Scrolls; `false` for a key that doesn't.
  mutating func press(_ key: Key, _ view: OpenedView) -> Bool {
    switch key {
    case .up: scroll(by: -1, view)
    case .down, .enter: scroll(by: 1, view)
    case .pageUp: scroll(by: -view.rows.count, view)
    case .pageDown, .text(" "): scroll(by: view.rows.count, view)
    case .home: firstLine = nil
    case .end: scroll(by: Self.toEnd, view)
    default: return false
    }
    return true
  }

  private mutating func scroll(by steps: Int, _ view: OpenedView) {
    guard firstLine != nil || steps > 0, view.isCut else {
      firstLine = nil
      return
    }
    let last = view.lastFirstLine
    guard let firstLine else {
      // Where nothing above is arranged anew, the next line is the second.
      let isSame =
        view.frame.lines(view.pictures).prefix(Self.alikeLines)
        == view.wholeLines.prefix(Self.alikeLines)
      self.firstLine = isSame || steps == Self.toEnd ? min(steps, last) : 0
      return
    }
    self.firstLine = firstLine + steps < 0 ? nil : min(firstLine + steps, last)
  }

  /// So many equal lines at the top mean that all of it is arranged as it was.
  private static let alikeLines = 3

  /// More lines than there are.
  private static let toEnd = 1_000_000
}
