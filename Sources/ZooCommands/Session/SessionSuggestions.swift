import ZooKit
import ZooQuery
import ZooService
import ZooSources

// What failed or matched nothing, and what was probably meant.

extension Session {
  /// Says what failed, and offers what can be done instead.
  mutating func handleFailure(_ failure: Failure) {
    switch failure {
    case .severalMatches(_, _, let candidates, _)
    where [.list, .count, .exhibits].contains(visit.spot):
      return offerCandidates(candidates)
    // Whoever is asked for an exhibit rather means one than nothing at all.
    case .noMatch(let typed, _, nil, _) where visit.place == .exhibits:
      return say(.notAnExhibit(typed))
    case .noMatch(let typed, let scope, let name, _):
      // Rather a misspelt key than an animal of one of the words, and alone than any.
      if !typed.contains(" ") || name?.hasAsManyWords(as: typed) != true,
        let line = SessionKey.line(meantBy: typed, at: visit.spot)
      {
        suggest(line, .line(line))
        return say(.failure(.noMatch(typed, among: scope, suggestion: line)))
      }
      if let name {
        suggest(name, .line(scope.word.map { "\($0) \(name)" } ?? name))
      }
    default: break
    }
    say(.failure(failure))
  }

  /// Asks whether something else was meant.
  private mutating func suggest(_ words: String, _ meaning: Suggestion.Meaning) {
    visit.open(.suggestion(Suggestion(words: words, meaning: meaning)))
  }

  /// Handles that not one animal was meant by a name in a line; the line has the first of several by its number, or the
  /// name that was meant.
  mutating func handleFailure(_ failure: Failure, meaning line: (Failure) -> String?) {
    guard let line = line(failure) else { return handleFailure(failure) }
    switch failure {
    case .severalMatches(_, _, let candidates, _):
      offerCandidates(candidates)
      say(.sayWhich(line))
    case .noMatch(_, _, let name?, _):
      suggest(name, .line(line))
      say(.failure(failure))
    default: handleFailure(failure)
    }
  }

  /// Says that a list is empty, and offers what was probably meant.
  mutating func showEmpty(_ listing: Listing) {
    let isEverywhere = listing.exhibit == Listing.severalExhibits
    if let words = listing.nearestWords, let query = listing.nearestQuery {
      let request = ListRequest(
        exhibit: listing.exhibit, request: PageRequest(size: preferences.perPage), query: query)
      suggest(
        words, isEverywhere ? .line("\(SessionKey.search.word) \(words)") : .list(request))
    }
    say(.empty(listing, offersSearch: listing.nearestWords == nil && !isEverywhere))
  }
}

extension [Lookup] {
  /// What to type to compare the animals that were probably meant; `nil` if the failure is about something else.
  ///
  /// A misspelt name is replaced by the one near it, and a name of several animals by the number of the first of them.
  func line(insteadOf failure: Failure) -> String? {
    let meant: [String?]
    switch failure {
    case .severalMatches(let vague, _, let candidates, _):
      var index = QueryIndex()
      for animals in candidates.animals.groupedByExhibit {
        index.add(animals, of: Exhibit.named(animals[0].exhibit) ?? .animals)
      }
      meant = map { target in
        guard vague.contains(target.words), !target.isByID else { return nil }
        return index.answer(Query(target.words))?.matches.first { place in
          target.exhibits.isEmpty
            || index.animal(at: place).map { target.exhibits.contains($0.exhibit) } == true
        }.map { "\($0 + 1)" }
      }
    case .noMatch(let typed, _, let near?, _):
      // An exhibit before the words stays before them.
      meant = map { target in
        target.words != typed
          ? nil
          : target.typed.hasSuffix(typed) ? target.typed.dropLast(typed.count) + near : near
      }
    default: return nil
    }
    guard meant.contains(where: { $0 != nil }) else { return nil }
    return zip(self, meant).map { $1 ?? $0.found?.animal.name ?? $0.typed }
      .joined(separator: " vs ")
  }
}

extension Session.CatAction {
  var key: SessionKey {
    switch self {
    case .edit: .edit
    case .remove: .remove
    }
  }
}
