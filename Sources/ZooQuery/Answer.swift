import ZooKit

/// What a query comes to among animals that are known.
package struct QueryAnswer: Sendable, Equatable {
  /// How well it is met by those that match, which is the best way in which any is.
  package let rank: MatchRank
  /// The indices of the animals.
  package let matches: [Int]
  /// Whether the one animal that matches is what was named, so that it may be shown without asking.
  package let isNamed: Bool
}

extension QueryIndex {
  /// The animals that a query means: those that meet it best; `nil` if none does. Whoever asks for a fact means those of
  /// which it is known, if any are.
  ///
  /// - Parameters:
  ///   - least: what a match has to be at least.
  ///   - most: what it may be at most; below a name, whole ones are not looked for.
  package func answer(
    _ query: Query, atLeast least: MatchRank = .text, atMost most: MatchRank = .name
  ) -> QueryAnswer? {
    guard !query.isEmpty else { return nil }
    func isWanted(_ rank: MatchRank) -> Bool { (least...most).contains(rank) }
    // Each takes longer than the one before it.
    var found = isWanted(.name) ? called(query) : []
    let beside = found.isEmpty ? nameBesideTerms(in: query) : nil
    if let beside, isWanted(.name) { found = called(beside.name, where: beside.terms) }
    if found.isEmpty, isWanted(.termsAsNames) { found = meant(by: query, beside?.name) }
    if found.isEmpty, isWanted(.text), beside == nil { found = mentioning(query) }
    guard let best = found.map(\.rank).max() else { return nil }
    // A word of a Latin name counts like the beginning of another.
    let worst = best == .beginnings ? .latinName : best
    let matches = found.filter { $0.rank >= worst }.map(\.index)
    let telling = query.askedFact.map { asked in
      matches.filter { animal(at: $0)?.has(asked) == true }
    }
    let meant = telling.flatMap { $0.isEmpty ? nil : $0 } ?? matches
    return QueryAnswer(rank: best, matches: meant, isNamed: areNamed(meant, best, by: query))
  }

  /// Whether words are the whole name of an animal, as they are: "lion cat" is none, though it means the lion.
  package func isName(_ words: String) -> Bool {
    let query = Query(words)
    return entries.contains { $0.names.haveWhole(query) }
  }

  /// Those of which all that was typed is a name, or all but fillers.
  private func called(_ query: Query) -> [Match] {
    for query in [query, query.withoutFillers].compactMap(\.self) {
      let called = entries.indices.filter { entries[$0].names.haveWhole(query, orID: true) }
      if !called.isEmpty { return called.map { ($0, .name) } }
    }
    return []
  }

  /// Those called so of which terms are true, too: Siamese cats.
  private func called(_ name: Query, where terms: Query) -> [Match] {
    withMeanings(of: terms).filter { entries[$0].names.haveWhole(name) }.map { ($0, .name) }
  }

  /// Words beside terms that are a whole name, and so no part of another: no tiger of Africa is the Sand Tiger Shark.
  func nameBesideTerms(in query: Query) -> (name: Query, terms: Query)? {
    query.namesBesideTerms.first { isName($0.name.text) }
  }

  /// Those in whose names all of it stands; else those of which all terms are true, and whose names have all other words;
  /// else those whose names have the terms, too.
  ///
  /// - Parameter name: a whole name beside the terms; an American Robin, whose name ends so, is a robin, too.
  private func meant(by query: Query, _ name: Query?) -> [Match] {
    let phrases = entries.indices.filter { entries[$0].names.havePhrase(query) }
    if !phrases.isEmpty { return phrases.map { ($0, .phrase) } }
    let (words, end) = (query.names.queryWords, name?.queryWords.last)
    let least = words.contains { $0.text.count < 3 } ? MatchRank.latinName : .insideName
    let found = withMeanings(of: query).compactMap { index -> Match? in
      let names = entries[index].names
      if let end, !names.end(with: end) { return nil }
      return names.rank(of: words).map { (index: index, rank: $0) }
    }
    .filter { $0.rank >= least }
    guard found.isEmpty, query.hasTerms else { return found }
    let all = query.queryWords
    return entries.indices.filter { entries[$0].names.rank(of: all) ?? .text > .term }
      .map { ($0, .termsAsNames) }
  }

  /// Those of which all terms are true, and whose facts or sentences have the other words.
  private func mentioning(_ query: Query) -> [Match] {
    let words = query.names.queryWords
    return withMeanings(of: query).mapGroups { group in
      group.filter { entries[$0].mentions(words, fromLetters: 4) }.map { ($0, .text) }
    }.flatMap(\.self)
  }

  /// Those with all terms; of a phrase's meanings the first counts that leaves something.
  private func withMeanings(of query: Query) -> [Int] {
    // What means one thing decides what others mean.
    query.parts.filter(\.isTerm).sorted { $0.meanings.count < $1.meanings.count }
      .reduce(Array(entries.indices)) { left, part in
        if part.isNegated { return left.filter(isTrue(part)) }
        return part.meanings.lazy.map { id in
          let sets = terms(of: Vocabulary.shared[id].category)
          return left.filter { sets[$0].contains(id) }
        }
        .first { !$0.isEmpty } ?? []
      }
  }

  /// Whether what matches is what was named: all terms are true of it, or its listed name begins so.
  private func areNamed(_ matches: [Int], _ rank: MatchRank, by query: Query) -> Bool {
    switch rank {
    case .phrase:
      matches.allSatisfy { entries[$0].names.begin(with: query) }
        || Set(matches).isSubset(of: withMeanings(of: query))
    // Hardly anybody means a word of a Latin name alone.
    case .latinName: query.hasTerms
    default: rank == .text || rank > .latinName
    }
  }
}

extension Animal {
  /// Whether a fact that is asked for is known: by its key, or the kind of a measure.
  package func has(_ asked: String) -> Bool {
    fact(asked) != nil || Measure.Kind(rawValue: asked).map { measure($0) != nil } == true
  }
}
