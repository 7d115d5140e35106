import Console
import ZooService
import ZooKit
import ZooWording

/// A full-screen picture browser: pictures appear as they arrive, and can be opened elsewhere.
struct PictureBrowserWindow: Sendable {
  private let display: TerminalOutput
  private let service: AnimalService
  private let pictureRenderer: PictureRenderer
  private let window: FullScreenWindow
  private let pictures: [PictureReference]
  private let name: String

  /// Creates a window of those pictures that can be shown, of Wikipedia's only where they are wanted; `nil` if none can be
  /// or keys cannot be read.
  init?(
    of pictures: [PictureReference], _ name: String, _ display: TerminalOutput,
    _ service: AnimalService, _ pictureRenderer: PictureRenderer
  ) {
    let shown = pictures.compactMap(
      pictureRenderer.window(display.window(on: .output)).picture)
    guard !shown.isEmpty, display.canShowForms,
      let window = FullScreenWindow(display, pictureRenderer)
    else { return nil }
    (self.pictures, self.name) = (shown, name)
    self.display = display
    self.service = service
    self.pictureRenderer = pictureRenderer
    self.window = window
  }

  /// Shows the pictures until the user goes back.
  ///
  /// - Returns: whether it was shown; not where keys cannot be read.
  @discardableResult
  func open() async throws -> Bool {
    let end = try await window.show(
      PictureBrowser(of: name, pictures), WindowNews(window.keyboard), perform: perform)
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
