import Console
import ZooKit

/// What is before the user: a scene is shown, filled with pictures as they arrive, and drawn again
/// in a window of another size.
actor ScreenPainter {
  /// The scene on the screen.
  private struct Shown {
    var drawable: Drawable
    /// What it was laid out for.
    var window: Window
    var painting: Painting
    /// How many of its lines are not on the screen, for want of room.
    var omitted: Int
    var columns: Int
    /// What the terminal has drawn in it by itself.
    var graphics: [PlacedGraphics]
  }

  private let display: Display
  private let pictureRenderer: PictureRenderer
  /// `nil` once something of unknown height stands below it.
  private var shown: Shown?
  private var isOutdated = false
  /// The lines written below it.
  private let below: LineCount

  /// How long a list waits for its pictures: most come at once, and those that come later are
  /// filled in where they can still be seen.
  private static let patience = Duration.seconds(1)
  /// How long one that is drawn again does.
  private static let moment = Duration.milliseconds(100)

  /// Makes an empty stage.
  ///
  /// - Parameters:
  ///   - display: what it draws on; whatever else writes there has to be counted too, or be
  ///     announced with `clear`.
  ///   - below: counts what is written to the display.
  init(_ display: Display, _ pictureRenderer: PictureRenderer, _ below: LineCount) {
    self.display = display
    self.pictureRenderer = pictureRenderer
    self.below = below
  }

  /// Shows a scene below what is there; a form in its own place, where that can still be seen.
  func show(_ drawable: Drawable) async throws {
    if drawable.isForm, let shown, shown.drawable.isForm, isInPlace(shown) {
      let distance = shown.painting.count + below.count
      if distance < height {
        try display.terminal.write(Painting.clear(fromAbove: distance), .output)
      }
    }
    // Pictures are filled in while a question is asked, so without a keyboard it waits for them.
    let isFilledIn = canPaintOver && display.keyboard(for: .output) != nil
    if isFilledIn, !drawable.pictures(pictureRenderer.hopeful(window)).isEmpty {
      await pictureRenderer.learnAboutTerminal()
    }
    try await show(drawable, within: isFilledIn ? Self.patience : nil)
  }

  private func show(_ drawable: Drawable, within patience: Duration?) async throws {
    shown = nil
    await pictureRenderer.forgetFailures()
    await pictureRenderer.settle(places(of: drawable), within: patience)
    try await draw(drawable)
  }

  /// The lines of a scene in which no picture stands; `nil` where one does.
  func wordsAlone(of drawable: Drawable) -> [StyledLine]? {
    let window = window
    return drawable.pictures(window).isEmpty ? drawable.lines(window, [:]) : nil
  }

  /// Writes some lines below the scene. They are not for the next form to write over.
  func say(_ lines: [StyledLine]) throws {
    try display.show(lines)
    if let shown,
      shown.drawable.isForm || lines.contains(where: { $0.displayWidth > shown.columns })
    {
      self.shown = nil
    }
  }

  /// Something of unknown height is about to be written: nothing above it is painted over any more.
  func clear() { shown = nil }

  /// The window has changed, or was another program's for a while: what is before the user is drawn
  /// again with the next question.
  ///
  /// - Parameter onlyIfPictures: for a window that lay above this one: text is back by itself then, but
  ///   in xterm pictures are not.
  func windowChanged(onlyIfPictures: Bool = false) {
    if !onlyIfPictures || shown?.graphics.isEmpty == false { isOutdated = true }
  }

  /// Shows a scene and waits until every picture is in its place. What is typed meanwhile neither
  /// shows nor moves the scene; it is for whoever reads next.
  func showWhole(_ drawable: Drawable) async throws {
    // What is wider than the window breaks where nobody has counted it: that is drawn once, with all.
    guard !places(of: drawable).isEmpty, canPaintOver,
      drawable.lines(window, [:]).allSatisfy({ $0.displayWidth <= display.width })
    else {
      return try await show(drawable, within: nil)
    }
    try await display.readingKeys(on: .output) { try await self.showAndFill(drawable) }
  }

  private func showAndFill(_ drawable: Drawable) async throws {
    try await show(drawable, within: Self.patience)
    try await pictureRenderer.await(places(of: drawable)) { try await self.fill() }
    // In another window, or behind another program's words, it is drawn once more.
    if shown == nil { try await draw(drawable) }
  }

  /// Asks a question below the scene, while pictures are filled in.
  ///
  /// - Parameters:
  ///   - background: what is drawn in a window that has changed.
  ///   - isShortcut: whether a key, typed first, is an answer on its own.
  ///   - complete: what Tab makes of the line.
  func ask(
    _ question: StyledLine, before background: Drawable,
    isShortcut: @escaping @Sendable (Key) -> Bool = { _ in false },
    complete: (@Sendable (String) -> String)? = nil
  ) async throws -> LinePrompt.Reply {
    let prompt = display.prompt(question, on: .output)
    if isOutdated || shown.map({ !isInPlace($0) }) ?? false {
      try await redraw(background, leaving: prompt.height)
    }
    let keyboard = display.keyboard(for: .output)
    let wakeOnArrival =
      if let keyboard { await pictureRenderer.wakeOnArrival(keyboard) } else {
        Task<Void, Never>?.none
      }
    defer { wakeOnArrival?.cancel() }
    let reply = try await prompt.reply(
      LinePrompt.Reactions(
        isShortcut: isShortcut, complete: complete,
        redraw: { try await self.redraw(background, leaving: prompt.height) },
        news: { try await self.fill() }))
    // The question was taken away again.
    if case .key = reply { below.reset(to: below.count - (prompt.height - 1)) }
    return reply
  }

  // MARK: - Drawing

  /// In a window narrower than this, lines break where nobody has counted them.
  private static let narrowest = 20

  /// Whether what is drawn can be painted over: not where the cursor cannot be moved, nor where
  /// text is laid out wider than the window.
  private var canPaintOver: Bool {
    guard let size = display.terminal.size(), display.isInFront else { return false }
    return display.movesCursor(on: .output)
      && Self.narrowest <= display.width && display.width <= size.columns
  }

  private var height: Int { display.terminal.size()?.rows ?? 24 }

  /// Whether the window is still as wide as the scene was drawn for: in another, a terminal breaks
  /// its lines anew.
  private func isInPlace(_ shown: Shown) -> Bool {
    display.terminal.size()?.columns == shown.columns
  }

  /// What a scene is laid out for: what the window has beside the question below.
  private var window: Window {
    let rows = display.terminal.isTerminal(.output) ? display.terminal.size()?.rows : nil
    let window = Window(columns: display.width, rows: rows, isSpoken: display.isSpoken)
    return pictureRenderer.window(window.reserving(rows: display.width < Self.roomy ? 2 : 1))
  }

  /// In a window narrower than this a question may take two rows.
  private static let roomy = 60

  private func places(of drawable: Drawable) -> [PicturePlace] { drawable.pictures(window) }

  private func lines(of drawable: Drawable, in window: Window) async -> [StyledLine] {
    drawable.lines(
      window, await pictureRenderer.states(of: drawable.pictures(window), isFinal: !canPaintOver))
  }

  /// Draws a scene where the cursor is.
  ///
  /// - Parameter limit: the most lines that may be drawn: of more, the last.
  private func draw(_ drawable: Drawable, limit: Int = .max) async throws {
    var window = window
    // Where no picture is to be had, none is left room for.
    let states = await pictureRenderer.states(of: drawable.pictures(window), isFinal: !canPaintOver)
      .values
    if !states.isEmpty, states.allSatisfy({ $0 == .absent }) { window.isPictured = false }
    let all = await lines(of: drawable, in: window)
    let lines = Array(all.suffix(limit))
    try display.show(lines)
    below.reset()
    isOutdated = false
    guard canPaintOver, let size = display.terminal.size(),
      lines.allSatisfy({ $0.displayWidth <= size.columns })
    else {
      shown = nil
      return
    }
    shown = Shown(
      drawable: drawable, window: window, painting: Painting(rows(lines)),
      omitted: all.count - lines.count, columns: size.columns, graphics: [])
    try drawGraphics(lines.graphics)
  }

  /// Has the terminal draw what it draws by itself, where that is still to be seen.
  ///
  /// - Parameter changed: lines that were written anew, with a part of what was drawn there.
  private func drawGraphics(
    _ graphics: [PlacedGraphics], behind changed: Set<Int> = []
  ) throws {
    guard let shown else { return }
    let missing = graphics.filter { !shown.graphics.contains($0) || $0.isOverwritten(by: changed) }
    let codes = missing.map { placed -> String in
      let distance = shown.painting.count - placed.line + below.count
      return distance < height ? placed.codes(fromBelow: distance) : ""
    }
    self.shown?.graphics = graphics
    let all = Painting.hidingCursor(codes.joined())
    if !all.isEmpty { try display.terminal.write(all, .output) }
  }

  private func rows(_ lines: some Sequence<StyledLine>) -> [String] {
    let renderer = display.renderer(for: .output)
    return lines.map { renderer.text(of: $0) }
  }

  /// Paints what has changed since the scene was drawn.
  private func fill() async throws {
    guard var filled = shown else { return }
    guard display.isInFront, isInPlace(filled) else {
      shown = nil
      return
    }
    let lines = Array(
      await lines(of: filled.drawable, in: filled.window).dropFirst(filled.omitted))
    let painted = filled.painting.change(to: rows(lines), below: below.count + 1, height: height)
    shown = filled
    if !painted.codes.isEmpty { try display.terminal.write(painted.codes, .output) }
    try drawGraphics(lines.graphics, behind: painted.changed)
  }

  private func redraw(_ drawable: Drawable, leaving room: Int) async throws {
    try display.terminal.write(pictureRenderer.removal + Painting.clearWindow, .output)
    // In another window they are others. Of those that are not to be had that is known soon, and then
    // none is left room for.
    await pictureRenderer.settle(places(of: drawable), within: Self.moment)
    try await draw(drawable, limit: max(height - room, 0))
  }
}
