import Console
import ZooCommands
import ZooKit
import ZooService
import ZooSources
import ZooWording

/// Shows the screens of a session, and opens its full-screen windows where the terminal has them.
struct SessionPresenter: Sendable {
  let display: ConfiguredTerminal
  let painter: ScreenPainter
  let pictureRenderer: PictureRenderer

  func view(_ service: AnimalService) -> SessionScreenView {
    SessionScreenView(on: display, service.preferences)
  }

  func show(_ screen: Session.Screen, _ service: AnimalService) async throws {
    let drawable = view(service).drawable(of: screen)
    if screen.isDrawable {
      try await painter.show(drawable)
    } else {
      try await painter.writeBelow(drawable.frame(display.window(on: .output)).lines([:]))
    }
  }

  /// An animal's photograph as large as the window; its drawing where there is none, and why if it couldn't be fetched;
  /// `nil` where drawings can't be shown.
  func picture(
    of animal: Animal, _ service: AnimalService
  ) async throws -> (place: Place, failure: Failure?)? {
    let drawing = display.drawingStyle.map { _ in Place.picture(animal, isDrawn: true) }
    guard animal.portrait != nil else { return drawing.map { ($0, nil) } }
    // Fetched first, so that no window is opened for a missing one.
    do {
      let picture = pictureRenderer.window(display.window(on: .output)).picture(animal.portrait)
      if let picture { try await service.fetch(picture) }
      return (.picture(animal), nil)
    } catch {
      guard let drawing else { throw error }
      return (drawing, Failure(error))
    }
  }

  /// Opens a web address, and says with what.
  func openLink(_ address: String) async throws {
    let message = WindowMessage.opened(address, await display.open(address))
    try await painter.writeBelow(
      Wording.sentence(message).wrapped(to: display.width).map { StyledLine($0) } + [""])
  }

  // MARK: - Windows

  /// A window, which is told what to say first, and how it was left; `nil` at the end of input.
  typealias ShownWindow = (_ saying: [WindowMessage]) async throws -> Session.Event?

  /// The window in which the place stands where one is; `nil` if that is shown in lines.
  func window(of session: Session, _ service: AnimalService) -> ShownWindow? {
    if let place = session.visit.browser {
      return { try await browse(place, of: session, saying: $0, service) }
    }
    guard
      let window = PictureBrowserWindow(of: session.visit.places.last, display, pictureRenderer)
    else { return nil }
    return { _ in
      try await window.open()
      await painter.windowChanged()
      return .windowClosed
    }
  }

  private func browse(
    _ place: BrowserPlace, of session: Session, saying messages: [WindowMessage],
    _ service: AnimalService
  ) async throws -> Session.Event? {
    guard let window = WindowEventLoop(display, pictureRenderer) else {
      return .windowUnavailable(place)
    }
    var place = place
    if place.listing == nil, session.visit.listing == nil {
      place.listing = Exhibit.named(place.exhibit).flatMap(service.lastFetched)
    }
    let browserWindow = AnimalBrowserWindow(
      display: display, service: service, painter: painter, window: window)
    do {
      let end = try await browserWindow.open(
        place, messages: messages, current: session.visit.currentAnimal?.animal)
      guard let end else { return .windowUnavailable(place) }
      return end.outcome.map { $0 == .closed ? .windowClosed : .windowLeft(end.place, $0) }
    } catch {
      return .windowFailed(try Failure(known: error))
    }
  }
}
