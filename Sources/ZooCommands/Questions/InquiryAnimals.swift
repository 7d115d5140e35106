import Arguments
import ZooKit
import ZooQuery
import ZooService
import ZooSources

// The animals that a command asks for, by a name or a number.

extension Inquiry {
  /// What words mean where an animal is asked for.
  private enum Meant {
    case animal(Found)
    /// More than one animal: what the words alone would show.
    case answer(Answer)
  }

  func animal(for purpose: ChoicePurpose) async throws -> Answer? {
    let cats: Listing? = if case .own = purpose { try service.usersCatsListing() } else { nil }
    switch try await ask(
      .which(purpose), from: cats, read: { try await self.read($0, in: $1, for: purpose) })
    {
    case .animal(let found)?: return try await use(found, for: purpose)
    case .answer(let answer)?: return answer
    case nil: return nil
    }
  }

  private func read(
    _ words: String, in list: ShownList?, for purpose: ChoicePurpose
  ) async throws -> Meant {
    if case .own = purpose {
      let cat = try service.findUsersCat(Lookup(typed: words), in: list?.listing)
      return .animal(Found(cat, in: .own))
    }
    if !purpose.exhibits.isEmpty {
      let lookup = try Lookup(typed: words, in: purpose.exhibits.map(\.id))
      return .animal(try await service.find(lookup, in: list?.listing))
    }
    let parsed = try Commands.commandLine.parse(words.split(separator: " ").map(String.init))
    guard parsed.command == RootCommand.spec, !words.contains("--") else {
      throw Session.Problem.nameWanted
    }
    if case .animals(let typed) = Intent(words) {
      return .animal(try await service.find(Lookup(typed: typed), in: list?.listing))
    }
    guard case .answer(let answer) = try await RootCommand(parsed).run(with: service) else {
      throw Session.Problem.nameWanted
    }
    return .answer(answer)
  }

  private func use(_ found: Found, for purpose: ChoicePurpose) async throws -> Answer? {
    switch purpose {
    case .detail:
      let complete = try await service.complete(found)
      return .animal(complete.animal, in: complete.exhibit)
    case .gallery: return .gallery(try await service.gallery(of: found))
    case .own(.edit): return try await cat(editing: found.animal)
    case .own(.remove): return try await remove(found.animal)
    }
  }

  func comparison(in exhibit: Exhibit?) async throws -> Answer? {
    let found = try await ask(.compared) { words, list in
      try await service.compared(
        ComparedNames(typed: words), in: [exhibit?.id].compactMap { $0 }, listing: list?.listing)
    }
    return found.map { Answer(comparing: $0) }
  }
}
