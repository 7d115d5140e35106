import Console
import ZooKit
import ZooWording

/// A full-screen picture browser: pictures appear as they arrive, and can be opened elsewhere.
struct PictureBrowserWindow: Sendable {
  private let browser: PictureBrowser
  private let display: TerminalOutput
  private let pictureRenderer: PictureRenderer
  private let window: FullScreenWindow

  /// Creates a window of those pictures that can be shown, of Wikipedia's only where they are wanted; `nil` if none can be
  /// or keys cannot be read.
  init?(
    of pictures: [PictureReference], _ name: String, _ display: TerminalOutput,
    _ pictureRenderer: PictureRenderer
  ) {
    let shown = pictures.compactMap(
      pictureRenderer.window(display.window(on: .output)).picture)
    guard !shown.isEmpty, display.canShowForms,
      let window = FullScreenWindow(display, pictureRenderer)
    else { return nil }
    browser = PictureBrowser(of: name, shown)
    (self.display, self.pictureRenderer, self.window) = (display, pictureRenderer, window)
  }

  /// Shows the pictures until the user goes back.
  ///
  /// - Returns: whether it was shown; not where keys cannot be read.
  @discardableResult
  func open() async throws -> Bool {
    let end = try await window.show(browser, WindowNews(window.keyboard), perform: perform)
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
