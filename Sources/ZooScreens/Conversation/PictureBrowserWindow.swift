import Console
import ZooCommands
import ZooKit
import ZooWording

/// A full-screen picture browser: pictures appear as they arrive, and can be opened elsewhere.
struct PictureBrowserWindow: Sendable {
  private let browser: PictureBrowser
  private let display: ConfiguredTerminal
  private let pictureRenderer: PictureRenderer
  private let window: WindowEventLoop

  /// Creates a window of those pictures of a place that can be shown, of Wikipedia's only where they are wanted; `nil` if none
  /// can be or keys cannot be read.
  init?(of place: Place?, _ display: ConfiguredTerminal, _ pictureRenderer: PictureRenderer) {
    let (animal, pictures): (Animal, [PictureBrowser.Picture])
    switch place {
    case .gallery(let gallery)?:
      (animal, pictures) = (gallery.animal, gallery.pictures.map { ($0.small, $0.original) })
    case .picture(let shown, isDrawn: false)?:
      (animal, pictures) = (shown, shown.portrait.map { [($0, $0)] } ?? [])
    default: return nil
    }
    let isShown = pictureRenderer.window(display.window(on: .output)).picture
    let shown = pictures.filter { isShown($0.large) != nil }
    guard !shown.isEmpty, display.canShowForms,
      let window = WindowEventLoop(display, pictureRenderer)
    else { return nil }
    browser = PictureBrowser(of: animal.name, shown)
    (self.display, self.pictureRenderer, self.window) = (display, pictureRenderer, window)
  }

  /// Shows the pictures until the user goes back.
  ///
  /// - Returns: whether it was shown; not where keys cannot be read.
  @discardableResult
  func open() async throws -> Bool {
    let end = try await window.show(browser, WindowNewsQueue(window.keyboard), perform: perform)
    await pictureRenderer.forgetZoomed(except: [])
    return end != nil
  }

  private func perform(
    _ request: PictureBrowser.Request, for browser: inout PictureBrowser
  ) async -> Void? {
    switch request {
    case .close: return ()
    case .open: browser.message = await open(browser.chosen)
    case .retry: await pictureRenderer.forgetFailures(isRetry: true)
    }
    return nil
  }

  private func open(_ picture: PictureReference) async -> WindowMessage {
    guard let link = picture.link else { return .notAWebAddress(picture.address) }
    return .opened(link, await display.open(link))
  }
}
