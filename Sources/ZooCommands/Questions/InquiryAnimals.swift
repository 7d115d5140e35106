import Arguments
import ZooKit
import ZooService
import ZooSources

// The animals that a command asks for, by a name or a number.

extension Inquiry {
  func animal(for purpose: ChoicePurpose) async throws -> Answer? {
    let cats: Listing? = if case .own = purpose { try service.usersCatsListing() } else { nil }
    let answer = try await ask(.which(purpose), from: cats) { words, list in
      try await self.answer(to: words, in: list, for: purpose)
    }
    if let answer { return answer }
    if case .own(let action) = purpose { try await say(action.loss) }
    return nil
  }

  /// Does with the animal that words name what it is asked for.
  private func answer(
    to words: String, in list: ShownList?, for purpose: ChoicePurpose
  ) async throws -> Answer? {
    let lookup: Lookup
    switch purpose {
    case .own:
      lookup = try Lookup(typed: words)
      guard case .listNumber = lookup.which else {
        return try await use(Found(try service.findUsersCat(lookup), in: .own), for: purpose)
      }
    case .detail(let exhibit?): lookup = try Lookup(typed: words, in: [exhibit.id])
    case .detail(nil):
      // What stands behind `zoo` may be typed where any animal is asked for.
      let parsed = try Commands.parse(words.split(separator: " ").map(String.init))
      guard parsed.command == RootCommand.spec,
        case .animal(let name, let exhibits, let typed) = TypedRequest([words])
      else { return try await answer(to: parsed) }
      lookup = try Lookup(name, in: exhibits.map(\.id), typed: typed)
    case .gallery: lookup = try Lookup(typed: words)
    }
    return try await use(try await service.find(lookup, in: list?.listing), for: purpose)
  }

  private func answer(to parsed: ParsedArguments) async throws -> Answer? {
    switch try await Commands.command(of: parsed).run(with: service) {
    case .answer(let answer): return answer
    case .question(let question, _): return try await answer(to: question)
    case .partial(_, let failure): throw failure
    case .visit, .wholeFile, .setupReport: throw Unusable(problem: .nameWanted)
    }
  }

  private func use(_ found: Found, for purpose: ChoicePurpose) async throws -> Answer? {
    switch purpose {
    case .detail:
      let complete = try await service.complete(found)
      return .animal(complete.animal, in: complete.exhibit)
    case .gallery: return .gallery(try await service.gallery(of: found))
    case .own(let action):
      guard try service.isUsersCat(found.animal, in: found.exhibit.id) else {
        throw Failure.notUsersCat(name: found.animal.name)
      }
      return switch action {
      case .edit: try await cat(editing: found.animal)
      case .remove: try await remove(found.animal)
      }
    }
  }

  func comparison(in exhibit: Exhibit?) async throws -> Answer? {
    try await ask(.compared) { words, list in
      let names = ComparedNames(typed: words)
      let targets = try await service.comparedAnimals(
        in: names.words, areNames: names.areNames, exhibits: [exhibit?.id].compactMap { $0 },
        listing: list?.listing)
      return .comparison(try await service.loadForComparison(targets, in: list?.listing))
    }
  }
}

extension Session.CatAction {
  /// What there is to say if it isn't done.
  var loss: Session.StatusMessage {
    switch self {
    case .edit: .nothingSaved
    case .remove: .nothingRemoved
    }
  }
}
