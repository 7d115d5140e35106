import ZooKit
import ZooQuery
import ZooSources

// Finding animals by what was typed: one query over all that is known.

extension AnimalService {
  /// Finds the animal that a user means. A name finds which animal it is among all that is known; if nothing is, the APIs
  /// that may know more are asked.
  ///
  /// - Parameters:
  ///   - listing: the list on the screen; `nil` for the one remembered between runs.
  ///   - compared: what is known, where animals are looked up to be compared: numbers stay those of the last list then, and
  ///     a species that several exhibits have is one.
  /// - Throws: `Failure.severalMatches`, whose candidates are remembered if a person sees them and may choose by
  ///   number, or `Failure.noMatch`.
  package func find(
    _ target: Lookup, in listing: Listing? = nil, comparing compared: KnownAnimals? = nil
  ) async throws -> FoundAnimal {
    let shown =
      if let listing { isMeant(listing, by: target) ? RememberedListing(listing) : nil } else {
        try remembered(for: target)
      }
    switch target.which {
    case .listNumber(let number):
      guard let shown else { throw Failure.noList(target.exhibits.first ?? Exhibit.animals.id) }
      return FoundAnimal(try shown.animal(at: number), from: shown.listing)
    case .id(let id): return try await found(id: id, target, listed: shown?.listing)
    case .words: break
    }
    let isCompared = compared != nil
    let (known, answer) = try await answer(to: target, listed: shown?.listing, among: compared)
    var matches = known.listing(of: answer.matches, search: target.words)
    if target.exhibits.count > 1 { matches.searchedExhibits = target.exhibits }
    matches = sayingIfOwn(matches)
    // A species is compared once, whichever exhibits have it.
    func species(_ animal: Animal) -> String { animal.latinName?.folded ?? animal.id }
    let isOne =
      matches.animals.count == 1 || isCompared && Set(matches.animals.map(species)).count == 1
    try requireNamed(answer, isOne: isOne, target, known)
    guard let animal = matches.animals.first, isOne else {
      throw severalMatches(
        [target.words], among: scope(of: target), matches, keepsList: listing != nil || isCompared)
    }
    let exhibit = Exhibit.named(animal.exhibit) ?? .animals
    var found = FoundAnimal(animal, in: exhibit)
    found.listed = shown?.listing.animals.contains(animal) == true ? shown?.listing : nil
    found.isBuiltIn = known.sources[exhibit.id] == .builtIn
    found = await fromBestSource(found, isName: answer.rank == .name)
    if let asked = Query(target.typed).askedFact, found.animal.fact(asked) == nil {
      report(.factNotKnown(asked))
    }
    return found
  }

  /// The animal as its API has it, if that can list all it has in a few pages; the built-in one if it can't be reached, which
  /// is no news where a whole name was typed.
  private func fromBestSource(_ found: FoundAnimal, isName: Bool) async -> FoundAnimal {
    let exhibit = found.exhibit
    guard found.isBuiltIn, found.listed == nil, preferences.source == nil, exhibit.isSoonListed,
      preferences.address(of: exhibit) != nil, let whole = try? await whole(of: exhibit)
    else { return found }
    if !isName { report(whole.notices) }
    let entry = IndexEntry(found.animal, of: exhibit)
    func isSame(_ animal: Animal) -> Bool {
      animal.id == entry.id || IndexEntry(animal, of: exhibit).mainNames == entry.mainNames
    }
    guard whole.source != .builtIn, let animal = whole.value.first(where: isSame) else {
      return found
    }
    return FoundAnimal(animal, in: exhibit)
  }

  /// The failure for candidates, which are numbered and remembered where a person sees them and may choose by number.
  ///
  /// - Parameter keepsList: whether numbers are still those of the list before.
  func severalMatches(
    _ words: [String], among scope: Failure.SearchScope, _ candidates: Listing, keepsList: Bool
  ) -> Failure {
    let areNumbered = context.areCandidatesSeen && !keepsList
    if areNumbered { remember(candidates) }
    return .severalMatches(
      words, among: scope, candidates: candidates, areNumbered: areNumbered)
  }

  /// Throws `Failure.noMatch` if the one animal that was found is not what was named.
  private func requireNamed(
    _ answer: QueryAnswer, isOne: Bool, _ target: Lookup, _ known: KnownAnimals
  ) throws {
    guard isOne, !answer.isNamed else { return }
    let meant = answer.matches.first.flatMap(known.index.animal)
    throw failure(toFind: target, among: known.index, orElse: meant?.name)
  }

  /// All of an exhibit that words name, or the animals that they mean, as far as they are known without a request.
  ///
  /// - Throws: `Failure.noMatch` if nothing matches, or one animal alone that was not named.
  func animals(meantBy target: Lookup) async throws -> [Animal] {
    // Birds are a kind, of which more exhibits than that of Chile have some.
    if !Query(target.typed).isTerm,
      let exhibit = Query.exhibits(meantBy: target.typed).first.flatMap(Exhibit.named)
    {
      return await offlineListing(of: exhibit)?.animals ?? []
    }
    let (known, answer) = try await answer(to: target, isOffline: true)
    try requireNamed(answer, isOne: answer.matches.count == 1, target, known)
    return known.index.animals(at: answer.matches)
  }

  /// What the words mean among all that is known, or else in what the APIs send that may know more. If only facts have the
  /// words, that is reported.
  ///
  /// - Parameters:
  ///   - all: what is known in all exhibits, if that was found out already.
  ///   - isOffline: whether no API is asked.
  /// - Throws: `Failure.noMatch` if nothing matches.
  private func answer(
    to target: Lookup, listed: Listing? = nil, among all: KnownAnimals? = nil,
    isOffline: Bool = false
  ) async throws -> (KnownAnimals, QueryAnswer) {
    var missed: [(reading: Lookup, known: KnownAnimals)] = []
    for reading in target.readings {
      let query = Query(reading.words)
      let known =
        if let all, reading.exhibits.isEmpty { all } else {
          await known(in: reading.searched, listed: listed)
        }
      if let answer = known.index.answer(query),
        !target.isMaybeCommand || answer.rank > .insideName
      {
        reportFacts(answer, target, known)
        return (known, answer)
      }
      missed.append((reading, known))
    }
    for (reading, known) in missed where !isOffline {
      guard let more = try await asked(known, isLimited: !reading.exhibits.isEmpty) else {
        continue
      }
      let answer = more.index.answer(Query(reading.words))
      if let failure = more.failure, answer?.rank != .name { throw failure }
      guard let answer else { continue }
      reportFacts(answer, target, more)
      return (more, answer)
    }
    throw failure(toFind: target, among: missed.first?.known.index ?? QueryIndex())
  }

  /// Reports that words are no name, but stand in facts, if so.
  private func reportFacts(_ answer: QueryAnswer, _ target: Lookup, _ known: KnownAnimals) {
    guard answer.rank == .text else { return }
    let exhibits = Set(known.index.animals(at: answer.matches).map(\.exhibit))
    let exhibit = exhibits.count == 1 ? exhibits.first.flatMap(Exhibit.named) : nil
    report(.foundByFacts(target.words, in: exhibit, count: answer.matches.count))
  }

  /// All of the exhibits whose APIs may know more than is known without a request; `nil` if none may.
  ///
  /// - Parameter isLimited: whether exhibits were named.
  func asked(_ known: KnownAnimals, isLimited: Bool) async throws -> KnownAnimals? {
    let isLiveOnly = preferences.source == .live
    guard preferences.source == nil && isLimited || isLiveOnly else { return nil }
    var more = KnownAnimals()
    for exhibit in known.exhibits
    where preferences.address(of: exhibit) == nil
      ? isLiveOnly && isLimited : isLiveOnly || known.sources[exhibit.id] != .cache
    {
      do {
        let whole = try await whole(of: exhibit)
        for case .fellBack(_, let error, _, _) in whole.notices { report(.failure(.fetch(error))) }
        more.add(whole.value.entries(of: exhibit), of: exhibit, from: whole.source)
      } catch {
        more.failure = more.failure ?? error
      }
    }
    if more.exhibits.isEmpty, let failure = more.failure { throw failure }
    return more.exhibits.isEmpty ? nil : more
  }

  private func found(id: String, _ target: Lookup, listed: Listing?) async throws -> FoundAnimal {
    if let animal = listed?.animals.first(where: { $0.id == id }), let listed {
      return FoundAnimal(animal, from: listed)
    }
    for exhibit in target.searched {
      let known = await offlineListing(of: exhibit)?.animals ?? []
      if let animal = known.first(where: { $0.id == id }) {
        return FoundAnimal(animal, in: exhibit)
      }
    }
    throw Failure.noMatch(target.words, among: scope(of: target), suggestion: nil)
  }

  /// The last list, if it may have what is meant. If reading it fails, a name is still looked for
  /// elsewhere, but a number can't be.
  private func remembered(for target: Lookup) throws -> RememberedListing? {
    do {
      let shown = try lastShownListing()
      return shown.map { isMeant($0.listing, by: target) } == true ? shown : nil
    } catch {
      if case .listNumber = target.which { throw error }
      report(.failure(Failure(error)))
      return nil
    }
  }

  /// Whether a list may have what is meant: any list without an exhibit before the name, else one of that
  /// exhibit, or for a number one of several.
  private func isMeant(_ listing: Listing, by target: Lookup) -> Bool {
    if case .listNumber = target.which, listing.exhibit == Listing.severalExhibits { return true }
    return target.exhibits.isEmpty || target.exhibits.contains(listing.exhibit)
  }

  /// Where a lookup looked, for the sentence that says what it found.
  func scope(of target: Lookup) -> Failure.SearchScope {
    let exhibits = target.exhibits.compactMap(Exhibit.named)
    return exhibits.first.map { .exhibit($0, others: Array(exhibits.dropFirst())) } ?? .everything
  }
}
