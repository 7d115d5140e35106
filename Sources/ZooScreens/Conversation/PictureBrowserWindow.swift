import Console
import ZooService
import ZooKit
import ZooWording

/// A full-screen picture browser: pictures appear as they arrive, and can be opened elsewhere or
/// saved.
struct PictureBrowserWindow: Sendable {
  private let display: TerminalOutput
  private let service: AnimalService
  private let pictureRenderer: PictureRenderer
  private let keyboard: Keyboard

  /// Creates a window; `nil` if pictures cannot be shown or keys cannot be read.
  init?(_ display: TerminalOutput, _ service: AnimalService, _ pictureRenderer: PictureRenderer) {
    guard let keyboard = display.keyboard(for: .output), pictureRenderer.canDraw,
      display.isInForeground,
      display.canShowForms
    else { return nil }
    self.display = display
    self.service = service
    self.pictureRenderer = pictureRenderer
    self.keyboard = keyboard
  }

  /// Shows pictures until the user goes back; `false` if there are none or keys cannot be read.
  func open(_ pictures: [PictureReference], of name: String) async throws -> Bool {
    guard !pictures.isEmpty else { return false }
    let browser = PictureBrowser(of: name, pictures)
    let done: Void? = try await keyboard.reading(.window, on: .output) { try await run(browser) }
    await pictureRenderer.forgetZoomed(except: [])
    return done != nil
  }

  private func run(_ start: PictureBrowser) async throws {
    await pictureRenderer.queryTerminal()
    await pictureRenderer.forgetFailures()
    var (browser, canvas) = (start, WindowCanvas(display, pictureRenderer))
    var shown: Shown?
    let wakeOnArrival = await pictureRenderer.wakeOnArrival(keyboard)
    defer { wakeOnArrival?.cancel() }
    while true {
      try await draw(browser, on: &canvas, after: &shown)
      switch await keyboard.next() {
      case .end: return try canvas.clear()
      case .woken: break
      case .redraw, .key(.redraw): canvas.invalidate()
      case .key(let key):
        let columns = PictureBrowserView(window: canvas.window).columns(browser)
        switch browser.press(key, then: keyboard.typedAhead, columns: columns) {
        case .changed: break
        case .closed: return try canvas.clear()
        case .open: browser.message = await open(browser.chosen)
        case .save:
          browser.message = .saving
          try await draw(browser, on: &canvas, after: &shown)
          browser.message = await save(browser)
        case .retry: await pictureRenderer.forgetFailures(isRetry: true)
        }
      }
    }
  }

  /// A large picture that was drawn.
  private struct Shown {
    var reference: PictureReference
    var picture: TerminalPicture
    var window: Window
  }

  /// - Parameter shown: the last large picture, shown until another part of it is there.
  private func draw(
    _ browser: PictureBrowser, on canvas: inout WindowCanvas, after shown: inout Shown?
  ) async throws {
    let window = canvas.window
    var view = PictureBrowserView(window: window)
    if let shown, shown.reference == browser.chosen, shown.window == window, browser.isLarge {
      view.meanwhile = shown.picture
    }
    let slots = view.slots(browser)
    await pictureRenderer.forgetZoomed(except: slots)
    await pictureRenderer.load(slots)
    view.pictures = await pictureRenderer.states(of: slots, isFinal: false)
    if let picture = view.shownPicture(browser) {
      shown = Shown(reference: browser.chosen, picture: picture, window: window)
    }
    let lines = view.lines(browser)
    try canvas.show(lines, cursor: (max(lines.count - 1, 0), 0))
  }

  private func open(_ picture: PictureReference) async -> PictureBrowserMessage {
    guard let link = picture.link else { return .notAWebAddress(picture.address) }
    return .opened(link, await display.open(link))
  }

  /// Saves the chosen picture in the current directory, under a free name.
  private func save(_ browser: PictureBrowser) async -> PictureBrowserMessage {
    let number = browser.pictures.count > 1 ? browser.chosenIndex + 1 : nil
    do {
      return .saved(
        path: try await service.saveInCurrentFolder(
          browser.chosen, of: browser.name, number: number))
    } catch {
      return .failed(Failure(error))
    }
  }
}
