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

    /// Compares the animals again, this one by another name.
    func comparison(by name: String) -> Effect {
      let meant = targets.first { $0.words == words }
      let names = targets.map { $0.words == words ? name : $0.typed }
      let exhibits = meant.map { $0.typed == $0.words ? $0.exhibits : [] } ?? []
      return .readComparedNames(ComparedNames(names: names), in: exhibits)
    }

    /// The same with a name that is like the words: an exhibit before them stays before it.
    func comparison(meaning name: String) -> Effect {
      let typed = targets.first { $0.words == words }?.typed ?? words
      return comparison(by: typed.dropLast(typed.hasSuffix(words) ? words.count : 0) + name)
    }
  }

  /// Asks whether something else was meant.
  mutating func suggest(_ words: String, _ meaning: Suggestion.Meaning, misnamed: Misnamed? = nil) {
    places.append(.suggestion(Suggestion(words: words, meaning: meaning, misnamed: misnamed)))
  }

  /// Asks whether something else was meant by words that name nothing.
  private mutating func suggest(insteadOf failure: Failure, comparing targets: [Lookup]) {
    switch failure {
    case .severalNames(_, let names):
      suggest(
        names.joined(separator: " vs "),
        .effects([.readComparedNames(ComparedNames(names: names), in: [])]))
    case .noMatch(let typed, let scope, let name, _):
      let misnamed = Misnamed(typed, among: targets)
      if scope != .own, !isSingleQuestion, misnamed == nil, name?.hasAsManyWords(as: typed) != true,
        let line = SessionKey.line(meantBy: typed, at: spot)
      {
        suggest(line, .line)
      } else if let name {
        let effects =
          misnamed.map { [$0.comparison(meaning: name)] }
          ?? find(name, in: scope.exhibits, typed: name)
        suggest(name, .effects(effects), misnamed: misnamed)
      }
    default: break
    }
  }

  /// Says that an effect failed, and offers what can be done instead.
  mutating func didFail(_ effect: Effect?, _ failure: Failure) -> [Effect] {
    switch effect {
    case .fetch(let request)? where failure.isFailedFetch: didFail(to: request, failure)
    case .findUsersCat(_, let action)?: offerCats(for: action, after: failure)
    case .compare(let targets)?: handleFailure(failure, comparing: targets)
    default: handleFailure(failure)
    }
  }

  /// - Parameter targets: the animals to compare, if they were.
  mutating func handleFailure(_ failure: Failure, comparing targets: [Lookup] = []) -> [Effect] {
    if case .notAPicture = failure, case .catForm(var form) = place {
      form.askAgainForPicture()
      replace(by: .catForm(form))
      return [.show(.problem(.failure(failure)))]
    }
    if case .severalMatches(let typed, _, let candidates, _) = failure,
      spot == .list || [.count, .exhibits].contains(spot)
    {
      // Two may have the same words after different exhibits.
      let index = targets.firstIndex { target in
        target.words == typed && !target.isByID
          && candidates.animals.allSatisfy {
            target.exhibits.isEmpty || target.exhibits.contains($0.exhibit)
          }
      }
      let comparison = index.map {
        ShownList.PendingChoice.comparison(of: targets, at: $0)
      }
      var effects: [Effect] = []
      if comparison != nil {
        // It has to be said which of the names is meant, and what the others were taken for.
        if targets.contains(where: { $0.found != nil }) {
          let others = targets.indices.filter { $0 != index }.map {
            targets[$0].found?.animal.name ?? targets[$0].typed
          }
          effects.append(.show(.status(.comparing(others))))
        }
        effects.append(.show(.problem(.failure(failure))))
      }
      return effects + offerCandidates(candidates, for: comparison)
    }
    if case .noMatch(let typed, _, _, _) = failure, !isSingleQuestion,
      ["yes", "no"].contains(typed.lowercased())
    {
      return [.show(.problem(.nothingToConfirm))]
    }
    // Whoever is asked for an exhibit rather means one than nothing at all.
    if case .noMatch(let typed, _, nil, _) = failure, place == .exhibits {
      return [.show(.problem(.notAnExhibit(typed)))]
    }
    suggest(insteadOf: failure, comparing: targets)
    if case .line? = suggestion?.meaning, let suggestion,
      case .noMatch(let typed, let scope, _, _) = failure
    {
      // Rather a misspelt key than one of the words' animal.
      let misspelt = Failure.noMatch(typed, among: scope, suggestion: suggestion.words)
      return [.show(.problem(.failure(misspelt)))]
    }
    switch entryPoint {
    case .which where failure.isFailedFetch: return [.fail(failure)]
    // Without a cat to choose, or a file to read them from, asking again can't help.
    case _ where requestedAction != nil && failure.isWithoutCats: return [.fail(failure)]
    case .visit, .browsing, .opening, .settings, .which, .comparing, .searching, .misnamed:
      return [.show(.problem(.failure(failure)))]
    case .count, .adding, .editing, .removing, .overwriting: return [.fail(failure)]
    }
  }

  /// Handles that one of the user's cats wasn't found by its name alone; what was to be done with it is done with the one
  /// that is chosen.
  mutating func offerCats(for action: CatAction, after failure: Failure) -> [Effect] {
    switch failure {
    case .severalMatches(_, _, let candidates, _):
      return offerCandidates(candidates, for: .action(action))
    case .noMatch(_, _, let name?, _):
      suggest(name, .effects(requireOwn(name, for: action)))
      return [.show(.problem(.failure(failure)))]
    default: return handleFailure(failure)
    }
  }

  /// Says that a list is empty, and offers what was probably meant.
  mutating func showEmpty(_ listing: Listing) -> [Effect] {
    let isEverywhere = listing.exhibit == Listing.severalExhibits
    if let query = listing.nearestQuery, let words = listing.nearestWords {
      let request = ListRequest(
        exhibit: listing.exhibit, request: PageRequest(size: preferences.perPage), query: query)
      suggest(words, .effects([isEverywhere ? .searchEverywhere(words) : .fetch(request)]))
    }
    let offersSearch = suggestion == nil && !isEverywhere && !isSingleQuestion
    return [.show(.problem(.empty(listing, offersSearch: offersSearch)))]
  }
}
