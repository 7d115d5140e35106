import ZooKit

extension ListQuery {
  /// Whether an animal matches: it has the tag, it is what is listed, and a search finds it. Of one alone, only what it is
  /// counts, since another may be it rather.
  package func matches(_ animal: Animal, in exhibit: Exhibit) -> Bool {
    !apply(to: [animal], of: exhibit, atLeast: .latinName).isEmpty
  }

  /// The matching animals in the requested order; a search without an order puts the best matches first.
  ///
  /// - Parameter least: how well they have to be what is listed.
  package func apply(
    to animals: [Animal], of exhibit: Exhibit, atLeast least: MatchRank = .text
  ) -> [Animal] {
    var matches = animals
    func narrow(_ words: String?, _ find: (QueryIndex, Query) -> [Int]) {
      guard let words else { return }
      let index = QueryIndex(matches.entries(of: exhibit))
      matches = find(index, Query(words)).map { matches[$0] }
    }
    if let tag { matches = matches.filter { $0.hasTags(tag) } }
    narrow(kind) { $0.answer($1, atLeast: least)?.matches ?? [] }
    narrow(search) { $0.search($1).map(\.index) }
    return sorted(matches)
  }
}

extension Animal {
  /// Whether it has all tags of a list with commas between them. One of several words is that tag, or each of its words is
  /// one: `cute cat`.
  package func hasTags(_ list: String) -> Bool {
    let own = Set(tags.map(\.folded))
    return list.split(separator: ",").map { String($0).folded }.allSatisfy { tag in
      own.contains(tag) || tag.split(separator: " ").allSatisfy { own.contains(String($0)) }
    }
  }
}
