import Console
import ZooCommands
import ZooService
import ZooKit
import ZooSources
import ZooWording

/// Runs a `Session`: asks its questions, shows its screens and performs its effects until it ends.
struct Conversation: Sendable {
  private let display: TerminalOutput
  private let service: AnimalService
  private let painter: ScreenPainter
  private let presenter: SessionPresenter

  init(_ display: TerminalOutput, _ service: AnimalService, _ lineCount: LineCount) {
    self.display = display
    self.service = service
    let pictureRenderer = PictureRenderer(display, service)
    painter = ScreenPainter(display, pictureRenderer, lineCount)
    presenter = SessionPresenter(
      display: display, painter: painter, pictureRenderer: pictureRenderer)
  }

  /// - Throws: `Failure` if it couldn't begin, `AnswersLeadNowhere`, `OutputError`.
  func run(from beginning: Place) async throws {
    let welcome = Session.Welcome(
      today: service.animalOfTheDay().name, parade: beginning == .count ? await parade() : [])
    let session = Session(
      from: beginning, preferences: service.preferences, welcome: welcome,
      hasWindows: display.keyboard(for: .output) != nil)
    try await display.readingKeys(on: .output) { try await run(session) }
  }

  /// Random animals for the first screen, none so small or large that it would spoil the picture; none where
  /// nothing is drawn.
  private func parade() async -> [Animal] {
    guard display.drawingStyle != nil, let size = display.terminal.size(),
      WelcomeView.hasRoom(columns: display.width, rows: size.rows - 1),
      // A visit can do without.
      let animals = try? await service.randomBuiltInAnimals(30, of: .animals)
    else { return [] }
    return Array(animals.filter(WelcomeView.isFit).prefix(WelcomeView.paradeCount))
  }

  private func run(_ beginning: Session) async throws {
    var (session, service) = (beginning, service)
    var event = Session.Event.started
    var answer = ""
    var follow: Session.Event?
    /// What stands on the screen, also under a window.
    var visible: Session.Screen?
    var answerLimit = PipedAnswerLimit(isPerson: display.terminal.isTerminal(.input))
    while true {
      var next: Session.Event?
      let effects = session.update(event)
      let isInWindow = presenter.isInWindow(session, service)
      for effect in effects {
        switch effect {
        case .finish: return
        case .fail(let failure): throw failure
        case .show where isInWindow: break
        case .show(let screen) where screen == visible && event.isClosedWindow: break
        case .show(let screen):
          next = try await perform(effect, of: session, &service) ?? next
          if screen.isDrawable { visible = screen }
        default: next = try await perform(effect, of: session, &service) ?? next
        }
      }
      if let next {
        event = next
      } else if let after = follow, !effects.reportInvalidAnswer {
        (event, follow) = (after, nil)
      } else {
        try answerLimit.count(answer, isValid: !effects.reportInvalidAnswer)
        if isInWindow {
          event =
            try await presenter.showWindow(of: session, saying: effects.messages, service)
            ?? .answer(nil)
          continue
        }
        (event, follow) = try await ask(session, service)
        if case .answer(let text?) = event { answer = text } else { answer = "" }
      }
    }
  }

  /// Where keys are read one at a time, `/` at a list is an answer without Enter, and so is Escape.
  ///
  /// - Returns: the answer, and what follows if it is valid: an arrow that ends it moves on in a form.
  private func ask(
    _ session: Session, _ service: AnimalService
  ) async throws -> (Session.Event, then: Session.Event?) {
    let question = Wording.question(session.question)
    let complete = session.completion.map { kind in
      { @Sendable line in await service.completed(line, as: kind) }
    }
    let reply = try await painter.ask(
      question, before: presenter.view(service).drawable(of: session.screen),
      isShortcut: { session.event(of: $0) != nil }, complete: complete)
    switch reply {
    case .line(let answer, let key): return (.answer(answer), key.flatMap(session.event))
    case .key(let key): return (session.event(of: key) ?? .answer(""), nil)
    }
  }

  /// Performs an effect.
  ///
  /// - Returns: the event it leads to, if any.
  private func perform(
    _ effect: Session.Effect, of session: Session, _ service: inout AnimalService
  ) async throws -> Session.Event? {
    if effect.takesTime { await painter.stopRepainting() }
    do {
      switch effect {
      case .show(let screen): try await presenter.show(screen, of: session, service)
      case .report(let notice): service.report(notice)
      case .zoom(let animal): return try await presenter.zoom(animal, service)
      case .openLink(let address):
        let message = WindowMessage.opened(address, await display.open(address))
        try await painter.writeBelow(
          Wording.sentence(message).wrapped(to: display.width).map { StyledLine($0) } + [""])
      case .recogniseFile(let path):
        return .fileRecognised(path, try service.exhibit(ofFile: path)?.id)
      case .open(let request): return .opened(try await request.place(from: service))
      case .listUsersCats: return .searched(try service.usersCatsListing())
      case .fetch(let request): return try await fetch(request, service)
      case .remember(let listing): service.remember(listing)
      case .find(let target):
        let found = try await service.find(target, in: session.listing)
        return .found(try await service.complete(found))
      case .loadDetails(let found): return .found(try await service.complete(found))
      case .gallery(let found):
        return .galleryLoaded(try await service.gallery(of: found))
      case .findRandom(let id):
        let exhibit = Exhibit.named(id) ?? .animals
        let animal = try await service.randomBuiltInAnimal(of: exhibit)
        return .found(Found(animal, in: exhibit))
      case .findToday:
        return .found(Found(service.animalOfTheDay(), in: .animals))
      case .searchEverywhere(let words, let order):
        return .searched(try await service.search(words), sortedBy: order)
      case .readComparedNames(let names, let exhibits):
        return .comparedNamesRead(
          try await service.comparedAnimals(
            in: names.words, areNames: names.areNames, exhibits: exhibits, listing: session.listing,
            shown: names.shown))
      case .compare(let targets):
        return .comparisonLoaded(
          try await service.loadForComparison(targets, in: session.listing))
      case .save(let values):
        let path: String
        (service, path) = try service.save(values)
        return .settingsSaved(service.preferences, path: path)
      case .requireOwn(let found, let action):
        guard try service.isUsersCat(found.animal, in: found.exhibit.id) else {
          throw Failure.notUsersCat(name: found.animal.name)
        }
        return .ownershipConfirmed(found.animal, action)
      case .findUsersCat(let target, let action):
        return .ownershipConfirmed(try service.findUsersCat(target), action)
      case .checkPicture(let path):
        try service.check(pictureAt: path)
        return .pictureChecked(path)
      case .saveCat(let answers, let edited):
        return .catSaved(try service.keep(answers, editing: edited))
      case .reportCache(let isCleared):
        let report = try service.cache(clearing: isCleared)
        try await presenter.show(.answer(.cache(report)), of: session, service)
      case .remove(let animal):
        try service.remove(animal)
        return .removed(animal)
      case .finish, .fail: break  // They end the loop that calls this.
      }
      return nil
    } catch let error as OutputError {
      throw error
    } catch {
      return .effectFailed(Failure(error), of: effect)
    }
  }

  private func fetch(
    _ fetch: Session.ListRequest, _ service: AnimalService
  ) async throws -> Session.Event? {
    guard var exhibit = Exhibit.named(fetch.exhibit) else { return nil }
    var query = fetch.query
    if query.kind != nil, fetch.file == nil, fetch.isOfAnyExhibit {
      switch try await service.ranked(query, fetch.request, orElse: exhibit) {
      case .one(let only, let ownQuery): (exhibit, query) = (only, ownQuery)
      case .several(let listing): return .searched(listing, sortedBy: query.order)
      }
    }
    if let file = fetch.file {
      let (listing, fault) = try await service.listing(
        of: exhibit, inFile: file, fetch.request, query)
      // What comes before the damage can be shown.
      if let fault {
        guard !listing.animals.isEmpty else { throw fault }
        service.report(.failure(fault))
      }
      return .fetched(listing, fetch)
    }
    let listing = try await service.listing(
      of: exhibit, fetch.request, query, isReload: fetch.isReload, from: fetch.source,
      continuing: fetch.continued)
    return .fetched(listing, fetch)
  }
}
