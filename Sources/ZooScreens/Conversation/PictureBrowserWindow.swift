import Console
import ZooService
import ZooKit

/// A full-screen picture browser: pictures appear as they arrive, and can be opened elsewhere or
/// saved.
struct PictureBrowserWindow: Sendable {
  private let display: Display
  private let service: AnimalService
  private let pictureRenderer: PictureRenderer
  private let keyboard: Keyboard

  /// Creates a window; `nil` if pictures cannot be shown or keys cannot be read.
  init?(_ display: Display, _ service: AnimalService, _ pictureRenderer: PictureRenderer) {
    guard let keyboard = display.keyboard(for: .output), pictureRenderer.canDraw, display.isInFront,
      display.holdsForms
    else { return nil }
    self.display = display
    self.service = service
    self.pictureRenderer = pictureRenderer
    self.keyboard = keyboard
  }

  /// Shows pictures until the user goes back.
  ///
  /// - Returns: `false` if there are none or keys cannot be read.
  func open(_ pictures: [PictureReference], of name: String) async throws -> Bool {
    guard !pictures.isEmpty else { return false }
    let viewer = PictureBrowser(of: name, pictures)
    let done: Void? = try await keyboard.reading(.window, on: .output) { try await run(viewer) }
    return done != nil
  }

  private func run(_ start: PictureBrowser) async throws {
    await pictureRenderer.learnAboutTerminal()
    await pictureRenderer.forgetFailures()
    var (viewer, canvas) = (start, WindowCanvas(display, pictureRenderer))
    let wakeOnArrival = await pictureRenderer.wakeOnArrival(keyboard)
    defer { wakeOnArrival?.cancel() }
    while true {
      try await draw(viewer, on: &canvas)
      switch await keyboard.next() {
      case .end: return try canvas.clear()
      case .news: break
      case .redraw, .key(.redraw): canvas.forget()
      case .key(let key):
        let columns = PictureBrowserView(window: canvas.window).columns(viewer)
        switch viewer.press(key, then: keyboard.typedAhead, columns: columns) {
        case .changed: break
        case .left: return try canvas.clear()
        case .open: viewer.message = await open(viewer.chosen)
        case .save:
          viewer.message = .saving
          try await draw(viewer, on: &canvas)
          viewer.message = await save(viewer)
        case .retry: await pictureRenderer.forgetFailures(isRetry: true)
        }
      }
    }
  }

  private func draw(_ viewer: PictureBrowser, on canvas: inout WindowCanvas) async throws {
    var view = PictureBrowserView(window: canvas.window)
    let places = view.places(viewer)
    await pictureRenderer.want(places)
    view.pictures = await pictureRenderer.states(of: places, isFinal: false)
    let lines = view.lines(viewer)
    try canvas.show(lines, cursor: (max(lines.count - 1, 0), 0))
  }

  private func open(_ picture: PictureReference) async -> PictureBrowser.Message {
    guard let link = picture.link else { return .noWebAddress(picture.address) }
    let opener = AddressOpener(environment: display.environment, runner: display.programs)
    return .opened(link, await opener.open(link))
  }

  /// Saves the chosen picture in the current directory, under a free name.
  private func save(_ viewer: PictureBrowser) async -> PictureBrowser.Message {
    let number = viewer.pictures.count > 1 ? viewer.place + 1 : nil
    do throws(Failure) {
      return .saved(
        path: try await service.saveBeside(viewer.chosen, of: viewer.name, number: number))
    } catch {
      return .failed(error)
    }
  }
}
