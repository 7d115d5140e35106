import ZooKit
import ZooQuery
import ZooService
import ZooSources

// The orders of lists: by name, by size or by a score.

extension Session {
  /// Sorts the list by name, size or a score; without words by name.
  mutating func sort(_ words: String) async throws {
    let words = words.hasPrefix("by ") ? String(words.dropFirst(3)) : words
    let list = visit.shownList
    let candidates = list?.isCandidateList == true ? list?.listing.animals : nil
    // Candidates may be of several exhibits.
    let exhibits = candidates?.groupedByExhibit.compactMap { Exhibit.named($0[0].exhibit) }
    let order = words.isEmpty ? .name : try (exhibits ?? [visit.exhibit]).order(typed: words)
    // What can't be asked for again is sorted as it is.
    if let list, list.isCandidateList || list.listing.isSample {
      return open(.list(list.sorted(by: order)))
    }
    var query = visit.listing?.query ?? ListQuery()
    query.order = order
    try await fetchFirst(query)
  }

  /// Lists all of an exhibit by size, or what is of a kind.
  mutating func rank(
    _ named: Exhibit?, by superlative: Superlative, kind: String? = nil
  ) async throws {
    let chosen = named ?? superlative.exhibit(of: kind, at: visit.exhibit)
    let query = ListQuery(kind: kind, order: try [chosen].order(typed: superlative.word))
    try await fetchFirst(query, of: chosen, isOfAnyExhibit: named == nil && kind != nil)
  }
}

extension Visit {
  /// The order of the list, if the user chose it: all animals of a random exhibit are listed by name anyway.
  var chosenOrder: ListQuery.Order? {
    exhibit.isRandomSample && listing?.order == .name ? nil : listing?.order
  }
}
