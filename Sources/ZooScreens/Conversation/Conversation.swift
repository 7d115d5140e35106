import Console
import ZooCommands
import ZooService
import ZooKit
import ZooSources

/// Holds a conversation: asks what a session wants to know, shows what it shows and does what it
/// says, until it is left.
///
/// A visit is shown on stdout. What an errand asks and says goes to stderr, so that stdout is the
/// answer alone; only its forms, which take a terminal, are shown as in a visit.
struct Conversation: Sendable {
  private let display: Display
  private let service: AnimalService
  private let painter: ScreenPainter
  private let pictureRenderer: PictureRenderer

  init(_ display: Display, _ service: AnimalService, _ written: LineCount) {
    self.display = display
    self.service = service
    pictureRenderer = PictureRenderer(display, service)
    painter = ScreenPainter(display, pictureRenderer, written)
  }

  /// What an errand came to, under the preferences that hold since.
  typealias Outcome = (answer: Answer, service: AnimalService)

  /// Holds it from its entrance to its end.
  ///
  /// - Returns: what an errand came to; `nil` for a visit, and where it was left.
  /// - Throws: `Failure` for an errand that failed, `NoSensibleAnswer`, `OutputError`.
  func hold(from entrance: Session.Entrance) async throws -> Outcome? {
    let session = Session(at: entrance, preferences: service.preferences)
    guard !session.isSingleQuestion || session.holdsForm else { return try await hold(session) }
    return try await display.readingKeys(on: .output) { try await hold(session) }
  }

  private func hold(_ beginning: Session) async throws -> Outcome? {
    var (session, service) = (beginning, service)
    var event = Session.Event.begin
    var invalidAnswers = InvalidAnswerLimit(isPerson: display.terminal.isTerminal(.input))
    while true {
      var next: Session.Event?
      let effects = session.update(event)
      for effect in effects {
        switch effect {
        case .leave(let answer): return answer.map { ($0, service) }
        case .fail(let failure): throw failure
        default: next = try await perform(effect, of: session, &service) ?? next
        }
      }
      if let next {
        event = next
      } else {
        try invalidAnswers.count(makesSense: !effects.areRefusal)
        event = try await ask(session, service)
      }
    }
  }

  /// Asks what the session wants to know.
  ///
  /// On a real terminal `/` at a list is an answer without Enter; elsewhere it is a word as any.
  private func ask(_ session: Session, _ service: AnimalService) async throws -> Session.Event {
    let question = Wording.question(session.question)
    let complete: (@Sendable (String) -> String)? =
      session.asksForFile ? { @Sendable in service.completed($0) } : nil
    if session.isSingleQuestion, !session.holdsForm {
      return .answer(
        try await display.prompt(question, on: .error).answer(completing: complete))
    }
    let reply = try await painter.ask(
      question, before: view(service).drawable(of: session.screen),
      isShortcut: { session.event(of: $0) != nil }, complete: complete)
    switch reply {
    case .line("") where session.holdsForm && display.keyboard(for: .output) != nil:
      return .step(.enter)
    case .line(let answer): return .answer(answer)
    case .key(let key): return session.event(of: key) ?? .answer("")
    }
  }

  /// Does what the session asks for.
  ///
  /// - Returns: what came of it, if anything the session has to know.
  private func perform(
    _ effect: Session.Effect, of session: Session, _ service: inout AnimalService
  ) async throws -> Session.Event? {
    switch effect {
    case .show(let screen):
      try await show(screen, of: session, service)
      return nil
    case .zoom(let animal): return try await zoom(animal, service)
    case .narrow(let listing, let exhibit):
      return try await narrow(listing ?? session.listing, in: exhibit, of: session, service)
    case .narrowOwn:
      let own = try service.ownListing()
      return try await narrow(own, in: own.exhibit, isAll: true, of: session, service)
    default: break
    }
    if effect.takesTime { await painter.clear() }
    do throws(Failure) {
      return try await work(effect, of: session, &service)
    } catch {
      return .refused(error)
    }
  }

  /// Shows an animal's picture large, in the whole window where that can be done.
  private func zoom(_ animal: Animal, _ service: AnimalService) async throws -> Session.Event? {
    let picture = pictureRenderer.window(plainWindow).picture(animal.portrait)
    do throws(Failure) {
      // A window of its own for no picture would be a riddle.
      if let picture { try await service.fetch(picture) }
    } catch {
      return .refused(error)
    }
    if try await look(through: [picture].compactMap { $0 }, of: animal.name) { return nil }
    try await painter.show(ZoomView(animal: animal).drawable)
    return nil
  }

  /// Has one chosen while words are typed. Who goes back from there has left an errand.
  private func narrow(
    _ listing: Listing?, in exhibit: Exhibit.ID, isAll: Bool = false, of session: Session,
    _ service: AnimalService
  ) async throws -> Session.Event? {
    guard let keyboard = display.keyboard(for: .output) else { return nil }
    let window = FilterWindow(
      display: display, service: service, painter: painter, pictureRenderer: pictureRenderer,
      keyboard: keyboard)
    do {
      let event = try await window.open(
        on: listing, in: exhibit, isAll: isAll, title: Wording.title(session.entrance))
      return event == nil && session.isSingleQuestion ? .answer(nil) : event
    } catch let failure as Failure {
      return .refused(failure)
    }
  }

  /// Has the service do its part.
  private func work(
    _ effect: Session.Effect, of session: Session, _ service: inout AnimalService
  ) async throws(Failure) -> Session.Event? {
    switch effect {
    case .fetch(let fetch): return try await self.fetch(fetch, service)
    case .remember(let listing): service.remember(listing)
    case .find(let target):
      return .found(try await service.complete(try await service.find(target, in: session.listing)))
    case .complete(let found): return .found(try await service.complete(found))
    case .gallery(let found):
      return .shownGallery(try await service.gallery(of: found.animal, in: found.exhibit))
    case .compare(let targets):
      return .compared(try await service.compared(targets, in: session.listing))
    case .save(let values):
      let path: String
      (service, path) = try service.save(values)
      return .saved(service.preferences, path: path)
    case .claim(let found, let action):
      guard try service.isOwn(found.animal, in: found.exhibit.id) else {
        throw .notOwn(name: found.animal.name)
      }
      return .own(found.animal, action)
    case .check(let path):
      try service.check(pictureAt: path)
      return .checked(path)
    case .store(let storing):
      return .stored(try await service.store(storing, isForced: true))
    case .keep(let answers, let edited): return .kept(try service.keep(answers, editing: edited))
    case .remove(let animal):
      try service.remove(animal)
      return .removed(animal)
    case .show, .zoom, .narrow, .narrowOwn, .leave, .fail: break
    }
    return nil
  }

  private func fetch(
    _ fetch: Session.Fetch, _ service: AnimalService
  ) async throws(Failure) -> Session.Event? {
    guard let exhibit = Exhibit.named(fetch.exhibit) else { return nil }
    do throws(Failure) {
      let listing = try await service.listing(
        of: exhibit, fetch.request, fetch.query, isReload: fetch.isReload, from: fetch.source)
      return .fetched(listing, fetch)
    } catch {
      guard error.isFailedFetch else { throw error }
      return .failed(fetch, error)
    }
  }

  // MARK: - Showing

  private func view(_ service: AnimalService) -> ScreenView {
    ScreenView(
      answers: AnswerView(preferences: service.preferences, now: display.now),
      isLive: display.keyboard(for: .output) != nil)
  }

  private func show(
    _ screen: Session.Screen, of session: Session, _ service: AnimalService
  ) async throws {
    let view = view(service)
    if session.isSingleQuestion, !session.holdsForm { return try writeNotice(screen, view) }
    if case .answer(.gallery(let gallery)) = screen,
      try await look(through: gallery.pictures.map(\.original), of: gallery.animal.name)
    {
      return
    }
    let drawable = view.drawable(of: screen)
    if screen.isDrawable {
      try await painter.show(drawable)
    } else if case .help = screen, try await display.page(drawable.lines(plainWindow, [:])) {
      await painter.clear()
    } else {
      try await painter.say(drawable.lines(plainWindow, [:]))
    }
  }

  /// What lines are laid out for that are no scene.
  private var plainWindow: Window { Window(columns: display.width, isSpoken: display.isSpoken) }

  /// Has pictures looked through in the whole window, where that can be done.
  ///
  /// - Returns: whether it was.
  private func look(through pictures: [PictureReference], of name: String) async throws -> Bool {
    let window = pictureRenderer.window(plainWindow)
    guard let viewer = PictureBrowserWindow(display, service, pictureRenderer) else { return false }
    let isDone = try await viewer.open(pictures.compactMap { window.picture($0) }, of: name)
    if isDone { await painter.windowChanged() }
    return isDone
  }

  /// Shows what an errand has to say.
  private func writeNotice(_ screen: Session.Screen, _ view: ScreenView) throws {
    switch screen {
    case .saying(let saying): display.note(Wording.sentence(saying))
    // There is nowhere to go from an errand, so no other place is advised.
    case .problem(.failure(let failure)): display.tell(Wording.cause(failure))
    case .problem(let problem): display.tell(Wording.sentence(problem))
    default: try display.show(view.lines(screen, plainWindow), on: .error)
    }
  }
}
