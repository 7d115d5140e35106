import Console
import ZooKit

/// Paints what the user sees, fills in pictures as they arrive, and redraws after a resize.
actor ScreenPainter {
  /// The drawable on the screen.
  private struct Shown {
    var isForm: Bool
    /// It, laid out for the window.
    var frame: Frame
    var painting: PaintedRows
    /// How many of its first lines were left out for lack of rows.
    var omitted: Int
    var columns: Cells
    var graphics: [PlacedPicture]
  }

  private let display: ConfiguredTerminal
  private let pictureRenderer: PictureRenderer
  /// `nil` once something of unknown height was written below it.
  private var shown: Shown?
  private var needsRedraw = false
  /// Whether nothing is drawn after this, so that missing pictures stay missing.
  private var isFinal = false
  /// Counts the lines written below it.
  private let below: LineCounter
  /// How many of them ended with the last answer; those that follow are notices about what comes next.
  private var linesWithAnswer = 0
  /// The rows of the notices above what is on the screen, which have to stay in sight.
  private var noticeRows = 0
  /// The rows that follow it, for which there has to be room.
  private var rowsBelow = 0

  /// How long a list waits for its pictures; later ones are filled in while still visible.
  private static let listTimeout = Duration.seconds(1)
  /// How long the answer of a command waits for them, where nothing can be filled in later.
  private var finalTimeout: Duration { .seconds(display.preferences.patience.seconds(1)) }
  /// How long a redraw waits for its pictures.
  private static let redrawTimeout = Duration.milliseconds(100)

  /// - Parameter display: where it draws; all other output has to be counted too, or announced with
  ///   `stopRepainting`.
  init(_ display: ConfiguredTerminal, _ pictureRenderer: PictureRenderer, _ below: LineCounter) {
    self.display = display
    self.pictureRenderer = pictureRenderer
    self.below = below
  }

  /// Shows a drawable below earlier output; a form replaces its previous state if that is still
  /// visible.
  func show(_ drawable: Drawable) async throws {
    if drawable.isForm, let shown, shown.isForm, hasKeptWidth(shown) {
      let distance = shown.painting.count + below.count
      if distance < height {
        try display.terminal.write(PaintedRows.clear(fromAbove: distance), .output)
      }
    }
    // Pictures are filled in while a question is asked; without a keyboard it waits for them first.
    let isFilledIn = canRepaint && display.keyboard(for: .output) != nil
    if isFilledIn, !drawable.frame(pictureRenderer.assumingPictures(window)).pictures.isEmpty {
      await pictureRenderer.queryTerminal()
    }
    try await show(drawable, within: isFilledIn ? Self.listTimeout : nil)
  }

  private func show(_ drawable: Drawable, within timeout: Duration?) async throws {
    shown = nil
    noticeRows = max(0, below.count - linesWithAnswer)
    await pictureRenderer.forgetFailures()
    try await draw(drawable, waiting: timeout)
  }

  /// The lines of a drawable without pictures, and those below it; `nil` if it has any pictures.
  func linesIfTextOnly(of drawable: Drawable, footer: [StyledLine]) -> [StyledLine]? {
    rowsBelow = footer.count
    let frame = drawable.frame(window)
    return frame.pictures.isEmpty ? frame.lines([:]) + footer : nil
  }

  /// Writes lines below the drawable; a later form must not overwrite them.
  func writeBelow(_ lines: [StyledLine]) throws {
    try display.show(lines)
    if let shown,
      shown.isForm || lines.contains(where: { $0.displayWidth > shown.columns })
    {
      self.shown = nil
    }
  }

  /// Gives up repainting what is shown, before output of unknown height.
  func stopRepainting() { shown = nil }

  /// Redraws with the next question, after a resize or another program.
  ///
  /// - Parameter onlyIfPictures: for a full-screen window: leaving it restores the text, but not
  ///   pictures in xterm.
  func windowChanged(onlyIfPictures: Bool = false) {
    if !onlyIfPictures || shown?.graphics.isEmpty == false { needsRedraw = true }
  }

  /// Shows the answer of a command, which ends with it: on a terminal with the pictures that come soon, in a
  /// file with all. What is typed meanwhile does not echo, and is kept for the next reader.
  ///
  /// - Parameter footer: the lines below it, after an empty one if there is room for that, too.
  func showFinally(_ drawable: Drawable, footer: [StyledLine] = []) async throws {
    isFinal = true
    rowsBelow = footer.count
    try await paintFinally(drawable)
    guard !footer.isEmpty else { return }
    let hasRoom = shown.map { $0.painting.count + noticeRows + footer.count + 1 < height } ?? false
    try display.show((hasRoom ? [[]] : []) + footer)
  }

  private func paintFinally(_ drawable: Drawable) async throws {
    let timeout = display.terminal.isTerminal(.output) ? finalTimeout : nil
    guard !drawable.frame(window).pictures.isEmpty, canRepaint else {
      return try await show(drawable, within: timeout)
    }
    try await display.readingKeys(on: .output) { try await self.show(drawable, within: timeout) }
  }

  /// Asks a question below the drawable while pictures are filled in.
  ///
  /// - Parameter background: what to redraw above the question after a resize.
  func ask(
    _ question: PromptText, before background: Drawable,
    isShortcut: @escaping @Sendable (Key) -> Bool = { _ in false },
    complete: (@Sendable (String) async -> String)? = nil
  ) async throws -> LinePrompt.Reply {
    let prompt = display.prompt(question, on: .output)
    if needsRedraw || shown.map({ !hasKeptWidth($0) }) ?? false {
      try await redraw(background, leaving: prompt.height)
    }
    let keyboard = display.keyboard(for: .output)
    let wakeOnArrival =
      if let keyboard { await pictureRenderer.wakeOnArrival(keyboard) } else {
        Task<Void, Never>?.none
      }
    defer { wakeOnArrival?.cancel() }
    let reply = try await prompt.reply(
      LinePrompt.Behavior(
        isShortcut: isShortcut, isOfForm: background.isForm, complete: complete,
        onRedraw: { try await self.redraw(background, leaving: prompt.height) },
        onWake: { try await self.fillInPictures() }))
    // The question was erased again.
    if case .key = reply { below.reset(to: below.count - (prompt.height - 1)) }
    linesWithAnswer = below.count
    return reply
  }

  // MARK: - Drawing

  /// In a narrower window, lines wrap where we cannot count them.
  private static let minimumWidth: Cells = 20

  /// Whether output can be repainted: the cursor can be moved, and text is laid out for this window.
  private var canRepaint: Bool {
    guard let size = display.terminal.size(), display.isInForeground else { return false }
    return display.movesCursor(on: .output)
      && Self.minimumWidth <= display.width && display.width <= size.columns
  }

  private var height: Int { display.terminal.size()?.rows.count ?? 24 }

  /// Whether the window has kept its width; at another width, a terminal wraps earlier lines anew.
  private func hasKeptWidth(_ shown: Shown) -> Bool {
    display.terminal.size()?.columns == shown.columns
  }

  /// The window to lay out for: all rows but those of the question below.
  private var window: LayoutContext {
    let questionRows: Cells = display.width < Self.oneLineQuestionWidth ? 2 : 1
    return pictureRenderer.window(
      display.window(on: .output).reserving(rows: Cells(noticeRows + rowsBelow) + questionRows))
  }

  /// In a narrower window a question may take two rows.
  private static let oneLineQuestionWidth: Cells = 40

  private func states(of frame: Frame) async -> [PictureSlot: PictureState] {
    await pictureRenderer.states(of: frame.pictures, isFinal: isFinal || !canRepaint)
  }

  /// Draws at the cursor.
  ///
  /// - Parameters:
  ///   - timeout: how long it waits for pictures first; `nil` until each has come or failed.
  ///   - limit: the most lines to draw; of more, the last ones.
  private func draw(
    _ drawable: Drawable, waiting timeout: Duration?, limit: Int = .max
  ) async throws {
    let awaited = window
    var frame = drawable.frame(awaited)
    await pictureRenderer.waitForPictures(frame.pictures, within: timeout)
    // Meanwhile it may have been resized.
    var window = window
    if window != awaited { frame = drawable.frame(window) }
    let states = await states(of: frame)
    // If no picture is available, leave no space for any.
    if !states.isEmpty, states.values.allSatisfy({ $0 == .absent }) {
      window.isPictured = false
      frame = drawable.frame(window)
    }
    let all = frame.lines(states)
    let lines = Array(all.suffix(limit))
    try display.show(lines)
    below.reset()
    needsRedraw = false
    guard canRepaint, let size = display.terminal.size() else {
      shown = nil
      return
    }
    let painting = PaintedRows(
      rows(lines), heights: lines.map { $0.height(in: size.columns).count })
    shown = Shown(
      isForm: drawable.isForm, frame: frame, painting: painting,
      omitted: all.count - lines.count, columns: size.columns, graphics: [])
    try drawGraphics(lines.graphics)
  }

  /// Has the terminal draw its own pictures, as far as they are still visible.
  ///
  /// - Parameter changed: lines that were rewritten, erasing parts of pictures.
  private func drawGraphics(
    _ graphics: [PlacedPicture], behind changed: Set<Int> = []
  ) throws {
    guard let shown else { return }
    let missing = graphics.filter { !shown.graphics.contains($0) || $0.isOverwritten(by: changed) }
    let codes = missing.map { placed -> String in
      let distance = shown.painting.count(from: placed.line) + below.count
      return distance < height ? placed.codes(fromBelow: distance) : ""
    }
    self.shown?.graphics = graphics
    let all = PaintedRows.hidingCursor(codes.joined())
    if !all.isEmpty { try display.terminal.write(all, .output) }
  }

  private func rows(_ lines: some Sequence<StyledLine>) -> [String] {
    let renderer = display.renderer(for: .output)
    return Array(lines).concurrentMap { renderer.text(of: $0) }
  }

  /// Repaints the lines that changed since the drawable was shown.
  private func fillInPictures() async throws {
    guard var filled = shown else { return }
    guard display.isInForeground, hasKeptWidth(filled) else {
      shown = nil
      return
    }
    let lines = Array(filled.frame.lines(await states(of: filled.frame)).dropFirst(filled.omitted))
    let painted = filled.painting.change(
      to: rows(lines), heights: lines.map { $0.height(in: filled.columns).count },
      below: below.count + 1,
      height: height)
    shown = filled
    if !painted.codes.isEmpty { try display.terminal.write(painted.codes, .output) }
    try drawGraphics(lines.graphics, behind: painted.changed)
  }

  private func redraw(_ drawable: Drawable, leaving room: Int) async throws {
    try display.terminal.write(pictureRenderer.deletionCodes + PaintedRows.clearWindow, .output)
    noticeRows = 0
    // A resized window needs other pictures. Unavailable ones are known soon, and then get no space.
    try await draw(drawable, waiting: Self.redrawTimeout, limit: max(height - room, 0))
  }
}
