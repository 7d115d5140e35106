import Arguments
import ZooKit
import ZooService

/// Asks the person who runs a command until it has its answer, one awaited question at a time.
///
/// What means nothing is asked for again with the reason; `q`, `b`, Escape and the end of input leave.
package struct Prompter: Sendable {
  private let io: PromptIO
  private let service: AnimalService

  package init(asking io: PromptIO, _ service: AnimalService) {
    (self.io, self.service) = (io, service)
  }

  /// Asks for words until something can be made of them: the candidates for a vague name are listed, to choose from, and
  /// Enter takes what was probably meant by another.
  ///
  /// - Parameter listing: what is shown first, to choose from.
  /// - Returns: what `read` makes of the words, and of the list shown; `nil` if the user left.
  /// - Throws: `Failure` where asking again can't help.
  func ask<Value>(
    _ prompt: PromptIO.Prompt, from listing: Listing? = nil,
    read: (String, Listing?) async throws -> Value
  ) async throws -> Value? {
    var (list, meant) = (ListPlace?.none, String?.none)
    if let listing { list = try await show(listing) }
    while var words = try await io.ask(prompt)?.singleSpaced {
      if let line = meant, words.agrees(ifEmpty: true) == true { words = line }
      meant = nil
      let key = SessionKey.read(words, at: .question)?.key
      if key == .quit || key == .back { return nil }
      if key == .help {
        try await io.show(.place(.help(help(prompt, below: list))))
      } else if words.isEmpty, let shown = list, shown.listing.hasMore {
        list = shown.withMoreCandidates
        try await io.show(shown.withMoreCandidates.screen)
      } else {
        do { return try await read(words, list?.listing) } catch {
          let problem = try Self.problem(of: error)
          let failure: Failure? = if case .failure(let failure) = problem { failure } else { nil }
          let line = failure?.line(insteadOf: words)
          if case .severalMatches(_, _, let candidates, _)? = failure {
            list = try await show(candidates)
            if let line { try await say(.sayWhich(line)) }
          } else {
            meant = line
            try await say(problem)
          }
        }
      }
    }
    return nil
  }

  /// Why words can't be used; throws what other words wouldn't change.
  private static func problem(of error: any Error) throws -> Session.Problem {
    if let problem = error as? Session.Problem { return problem }
    if error is UsageError { return .nameWanted }
    let failure = try Failure(known: error)
    if failure == .cancelled || failure.isFailedFetch { throw failure }
    return .failure(failure)
  }

  private func show(_ listing: Listing) async throws -> ListPlace {
    let home = Exhibit.named(listing.exhibit) ?? .animals
    let list = ListPlace(
      listing, at: home.id, isGrid: service.preferences.isGrid,
      pageSize: service.preferences.perPage)
    try await io.show(list.screen)
    return list
  }

  private func help(_ prompt: PromptIO.Prompt, below list: ListPlace?) -> Session.HelpTable {
    let page = list?.shownPage
    // Its examples show animals.
    let shown: Listing? = if case .detail = prompt { page } else { nil }
    let more: [SessionKey] = page?.hasMore == true ? [.more] : []
    let examples: [SessionKey] =
      switch prompt {
      case .detail(in: nil): [.show]
      case .compared: [.compare]
      default: []
      }
    let place: Place? = if case .at(let place) = prompt { place } else { nil }
    return Session.HelpTable(
      place: place, exhibit: list.flatMap { Exhibit.named($0.exhibit) } ?? .animals,
      keys: examples + more + [.help, .quit], listing: shown)
  }

  private func say(_ problem: Session.Problem) async throws {
    try await io.show(.problem(problem))
  }

  private func say(_ status: Session.StatusMessage) async throws {
    try await io.show(.status(status))
  }

  /// Says what leaving a question comes to; one that no place asks is about files.
  private func leave(_ prompt: PromptIO.Prompt) async throws {
    let place: Place? = if case .at(let place) = prompt { place } else { nil }
    try await say(place?.parting ?? .nothingSaved)
  }

  // MARK: - What several commands ask

  func count() async throws -> AnimalCount? {
    try await ask(.at(.count)) { word, _ in
      word.isEmpty ? AnimalCount.suggested : try AnimalCount(word)
    }
  }

  /// What a command answers to words, as if they had been typed behind it.
  func words(_ prompt: PromptIO.Prompt, behind command: CommandSpec) async throws -> CommandAnswer?
  {
    try await ask(prompt) { words, _ in
      _ = try Lookup(typed: words)
      let command = try Commands.command(of: Commands.parse([command.name, "--", words]))
      guard case .answer(let answer) = try await command.run(with: service) else {
        throw InvalidValue(words, .animalName)
      }
      return answer
    }
  }

  /// The cat of the user's that was named, or else one of them all, which are listed.
  func ownCat(_ named: Animal?, _ prompt: PromptIO.Prompt) async throws -> Animal? {
    if let named { return named }
    return try await ask(prompt, from: service.usersCatsListing()) { words, cats in
      try service.findUsersCat(Lookup(typed: words), in: cats)
    }
  }

  /// Whether the user wants it; if not, it is said what that comes to.
  func isConfirmed(_ prompt: PromptIO.Prompt) async throws -> Bool {
    let agrees = try await ask(prompt) { word, _ in
      guard let agrees = word.agrees(ifEmpty: false) else {
        throw Session.Problem.neitherYesNorNo
      }
      return agrees
    }
    if agrees != true { try await leave(prompt) }
    return agrees == true
  }

  /// A cat of the user's that was added, or changed, in the form.
  func cat(editing edited: Animal?) async throws -> CommandAnswer? {
    var form = CatForm(editing: edited)
    try await say(.catFormIntro)
    asking: while let answer = try await io.ask(.at(.catForm(form))) {
      switch try form.accept(answer, check: service.check, keep: service.keep) {
      case .again(let problem): if let problem { try await say(problem) }
      case .kept(let animal): return .animal(animal, in: .own)
      case .discarded: break asking
      case .help:
        try await io.show(
          .place(
            .help(Session.HelpTable(place: .catForm(form), exhibit: .own, keys: [.help]))))
      }
    }
    try await leave(.at(.catForm(form)))
    return nil
  }
}
