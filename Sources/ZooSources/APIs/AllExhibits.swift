import ZooKit
import ZooQuery

extension Exhibit {
  /// Every exhibit, in display order. To add an API, add a file beside these, its name here, and what it is called to the
  /// table of the vocabulary.
  package static let all: [Exhibit] = [.animals, .catBreeds, .dogBreeds, .birds, .cats]

  /// The names that preferences can set an address for: the exhibits and Wikipedia.
  package static let addressNames = all.map(\.id) + [Wikipedia.id]

  package static func named(_ id: String) -> Exhibit? { all.first { $0.id == id } }

  /// The exhibits that a word calls; hyphens count as spaces.
  package static func allCalled(_ word: String) -> [Exhibit] {
    Vocabulary.exhibits(called: word).compactMap(named)
  }

  /// The exhibit that a word means; of both that are called cats, that of single ones.
  package static func called(_ word: String) -> Exhibit? { allCalled(word).last }

  /// Whether words mean the exhibit, without those at their ends that mean nothing.
  package func isMeant(by words: String) -> Bool { Query.exhibits(meantBy: words).contains(id) }
}

extension ListQuery {
  /// The query without a kind that an exhibit is called by, since all of it is that.
  package func withoutKind(of exhibit: Exhibit) -> Self {
    var query = self
    if kind.map(exhibit.isMeant) == true { query.kind = nil }
    return query
  }

  /// The same with its search read: where that names an order which an exhibit has, what is to be sorted; whoever searches
  /// for the heaviest bear wants bears. Another superlative is a word like others.
  package func readingSearch(in exhibit: Exhibit) -> Self {
    guard let search, case .ranking(let superlative, let named, let kind) = Intent(search),
      named == nil || named == exhibit.id, let order = exhibit.order(typed: superlative.word)
    else { return self }
    return ListQuery(kind: kind ?? self.kind, tag: tag, order: self.order ?? order)
  }
}

extension Superlative {
  /// Where it ranks if no exhibit is named: one that is called like the kind, where the user is, or the first that has such an
  /// order.
  package func exhibit(of kind: String? = nil, at here: Exhibit) -> Exhibit {
    let called = Query.exhibits(meantBy: kind ?? "").reversed().compactMap(Exhibit.named)
    return (called + [here] + Exhibit.all).first { $0.order(typed: word) != nil } ?? .animals
  }
}
