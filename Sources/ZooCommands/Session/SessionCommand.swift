import Console
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
    var context = try Context(world, options)
    try context.requireInput(orElse: "zoo refresh COUNT")
    var session = Session(preferences: context.preferences)
    var event: Session.Event? = .begin
    while true {
      var next: Session.Event?
      for effect in session.update(try event ?? .answer(context.ask(session.prompt, on: .output))) {
        if effect == .leave { return }
        next = try await perform(effect, of: session, in: &context) ?? next
      }
      event = next
    }
  }

  /// Does what the session asks for.
  ///
  /// - Returns: what came of it, if anything the session has to know.
  private func perform(
    _ effect: Session.Effect, of session: Session, in context: inout Context
  ) async throws -> Session.Event? {
    switch effect {
    case .leave: return nil
    case .show(let screen):
      let view = SessionView(
        preferences: session.preferences, width: context.width, now: context.world.now())
      try context.show(view.lines(screen))
      return nil
    case .fetch(let fetch):
      guard let exhibit = Exhibit.named(fetch.exhibit) else { return nil }
      do {
        let listing = try await context.fetch(
          exhibit, fetch.request, isAnew: true, from: fetch.source)
        context.remember(listing, of: exhibit)
        return .fetched(listing)
      } catch let error where error.isFailedFetch {
        return .failed(fetch, problem: Wording.problem(error).sentence)
      }
    case .find(let which, let typed):
      do {
        return .found(try await context.find(which, typed: typed, shown: session.listing))
      } catch let error as ChoiceError {
        let problem = Wording.problem(error)
        return .refused(problem: problem.sentence, candidates: problem.candidates)
      }
    case .save(let values):
      do {
        try context.preferencesFile().save(values)
        context = try Context(context.world, context.options)
        return .saved(context.preferences)
      } catch {
        return .refused(problem: Wording.problem(error).sentence)
      }
    }
  }
}

extension Error {
  /// Whether trying again or another source may help.
  fileprivate var isFailedFetch: Bool {
    self is FetchError || self is NoAddress || self is NotInCache
  }
}
