import Console
import ZooKeeping
import ZooKit

/// Pictures looked through in the whole window: they fill in as they come, and may be opened elsewhere
/// or stored.
struct GalleryWindow: Sendable {
  private let display: Display
  private let keeper: Keeper
  private let frames: PictureFrames
  private let keyboard: Keyboard

  /// Makes one; `nil` where no pictures can be shown, or there is nobody to press keys.
  init?(_ display: Display, _ keeper: Keeper, _ frames: PictureFrames) {
    guard let keyboard = display.keyboard(for: .output), frames.canDraw, display.isInFront,
      display.holdsForms
    else { return nil }
    self.display = display
    self.keeper = keeper
    self.frames = frames
    self.keyboard = keyboard
  }

  /// Shows pictures until the user goes back.
  ///
  /// - Returns: whether it could be done.
  func open(_ pictures: [PictureReference], of name: String) async throws -> Bool {
    guard !pictures.isEmpty else { return false }
    let viewer = GalleryViewer(of: name, pictures)
    let done: Void? = try await keyboard.reading(.window, on: .output) { try await run(viewer) }
    return done != nil
  }

  private func run(_ start: GalleryViewer) async throws {
    var (viewer, canvas) = (start, Canvas())
    await frames.learnAboutTerminal()
    let bell = await frames.bell(keyboard)
    defer { bell?.cancel() }
    while true {
      try await draw(viewer, on: &canvas)
      switch await keyboard.next() {
      case .end: return try clear()
      case .news: break
      case .redraw, .key(.redraw): canvas.isDirty = true
      case .key(let key):
        switch viewer.press(key, columns: view.columns(viewer)) {
        case .changed: break
        case .left: return try clear()
        case .open: viewer.message = await open(viewer.chosen)
        case .save:
          viewer.message = .saving
          try await draw(viewer, on: &canvas)
          viewer.message = await save(viewer)
        }
      }
    }
  }

  /// What stands in the window.
  private struct Canvas {
    var painting = WindowPainting()
    /// What the terminal has drawn by itself.
    var graphics: [PlacedGraphics] = []
    /// Whether something else may stand there by now.
    var isDirty = false
  }

  private var view: GalleryViewerView {
    let size = display.terminal.size()
    let columns = min(display.width, size?.columns ?? display.width)
    return GalleryViewerView(
      window: frames.window(Window(columns: columns, rows: size?.rows ?? 24)))
  }

  private func draw(_ viewer: GalleryViewer, on canvas: inout Canvas) async throws {
    var view = view
    let places = view.places(viewer)
    await frames.want(places)
    view.pictures = await frames.states(of: places, isFinal: false)
    let lines = view.lines(viewer)
    let graphics = lines.graphics
    let isAnew = canvas.isDirty || graphics != canvas.graphics
    var codes = ""
    if canvas.isDirty || isAnew && !canvas.graphics.isEmpty {
      codes = frames.removal
      canvas.painting.forget()
    }
    let renderer = display.renderer(for: .output)
    codes += canvas.painting.show(
      lines.map { renderer.text(of: $0) }, cursor: (max(lines.count - 1, 0), 0))
    if isAnew { codes += graphics.map(\.codesInWindow).joined() }
    (canvas.graphics, canvas.isDirty) = (graphics, false)
    try display.terminal.write(codes, .output)
  }

  private func clear() throws {
    if !frames.removal.isEmpty { try display.terminal.write(frames.removal, .output) }
  }

  private func open(_ picture: PictureReference) async -> GalleryViewer.Message {
    guard let link = picture.link else { return .noWebAddress(picture.address) }
    let opener = AddressOpener(environment: display.environment, runner: display.programs)
    return .opened(link, await opener.open(link))
  }

  /// Stores the chosen picture in the folder one is in, under a name that is free.
  private func save(_ viewer: GalleryViewer) async -> GalleryViewer.Message {
    let number = viewer.pictures.count > 1 ? viewer.place + 1 : nil
    do throws(Failure) {
      return .saved(
        path: try await keeper.saveBeside(viewer.chosen, of: viewer.name, number: number))
    } catch {
      return .failed(error)
    }
  }
}
