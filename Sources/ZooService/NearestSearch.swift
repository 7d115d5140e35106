import Arguments
import ZooKit

// Typos in searches.

extension String {
  /// The search without its typos, if it matches nothing as it is. A word with a typo becomes the nearest word with
  /// which the search matches.
  ///
  /// - Parameters:
  ///   - collections: words that animals have; of words equally near the first is taken.
  ///   - isWord: whether animals have a word anywhere, which is spelled right then.
  ///   - matches: whether a search matches anything.
  /// - Returns: folded words; `nil` if nothing is near.
  package func nearestSearch(
    in collections: [[String]], isWord: (String) -> Bool, _ matches: (String) -> Bool
  ) -> String? {
    let typed = folded.split(separator: " ").map(String.init)
    // One short word alone is too much like others to tell what was meant.
    guard typed.count > 1 || typed.contains(where: { $0.count > 3 }) else { return nil }
    var words = typed
    /// Replaces a word by the nearest one with which the search matches up to an end.
    func replace(_ index: Int, upTo end: Int) -> Bool {
      // One or two letters could be anything.
      guard words[index].count > 2 else { return false }
      // In a short word two typos leave too little of it.
      let typos = max(1, min(2, words[index].count / 3))
      let candidates = words[index].near(
        in: collections.joined(), atMost: typos, isUnfinished: true)
      // No word is meant twice.
      for candidate in candidates.prefix(Self.mostTried) where !words.contains(candidate) {
        var meant = words[..<end]
        meant[index] = candidate
        guard matches(meant.joined(separator: " ")) else { continue }
        words[index] = candidate
        return true
      }
      return false
    }
    // Later words may have typos, too.
    for index in typed.indices where !matches(typed[index]) && !replace(index, upTo: index + 1) {
      return nil
    }
    // Each may match something by itself: `snowy oul`. A word that is spelled right stays.
    let isFound = matches(words.joined(separator: " "))
    guard
      isFound
        || words.indices.contains(where: { index in
          !isWord(words[index]) && replace(index, upTo: words.count)
        })
    else { return nil }
    return words == typed ? nil : words.joined(separator: " ")
  }

  /// So many of the nearest words are tried, each of which is a search.
  private static let mostTried = 20
}

extension ListQuery {
  /// The query without its typos, if no animal matches it as it is; `nil` if nothing is near.
  func nearest(in animals: [Animal], of exhibit: Exhibit) -> ListQuery? {
    var meant = self
    let tags = Set(animals.flatMap(\.tags))
    if let tag, !tags.contains(where: { $0.folded == tag.folded }) {
      meant.tag = tag.nearest(in: tags.sorted())
      return meant.tag == nil || meant.apply(to: animals, of: exhibit).isEmpty ? nil : meant
    }
    if let kind {
      let kinds = animals.flatMap { animal in
        exhibit.kindFacts.flatMap { animal.fact($0)?.items ?? [] } + [animal.name]
      }
      meant.kind = ([kind] + kind.singularForms).lazy.compactMap { $0.nearest(in: kinds) }.first
      return meant.kind == nil || meant.apply(to: animals, of: exhibit).isEmpty ? nil : meant
    }
    let tagged = ListQuery(tag: tag).apply(to: animals, of: exhibit)
    let index = SearchIndex(tagged, of: exhibit)
    meant.search = search?.nearestSearch(in: [index.words], isWord: index.hasWords) {
      !index.allMatches($0).isEmpty
    }
    return meant.search == nil ? nil : meant
  }
}
