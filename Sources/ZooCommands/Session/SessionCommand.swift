import Arguments
import Console
import ZooFiles
import ZooKit
import ZooSources

/// `zoo`: the guided session.
struct SessionCommand: Command {
  static let version = Option("version", "print the version of zoo")

  static let spec = CommandSpec(
    "", "the guided session",
    discussion: [
      "Without a command, zoo asks how many animals you would like to see, shows them, and lets "
        + "you walk from one to the next. With a command it never asks what a flag can say."
    ],
    options: [version],
    examples: [
      ("zoo", "the guided session"),
      ("zoo refresh 3", "three random zoo animals"),
      ("zoo detail 1", "the first of them"),
      ("zoo settings --weight kg --height m", "your units from now on"),
    ])

  init(_ parsed: ParsedArguments) throws {}

  func run(with options: CommonOptions, in world: World) async throws {
    if options.isJSON { throw NoJSONForm() }
    let context = try Context(world, options)
    try context.requireInput(orElse: "zoo refresh COUNT")
    try await context.readingKeys(on: .output) { try await visit(context) }
  }

  private func visit(_ start: Context) async throws {
    let (stage, counted) = Stage.make(start)
    var context = counted
    var session = Session(preferences: context.preferences)
    var event = Session.Event.begin
    var forbearance = Forbearance(isPerson: context.world.terminal.isTerminal(.input))
    while true {
      var next: Session.Event?
      let effects = session.update(event)
      for effect in effects {
        if effect == .leave { return }
        next = try await perform(effect, of: session, on: stage, in: &context) ?? next
      }
      if let next {
        event = next
      } else {
        try forbearance.take(makesSense: !effects.areRefusal)
        event = try await ask(session, on: stage, in: context)
      }
    }
  }

  /// Asks what the session wants to know.
  ///
  /// On a real terminal `/` at a list is an answer without Enter; elsewhere it is a word as any.
  private func ask(
    _ session: Session, on stage: Stage, in context: Context
  ) async throws -> Session.Event {
    let canNarrow = session.place == .list && context.keyboard(for: .output) != nil
    let answer = try await stage.ask(
      session.prompt, before: scene(session.screen, of: session, in: context),
      shortcut: canNarrow ? "/" : nil)
    return canNarrow && answer == "/" ? .narrowing : .answer(answer)
  }

  /// Does what the session asks for.
  ///
  /// - Returns: what came of it, if anything the session has to know.
  private func perform(
    _ effect: Session.Effect, of session: Session, on stage: Stage, in context: inout Context
  ) async throws -> Session.Event? {
    do {
      switch effect {
      case .leave: return nil
      case .show(let screen):
        let scene = scene(screen, of: session, in: context)
        if screen.isScene {
          try await stage.show(scene)
        } else {
          try await stage.say(scene.lines(context.width, [:]))
        }
        return nil
      case .zoom(let specimen):
        await stage.makeWay()
        try await context.zoom(specimen)
        return nil
      case .remember(let listing):
        context.remember(listing)
        return nil
      case .fetch(let fetch):
        await stage.makeWay()
        return try await perform(fetch, in: context)
      case .find(let which, let typed):
        await stage.makeWay()
        let (found, exhibit) = try await context.find(
          Target(which, typed: typed), in: session.listing)
        return .found(try await context.detail(of: found, in: exhibit, listed: session.listing))
      case .open(let specimen):
        await stage.makeWay()
        return .found(
          try await context.detail(of: specimen, in: session.exhibit, listed: session.listing))
      case .narrow(let listing, let exhibit):
        return try await context.narrow(listing ?? session.listing, in: exhibit, on: stage)
      case .gallery(let specimen):
        guard let exhibit = session.listing.flatMap({ Exhibit.named($0.exhibit) }) else {
          return nil
        }
        await stage.makeWay()
        let pictures = try await context.fetch("pictures") {
          try await $0.gallery(of: specimen, in: exhibit)
        }
        try context.show([""])
        try await context.showGallery(pictures.value, of: specimen)
        try context.show([""])
        return nil
      case .save(let values):
        try context.preferencesFile().save(values)
        context = try Context(context.world, context.options, after: context)
        return .saved(context.preferences)
      case .keep(let answers): return .kept(try context.keep(answers, editing: nil))
      }
    } catch let error as OutputError {
      throw error
    } catch let error as OwnSpecimens.NotAPicture {
      return .pictureRefused(problem: Wording.problem(error).sentence)
    } catch {
      let problem = Wording.problem(error)
      return .refused(problem: problem.sentence, candidates: problem.candidates)
    }
  }

  /// A screen as it can be drawn for any width.
  private func scene(
    _ screen: Session.Screen, of session: Session, in context: Context
  ) -> Stage.Scene {
    let (preferences, now) = (session.preferences, context.world.now())
    let isLive = context.keyboard(for: .output) != nil
    var scene = Stage.Scene { width, thumbnails in
      SessionView(
        preferences: preferences, width: width, now: now, isLive: isLive, thumbnails: thumbnails
      ).lines(screen)
    }
    if case .list(let listing, _, _) = screen { scene.pictured = listing.specimens }
    if case .detail(let specimen) = screen { scene.portrait = specimen }
    if case .settings = screen { scene.isForm = true }
    return scene
  }

  private func perform(
    _ fetch: Session.Fetch, in context: Context
  ) async throws -> Session.Event? {
    guard let exhibit = Exhibit.named(fetch.exhibit) else { return nil }
    do {
      let listing = try await context.listing(
        of: exhibit, fetch.request, Query(search: fetch.search), isAnew: fetch.isAnew,
        from: fetch.source)
      return .fetched(listing, fetch)
    } catch let error where error.isFailedFetch {
      // The session offers what to do next, so the advice for commands is left out.
      let cause = (error as? FetchError).map(Wording.sentence)
      return .failed(fetch, problem: cause ?? Wording.problem(error).sentence)
    }
  }
}

extension Error {
  /// Whether trying again or another source may help.
  var isFailedFetch: Bool {
    self is FetchError || self is NoAddress || self is NotInCache
  }
}

extension Session.Screen {
  /// Whether it takes the place of what was before the user, rather than say something about it.
  fileprivate var isScene: Bool {
    switch self {
    case .welcome, .list, .detail, .settings, .exhibits: true
    case .failure, .help, .sentence, .problem, .candidates: false
    }
  }
}

extension [Session.Effect] {
  /// Whether all that comes of an answer is the reason why it made no sense.
  fileprivate var areRefusal: Bool {
    if case .show(.problem)? = first { true } else { false }
  }
}
