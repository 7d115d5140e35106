import Foundation
import ZooKit
import ZooService
import ZooSources

// What failed or matched nothing, and what was probably meant.

extension Session {
  /// Says what failed, and offers what can be done instead.
  ///
  /// - Parameter line: what was typed; empty if nothing was.
  mutating func handleFailure(_ failure: Failure, of line: String) {
    let meant = failure.line(insteadOf: line)
    switch failure {
    case .severalMatches(_, let scope, let candidates, _)
    where [.list, .count, .exhibits].contains(visit.spot):
      offerCandidates(candidates)
      // In an exhibit, a number says it all.
      if case .exhibit = scope { return }
      if let meant { say(.sayWhich(meant)) }
      return
    // Whoever is asked for an exhibit rather means one than nothing at all.
    case .noMatch(let typed, _, nil, _) where visit.place == .exhibits:
      return say(.notAnExhibit(typed))
    case .noMatch(let typed, let scope, let name, _):
      // Rather a misspelt key than an animal of one of the words, and alone than any.
      if !typed.contains(" ") || name?.hasAsManyWords(as: typed) != true,
        let key = SessionKey.line(meantBy: typed, at: visit.spot)
      {
        suggest(key, .line(key))
        return say(.failure(.noMatch(typed, among: scope, suggestion: key)))
      }
      if let name { suggest(name, .line(meant ?? name)) }
    default: break
    }
    say(.failure(failure))
  }

  /// Asks whether something else was meant.
  private mutating func suggest(_ words: String, _ meaning: Suggestion.Meaning) {
    visit.open(.suggestion(Suggestion(words: words, meaning: meaning)))
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

extension Failure {
  /// The line that was probably meant: what was typed, with a name in the place of the words that nothing has, or a number for
  /// those that several animals have; `nil` where the failure is about something else, or only the number would be left.
  func line(insteadOf typed: String) -> String? {
    func replacing(_ words: String, by meant: String) -> String? {
      typed.range(of: words, options: .caseInsensitive).map {
        typed.replacingCharacters(in: $0, with: meant)
      }
    }
    return switch self {
    case .noMatch(let unknown, _, let name?, _): replacing(unknown, by: name) ?? name
    case .severalMatches(let vague, _, _, _) where vague.first?.folded != typed.folded:
      vague.first.flatMap { replacing($0, by: "1") }
    default: nil
    }
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
