import Arguments
import ZooKit
import ZooService
import ZooSources

/// Asks until a command has its answer.
///
/// What means nothing is asked for again with the reason; `q`, `b`, Escape and the end of input leave.
package struct Inquiry: Sendable {
  let prompter: Prompter
  let service: AnimalService

  package init(asking prompter: Prompter, _ service: AnimalService) {
    (self.prompter, self.service) = (prompter, service)
  }

  /// - Returns: the command's answer; `nil` if the user left.
  /// - Throws: `Failure` where asking again can't help.
  package func answer(to question: CommandQuestion) async throws -> Answer? {
    switch question {
    case .count: try await count()
    case .which(let purpose): try await animal(for: purpose)
    case .compared(let exhibit): try await comparison(in: exhibit)
    case .words(let purpose): try await words(for: purpose)
    case .cat(let edited): try await cat(editing: edited)
    case .removing(let animal): try await remove(animal)
    case .overwriting(let request): try await overwrite(request)
    }
  }

  /// Asks for words until something can be made of them: the candidates for a vague name are listed, to choose from, and
  /// Enter takes what was probably meant by another.
  ///
  /// - Parameter listing: what is shown first, to choose from.
  /// - Returns: what `read` makes of the words, and of the list shown; `nil` if the user left.
  func ask<Value>(
    _ prompt: Prompter.Prompt, from listing: Listing? = nil,
    read: (String, ShownList?) async throws -> Value
  ) async throws -> Value? {
    var (list, meant) = (ShownList?.none, String?.none)
    if let listing { list = try await show(listing) }
    while var words = try await prompter.ask(prompt)?.singleSpaced {
      if let line = meant, YesNoAnswer(words, ifEmpty: .yes) == .yes { words = line }
      meant = nil
      let key = SessionKey.read(words, at: .question)?.key
      if key == .quit || key == .back { return nil }
      if key == .help {
        try await prompter.show(.place(.help(help(prompt, below: list))))
      } else if words.isEmpty, let shown = list, shown.listing.hasMore {
        list = shown.withMoreCandidates
        try await prompter.show(shown.withMoreCandidates.screen)
      } else {
        do { return try await read(words, list) } catch {
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

  private func show(_ listing: Listing) async throws -> ShownList {
    let home = Exhibit.named(listing.exhibit) ?? .animals
    let list = ShownList(
      listing, at: home.id, isGrid: service.preferences.isGrid,
      pageSize: service.preferences.perPage)
    try await prompter.show(list.screen)
    return list
  }

  private func help(_ prompt: Prompter.Prompt, below list: ShownList?) -> Session.HelpTable {
    let page = list?.shownPage
    // Its examples show animals.
    let shown: Listing? = if case .which(.detail) = prompt { page } else { nil }
    let more: [SessionKey] = page?.hasMore == true ? [.more] : []
    let examples: [SessionKey] =
      switch prompt {
      case .which(.detail(in: nil)): [.show]
      case .compared: [.compare]
      default: []
      }
    let place: Place? = if case .at(let place) = prompt { place } else { nil }
    return Session.HelpTable(
      place: place, exhibit: list.flatMap { Exhibit.named($0.exhibit) } ?? .animals,
      keys: examples + more + [.help, .quit], listing: shown)
  }

  func say(_ problem: Session.Problem) async throws { try await prompter.show(.problem(problem)) }

  func say(_ status: Session.StatusMessage) async throws {
    try await prompter.show(.status(status))
  }

  /// Leaves a form or a question, and says what that comes to.
  func leave(_ place: Place) async throws -> Answer? {
    if let parting = place.parting { try await say(parting) }
    return nil
  }

  // MARK: - A count, words, a confirmation

  private func count() async throws -> Answer? {
    let count = try await ask(.at(.count)) { word, _ in
      word.isEmpty ? AnimalCount.suggested : try AnimalCount(word)
    }
    guard let count else { return nil }
    let listing = try await service.listing(
      of: .animals, PageRequest(size: count.value), isReload: true)
    return service.answer(with: listing, isFetch: true)
  }

  /// What a command answers to words, as if they had been typed behind it.
  private func words(for purpose: WordsPurpose) async throws -> Answer? {
    try await ask(.words(purpose)) { words, _ in
      _ = try Lookup(typed: words)
      let line = [purpose.command.spec.name, "--", words]
      let command = try Commands.command(of: Commands.parse(line))
      guard case .answer(let answer) = try await command.run(with: service) else {
        throw InvalidValue(words, .animalName)
      }
      return answer
    }
  }

  private func isConfirmed(_ prompt: Prompter.Prompt) async throws -> Bool {
    let answer = try await ask(prompt) { word, _ in
      guard let answer = YesNoAnswer(word, ifEmpty: .no) else {
        throw Session.Problem.neitherYesNorNo
      }
      return answer
    }
    return answer == .yes
  }

  func remove(_ animal: Animal) async throws -> Answer? {
    let question = Place.removing(animal)
    guard try await isConfirmed(.at(question)) else { return try await leave(question) }
    try service.remove(animal)
    return .removed(animal, from: .own)
  }

  private func overwrite(_ request: PictureSaveRequest) async throws -> Answer? {
    guard try await isConfirmed(.overwriting(request.existingFiles)) else {
      try await say(.nothingSaved)
      return nil
    }
    return try await service.savePictures(request)
  }
}
