import ZooKit
import ZooService

// What failed or matched nothing, and what was probably meant.

extension Session {
  /// What to do if a name was meant by other words: find it, or compare it with the other names.
  private func effects(
    ofMeaning name: String, by words: String, among scope: Failure.SearchScope
  ) -> [Effect] {
    guard let meant = comparisonTargets.first(where: { $0.words == words }) else {
      let exhibits =
        if case .exhibit(let exhibit, let others) = scope { [exhibit] + others } else {
          [Exhibit]()
        }
      return find(name, in: exhibits, typed: name)
    }
    // An exhibit before a name stays before it.
    let prefix = meant.typed.dropLast(meant.typed.hasSuffix(words) ? words.count : 0)
    return compare(replacing: words, by: prefix + name)
  }

  /// Compares the animals again, one of them by another name.
  func compare(replacing words: String, by name: String) -> [Effect] {
    let meant = comparisonTargets.first { $0.words == words }
    let names = comparisonTargets.map { $0.words == words ? name : $0.typed }
    let exhibits = meant.map { $0.typed == $0.words ? $0.exhibits : [] } ?? []
    return [.readComparedNames(ComparedNames(names: names), in: exhibits)]
  }

  /// Asks whether something else was meant.
  mutating func suggest(_ words: String, _ meaning: Suggestion.Meaning, compared: String? = nil) {
    places.append(.suggestion(Suggestion(words: words, meaning: meaning, compared: compared)))
  }

  /// Asks whether something else was meant by words that name nothing.
  private mutating func suggest(insteadOf failure: Failure) {
    switch failure {
    case .severalNames(_, let names):
      suggest(
        names.joined(separator: " vs "),
        .effects([.readComparedNames(ComparedNames(names: names), in: [])]))
    case .noMatch(let typed, let scope, let name, _):
      let isCompared = comparisonTargets.contains { $0.words == typed }
      if scope != .own, !isSingleQuestion, !isCompared, name?.hasAsManyWords(as: typed) != true,
        let line = SessionKey.line(meantBy: typed, at: spot)
      {
        suggest(line, .line)
      } else if let name {
        suggest(
          name, .effects(effects(ofMeaning: name, by: typed, among: scope)),
          compared: isCompared ? typed : nil)
      }
    default: break
    }
  }

  mutating func handleFailure(_ failure: Failure) -> [Effect] {
    if case .notAPicture = failure, case .catForm(var form) = place {
      form.askAgainForPicture()
      replace(by: .catForm(form))
      return [.show(.problem(.failure(failure)))]
    }
    if case .severalMatches(let typed, _, let candidates, _) = failure,
      spot == .list || [.count, .exhibits].contains(spot)
    {
      // Two may have the same words after different exhibits.
      let index = comparisonTargets.firstIndex { target in
        target.words == typed && !target.isByID
          && candidates.animals.allSatisfy {
            target.exhibits.isEmpty || target.exhibits.contains($0.exhibit)
          }
      }
      let comparison = index.map {
        ShownList.PendingChoice.comparison(of: comparisonTargets, at: $0)
      }
      var effects: [Effect] = []
      if comparison != nil {
        // It has to be said which of the names is meant, and what the others were taken for.
        if comparisonTargets.contains(where: { $0.found != nil }) {
          let others = comparisonTargets.indices.filter { $0 != index }.map {
            comparisonTargets[$0].found?.animal.name ?? comparisonTargets[$0].typed
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
    suggest(insteadOf: failure)
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
  mutating func handleFailure(_ failure: Failure, of action: CatAction) -> [Effect] {
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
