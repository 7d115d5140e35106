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
    await frames.learnAboutTerminal()
    await frames.forgetFailures()
    var (viewer, canvas) = (start, WindowCanvas(display, frames))
    let bell = await frames.bell(keyboard)
    defer { bell?.cancel() }
    while true {
      try await draw(viewer, on: &canvas)
      switch await keyboard.next() {
      case .end: return try canvas.clear()
      case .news: break
      case .redraw, .key(.redraw): canvas.forget()
      case .key(let key):
        let columns = GalleryViewerView(window: canvas.window).columns(viewer)
        switch viewer.press(key, then: keyboard.typedAhead, columns: columns) {
        case .changed: break
        case .left: return try canvas.clear()
        case .open: viewer.message = await open(viewer.chosen)
        case .save:
          viewer.message = .saving
          try await draw(viewer, on: &canvas)
          viewer.message = await save(viewer)
        case .retry: await frames.forgetFailures(isRetry: true)
        }
      }
    }
  }

  private func draw(_ viewer: GalleryViewer, on canvas: inout WindowCanvas) async throws {
    var view = GalleryViewerView(window: canvas.window)
    let places = view.places(viewer)
    await frames.want(places)
    view.pictures = await frames.states(of: places, isFinal: false)
    let lines = view.lines(viewer)
    try canvas.show(lines, cursor: (max(lines.count - 1, 0), 0))
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
