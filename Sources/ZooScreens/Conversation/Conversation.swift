import Console
import ZooCommands
import ZooKeeping
import ZooKit
import ZooSources

/// Holds a conversation: asks what a session wants to know, shows what it shows and does what it
/// says, until it is left.
///
/// A visit is shown on stdout. What an errand asks and says goes to stderr, so that stdout is the
/// answer alone; only its forms, which take a terminal, are shown as in a visit.
struct Conversation: Sendable {
  private let display: Display
  private let keeper: Keeper
  private let stage: Stage
  private let frames: PictureFrames

  init(_ display: Display, _ keeper: Keeper, _ written: LineCount) {
    self.display = display
    self.keeper = keeper
    frames = PictureFrames(display, keeper)
    stage = Stage(display, frames, written)
  }

  /// What an errand came to, under the preferences that hold since.
  typealias Outcome = (answer: Answer, keeper: Keeper)

  /// Holds it from its entrance to its end.
  ///
  /// - Returns: what an errand came to; `nil` for a visit, and where it was left.
  /// - Throws: `Failure` for an errand that failed, `NoSensibleAnswer`, `OutputError`.
  func hold(from entrance: Session.Entrance) async throws -> Outcome? {
    let session = Session(at: entrance, preferences: keeper.preferences)
    guard !session.isErrand || session.holdsForm else { return try await hold(session) }
    return try await display.readingKeys(on: .output) { try await hold(session) }
  }

  private func hold(_ beginning: Session) async throws -> Outcome? {
    var (session, keeper) = (beginning, keeper)
    var event = Session.Event.begin
    var forbearance = Forbearance(isPerson: display.terminal.isTerminal(.input))
    while true {
      var next: Session.Event?
      let effects = session.update(event)
      for effect in effects {
        switch effect {
        case .leave(let answer): return answer.map { ($0, keeper) }
        case .fail(let failure): throw failure
        default: next = try await perform(effect, of: session, &keeper) ?? next
        }
      }
      if let next {
        event = next
      } else {
        try forbearance.count(makesSense: !effects.areRefusal)
        event = try await ask(session, keeper)
      }
    }
  }

  /// Asks what the session wants to know.
  ///
  /// On a real terminal `/` at a list is an answer without Enter; elsewhere it is a word as any.
  private func ask(_ session: Session, _ keeper: Keeper) async throws -> Session.Event {
    let question = Wording.question(session.question)
    let complete: (@Sendable (String) -> String)? =
      session.asksForFile ? { @Sendable in keeper.completed($0) } : nil
    if session.isErrand, !session.holdsForm {
      return .answer(
        try await display.prompt(question, on: .error).answer(completing: complete))
    }
    let reply = try await stage.ask(
      question, before: view(keeper).scene(of: session.screen),
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
    _ effect: Session.Effect, of session: Session, _ keeper: inout Keeper
  ) async throws -> Session.Event? {
    switch effect {
    case .show(let screen):
      try await show(screen, of: session, keeper)
      return nil
    case .zoom(let specimen): return try await zoom(specimen, keeper)
    case .narrow(let listing, let exhibit):
      return try await narrow(listing ?? session.listing, in: exhibit, of: session, keeper)
    case .narrowOwn:
      let own = try keeper.ownListing()
      return try await narrow(own, in: own.exhibit, isAll: true, of: session, keeper)
    default: break
    }
    if effect.takesTime { await stage.clear() }
    do throws(Failure) {
      return try await work(effect, of: session, &keeper)
    } catch {
      return .refused(error)
    }
  }

  /// Shows a specimen's picture large, in the whole window where that can be done.
  private func zoom(_ specimen: Specimen, _ keeper: Keeper) async throws -> Session.Event? {
    let picture = frames.window(plainWindow).picture(specimen.portrait)
    do throws(Failure) {
      // A window of its own for no picture would be a riddle.
      if let picture { try await keeper.fetch(picture) }
    } catch {
      return .refused(error)
    }
    if try await look(through: [picture].compactMap { $0 }, of: specimen.name) { return nil }
    try await stage.show(ZoomView(specimen: specimen).scene)
    return nil
  }

  /// Has one chosen while words are typed. Who goes back from there has left an errand.
  private func narrow(
    _ listing: Listing?, in exhibit: Exhibit.ID, isAll: Bool = false, of session: Session,
    _ keeper: Keeper
  ) async throws -> Session.Event? {
    guard let keyboard = display.keyboard(for: .output) else { return nil }
    let window = FilterWindow(
      display: display, keeper: keeper, stage: stage, frames: frames, keyboard: keyboard)
    do {
      let event = try await window.open(
        on: listing, in: exhibit, isAll: isAll, title: Wording.title(session.entrance))
      return event == nil && session.isErrand ? .answer(nil) : event
    } catch let failure as Failure {
      return .refused(failure)
    }
  }

  /// Has the keeper do its part.
  private func work(
    _ effect: Session.Effect, of session: Session, _ keeper: inout Keeper
  ) async throws(Failure) -> Session.Event? {
    switch effect {
    case .fetch(let fetch): return try await self.fetch(fetch, keeper)
    case .remember(let listing): keeper.remember(listing)
    case .find(let target):
      return .found(try await keeper.complete(try await keeper.find(target, in: session.listing)))
    case .complete(let found): return .found(try await keeper.complete(found))
    case .gallery(let found):
      return .shownGallery(try await keeper.gallery(of: found.specimen, in: found.exhibit))
    case .compare(let targets):
      return .compared(try await keeper.compared(targets, in: session.listing))
    case .save(let values):
      let path: String
      (keeper, path) = try keeper.save(values)
      return .saved(keeper.preferences, path: path)
    case .claim(let found, let action):
      guard try keeper.isOwn(found.specimen, in: found.exhibit.id) else {
        throw .notOwn(name: found.specimen.name)
      }
      return .own(found.specimen, action)
    case .check(let path):
      try keeper.check(pictureAt: path)
      return .checked(path)
    case .store(let storing):
      return .stored(try await keeper.store(storing, isForced: true))
    case .keep(let answers, let edited): return .kept(try keeper.keep(answers, editing: edited))
    case .remove(let specimen):
      try keeper.remove(specimen)
      return .removed(specimen)
    case .show, .zoom, .narrow, .narrowOwn, .leave, .fail: break
    }
    return nil
  }

  private func fetch(
    _ fetch: Session.Fetch, _ keeper: Keeper
  ) async throws(Failure) -> Session.Event? {
    guard let exhibit = Exhibit.named(fetch.exhibit) else { return nil }
    do throws(Failure) {
      let listing = try await keeper.listing(
        of: exhibit, fetch.request, fetch.query, isReload: fetch.isReload, from: fetch.source)
      return .fetched(listing, fetch)
    } catch {
      guard error.isFailedFetch else { throw error }
      return .failed(fetch, error)
    }
  }

  // MARK: - Showing

  private func view(_ keeper: Keeper) -> ScreenView {
    ScreenView(
      answers: AnswerView(preferences: keeper.preferences, now: display.now),
      isLive: display.keyboard(for: .output) != nil)
  }

  private func show(
    _ screen: Session.Screen, of session: Session, _ keeper: Keeper
  ) async throws {
    let view = view(keeper)
    if session.isErrand, !session.holdsForm { return try mutter(screen, view) }
    if case .answer(.gallery(let gallery)) = screen,
      try await look(through: gallery.pictures.map(\.original), of: gallery.specimen.name)
    {
      return
    }
    let scene = view.scene(of: screen)
    if screen.isScene {
      try await stage.show(scene)
    } else if case .help = screen, try await display.page(scene.lines(plainWindow, [:])) {
      await stage.clear()
    } else {
      try await stage.say(scene.lines(plainWindow, [:]))
    }
  }

  /// What lines are laid out for that are no scene.
  private var plainWindow: Window { Window(columns: display.width, isSpoken: display.isSpoken) }

  /// Has pictures looked through in the whole window, where that can be done.
  ///
  /// - Returns: whether it was.
  private func look(through pictures: [PictureReference], of name: String) async throws -> Bool {
    let window = frames.window(plainWindow)
    guard let viewer = GalleryWindow(display, keeper, frames) else { return false }
    let isDone = try await viewer.open(pictures.compactMap { window.picture($0) }, of: name)
    if isDone { await stage.windowChanged() }
    return isDone
  }

  /// Shows what an errand has to say.
  private func mutter(_ screen: Session.Screen, _ view: ScreenView) throws {
    switch screen {
    case .saying(let saying): display.note(Wording.sentence(saying))
    // There is nowhere to go from an errand, so no other place is advised.
    case .problem(.failure(let failure)): display.tell(Wording.cause(failure))
    case .problem(let problem): display.tell(Wording.sentence(problem))
    default: try display.show(view.lines(screen, plainWindow), on: .error)
    }
  }
}
