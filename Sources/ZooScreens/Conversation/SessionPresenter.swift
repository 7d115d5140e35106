import Console
import ZooCommands
import ZooKit
import ZooService
import ZooSources
import ZooWording

/// Shows the screens of a session, and opens its full-screen windows where the terminal has them.
struct SessionPresenter: Sendable {
  let display: TerminalOutput
  let painter: ScreenPainter
  let pictureRenderer: PictureRenderer

  /// The most rows that a question takes at 80 columns.
  private static let questionRows: Cells = 2

  func view(_ service: AnimalService) -> ScreenView {
    ScreenView(
      answers: AnswerView(
        preferences: service.preferences, now: display.now, cutting: .window(hint: Wording.typeMore)
      ),
      isLive: display.keyboard(for: .output) != nil)
  }

  func show(
    _ screen: Session.Screen, of session: Session, _ service: AnimalService
  ) async throws {
    let view = view(service)
    if session.isSingleQuestion, !session.isShowingForm { return try writeNotice(screen, view) }
    let drawable = view.drawable(of: screen)
    if !screen.isDrawable, session.browser != nil { return }  // It is said in the window.
    if screen.isDrawable {
      try await painter.show(drawable)
    } else {
      try await painter.writeBelow(drawable.frame(plainWindow).lines([:]))
    }
  }

  /// - Returns: that it is a place of lines, where there is no window for it.
  func browse(_ gallery: Gallery, _ service: AnimalService) async throws -> Session.Event? {
    let pictures = gallery.pictures.map(\.original)
    return try await browse(through: pictures, of: gallery.animal.name, service)
      ? nil : .opened(.gallery(gallery))
  }

  /// The window for text that is not a `Drawable`.
  private var plainWindow: Window { Window(columns: display.width, isSpoken: display.isSpoken) }

  /// Opens pictures in the full-screen browser, if it can be shown; returns whether it was.
  private func browse(
    through pictures: [PictureReference], of name: String, _ service: AnimalService
  ) async throws -> Bool {
    guard let browser = PictureBrowserWindow(display, service, pictureRenderer) else {
      return false
    }
    let isResized = try await browser.open(pictures, of: name)
    if isResized != nil { await painter.windowChanged() }
    return isResized != nil
  }

  /// Shows on stderr what a command's single question has to say.
  private func writeNotice(_ screen: Session.Screen, _ view: ScreenView) throws {
    switch screen {
    case .status(let message): display.writeNotice(Wording.sentence(message))
    case .problem(let problem): display.writeMessage(Wording.sentence(problem))
    default:
      // A list has room above its question, with its heading.
      var window = plainWindow
      let isFitted = display.terminal.isTerminal(display.questionStream) && !display.isSpoken
      window.rows = isFitted ? display.terminal.size()?.rows : nil
      try display.show(
        view.lines(screen, window.reserving(rows: Self.questionRows)), on: display.questionStream)
    }
  }

  /// Shows an animal's picture large, full screen if possible; its drawing where there is none.
  ///
  /// - Returns: that it is a place of lines, where there is no window for it.
  func zoom(_ animal: Animal, _ service: AnimalService) async throws -> Session.Event? {
    let picture = pictureRenderer.window(plainWindow).picture(animal.portrait)
    guard animal.portrait != nil else { return drawing(of: animal) }
    // Fetched first, so that a missing picture does not open an empty window.
    do {
      if let picture { try await service.fetch(picture) }
    } catch {
      guard let event = drawing(of: animal, insteadAfter: Failure(error)) else { throw error }
      return event
    }
    if try await browse(through: [picture].compactMap { $0 }, of: animal.name, service) {
      return nil
    }
    return .opened(.picture(animal))
  }

  /// Draws an animal, where drawings can be shown.
  ///
  /// - Parameter failure: why it isn't its photograph.
  private func drawing(
    of animal: Animal, insteadAfter failure: Failure? = nil
  ) -> Session.Event? {
    display.drawingStyle == nil ? nil : .opened(.picture(animal, isDrawn: true), after: failure)
  }

  /// Lets the user browse animals in the window that is open.
  ///
  /// - Parameter messages: what is said in it first.
  /// - Returns: how it was left; `nil` at the end of input.
  func browse(
    _ place: Browser, of session: Session, saying messages: [WindowMessage],
    _ service: AnimalService
  ) async throws -> Session.Event? {
    guard let window = FullScreenWindow(display, pictureRenderer) else {
      return .browsed(place, .closed)
    }
    let purpose: AnimalBrowser.Purpose =
      if session.opensAnimals {
        .looking
      } else if case .comparing = session.entryPoint,
        !session.isComparing
      { .comparing } else { .choosing }
    let browserWindow = AnimalBrowserWindow(
      display: display, service: service, painter: painter, pictureRenderer: pictureRenderer,
      window: window)
    do {
      let end = try await browserWindow.open(
        place, title: Wording.title(of: session),
        messages: purpose == .comparing ? messages + [.howToCompare] : messages, purpose: purpose,
        narrowsList: session.listing != nil)
      return end.map { .browsed($0.place, $0.outcome) }
    } catch let error as OutputError {
      throw error
    } catch {
      return .browsed(place, .failed(Failure(error)))
    }
  }
}
