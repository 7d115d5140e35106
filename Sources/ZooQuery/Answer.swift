import ZooKit

/// What a query comes to among animals that are known.
package struct QueryAnswer: Sendable, Equatable {
  /// How the words were understood, the best first.
  package enum Reading: Int, Comparable, Sendable {
    case name
    /// They stand in a name, one behind the other: the bush elephant in African Bush Elephant.
    case partOfName
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
  /// The animals that a query means: the first way to read it that finds some counts; `nil` if none does.
  package func answer(_ query: Query) -> QueryAnswer? {
    guard !query.isEmpty else { return nil }
    return withBytes { bytes in
      let called = called(query, in: bytes)
      if !called.isEmpty { return QueryAnswer(reading: .name, matches: called, isNamed: true) }
      let having = withMeanings(of: query, among: Array(records.indices))
      let meant = having.flatMap { meaning(of: query, among: $0, in: bytes) }
      let part = partOfName(query, in: bytes)
      // A name in which the words stand, unless they mean no other animals than these.
      if let part, meant?.matches != part.matches { return part }
      return meant
        ?? having.flatMap { insideName(query, among: $0, in: bytes) }
        ?? termsAsNames(query, in: bytes)
        ?? having.flatMap { mentioned(query, among: $0, in: bytes) }
    }
  }

  /// Those of which all that was typed is a name, or all but fillers, or a name before what they are: Siamese cats.
  private func called(_ query: Query, in bytes: Bytes) -> [Int] {
    for query in [query, query.withoutFillers].compactMap(\.self) {
      let called = records.indices.filter { records[$0].isCalled(query, in: bytes) }
      if !called.isEmpty { return called }
    }
    guard let (name, meanings) = query.beforeTerm else { return [] }
    return records.indices.filter { index in
      records[index].isCalled(name, in: bytes) && meanings.contains { terms[index].contains($0) }
    }
  }

  /// Whether words are the whole name of an animal.
  package func isName(_ words: String) -> Bool { answer(Query(words))?.reading == .name }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private func partOfName(_ query: Query, in bytes: Bytes) -> QueryAnswer? {
    guard query.hasTerms, query.parts.count > 1 else { return nil }
    let found = records.indices.filter { records[$0].hasPhrase(query, in: bytes) }
    let begun = found.filter { records[$0].begins(with: query, in: bytes) }
    return found.isEmpty
      ? nil : QueryAnswer(reading: .partOfName, matches: found, isNamed: begun == found)
  }

  private func meaning(
    of query: Query, among having: [Int], in bytes: Bytes
  ) -> QueryAnswer? {
    let words = query.nameQueryWords
    let found = named(words, among: having, .latinWords, in: bytes)
    guard !found.isEmpty else { return nil }
    let matches = best(found, words, in: bytes)
    return QueryAnswer(
      reading: .meaning, matches: matches,
      // Hardly anybody means a word of a Latin name.
      isNamed: !named(words, among: matches, .beginnings, in: bytes).isEmpty,
      otherName: otherName(in: query, of: matches, in: bytes))
  }

  private func insideName(
    _ query: Query, among having: [Int], in bytes: Bytes
  ) -> QueryAnswer? {
    let words = query.nameQueryWords
    guard words.allSatisfy({ $0.count > 2 }) else { return nil }
    let found = named(words, among: having, .inside, in: bytes)
    return found.isEmpty ? nil : QueryAnswer(reading: .insideName, matches: found, isNamed: false)
  }

  private func termsAsNames(_ query: Query, in bytes: Bytes) -> QueryAnswer? {
    guard query.hasTerms else { return nil }
    let words = query.parts.flatMap(\.words)
    let found = named(words, among: Array(records.indices), .latinWords, in: bytes)
    return found.isEmpty ? nil : QueryAnswer(reading: .termsAsNames, matches: found, isNamed: false)
  }

  private func mentioned(
    _ query: Query, among having: [Int], in bytes: Bytes
  ) -> QueryAnswer? {
    let found = withTexts { texts in
      having.filter {
        records[$0].mentions(query.nameQueryWords, fromLetters: 4, in: bytes, or: texts($0))
      }
    }
    return found.isEmpty ? nil : QueryAnswer(reading: .text, matches: found, isNamed: true)
  }

  private func named(
    _ words: [QueryWord], among indices: [Int], _ extent: Record.Extent, in bytes: Bytes
  ) -> [Int] {
    indices.filter { records[$0].rank(ofNameWords: words, extent, in: bytes) != nil }
  }

  /// Those with all terms; of a phrase's meanings the first counts that leaves something. `nil` if nothing is left.
  private func withMeanings(of query: Query, among indices: [Int]) -> [Int]? {
    var left = indices
    // What means one thing decides what others mean.
    for part in query.parts.sorted(by: { $0.meanings.count < $1.meanings.count }) where part.isTerm
    {
      let kept = part.meanings.lazy.map { id in left.filter { self.terms[$0].contains(id) }
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
