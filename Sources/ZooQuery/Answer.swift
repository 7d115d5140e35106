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
  /// The animals that a query means: those that meet it best; `nil` if none does so well. Whoever asks for a fact means those
  /// of which it is known, if any are.
  ///
  /// - Parameter isNoName: whether it is known that no whole name was typed.
  package func answer(
    _ query: Query, atLeast least: MatchRank = .text, knowing isNoName: Bool = false
  ) -> QueryAnswer? {
    guard !query.isEmpty else { return nil }
    let called = isNoName ? nil : called(query)
    var found = called?.matches ?? []
    if found.isEmpty, least < .name { found = meant(by: query, called?.name, atLeast: least) }
    guard let best = found.map(\.rank).max(), best >= least else { return nil }
    // A word of a Latin name counts like the beginning of another.
    let worst = best == .beginnings ? .latinName : best
    var meant = found.filter { $0.rank >= worst }.map(\.index)
    if let asked = query.askedFact {
      func isKnown(_ index: Int) -> Bool { animal(at: index)?.fact(asked) != nil }
      // Owners of Siamese cats are not those of the breed.
      let isWider = called != nil && !meant.contains(where: isKnown)
      let telling = (meant + (isWider ? search(query).map(\.index) : [])).filter(isKnown)
      if !telling.isEmpty { meant = telling }
    }
    // Hardly anybody means a word of a Latin name alone.
    let isNamed = best == .latinName ? query.hasTerms : best == .text || best > .latinName
    return QueryAnswer(rank: best, matches: meant, isNamed: isNamed)
  }

  /// Whether words are the whole name of an animal, as they are: "lion cat" is none, though it means the lion.
  package func isName(_ words: String) -> Bool {
    let typed = Query(words).whole
    return entries.contains { $0.names.haveWhole(typed) }
  }

  /// The whole name that was typed: all of it, all but fillers, or what stands beside terms, since it is no part of another
  /// then: no tiger of Africa is the Sand Tiger Shark. With it those called so, of which the terms are true: Siamese cats.
  func called(_ query: Query) -> (name: Query, matches: [Match])? {
    func called(_ name: Query, where terms: Query? = nil) -> (name: Query, matches: [Match])? {
      let (typed, mayBeID) = (name.whole, terms == nil)
      let called = entries.indices.filter { entries[$0].names.haveWhole(typed, orID: mayBeID) }
      let meant = terms.map { indices(meeting: $0, among: called) } ?? called
      return called.isEmpty ? nil : (name, meant.map { ($0, .name) })
    }
    return called(query) ?? query.withoutFillers.flatMap { called($0) }
      ?? query.namesBesideTerms.lazy.compactMap { called($0.name, where: $0.terms) }.first
  }

  /// Those of which all terms are true, and in whose names all of it stands, or all other words; else those whose names have
  /// the terms, too: best if the listed one begins with several phrases; else those of which all terms are true, and whose
  /// facts or sentences have the other words. Each takes longer than the one before it.
  ///
  /// - Parameter name: a whole name beside the terms; an American Robin, whose name ends so, is a robin, too.
  private func meant(by query: Query, _ name: Query?, atLeast least: MatchRank) -> [Match] {
    let (words, all, end) = (query.names.queryWords, query.queryWords, name?.queryWords.last)
    let leastNamed = words.contains { $0.text.count < 3 } ? MatchRank.latinName : .insideName
    let isPhrase = query.hasTerms && query.parts.count > 1
    let meeting = indices(meeting: query)
    let named = matches(of: query, among: meeting) { query, index in
      let entry = entries[index]
      if isPhrase, entry.names.have(query.whole, .whole) { return .phrase }
      if let end, !entry.names.have(end, .end) { return nil }
      return entry.names.rank(of: words).flatMap { $0 < leastNamed ? nil : $0 }
    }
    if !named.isEmpty { return named }
    let untrue = matches(of: query) { query, index in
      guard query.hasTerms, entries[index].names.rank(of: all) ?? .text > .term else { return nil }
      return isPhrase && entries[index].names.begin(with: query) ? .start : .insideName
    }
    guard untrue.isEmpty, least == .text, name == nil else { return untrue }
    return matches(of: query, among: meeting) { _, index in
      entries[index].mentions(words, fromLetters: 4) ? .text : nil
    }
  }

  /// Where a search finds each animal, best first: in names, by terms, inside names, in facts. `search`, `--search` and `/`
  /// look so.
  package func search(_ query: Query) -> [Match] {
    let truths = query.parts.map { isTrue($0, by: $0.meanings) }
    let found = matches(of: query) { query, index in
      let entry = entries[index]
      let rank = MatchRank.worst(of: query.parts.indices) {
        entry.rank(of: query.parts[$0], isTrue: query.parts[$0].isTerm && truths[$0](index))
      }
      if rank != nil, entry.names.haveWhole(query.whole, orID: true) { return .name }
      return rank == .beginnings && entry.names.begin(with: query) ? .start : rank
    }
    return MatchRank.allCases.reversed().flatMap { rank in found.filter { $0.rank == rank } }
  }
}
