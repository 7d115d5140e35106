import Console
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

  private let context: Context
  private let shelf: ThumbnailShelf?
  /// The scene on the screen; `nil` once something of unknown height stands below it.
  private var shown: (scene: Scene, painting: Painting)?
  /// How many lines have been written below it.
  private var below = 0

  /// How long a list waits for its pictures: most come at once, and those that come later are
  /// filled in where they can still be seen.
  private static let patience = Duration.seconds(1)

  /// Makes an empty stage.
  init(_ context: Context) {
    self.context = context
    shelf = context.thumbnailShelf()
  }

  /// Shows a scene below what is there; a form in its own place, where that can still be seen.
  func show(_ scene: Scene) async throws {
    if scene.isForm, let shown, shown.scene.isForm, shown.painting.count + below < height {
      let up = "\u{1B}[\(shown.painting.count + below)A\r\u{1B}[J"
      try context.world.terminal.write(up, .output)
    }
    shown = nil
    let pictures = pictures(of: scene)
    if let shelf, !pictures.isEmpty {
      await context.settle(pictures, on: shelf, within: canPaintOver ? Self.patience : nil)
    }
    try await draw(scene)
  }

  /// Writes some lines below the scene. They are not for the next form to write over.
  func say(_ lines: [StyledLine]) throws {
    try context.show(lines)
    below += lines.count
    if let shown, shown.scene.isForm { self.shown = nil }
  }

  /// Something of unknown height is about to be written.
  func makeWay() { shown = nil }

  /// Waits until every picture of the scene is in its place.
  func complete() async throws {
    guard let shelf, let scene = shown?.scene else { return }
    var arrivals = await shelf.arrivals().makeAsyncIterator()
    while await shelf.isAwaiting(pictures(of: scene)), await arrivals.next() != nil {
      try await fill(below: 1)
    }
    try await fill(below: 1)
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
    let prompt = context.prompt(question, on: .output)
    let bell = await bell()
    defer { bell?.cancel() }
    let answer = try await prompt.answer(
      LinePrompt.Reactions(
        shortcut: shortcut,
        redraw: { try await self.redraw(background, leaving: prompt.height) },
        news: { try await self.fill(below: prompt.height) }))
    if answer != shortcut { below += prompt.height }
    return answer
  }

  /// Wakes the keyboard whenever a picture arrives.
  private func bell() async -> Task<Void, Never>? {
    guard let shelf, let keyboard = context.keyboard(for: .output) else { return nil }
    let arrivals = await shelf.arrivals()
    keyboard.wake()  // For those that came since the scene was shown.
    return Task { for await _ in arrivals { keyboard.wake() } }
  }

  // MARK: - Drawing

  /// Whether what is drawn can be painted over: not where the cursor cannot be moved, nor where
  /// lines are wider than the window and so higher than one row.
  private var canPaintOver: Bool {
    guard let size = context.world.terminal.size() else { return false }
    return context.movesCursor(on: .output) && context.width <= size.columns
  }

  private var height: Int { context.world.terminal.size()?.rows ?? 24 }

  private func pictures(of scene: Scene) -> [Picture] { scene.pictured.compactMap(\.thumbnail) }

  private func lines(of scene: Scene) async -> [StyledLine] {
    guard let shelf else { return scene.lines(context.width, [:]) }
    let pairs = scene.pictured.compactMap { specimen in
      specimen.thumbnail.map { (specimen.id, $0) }
    }
    let thumbnails = await shelf.thumbnails(of: pairs.map(\.1))
    let named = Dictionary(zip(pairs.map(\.0), thumbnails), uniquingKeysWith: { first, _ in first })
    return scene.lines(context.width, named)
  }

  /// Draws a scene where the cursor is.
  ///
  /// - Parameter limit: the most lines that may be drawn: of more, the last.
  private func draw(_ scene: Scene, limit: Int = .max) async throws {
    if let portrait = scene.portrait { try await context.showPicture(of: portrait) }
    let lines = await lines(of: scene).suffix(limit)
    try context.show(Array(lines))
    below = 0
    shown = canPaintOver ? (scene, Painting(rows(lines))) : nil
  }

  private func rows(_ lines: some Sequence<StyledLine>) -> [String] {
    let renderer = context.renderer(for: .output)
    return lines.map { renderer.text(of: $0) }
  }

  private func fill(below cursor: Int) async throws {
    guard let (scene, painting) = shown else { return }
    var filled = painting
    let rows = rows(await lines(of: scene).suffix(painting.count))
    let codes = filled.change(to: rows, below: below + cursor, height: height)
    shown = (scene, filled)
    if !codes.isEmpty { try context.world.terminal.write(codes, .output) }
  }

  private func redraw(_ scene: Scene, leaving room: Int) async throws {
    try context.world.terminal.write("\u{1B}[H\u{1B}[J", .output)
    try await draw(scene, limit: max(height - room, 0))
  }
}

extension Specimen {
  /// The picture shown in a list.
  fileprivate var thumbnail: Picture? {
    pictures.first.map { Picture($0.thumbnail ?? $0.address, or: $0.other) ?? $0 }
  }
}
