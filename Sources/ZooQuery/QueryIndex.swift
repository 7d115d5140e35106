import ZooKit

/// Animals that may answer a query, with what is found out of all of them at once.
package struct QueryIndex: Sendable {
  private(set) var entries: [IndexEntry] = []
  /// Of each animal what its terms of a category are; asking each entry for each phrase takes a fifth more in a comparison.
  private var terms = Term.Category.each { LazyValue<[[Term.ID]]>() }
  private var keptWords = LazyValue<[String]>()

  package init(_ entries: [IndexEntry] = []) { add(entries) }

  package var animals: [Animal] { entries.animals }

  package func animals(at indices: [Int]) -> [Animal] { indices.map { entries[$0] }.animals }

  package func animal(at index: Int) -> Animal? { entries[index].animal() }

  package mutating func add(_ entries: [IndexEntry]) {
    (keptWords, terms) = (LazyValue(), Term.Category.each { LazyValue() })
    self.entries += entries
  }

  /// What is known of each animal by the terms of one category.
  func terms(of category: Term.Category) -> [[Term.ID]] {
    terms[category]?.value { entries.concurrentMap { $0.terms(category) } } ?? []
  }

  /// Says of which animals a phrase is true.
  func isTrue(_ part: Query.Part) -> @Sendable (_ index: Int) -> Bool {
    let meanings = part.meanings.map { ($0, terms(of: Vocabulary.shared[$0].category)) }
    return { index in meanings.contains { $1[index].contains($0) } != part.isNegated }
  }

  /// Finds out what searches look at, so that the first one needn't.
  package func prepareForSearches() {
    _ = entries.concurrentMap { $0.texts(mentioning: []) }
    for category in Term.Category.allCases { _ = terms(of: category) }
  }

  /// The words of names but the Latin ones, folded, each once, the most frequent first.
  var words: [String] {
    keptWords.value {
      var counts: [ArraySlice<UInt8>: Int] = [:]
      for names in entries.lazy.map(\.names) {
        let all = names.bytes[names.otherNames.lowerBound...]
        for word in all.split(whereSeparator: { !$0.isPartOfWord }) {
          counts[word, default: 0] += 1
        }
      }
      return counts.map { (-$0.value, String(decoding: $0.key, as: UTF8.self)) }
        .sorted { $0 < $1 }.map(\.1)
    }
  }
}

extension Animal {
  /// All its names but the Latin one, the listed one first: in other languages too, and each half of a double name.
  package var properNames: [String] {
    let others = facts.filter { $0.key.hasSuffix("Name") }
    return ([name] + name.halves + others.map(\.searchableText)).filter { !$0.isEmpty }
  }
}
