import ZooKit

/// What a query comes to among animals that are known.
package struct QueryAnswer: Sendable, Equatable {
  /// How the words were understood, the best first.
  package enum Reading: Int, Comparable, Sendable {
    case name
    /// All terms are true, and all other words begin words of a name.
    case meaning
    /// A word is only inside one of a name.
    case insideName
    /// Terms were read as words of names.
    case termsAsNames
    /// Words that are no terms are in facts or sentences.
    case text

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package let reading: Reading
  /// The indices of the animals.
  package let matches: [Int]
  /// Whether the one animal that matches is what was named, so that it may be shown without asking.
  package let isNamed: Bool
  /// Words that are read as a part of its name beside a term, in the middle of it. If they name something else, this one was
  /// not meant: no tiger shark is the Sand Tiger Shark.
  package var otherName: String?
}

extension QueryIndex {
  /// The animals that a query means; `nil` if there are none.
  package func answer(_ query: Query) -> QueryAnswer? {
    guard !query.isEmpty else { return nil }
    return withBytes { bytes in
      let called = records.indices.filter { records[$0].isCalled(query, in: bytes) }
      if !called.isEmpty { return QueryAnswer(reading: .name, matches: called, isNamed: true) }
      let meant = withMeanings(of: query, among: Array(records.indices))
      let names = query.parts.filter { !$0.isTerm }.flatMap(\.words)
      func named(
        _ words: [QueryWord], among indices: [Int], _ extent: Record.Extent = .latinWords
      ) -> [Int] {
        indices.filter { records[$0].rank(ofNameWords: words, extent, in: bytes) != nil }
      }
      if let meant {
        let found = named(names, among: meant)
        if !found.isEmpty {
          let matches = best(found, names, in: bytes)
          return QueryAnswer(
            reading: .meaning, matches: matches,
            // Hardly anybody means a word of a Latin name.
            isNamed: !named(names, among: matches, .beginnings).isEmpty,
            otherName: otherName(in: query, of: matches, in: bytes))
        }
        if names.allSatisfy({ $0.count > 2 }) {
          let inside = named(names, among: meant, .inside)
          if !inside.isEmpty {
            return QueryAnswer(reading: .insideName, matches: inside, isNamed: false)
          }
        }
      }
      if query.hasTerms {
        let words = query.parts.flatMap(\.words)
        let found = named(words, among: Array(records.indices))
        if !found.isEmpty {
          return QueryAnswer(reading: .termsAsNames, matches: found, isNamed: false)
        }
      }
      let mentioned = (meant ?? []).filter {
        records[$0].mentions(names, fromLetters: 4, in: bytes)
      }
      return mentioned.isEmpty
        ? nil : QueryAnswer(reading: .text, matches: mentioned, isNamed: true)
    }
  }

  /// Whether words are the whole name of an animal.
  package func isName(_ words: String) -> Bool { answer(Query(words))?.reading == .name }

  /// Those with all terms; of a phrase's meanings the first counts that leaves something. `nil` if nothing is left.
  private func withMeanings(of query: Query, among indices: [Int]) -> [Int]? {
    var left = indices
    // What means one thing decides what others mean.
    for part in query.parts.sorted(by: { $0.meanings.count < $1.meanings.count }) where part.isTerm
    {
      let kept = part.meanings.lazy.map { id in left.filter { self.records[$0].terms.contains(id) }
      }
      .first { !$0.isEmpty }
      guard let kept else { return nil }
      left = kept
    }
    return left
  }

  /// Where whole words of a name are found, beginnings don't count.
  private func best(
    _ found: [Int], _ words: [QueryWord], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Int] {
    let whole = found.filter {
      records[$0].rank(ofNameWords: words, .latinWords, in: bytes) == .words
    }
    return whole.isEmpty || words.isEmpty ? found : whole
  }

  private func otherName(
    in query: Query, of matches: [Int], in bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    guard query.hasTerms, !query.nameWords.isEmpty, matches.count == 1,
      !records[matches[0]].begins(with: query, in: bytes)
    else { return nil }
    return query.nameWords.joined(separator: " ")
  }
}
