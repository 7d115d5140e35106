import Console

/// The alternate screen as a window draws on it: what stands there, characters and what the terminal
/// has drawn by itself.
struct WindowCanvas {
  private let display: Display
  private let pictureRenderer: PictureRenderer
  private var painting = WindowRepainter()
  private var graphics: [PlacedGraphics] = []
  /// Whether something else may stand there by now.
  private var isDirty = false

  /// Makes one, before anything is drawn.
  init(_ display: Display, _ pictureRenderer: PictureRenderer) {
    self.display = display
    self.pictureRenderer = pictureRenderer
  }

  /// What is to be laid out for, as it is now.
  var window: Window {
    let size = display.terminal.size()
    let columns = min(display.width, size?.columns ?? display.width)
    return pictureRenderer.window(Window(columns: columns, rows: size?.rows ?? 24))
  }

  /// The window is another one, or was another program's: all is drawn anew next time.
  mutating func forget() { isDirty = true }

  /// Draws lines from the top, as far as they are others than those that stand there.
  ///
  /// - Parameters:
  ///   - cursor: its row and column, from 0.
  ///   - isWeighted: whether weights are used even without colours.
  mutating func show(
    _ lines: [StyledLine], cursor: (Int, Int), isWeighted: Bool = false
  ) throws {
    let graphics = lines.graphics
    // What is on the screen stays there, unless something of it has gone.
    let isAnew = isDirty || !self.graphics.allSatisfy(graphics.contains)
    let old = isAnew ? [] : self.graphics
    var codes = ""
    if isAnew {
      codes = pictureRenderer.removal
      painting.forget()
    }
    var renderer = display.renderer(for: .output)
    renderer.isWeighted = isWeighted
    let painted = painting.show(lines.map { renderer.text(of: $0) }, cursor: cursor)
    codes += painted.codes
    codes += Painting.hidingCursor(
      graphics.filter { !old.contains($0) || $0.isOverwritten(by: painted.changed) }
        .map(\.codesInWindow).joined())
    (self.graphics, isDirty) = (graphics, false)
    if !codes.isEmpty { try display.terminal.write(codes, .output) }
  }

  /// Takes away what leaving the window would leave standing.
  func clear() throws {
    if !graphics.isEmpty { try display.terminal.write(pictureRenderer.removal, .output) }
  }
}
