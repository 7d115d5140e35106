import ZooKit

extension ListQuery {
  /// Whether an animal matches: it has the tag, it is what is listed, and a search finds it. Of one alone, only what it is
  /// counts, since another may be it rather.
  package func matches(_ animal: Animal, in exhibit: Exhibit) -> Bool {
    let kinds = kind.map { QueryIndex([animal].entries(of: exhibit)).answer(Query($0)) }
    if let kinds, kinds.map({ $0.rank < .latinName }) ?? true { return false }
    return !apply(to: [animal], of: exhibit).isEmpty
  }

  /// The matching animals in the requested order; a search without an order puts the best matches first.
  package func apply(to animals: [Animal], of exhibit: Exhibit) -> [Animal] {
    var matches = animals
    if let tag { matches = matches.filter { $0.hasTags(tag) } }
    if let kind {
      let found = QueryIndex(matches.entries(of: exhibit)).answer(Query(kind))?.matches ?? []
      matches = found.map { matches[$0] }
    }
    guard let search else { return sorted(matches) }
    let index = QueryIndex(matches.entries(of: exhibit))
    return sorted(index.search(Query(search)).map { matches[$0.index] })
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
