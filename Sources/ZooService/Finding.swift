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
  /// - Throws: `Failure.severalMatches` or `Failure.noMatch`.
  package func find(
    _ target: Lookup, in listing: Listing? = nil, comparing compared: KnownAnimals? = nil
  ) async throws -> FoundAnimal {
    let shown = listing.map { RememberedListing($0) } ?? lastShownListing()
    let listed = shown?.listing
    func source(_ animal: Animal) -> Source? {
      listed?.animals.contains(animal) == true ? listed?.source : nil
    }
    switch target.which {
    case .listNumber(let number):
      // Behind an exhibit, numbers are those of a list of it or of several.
      let meant = target.exhibits.map(\.id) + [Listing.severalExhibits]
      guard let shown, target.exhibits.isEmpty || meant.contains(shown.listing.exhibit) else {
        throw Failure.noList((target.exhibits.first ?? .animals).id)
      }
      return FoundAnimal(try shown.animal(at: number), from: listed?.source)
    case .id(let id):
      let index = await known(in: target.searched, listed: listed).index
      let called = index.answer(Query(id), atLeast: .name)?.matches ?? []
      let same = index.animals(at: called).filter { $0.id == id }
      guard let animal = same.first(where: { source($0) != nil }) ?? same.first else {
        throw Failure.noMatch(target.words, among: .exhibits(target.exhibits), suggestion: nil)
      }
      return FoundAnimal(animal, from: source(animal))
    case .words:
      if let first = try await first(askedForBy: target) { return first }
      let (matches, isName) = try await matches(of: target, listed: listed, comparing: compared)
      guard let animal = matches.animals.first, matches.animals.count == 1 else {
        throw severalMatches(
          [target.words], among: .exhibits(target.exhibits), matches,
          keepsList: listing != nil || compared != nil)
      }
      var found = FoundAnimal(animal, from: source(animal))
      found.isBuiltIn = matches.source == .builtIn
      if found.source == nil { found = await fromBestSource(found, isName: isName) }
      if let asked = Query(target.typed).askedFact, found.animal.fact(asked) == nil {
        report(.factNotKnown(asked))
      }
      return found
    }
  }

  /// The animal as its API has it, if that can list all it has in a few pages; the built-in one if it can't be reached, which
  /// is no news where a whole name was typed.
  private func fromBestSource(_ found: FoundAnimal, isName: Bool) async -> FoundAnimal {
    let exhibit = found.exhibit
    guard found.isBuiltIn, preferences.source == nil, exhibit.isSoonListed,
      preferences.address(of: exhibit) != nil, let whole = try? await whole(of: exhibit)
    else { return found }
    if !isName { report(whole.notices) }
    let entry = IndexEntry(found.animal, of: exhibit)
    let same = (whole.source == .builtIn ? [] : whole.value).first {
      $0.id == entry.id || IndexEntry($0, of: exhibit).mainNames == entry.mainNames
    }
    return same.map { FoundAnimal($0, from: whole.source) } ?? found
  }

  /// The failure for candidates, which are numbered and remembered where a person sees them and may choose by number.
  ///
  /// - Parameter keepsList: whether numbers are still those of the list before.
  func severalMatches(
    _ words: [String], among scope: Failure.SearchScope, _ candidates: Listing, keepsList: Bool
  ) -> Failure {
    let areNumbered = context.areCandidatesSeen && !keepsList
    if areNumbered { remember(candidates) }
    return .severalMatches(words, among: scope, candidates: candidates, areNumbered: areNumbered)
  }

  /// Why words find nothing: they are several names in a row, or with what was probably meant, or else with the words that
  /// nothing has and what the others find.
  ///
  /// - Parameters:
  ///   - index: where they were looked for.
  ///   - name: what may have been meant if nothing is near.
  func failure(
    toFind target: Lookup, among index: QueryIndex, orElse name: String? = nil
  ) -> Failure {
    if let meant = comparison(meantBy: target.typed, among: index) {
      return .noMatch(target.typed, among: .everything, suggestion: meant)
    }
    let query = Query(target.words)
    let meant = index.correction(of: query)
    let answer = meant.flatMap { index.answer(Query($0)) }
    let only = answer?.matches.count == 1 ? answer?.matches.first.flatMap(index.animal) : nil
    let suggestion = only?.name ?? meant ?? name
    return .noMatch(
      target.words, among: .exhibits(target.exhibits), suggestion: suggestion,
      without: suggestion == nil ? index.excess(of: query) : nil)
  }

  /// All of an exhibit that words name, the first animal of an order, or the animals that they mean.
  ///
  /// - Throws: `Failure.noMatch` if nothing matches, or one animal alone that was not named.
  func animals(meantBy target: Lookup) async throws -> [Animal] {
    if let first = try await first(askedForBy: target) { return [first.animal] }
    // Birds are a kind, of which more exhibits than that of Chile have some.
    let exhibits = Query(target.typed).isTerm ? [] : Query.exhibits(meantBy: target.typed)
    return exhibits.isEmpty
      ? try await matches(of: target).listing.animals
      : await known(in: exhibits.compactMap(Exhibit.named)).index.entries.animals
  }

  /// What words match; of a species that is compared one animal, whichever exhibits have it. If only facts have the words, that
  /// is reported.
  ///
  /// - Parameter all: what is known in all exhibits, where animals are compared.
  /// - Returns: also whether they are a whole name.
  /// - Throws: `Failure.noMatch` if nothing matches, or one animal alone that was not named.
  private func matches(
    of target: Lookup, listed: Listing? = nil, comparing all: KnownAnimals? = nil
  ) async throws -> (listing: Listing, isName: Bool) {
    let (known, answer) = try await answer(to: target, listed: listed, among: all)
    var matches = sayingIfOwn(known.listing(of: answer.matches, search: target.words))
    if target.exhibits.count > 1 { matches.searchedExhibits = target.exhibits.map(\.id) }
    let species = all == nil ? [] : Set(matches.animals.map { $0.latinName?.folded ?? $0.id })
    if species.count == 1 { matches.animals = [matches.animals[0]] }
    if matches.animals.count == 1, !answer.isNamed {
      throw failure(toFind: target, among: known.index, orElse: matches.animals[0].name)
    }
    if answer.rank == .text {
      let count = matches.animals.count
      report(.foundByFacts(target.words, in: Exhibit.named(matches.exhibit), count: count))
    }
    return (matches, answer.rank == .name)
  }

  /// What words mean among all that is known, or else in what the APIs send that may know more.
  private func answer(
    to target: Lookup, listed: Listing?, among all: KnownAnimals?
  ) async throws -> (KnownAnimals, QueryAnswer) {
    var missed: [(reading: Lookup, known: KnownAnimals)] = []
    for reading in target.readings {
      let known =
        if let all, reading.exhibits.isEmpty { all } else {
          await known(in: reading.searched, listed: listed)
        }
      if let answer = known.answer(to: reading) { return (known, answer) }
      missed.append((reading, known))
    }
    for (reading, known) in missed {
      let more = await asked(in: reading.searched, besides: known)
      let answer = more.answer(to: reading)
      if let failure = more.failure, answer?.rank != .name { throw failure }
      if let answer { return (more, answer) }
    }
    throw failure(toFind: target, among: missed[0].known.index)
  }

  /// All of those of some exhibits whose APIs may know more than is known without a request; where these are all exhibits, that
  /// is only asked for if nothing else is allowed.
  func asked(in exhibits: [Exhibit], besides known: KnownAnimals) async -> KnownAnimals {
    let isLiveOnly = preferences.source == .live
    let isLimited = exhibits.count < Exhibit.all.count
    var more = KnownAnimals()
    guard isLiveOnly || preferences.source == nil && isLimited else { return more }
    for exhibit in exhibits
    where preferences.address(of: exhibit) == nil
      ? isLiveOnly && isLimited : known.sources[exhibit.id] != .cache
    {
      do {
        let whole = try await whole(of: exhibit)
        for case .fellBack(_, let error, _, _) in whole.notices { report(.failure(.fetch(error))) }
        more.add(whole.value.entries(of: exhibit), of: exhibit, from: whole.source)
      } catch {
        more.failure = more.failure ?? error
      }
    }
    return more
  }
}
