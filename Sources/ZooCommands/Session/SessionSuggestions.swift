import ZooKit
import ZooService

// What failed or matched nothing, and what was probably meant.

extension Session {
  /// Says what failed, and offers what can be done instead.
  mutating func handleFailure(_ failure: Failure) {
    switch failure {
    case .severalMatches(_, _, let candidates, _)
    where [.list, .count, .exhibits].contains(spot):
      return offerCandidates(candidates)
    case .noMatch(let typed, _, _, _) where ["yes", "no"].contains(typed.lowercased()):
      return say(.nothingToConfirm)
    // Whoever is asked for an exhibit rather means one than nothing at all.
    case .noMatch(let typed, _, nil, _) where place == .exhibits: return say(.notAnExhibit(typed))
    case .noMatch(let typed, let scope, let name, _):
      // Rather a misspelt key than one of the words' animal.
      if name?.hasAsManyWords(as: typed) != true,
        let line = SessionKey.line(meantBy: typed, at: spot)
      {
        suggest(line, in: line)
        return say(.failure(.noMatch(typed, among: scope, suggestion: line)))
      }
      if let name {
        suggest(name, in: ([scope.word].compactMap { $0 } + [name]).joined(separator: " "))
      }
    case .severalNames(_, let names):
      let comparison = names.joined(separator: " vs ")
      suggest(comparison, in: comparison)
    default: break
    }
    say(.failure(failure))
  }

  /// Asks whether something else was meant.
  private mutating func suggest(_ words: String, in line: String) {
    places.append(.suggestion(Suggestion(words: words, line: line)))
  }

  /// Handles that animals can't be compared; the line that was meant has the others as they are.
  mutating func handleFailure(_ failure: Failure, comparing targets: [Lookup]) {
    func line(with name: String, at index: Int) -> String {
      targets.indices.map { place in
        place == index ? name : targets[place].found?.animal.name ?? targets[place].typed
      }.joined(separator: " vs ")
    }
    switch failure {
    case .severalMatches(let typed, _, let candidates, _):
      say(.failure(failure))
      offerCandidates(candidates)
      // Two may have the same words after different exhibits.
      let index = targets.firstIndex { target in
        target.words == typed && !target.isByID
          && candidates.animals.allSatisfy {
            target.exhibits.isEmpty || target.exhibits.contains($0.exhibit)
          }
      }
      if let index { say(.sayWhich(line(with: "1", at: index))) }
    case .noMatch(let typed, _, let name?, _):
      guard let index = targets.firstIndex(where: { $0.words == typed }) else {
        return handleFailure(failure)
      }
      // An exhibit before the words stays before them.
      let before = targets[index].typed
      let meant = before.hasSuffix(typed) ? before.dropLast(typed.count) + name : name
      suggest(name, in: line(with: meant, at: index))
      say(.failure(failure))
    default: handleFailure(failure)
    }
  }

  /// Handles that one of the user's cats wasn't found by its name.
  mutating func handleFailure(_ failure: Failure, of action: CatAction) {
    let key: SessionKey = action == .edit ? .edit : .remove
    switch failure {
    case .severalMatches(_, _, let candidates, _):
      offerCandidates(candidates)
      say(.sayWhich("\(key.longest) 1"))
    case .noMatch(_, _, let name?, _):
      suggest(name, in: "\(key.longest) \(name)")
      say(.failure(failure))
    default: handleFailure(failure)
    }
  }

  /// Says that a list is empty, and offers what was probably meant.
  mutating func showEmpty(_ listing: Listing) {
    let isEverywhere = listing.exhibit == Listing.severalExhibits
    if let words = listing.nearestWords {
      let key: SessionKey = isEverywhere ? .search : listing.tag == nil ? .narrow : .tag
      suggest(words, in: "\(key.longest) \(words)")
    }
    say(.empty(listing, offersSearch: listing.nearestWords == nil && !isEverywhere))
  }
}

extension Failure.SearchScope {
  /// The word that names its exhibits before a name; `nil` for all.
  fileprivate var word: String? {
    guard case .exhibit(let exhibit, let others) = self else { return nil }
    return others.isEmpty ? exhibit.id : exhibit.otherNames.first
  }
}
