import Arguments
import ZooKit

// What was probably meant by words that nothing has: one policy for names, terms, lists and windows.

extension Query {
  /// Words without which something matches.
  package struct Excess: Sendable, Equatable {
    package let words: [String]
    /// What is left of what was typed.
    package let rest: String
    /// How many animals match then.
    package let count: Int
    /// Whether nothing has these words.
    package let areUnknown: Bool
  }
}

extension QueryIndex {
  /// The nearest words with which something here matches, those that nothing has replaced; `nil` if there are none.
  ///
  /// - Parameter first: in a search, where words in facts count as well, how many of the animals are preferred to the others
  ///   behind them; `nil` if it is none.
  package func correction(of query: Query, inSearchOf first: Int? = nil) -> String? {
    let unknown = unknownWords(of: query, isSearch: first != nil)
    guard !unknown.isEmpty else { return nil }
    // Comparing all of very many would take longer than a key of a search may.
    let isLarge = first != nil && max(entries.count, words.count) > Self.mostForgiven
    let known =
      (isLarge ? [] : words) + Vocabulary.shared.terms.flatMap(\.phrases).flatMap(\.queryWords)
    func candidates(for word: String) -> [String] {
      guard unknown.contains(word) else { return [word] }
      // One or two letters could be anything.
      guard word.count > 2 else { return [] }
      var seen: Set<String> = []
      return word.near(in: known, atMost: word.count > 5 ? 2 : 1, isUnfinished: true)
        .filter { !Query.isFiller($0) && seen.insert($0).inserted }
    }
    let lines = query.words.map(candidates).reduce([[String]]([[]])) { lines, near in
      let longer = lines.flatMap { line in near.prefix(Self.mostCandidates).map { line + [$0] } }
      return Array(longer.prefix(Self.mostTried))
    }
    var other: String?
    for line in lines.map({ $0.joined(separator: " ") }) {
      let found = matches(line, isSearch: first != nil)
      if found.contains(where: { $0 < first ?? .max }) { return line }
      if other == nil, !found.isEmpty { other = line }
    }
    return other
  }

  /// What to leave out so that something here matches and least is lost: all words that nothing has, or else any phrase; of
  /// equal losses fewest match, since the others say more.
  ///
  /// - Parameter first: in a search, how many of the animals are counted.
  package func excess(of query: Query, inSearchOf first: Int? = nil) -> Query.Excess? {
    let unknown = unknownWords(of: query, isSearch: first != nil)
    // Words of a name may be wrong (0), what terms and whole names say is known (1), and all of it is about the first kind (2).
    let nameLoss = called(query) == nil ? 0 : 1
    let subject = query.parts.firstIndex { part in
      part.meanings.contains { Vocabulary.shared[$0].category == .kind }
    }
    let phrases = query.parts.enumerated()
      .map { ($1.words.map(\.text), loss: $0 == subject ? 2 : $1.isTerm ? 1 : nameLoss) }
      .sorted { $0.loss < $1.loss }.prefix(Self.mostLeftOut)
    let left = (unknown.isEmpty ? Array(phrases) : [(unknown, 0)]) + [(query.names.words, nameLoss)]
    func excess(_ words: [String]) -> Query.Excess? {
      let rest = query.words.filter { !words.contains($0) }
      guard !words.isEmpty, !rest.allSatisfy(Query.isFiller) else { return nil }
      let text = rest.joined(separator: " ")
      let count = matches(text, isSearch: first != nil).count { $0 < first ?? .max }
      if count == 0 { return nil }
      return Query.Excess(words: words, rest: text, count: count, areUnknown: !unknown.isEmpty)
    }
    return (0...2).lazy.compactMap { loss in
      left.filter { $0.loss == loss }.compactMap { excess($0.0) }.min { $0.count < $1.count }
    }.first
  }

  private func matches(_ words: String, isSearch: Bool) -> [Int] {
    let query = Query(words)
    return isSearch ? search(query).map(\.index) : answer(query)?.matches ?? []
  }

  /// The words that no name but a Latin one has, and none begins with; in a search, those of these that find nothing.
  private func unknownWords(of query: Query, isSearch: Bool) -> [String] {
    let unknown = query.names.queryWords.filter { word in
      !entries.contains { $0.names.have(word, .beginning, inAny: true) }
    }.map(\.text)
    return isSearch ? unknown.filter { matches($0, isSearch: true).isEmpty } : unknown
  }

  private static let mostForgiven = 5000
  private static let mostLeftOut = 4
  /// Many words with many candidates each would be more than can be tried.
  private static let mostCandidates = 5
  private static let mostTried = 20
}
