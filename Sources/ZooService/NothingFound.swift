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
    let words = await words(of: exhibits)
    if let (meant, known) = await corrected(query, words, in: exhibits) {
      let answer = known.index.answer(Query(meant))
      let only = answer?.matches.count == 1 ? answer?.matches.first : nil
      return .noMatch(
        target.words, among: scope(of: target),
        suggestion: only.map { known.index.animals[$0].name } ?? meant)
    }
    if let name {
      return .noMatch(target.words, among: scope(of: target), suggestion: name)
    }
    let shortened = query.shortened(isKnown: words.isBegun(by:))
    let known = await known(shortened.map { Query($0.rest) }, in: exhibits)
    return .noMatch(
      target.words, among: scope(of: target), suggestion: nil,
      without: known.index.least(of: shortened))
  }

  /// The nearest words with which something matches, and what they may match; `nil` if there are none.
  private func corrected(
    _ query: Query, _ words: [String], in exhibits: [Exhibit]
  ) async -> (words: String, known: Known)? {
    let corrections = query.corrections(from: words, isKnown: words.isBegun(by:))
    guard !corrections.isEmpty else { return nil }
    let known = await known(corrections.map { Query($0) }, in: exhibits)
    return known.index.first(of: corrections).map { ($0, known) }
  }

  /// The nearest words with which something matches; `nil` if there are none.
  func correctedWords(_ words: String, in exhibits: [Exhibit]) async -> String? {
    await corrected(Query(words), self.words(of: exhibits), in: exhibits)?.words
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

  /// The words of all names.
  private func words(of exhibits: [Exhibit]) async -> [String] {
    var words: [String] = []
    for exhibit in exhibits {
      words += await loader.names(of: exhibit).concurrentMap(\.queryText.queryWords)
        .flatMap(\.self)
    }
    return words
  }
}

extension [String] {
  /// Whether a word of names is this one, or begins with it or with what it is the plural of.
  fileprivate func isBegun(by word: String) -> Bool {
    let forms = word.searchedForms
    return contains { name in forms.contains(where: name.hasPrefix) }
  }
}
