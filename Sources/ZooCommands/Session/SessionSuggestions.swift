import ZooKit
import ZooQuery
import ZooService
import ZooSources

// What failed or matched nothing, and what was probably meant.

extension Session {
  /// Says what failed, and offers what can be done instead.
  mutating func handleFailure(_ failure: Failure) {
    let meant = failure.line(insteadOf: typed)
    switch failure {
    case .severalMatches(_, let scope, let candidates, _)
    where [.list, .count, .exhibits].contains(visit.spot):
      show(candidates)
      // In an exhibit, a number says it all.
      if !scope.exhibits.isEmpty { return }
      if let meant { say(.sayWhich(meant)) }
      return
    // Whoever is asked for an exhibit rather means one than nothing at all.
    case .noMatch(let words, _, nil, _) where visit.place == .exhibits:
      return say(.failure(.invalid(InvalidValue(exhibit: words))))
    case .noMatch(let words, let scope, let name, _):
      // Rather a misspelt key than an animal of one of the words, and alone than any.
      if words.queryText == typed.queryText,
        !words.contains(" ") || name?.hasAsManyWords(as: words) != true,
        let key = SessionKey.line(meantBy: words, at: visit.spot)
      {
        suggest(key, in: key)
        return say(.failure(.noMatch(words, among: scope, suggestion: key)))
      }
      if let name { suggest(name, in: meant ?? name) }
    default: break
    }
    say(.failure(failure))
  }

  /// Asks whether a line was meant that has other words.
  private mutating func suggest(_ words: String, in line: String) {
    visit.open(.suggestion(Suggestion(words: words, line: line)))
  }

  /// Says that a list is empty, and offers what was probably meant.
  mutating func showEmpty(_ listing: Listing) {
    let isEverywhere = listing.exhibit == Listing.severalExhibits
    if let meant = listing.nearestWords,
      let words = listing.query.search ?? listing.query.kind ?? listing.query.tag
    {
      suggest(meant, in: typed.replacing(words, by: meant) ?? meant)
    }
    say(.empty(listing, offersSearch: listing.nearestWords == nil && !isEverywhere))
  }
}

extension Failure {
  /// The line that was probably meant: what was typed, with a name in the place of the words that nothing has, or a number for
  /// those that several animals have; `nil` where the failure is about something else, or only the number would be left.
  func line(insteadOf typed: String) -> String? {
    switch self {
    case .noMatch(let unknown, _, let name?, _): typed.replacing(unknown, by: name) ?? name
    case .severalMatches(let vague, _, _, _)
    where vague.count == 1 && vague[0].queryText != typed.queryText:
      typed.replacing(vague[0], by: "1")
    default: nil
    }
  }
}

extension String {
  /// The line with a name in the place of some words of it, those behind a separator rather than others; `nil` without them.
  fileprivate func replacing(_ words: String, by name: String) -> String? {
    let line = replacing(",", with: " , ").split(separator: " ").map(String.init)
    let count = words.replacing(",", with: " , ").split(separator: " ").count
    let starts = line.indices.filter { start in
      start + count <= line.count
        && line[start..<start + count].joined(separator: " ").queryText == words.queryText
    }
    let start = starts.first { $0 > 0 && ComparedNames.isSeparator(line[$0 - 1]) } ?? starts.first
    return start.map { start in
      (line[..<start] + [name] + line[(start + count)...]).joined(separator: " ")
    }
  }
}
