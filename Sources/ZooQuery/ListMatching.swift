import ZooKit

extension ListQuery {
  /// Whether an animal matches: it has the tag, it is what is listed, and a search finds it. Of one alone, only what it is
  /// counts, since another may be it rather.
  package func matches(_ animal: Animal, in exhibit: Exhibit) -> Bool {
    !apply(to: [animal], of: exhibit, atLeast: .latinName).isEmpty
  }

  /// The animals that have the tags, are what is listed, at least so well, and are found by the search, in the requested order;
  /// a search without an order puts the best matches first.
  package func apply(
    to animals: [Animal], of exhibit: Exhibit, atLeast least: MatchRank = .text
  ) -> [Animal] {
    var matches = animals
    // Of several words each is a tag, or all of them are one: `cute cat`.
    for tag in (tag ?? "").commaSeparated.map(\.folded) {
      matches = matches.filter { animal in
        let own = animal.tags.map(\.folded)
        return own.contains(tag) || tag.queryWords.allSatisfy(own.contains)
      }
    }
    func narrow(_ words: String?, _ find: (QueryIndex, Query) -> [Int]) {
      guard let words else { return }
      let index = QueryIndex(matches.entries(of: exhibit))
      matches = index.animals(at: find(index, Query(words)))
    }
    narrow(kind) { $0.answer($1, atLeast: least)?.matches ?? [] }
    narrow(search) { $0.search($1).map(\.index) }
    return sorted(matches)
  }
}
