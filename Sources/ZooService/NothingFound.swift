import Arguments
import ZooKit
import ZooQuery
import ZooSources

// What to say where nothing matches: one policy for names, lists and comparisons.

extension AnimalService {
  /// Why words find nothing: they are several names in a row, or with what was probably meant, or else with the words that
  /// nothing has and what the others find.
  ///
  /// - Parameter name: what may have been meant if nothing is near.
  func failure(
    toFind target: Lookup, in exhibits: [Exhibit], orElse name: String? = nil
  ) async -> Failure {
    if let names = await namesInRow(target.typed, in: target.exhibits) {
      return .severalNames(target.typed, names: names)
    }
    let query = Query(target.words)
    let index = await known(in: exhibits).index
    if let meant = corrected(query, in: index) {
      let answer = index.answer(Query(meant))
      let only = answer?.matches.count == 1 ? answer?.matches.first : nil
      return .noMatch(
        target.words, among: scope(of: target),
        suggestion: only.flatMap(index.animal)?.name ?? meant)
    }
    if let name {
      return .noMatch(target.words, among: scope(of: target), suggestion: name)
    }
    return .noMatch(
      target.words, among: scope(of: target), suggestion: nil,
      without: index.least(of: query.shortened(isKnown: index.words.isBegun(by:))))
  }

  /// The nearest words with which something matches; `nil` if there are none.
  private func corrected(_ query: Query, in index: QueryIndex) -> String? {
    let words = index.words
    return index.first(of: query.corrections(from: words, isKnown: words.isBegun(by:)))
  }

  /// The nearest words with which something matches; `nil` if there are none.
  func correctedWords(_ words: String, in exhibits: [Exhibit]) async -> String? {
    corrected(Query(words), in: await known(in: exhibits).index)
  }

  /// The list that was probably meant where nothing matches; `nil` if nothing is near.
  func corrected(_ query: ListQuery, in exhibit: Exhibit) async -> ListQuery? {
    var meant = query
    if let tag = query.tag {
      let tags = Set(await offlineListing(of: exhibit)?.animals.flatMap(\.tags) ?? []).sorted()
      let near = tag.split(separator: ",").compactMap { part in
        let part = String(part).singleSpaced
        return tags.first { $0.folded == part.folded } ?? part.nearest(in: tags)
      }
      meant.tag = near.joined(separator: ", ")
      return near.isEmpty || meant.tag?.folded == tag.folded ? nil : meant
    }
    guard let words = query.search ?? query.kind,
      let near = await correctedWords(words, in: [exhibit])
    else { return nil }
    if query.search == nil { meant.kind = near } else { meant.search = near }
    return meant
  }
}

extension [String] {
  /// Whether a word of names is this one, or begins with it or with what it is the plural of.
  fileprivate func isBegun(by word: String) -> Bool {
    let forms = word.searchedForms
    return contains { name in forms.contains(where: name.hasPrefix) }
  }
}
