import ZooKit
import ZooSources

// Finding animals by what their facts say, where no name matches: `dogs herding`.

extension AnimalService {
  /// The matches of what was typed; if no name in an exhibit that was named matches, and facts count, whose facts do. Throws
  /// `Failure.noMatch`, with what is near or whether a search finds it, if there are none.
  func matchesOrFacts(
    of target: Lookup, listed: Listing?, prefersListed: Bool, includesFacts: Bool
  ) async throws -> LookupMatches {
    var failed: LookupScope?
    do {
      return try await matchesOrOthers(
        of: target, listed: listed, prefersListed: prefersListed, failed: &failed)
    } catch let failure as Failure {
      guard case .noMatch(let words, let among, var suggestion, _) = failure else { throw failure }
      if !target.exhibits.isEmpty, let failed {
        if includesFacts, let found = await matchesByFacts(of: target, in: failed) {
          report(failed.notices)
          return found
        }
        // Its API might have the animal, so say why it was not reached.
        for case .fellBack(_, let error, _, _) in failed.notices {
          report(.failure(.fetch(error)))
        }
        if includesFacts, suggestion == nil {
          suggestion = await nearestWords(to: words, in: failed)
        }
      }
      throw Failure.noMatch(
        words, among: among, suggestion: suggestion,
        isFoundBySearch: suggestion == nil ? await isFoundBySearch(words) : false)
    }
  }

  /// Whether it is worth searching all exhibits for words that are no name.
  func isFoundBySearch(_ words: String) async -> Bool { await !search(words).animals.isEmpty }

  /// The words without their typos with which something is found by its facts; `nil` if none are near.
  private func nearestWords(to words: String, in scope: LookupScope) async -> String? {
    for exhibit in scope.exhibits {
      guard let known = await offlineListing(of: exhibit) else { continue }
      let query = ListQuery(search: words)
      if let near = query.nearest(in: known.animals, of: exhibit)?.search { return near }
    }
    return nil
  }

  /// What has the words in its facts, as a search of the exhibits that were named finds it; `nil` if nothing has, or the
  /// words are an exhibit.
  private func matchesByFacts(of target: Lookup, in scope: LookupScope) async -> LookupMatches? {
    guard case .words(let words) = target.which, Exhibit.called(words) == nil else { return nil }
    let query = ListQuery(search: words)
    var (listings, found): ([Listing], [Animal]) = ([], [])
    for exhibit in scope.exhibits {
      // Candidates for a name are chosen by their names.
      let isWhole = scope.isHomeWhole && exhibit == scope.home
      guard
        let listing = isWhole ? scope.known[exhibit.id] : await offlineListing(of: exhibit)
      else { continue }
      listings.append(listing)
      found += query.apply(to: listing.animals, of: exhibit)
    }
    if found.isEmpty { return nil }
    if found.count == 1, let exhibit = found.first.map(\.exhibit).flatMap(Exhibit.named) {
      report(.foundByFacts(words, in: exhibit))
    }
    return LookupMatches(listing: matches(found, for: target, among: listings))
  }
}
