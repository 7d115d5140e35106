import Console
import ZooKeeping
import ZooKit

/// What is before the user: a scene is shown, filled with pictures as they arrive, and drawn again
/// in a window of another size.
actor Stage {
  /// Something that can be drawn for any width.
  struct Scene: Sendable {
    /// Those whose pictures stand in it.
    var pictured: [Specimen] = []
    /// The one whose picture stands above it.
    var portrait: Specimen?
    /// Whether it takes the place of the form before it, which it is in another state.
    var isForm = false
    /// Its lines, with the pictures that there are.
    var lines: @Sendable (_ width: Int, _ thumbnails: [Specimen.ID: Thumbnail]) -> [StyledLine]
  }

  /// The scene on the screen.
  private struct Shown {
    var scene: Scene
    var painting: Painting
    /// How many of its lines are not on the screen, for want of room.
    var omitted: Int
    var columns: Int
  }

  private let display: Display
  private let frames: PictureFrames
  private let shelf: PictureShelf<Thumbnail>?
  /// `nil` once something of unknown height stands below it.
  private var shown: Shown?
  private var isOutdated = false
  /// The lines written below it.
  private let below: LineCount

  /// How long a list waits for its pictures: most come at once, and those that come later are
  /// filled in where they can still be seen.
  private static let patience = Duration.seconds(1)

  /// Makes an empty stage.
  ///
  /// - Parameters:
  ///   - display: what it draws on; whatever else writes there has to be counted too, or be
  ///     announced with `clear`.
  ///   - below: counts what is written to the display.
  init(_ display: Display, _ frames: PictureFrames, _ below: LineCount) {
    self.display = display
    self.frames = frames
    self.below = below
    shelf = frames.shelf()
  }

  /// Shows a scene below what is there; a form in its own place, where that can still be seen.
  func show(_ scene: Scene) async throws {
    if scene.isForm, let shown, shown.scene.isForm, isInPlace(shown) {
      let distance = shown.painting.count + below.count
      if distance < height {
        try display.terminal.write(Painting.clear(fromAbove: distance), .output)
      }
    }
    // Pictures are filled in while a question is asked, so without a keyboard it waits for them.
    // It waits for decoration no longer.
    let isFilledIn = canPaintOver && display.keyboard(for: .output) != nil
    let isPlain = pictures(of: scene).allSatisfy(\.isIllustration)
    try await show(scene, within: isFilledIn || isPlain ? Self.patience : nil)
  }

  private func show(_ scene: Scene, within patience: Duration?) async throws {
    shown = nil
    let pictures = pictures(of: scene)
    if let shelf, !pictures.isEmpty {
      await frames.settle(pictures, on: shelf, within: patience)
    }
    try await draw(scene)
  }

  /// Writes some lines below the scene. They are not for the next form to write over.
  func say(_ lines: [StyledLine]) throws {
    try display.show(lines)
    if let shown, shown.scene.isForm || lines.contains(where: { $0.displayWidth > shown.columns }) {
      self.shown = nil
    }
  }

  /// Something of unknown height is about to be written: nothing above it is painted over any more.
  func clear() { shown = nil }

  /// The window has changed, or was another program's for a while: what is before the user is drawn
  /// again with the next question.
  func windowChanged() { isOutdated = true }

  /// Shows a scene and waits until every picture is in its place. What is typed meanwhile neither
  /// shows nor moves the scene; it is for whoever reads next.
  func showWhole(_ scene: Scene) async throws {
    let isPictured = shelf != nil && !pictures(of: scene).isEmpty
    guard isPictured, canPaintOver else { return try await show(scene) }
    try await display.readingKeys(on: .output) { try await self.showAndFill(scene) }
  }

  private func showAndFill(_ scene: Scene) async throws {
    try await show(scene, within: Self.patience)
    guard let shelf else { return }
    let pictures = pictures(of: scene)
    guard await shelf.isAwaiting(pictures) else { return try await fill() }
    var arrivals = await shelf.arrivals().makeAsyncIterator()
    while await shelf.isAwaiting(pictures), await arrivals.next() != nil { try await fill() }
    try await fill()
    // In another window, or behind another program's words, it is drawn once more.
    if shown == nil { try await draw(scene) }
    await frames.tellOfMissing()
  }

  /// Asks a question below the scene, while pictures are filled in.
  ///
  /// - Parameters:
  ///   - background: what is drawn in a window that has changed.
  ///   - shortcut: a key that, typed first, is an answer on its own.
  /// - Returns: `nil` at the end of input.
  func ask(
    _ question: StyledLine, before background: Scene, shortcut: String? = nil
  ) async throws -> String? {
    let prompt = display.prompt(question, on: .output)
    if isOutdated || shown.map({ !isInPlace($0) }) ?? false {
      try await redraw(background, leaving: prompt.height)
    }
    let bell = await bell()
    defer { bell?.cancel() }
    let answer = try await prompt.answer(
      LinePrompt.Reactions(
        shortcut: shortcut,
        redraw: { try await self.redraw(background, leaving: prompt.height) },
        news: { try await self.fill() }))
    // The question was taken away again.
    if answer == shortcut { below.reset(to: below.count - (prompt.height - 1)) }
    return answer
  }

  /// Wakes the keyboard whenever a picture arrives.
  private func bell() async -> Task<Void, Never>? {
    guard let shelf, let keyboard = display.keyboard(for: .output) else { return nil }
    let arrivals = await shelf.arrivals()
    keyboard.wake()  // For those that came since the scene was shown.
    return Task { for await _ in arrivals { keyboard.wake() } }
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

  private func pictures(of scene: Scene) -> [PictureReference] {
    scene.pictured.compactMap { frames.wanted($0.thumbnail) }
  }

  private func lines(of scene: Scene) async -> [StyledLine] {
    scene.lines(display.width, await thumbnails(of: scene))
  }

  private func thumbnails(of scene: Scene) async -> [Specimen.ID: Thumbnail] {
    guard let shelf else { return [:] }
    let pairs = scene.pictured.compactMap { specimen in
      frames.wanted(specimen.thumbnail).map { (specimen.id, $0) }
    }
    let thumbnails = await shelf.thumbnails(of: pairs.map(\.1))
    return Dictionary(zip(pairs.map(\.0), thumbnails), uniquingKeysWith: { first, _ in first })
  }

  /// Draws a scene where the cursor is.
  ///
  /// - Parameter limit: the most lines that may be drawn: of more, the last.
  private func draw(_ scene: Scene, limit: Int = .max) async throws {
    var scene = scene
    // Where no picture is to be had, none is left room for.
    if await thumbnails(of: scene).values.allSatisfy({ $0 == .absent }) { scene.pictured = [] }
    let all = await lines(of: scene)
    if let portrait = scene.portrait, all.count + frames.portraitRows < limit {
      try await frames.showPortrait(of: portrait)
    }
    let lines = all.suffix(limit)
    try display.show(Array(lines))
    below.reset()
    isOutdated = false
    guard canPaintOver, let size = display.terminal.size(),
      lines.allSatisfy({ $0.displayWidth <= size.columns })
    else {
      shown = nil
      return
    }
    shown = Shown(
      scene: scene, painting: Painting(rows(lines)), omitted: all.count - lines.count,
      columns: size.columns)
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
    let rows = rows(await lines(of: filled.scene).dropFirst(filled.omitted))
    let codes = filled.painting.change(to: rows, below: below.count + 1, height: height)
    shown = filled
    if !codes.isEmpty { try display.terminal.write(codes, .output) }
  }

  private func redraw(_ scene: Scene, leaving room: Int) async throws {
    try display.terminal.write(Painting.clearWindow, .output)
    try await draw(scene, limit: max(height - room, 0))
  }
}
