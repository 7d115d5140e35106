import Console
import ZooCommands
import ZooService
import ZooKit
import ZooSources
import ZooWording

/// Runs a `Session`: asks its questions and shows its screens until it ends.
struct SessionRunner: Sendable {
  private let display: ConfiguredTerminal
  private let current: CurrentService
  private let painter: ScreenPainter
  private let presenter: SessionPresenter

  private var service: AnimalService { current.value }

  init(_ display: ConfiguredTerminal, _ service: AnimalService, _ lineCount: LineCounter) {
    self.display = display
    current = CurrentService(service)
    let pictureRenderer = PictureRenderer(display, service)
    painter = ScreenPainter(display, pictureRenderer, lineCount)
    presenter = SessionPresenter(
      display: display, painter: painter, pictureRenderer: pictureRenderer)
  }

  /// - Throws: `Failure` if it couldn't begin, `EndlessPipedAnswersError`, `OutputError`.
  func run(from beginning: Place) async throws {
    let welcome = Session.Welcome(
      today: service.animalOfTheDay().name, parade: beginning == .count ? parade() : [])
    let visitService = VisitService(
      current, beforeWork: { [painter] in await painter.stopRepainting() },
      picture: { [presenter, current] in try await presenter.picture(of: $0, current.value) },
      openLink: { [presenter] in try await presenter.openLink($0) })
    let session = Session(
      from: beginning, with: visitService, preferences: service.preferences, welcome: welcome)
    try await display.readingKeys(on: .output) { try await run(session) }
  }

  /// Random animals for the first screen, none so small or large that it would spoil the picture; none where
  /// nothing is drawn.
  private func parade() -> [Animal] {
    guard display.drawingStyle != nil, let size = display.terminal.size(),
      WelcomeView.hasRoom(columns: display.width, rows: size.rows - 1)
    else { return [] }
    let animals = Exhibit.animals.randomBuiltInAnimals(30)
    return Array(animals.filter(WelcomeView.isFit).prefix(WelcomeView.paradeCount))
  }

  private func run(_ beginning: Session) async throws {
    var session = beginning
    var event = Session.Event.started
    /// What stands on the screen, also under a window.
    var visible: Session.Screen?
    var answerLimit = PipedAnswerGuard(isPerson: display.terminal.isTerminal(.input))
    while true {
      let screens = try await session.update(event)
      let window = session.end == nil ? presenter.window(of: session, service) : nil
      for screen in screens where window == nil && !(screen == visible && event == .windowClosed) {
        try await presenter.show(screen, service)
        if screen.isDrawable { visible = screen }
      }
      if let end = session.end { return try end.get() }
      answerLimit.isLastInvalid = screens.reportInvalidAnswer
      if let window {
        event = try await window(screens.messages) ?? .answer(nil)
      } else {
        event = try await ask(session, service)
        if case .answer(let text?, _) = event { try answerLimit.count(text) }
      }
    }
  }

  /// Where keys are read one at a time, `/` at a list is an answer without Enter, and so is Escape.
  private func ask(_ session: Session, _ service: AnimalService) async throws -> Session.Event {
    let question = Wording.question(at: session.visit)
    let complete = session.completion.map { kind in
      { @Sendable line in await service.completed(line, as: kind) }
    }
    let reply = try await painter.ask(
      question, before: presenter.view(service).drawable(of: session.screen),
      isShortcut: { session.event(of: $0) != nil }, complete: complete)
    return switch reply {
    case .line(let answer, let key):
      .answer(answer, then: key.flatMap { SettingsForm.FormKey($0) })
    case .key(let key): session.event(of: key) ?? .answer("")
    }
  }
}
