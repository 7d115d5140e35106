import ZooKit
import ZooService

// What failed or matched nothing, and what was probably meant.

extension Session {
  /// Words that mean none of several animals to compare, or many.
  package struct Misnamed: Equatable, Sendable {
    let words: String
    /// All that are to be compared.
    let targets: [Lookup]

    /// Of the words of a failure; `nil` if they are no name of these.
    init?(_ words: String, among targets: [Lookup]) {
      guard targets.contains(where: { $0.words == words }) else { return nil }
      (self.words, self.targets) = (words, targets)
    }

    /// The names of all, this one by another name.
    func names(with name: String) -> [String] {
      targets.map { $0.words == words ? name : $0.typed }
    }

    /// The same with a name that is like the words: an exhibit before them stays before it.
    func names(meaning name: String) -> [String] {
      let typed = targets.first { $0.words == words }?.typed ?? words
      return names(with: typed.dropLast(typed.hasSuffix(words) ? words.count : 0) + name)
    }

    /// The exhibits to look in.
    var exhibits: [Exhibit.ID] {
      let meant = targets.first { $0.words == words }
      return meant.map { $0.typed == $0.words ? $0.exhibits : [] } ?? []
    }
  }

  /// Asks whether something else was meant.
  mutating func suggest(_ words: String, _ meaning: Suggestion.Meaning, misnamed: Misnamed? = nil) {
    places.append(.suggestion(Suggestion(words: words, meaning: meaning, misnamed: misnamed)))
  }

  /// Does what words were meant to.
  mutating func accept(_ suggestion: Suggestion) async throws {
    switch suggestion.meaning {
    case .line: try await interpret(suggestion.words)
    case .animal(let lookup): try await find(lookup)
    case .comparison(let names, let exhibits): try await compare(names, in: exhibits)
    case .ownCat(let lookup, let action): try start(action, named: lookup)
    case .list(let request): try await fetch(request)
    case .everywhere: try await searchEverywhere(suggestion.words)
    }
  }

  /// Asks whether something else was meant by words that name nothing.
  private mutating func suggest(insteadOf failure: Failure, comparing targets: [Lookup]) {
    switch failure {
    case .severalNames(_, let names):
      suggest(
        names.joined(separator: " vs "), .comparison(ComparedNames(names: names), in: []))
    case .noMatch(let typed, let scope, let name, _):
      let misnamed = Misnamed(typed, among: targets)
      if scope != .own, misnamed == nil, name?.hasAsManyWords(as: typed) != true,
        let line = SessionKey.line(meantBy: typed, at: spot)
      {
        suggest(line, .line)
      } else if let name {
        let meant = misnamed.map {
          Suggestion.Meaning.comparison(
            ComparedNames(names: $0.names(meaning: name)), in: $0.exhibits)
        }
        let found = (try? Lookup(name, in: scope.exhibits.map(\.id))).map {
          Suggestion.Meaning.animal($0)
        }
        if let meaning = meant ?? found { suggest(name, meaning, misnamed: misnamed) }
      }
    default: break
    }
  }

  /// Says what failed, and offers what can be done instead.
  ///
  /// - Parameter targets: the animals to compare, if they were.
  mutating func handleFailure(
    _ failure: Failure, comparing targets: [Lookup] = []
  ) async throws {
    if case .severalMatches(_, _, let candidates, _) = failure,
      spot == .list || [.count, .exhibits].contains(spot)
    {
      let index = targets.index(ofVague: failure)
      let comparison = index.map {
        ShownList.PendingChoice.comparison(of: targets, at: $0)
      }
      if let index {
        if let others = targets.othersToName(than: index) { say(.comparing(others)) }
        say(.failure(failure))
      }
      return offerCandidates(candidates, for: comparison)
    }
    if case .noMatch(let typed, _, _, _) = failure,
      ["yes", "no"].contains(typed.lowercased())
    {
      return say(.nothingToConfirm)
    }
    // Whoever is asked for an exhibit rather means one than nothing at all.
    if case .noMatch(let typed, _, nil, _) = failure, place == .exhibits {
      return say(.notAnExhibit(typed))
    }
    suggest(insteadOf: failure, comparing: targets)
    if case .line? = suggestion?.meaning, let suggestion,
      case .noMatch(let typed, let scope, _, _) = failure
    {
      // Rather a misspelt key than one of the words' animal.
      let misspelt = Failure.noMatch(typed, among: scope, suggestion: suggestion.words)
      return say(.failure(misspelt))
    }
    say(.failure(failure))
  }

  /// Handles that one of the user's cats wasn't found by its name alone; what was to be done with it is done with the one
  /// that is chosen.
  mutating func offerCats(for action: CatAction, after failure: Failure) throws {
    switch failure {
    case .severalMatches(_, _, let candidates, _):
      offerCandidates(candidates, for: .action(action))
    case .noMatch(_, _, let name?, _):
      suggest(name, .ownCat(try Lookup(typed: name), for: action))
      say(.failure(failure))
    default: throw failure
    }
  }

  /// Says that a list is empty, and offers what was probably meant.
  mutating func showEmpty(_ listing: Listing) {
    let isEverywhere = listing.exhibit == Listing.severalExhibits
    if let query = listing.nearestQuery, let words = listing.nearestWords {
      let request = ListRequest(
        exhibit: listing.exhibit, request: PageRequest(size: preferences.perPage), query: query)
      suggest(words, isEverywhere ? .everywhere : .list(request))
    }
    let offersSearch = suggestion == nil && !isEverywhere
    say(.empty(listing, offersSearch: offersSearch))
  }
}

extension [Lookup] {
  /// Which of the animals to compare a vague name is meant for: two may have the same words after different exhibits.
  func index(ofVague failure: Failure) -> Int? {
    guard case .severalMatches(let typed, _, let candidates, _) = failure else { return nil }
    return firstIndex { target in
      target.words == typed && !target.isByID
        && candidates.animals.allSatisfy {
          target.exhibits.isEmpty || target.exhibits.contains($0.exhibit)
        }
    }
  }

  /// What the others were taken for, if it has to be said which of the names is vague.
  func othersToName(than index: Int) -> [String]? {
    guard contains(where: { $0.found != nil }) else { return nil }
    return indices.filter { $0 != index }.map { self[$0].found?.animal.name ?? self[$0].typed }
  }
}
