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
  /// - Parameters:
  ///   - isSearch: whether words in facts count as well.
  ///   - first: how many of the animals are preferred to the others behind them.
  package func correction(
    of query: Query, isSearch: Bool = false, preferring first: Int = .max
  ) -> String? {
    let unknown = unknownWords(of: query, isSearch)
    guard !unknown.isEmpty else { return nil }
    var seen: Set<String> = []
    let all = (forgivenWords(isSearch) + Vocabulary.shared.words)
      .filter { seen.insert($0).inserted && !Query.isFiller($0) }
    // One or two letters could be anything.
    func candidates(_ word: String) -> [String] {
      guard unknown.contains(word) else { return [word] }
      let near = word.near(in: all, atMost: word.count > 5 ? 2 : 1, isUnfinished: true)
      return word.count > 2 ? Array(near.prefix(Self.mostCandidates)) : []
    }
    let corrected = query.words.reduce([[String]]([[]])) { lines, word in
      let near = candidates(word)
      return Array(lines.flatMap { line in near.map { line + [$0] } }.prefix(Self.mostTried))
    }
    var other: String?
    for words in corrected.map({ $0.joined(separator: " ") }) {
      let found = matches(Query(words), isSearch)
      if found.contains(where: { $0 < first }) { return words }
      if other == nil, !found.isEmpty { other = words }
    }
    return other
  }

  /// What to leave out so that something here matches and least is lost: all words that nothing has, or else any phrase; of
  /// equal losses fewest match, since the others say more.
  ///
  /// - Parameter first: how many of the animals are counted.
  package func excess(
    of query: Query, isSearch: Bool = false, among first: Int = .max
  ) -> Query.Excess? {
    let unknown = unknownWords(of: query, isSearch)
    // Words of a name may be wrong (0), what terms and whole names say is known (1), and all of it is about the first kind (2).
    let nameLoss = called(query) == nil ? 0 : 1
    let subject = query.parts.firstIndex { part in
      part.meanings.contains { Vocabulary.shared[$0].category == .kind }
    }
    let phrases = query.parts.enumerated()
      .map { ($1.words.map(\.text), loss: $0 == subject ? 2 : $1.isTerm ? 1 : nameLoss) }
      .sorted { $0.loss < $1.loss }.prefix(Self.mostLeftOut)
    let left = (unknown.isEmpty ? Array(phrases) : [(unknown, 0)]) + [(query.names.words, nameLoss)]
    return left.compactMap { words, loss -> (loss: Int, excess: Query.Excess)? in
      let rest = query.words.filter { !words.contains($0) }
      let text = rest.joined(separator: " ")
      guard rest.count < query.words.count, !rest.allSatisfy(Query.isFiller),
        case let count = matches(Query(text), isSearch).count(where: { $0 < first }), count > 0
      else { return nil }
      return (
        loss,
        Query.Excess(words: words, rest: text, count: count, areUnknown: !unknown.isEmpty)
      )
    }
    .min { ($0.loss, $0.excess.count) < ($1.loss, $1.excess.count) }?.excess
  }

  private func matches(_ query: Query, _ isSearch: Bool) -> [Int] {
    isSearch ? search(query).map(\.index) : answer(query)?.matches ?? []
  }

  /// The words of which no word of names is one, or begins with it or with what it is the plural of; in a search, those that
  /// find nothing.
  private func unknownWords(of query: Query, _ isSearch: Bool) -> [String] {
    query.names.queryWords.filter { word in
      isSearch ? search(Query(word.text)).isEmpty : !words.contains(where: word.isBeginning)
    }.map(\.text)
  }

  /// What typos are forgiven for; in a search nothing among very many animals or words, since comparing all would take longer
  /// than a key may.
  private func forgivenWords(_ isSearch: Bool) -> [String] {
    let isLarge = entries.count > Self.mostForgiven || words.count > Self.mostForgiven
    return isSearch && isLarge ? [] : words
  }

  private static let mostForgiven = 5000
  private static let mostLeftOut = 4
  /// Many words with many candidates each would be more than can be tried.
  private static let mostCandidates = 5
  private static let mostTried = 20
}

extension Query {
  /// The command, of these, or the superlative that the first word probably is, misspelt; of several words, it may have two
  /// typos.
  package static func command(misspeltIn typed: String, among commands: [String]) -> String? {
    let words = typed.split(separator: " ")
    guard let first = words.first?.lowercased(), !isFiller(first) else { return nil }
    let known = (commands + Superlative.words).filter { $0.count > 2 }
    return first.nearest(in: known, atMost: min(words.count, 2)).flatMap { $0 == first ? nil : $0 }
  }
}

extension Vocabulary {
  /// The words of all terms.
  fileprivate var words: [String] { terms.flatMap(\.phrases).flatMap(\.queryWords) }
}
