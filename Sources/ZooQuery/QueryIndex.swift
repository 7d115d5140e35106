import ZooKit

/// Animals that may answer a query, with what is found out of all of them at once.
package struct QueryIndex: Sendable {
  /// An animal that matches, by its index, and how well.
  package typealias Match = (index: Int, rank: MatchRank)

  /// The animals as queries look at them.
  package let entries: [IndexEntry]
  /// Of each animal what its terms of a category are; asking each entry for each phrase takes a fifth more in a comparison.
  private let terms = Term.Category.each { LazyValue<[[Term.ID]]>() }
  private let keptWords = LazyValue<[String]>()
  private static let largeGroup = 100

  package init(_ entries: [IndexEntry] = []) { self.entries = entries }

  package mutating func add(_ more: [IndexEntry]) { self = QueryIndex(entries + more) }

  package func animals(at indices: [Int]) -> [Animal] { indices.map { entries[$0] }.animals }
  package func animal(at index: Int) -> Animal? { entries[index].animal() }

  /// What is known of each animal by the terms of one category.
  func terms(of category: Term.Category) -> [[Term.ID]] {
    terms[category]?.value {
      // What entries of a table share is made on all processors, not by one for which the others wait.
      for index in stride(from: 0, to: entries.count, by: 64) { _ = entries[index].terms(category) }
      return entries.concurrentMap { $0.terms(category) }
    } ?? []
  }

  /// Says of which animals a phrase is true, by one of some meanings.
  func isTrue(_ part: Query.Part, by meanings: [Term.ID]) -> @Sendable (Int) -> Bool {
    let terms = meanings.map { ($0, self.terms(of: Vocabulary.shared[$0].category)) }
    return { index in terms.contains { $1[index].contains($0) } != part.isNegated }
  }

  /// Those of some of which all terms are true; of a phrase's meanings the first counts that leaves something.
  func indices(meeting query: Query, among indices: [Int]? = nil) -> [Int] {
    // What means one thing decides what others mean.
    query.parts.filter(\.isTerm).sorted { $0.meanings.count < $1.meanings.count }
      .reduce(indices ?? Array(entries.indices)) { left, part in
        let readings = part.isNegated ? [part.meanings] : part.meanings.map { [$0] }
        return readings.lazy.map { left.filter(isTrue(part, by: $0)) }.first { !$0.isEmpty } ?? []
      }
  }

  /// The animals, or some of them, that have a rank by a query. Large groups have one of their own: where processors share
  /// words, counting who uses them takes a third of the time.
  func matches(
    of query: Query, among indices: [Int]? = nil, _ rank: @Sendable (Query, Int) -> MatchRank?
  ) -> [Match] {
    (indices ?? Array(entries.indices)).mapGroups { group in
      let query = group.count > Self.largeGroup ? Query(query.text) : query
      return group.compactMap { index in rank(query, index).map { (index: index, rank: $0) } }
    }.flatMap(\.self)
  }

  /// Finds out what searches look at, so that the first one needn't.
  package func prepareForSearches() {
    _ = entries.concurrentMap { $0.texts(mentioning: []) }
    for category in Term.Category.allCases { _ = terms(of: category) }
  }

  /// The words of names but the Latin ones, folded, each once, the most frequent first.
  var words: [String] {
    keptWords.value {
      let all = entries.lazy.map(\.names).flatMap { names in
        names.bytes[names.latinName.upperBound...].split { !$0.isPartOfWord }
      }
      let counts = all.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      return counts.map { (-$0.value, String(decoding: $0.key, as: UTF8.self)) }
        .sorted { $0 < $1 }.map(\.1)
    }
  }
}
