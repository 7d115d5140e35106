import Arguments
import ZooKit
import ZooQuery
import ZooSources

// What to say where nothing matches: one policy for names, lists and comparisons.

extension AnimalService {
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
      target.words, among: scope(of: target), suggestion: suggestion,
      without: suggestion == nil ? index.excess(of: query) : nil)
  }

  /// The tags or words that were probably meant where nothing matches; `nil` if nothing is near.
  func corrected(_ query: ListQuery, in exhibit: Exhibit) async -> String? {
    guard let tag = query.tag else {
      guard let words = query.search ?? query.kind else { return nil }
      return await known(in: [exhibit]).index.correction(of: Query(words))
    }
    let tags = Set(await offlineListing(of: exhibit)?.animals.flatMap(\.tags) ?? []).sorted()
    let near = tag.split(separator: ",").compactMap { part in
      let part = String(part).singleSpaced
      return tags.first { $0.folded == part.folded } ?? part.nearest(in: tags)
    }
    let meant = near.joined(separator: ", ")
    return near.isEmpty || meant.folded == tag.folded ? nil : meant
  }
}
