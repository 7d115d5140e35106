import Console

/// Draws a full-screen window and remembers what is on it: text, and pictures drawn by the terminal.
struct WindowCanvas {
  private let display: ConfiguredTerminal
  private let pictureRenderer: PictureRenderer
  private var repainter = WindowRepainter()
  private var graphics: [PlacedPicture] = []
  /// Whether the screen may show something else by now.
  private var isDirty = false

  init(_ display: ConfiguredTerminal, _ pictureRenderer: PictureRenderer) {
    self.display = display
    self.pictureRenderer = pictureRenderer
  }

  /// The window to lay out for, in its current size.
  var window: LayoutContext {
    let size = display.terminal.size()
    let columns = min(display.width, size?.columns ?? display.width)
    return pictureRenderer.window(LayoutContext(columns: columns, rows: size?.rows ?? 24))
  }

  /// Redraws everything next time, as after a resize or another program.
  mutating func invalidate() { isDirty = true }

  /// Draws lines from the top, writing only those that changed.
  ///
  /// - Parameter cursor: its row and column, from 0.
  mutating func show(_ lines: [StyledLine], cursor: (Int, Int)) throws {
    let graphics = lines.graphics
    // Everything is redrawn if a picture has to go, since pictures are only removed together.
    let redrawsAll = isDirty || !self.graphics.allSatisfy(graphics.contains)
    let old = redrawsAll ? [] : self.graphics
    var codes = ""
    if redrawsAll {
      codes = pictureRenderer.deletionCodes
      repainter.forget()
    }
    var renderer = display.renderer(for: .output)
    // Bold is the only mark of a match, so it is used even without colours.
    renderer.usesWeightsWithoutColor = true
    let painted = repainter.show(lines.map { renderer.text(of: $0) }, cursor: cursor)
    codes += painted.codes
    codes += PaintedRows.hidingCursor(
      graphics.filter { !old.contains($0) || $0.isOverwritten(by: painted.changed) }
        .map(\.codesInWindow).joined())
    (self.graphics, isDirty) = (graphics, false)
    if !codes.isEmpty { try display.terminal.write(codes, .output) }
  }

  /// Removes pictures that leaving the alternate screen would leave behind.
  func clear() throws {
    if !graphics.isEmpty { try display.terminal.write(pictureRenderer.deletionCodes, .output) }
  }
}
