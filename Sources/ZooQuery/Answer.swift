import ZooKit

/// What a query comes to among animals that are known.
package struct QueryAnswer: Sendable, Equatable {
  /// How the words were understood, the best first.
  package enum Reading: Int, CaseIterable, Comparable, Sendable {
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
  /// Words that are read as a part of all names beside a term, before the end of each. If they name something else, these
  /// were not meant: no tiger of Africa is the Sand Tiger Shark.
  package let otherName: String?
}

extension QueryIndex {
  /// The animals that a query means: the first way to read it that finds some counts; `nil` if none does. Whoever asks for
  /// a fact means those of which it is known, if any are.
  ///
  /// - Parameter last: the last way to read it that is tried.
  package func answer(
    _ query: Query, upTo last: QueryAnswer.Reading = .text
  ) -> QueryAnswer? {
    guard !query.isEmpty else { return nil }
    return withBytes { bytes in
      let having = LazyValue<[Int]>()
      for reading in QueryAnswer.Reading.allCases where reading <= last {
        let found = matches(query, reading, in: bytes) {
          having.value { withMeanings(of: query) }
        }
        guard !found.isEmpty else { continue }
        let telling =
          query.askedFact.map { asked in found.filter { animal(at: $0)?.has(asked) == true } } ?? []
        let meant = telling.isEmpty ? found : telling
        return QueryAnswer(
          reading: reading, matches: meant,
          isNamed: areNamed(meant, by: query, reading, in: bytes),
          otherName: reading == .meaning ? otherName(in: query, of: meant, in: bytes) : nil)
      }
      return nil
    }
  }

  /// Whether words are the whole name of an animal, as they are: "lion cat" is none, though it means the lion.
  package func isName(_ words: String) -> Bool {
    let query = Query(words)
    return withBytes { bytes in records.contains { $0.hasName(query, in: bytes) } }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Those that match if the query is read in one way.
  ///
  /// - Parameter having: those of which its terms are true.
  private func matches(
    _ query: Query, _ reading: QueryAnswer.Reading, in bytes: Bytes, among having: () -> [Int]
  ) -> [Int] {
    let words = query.nameQueryWords
    switch reading {
    case .name: return called(query, in: bytes)
    case .partOfName:
      guard query.hasTerms, query.parts.count > 1 else { return [] }
      let found = records.indices.filter { records[$0].hasPhrase(query, in: bytes) }
      // If they mean the same animals, nothing is gained.
      return found == matches(query, .meaning, in: bytes, among: having) ? [] : found
    case .meaning:
      let found = named(words, among: having(), .latinWords, in: bytes)
      // Where whole words of a name are found, beginnings don't count.
      let whole = found.filter {
        records[$0].rank(ofNameWords: words, .latinWords, in: bytes) == .words
      }
      return whole.isEmpty || words.isEmpty ? found : whole
    case .insideName:
      return words.allSatisfy { $0.count > 2 }
        ? named(words, among: having(), .inside, in: bytes) : []
    case .termsAsNames:
      guard query.hasTerms else { return [] }
      return named(query.queryWords, among: Array(records.indices), .latinWords, in: bytes)
    case .text:
      let having = having()
      return having.isEmpty
        ? []
        : texts(mentioning: words).withBytes { texts in
          having.filter { records[$0].mentions(words, fromLetters: 4, in: bytes, or: texts($0)) }
        }
    }
  }

  private func areNamed(
    _ matches: [Int], by query: Query, _ reading: QueryAnswer.Reading, in bytes: Bytes
  ) -> Bool {
    switch reading {
    case .name, .text: true
    case .partOfName: matches.allSatisfy { records[$0].begins(with: query, in: bytes) }
    // Hardly anybody means a word of a Latin name.
    case .meaning: !named(query.nameQueryWords, among: matches, .beginnings, in: bytes).isEmpty
    case .insideName, .termsAsNames: false
    }
  }

  /// Those of which all that was typed is a name, or all but fillers, or a name before what they are: Siamese cats.
  private func called(_ query: Query, in bytes: Bytes) -> [Int] {
    for query in [query, query.withoutFillers].compactMap(\.self) {
      let called = records.indices.filter { records[$0].hasNameOrID(query, in: bytes) }
      if !called.isEmpty { return called }
    }
    guard let (name, term) = query.beforeTerm else { return [] }
    let isTrue = isTrue(term)
    return records.indices.filter { records[$0].hasName(name, in: bytes) && isTrue($0) }
  }

  private func named(
    _ words: [QueryWord], among indices: [Int], _ extent: Record.Extent, in bytes: Bytes
  ) -> [Int] {
    indices.filter { records[$0].rank(ofNameWords: words, extent, in: bytes) != nil }
  }

  /// Those with all terms; of a phrase's meanings the first counts that leaves something.
  private func withMeanings(of query: Query) -> [Int] {
    // What means one thing decides what others mean.
    query.parts.filter(\.isTerm).sorted { $0.meanings.count < $1.meanings.count }
      .reduce(Array(records.indices)) { left, part in
        if part.isNegated { return left.filter(isTrue(part)) }
        return part.meanings.lazy.map { id in
          let sets = terms(of: Vocabulary.shared[id].category)
          return left.filter { sets[$0].contains(id) }
        }
        .first { !$0.isEmpty } ?? []
      }
  }

  private func otherName(in query: Query, of matches: [Int], in bytes: Bytes) -> String? {
    guard query.hasTerms, !query.nameWords.isEmpty,
      matches.allSatisfy({ index in
        !records[index].begins(with: query, in: bytes)
          && !query.nameQueryWords.suffix(1).contains { records[index].ends(with: $0, in: bytes) }
      })
    else { return nil }
    return query.nameWords.joined(separator: " ")
  }
}

extension Animal {
  /// Whether a fact that is asked for is known: by its key, or the kind of a measure.
  package func has(_ asked: String) -> Bool {
    fact(asked) != nil || Measure.Kind(rawValue: asked).map { measure($0) != nil } == true
  }
}
