import Arguments
import ZooKit

// What was probably meant by words that nothing has: one policy for names, terms, lists and windows.

extension Query {
  /// Its words, those that nothing has replaced by near ones, the likeliest first; empty if one of them has none, or
  /// all are known.
  ///
  /// - Parameters:
  ///   - words: the words of names.
  ///   - isKnown: whether something has a word.
  func corrections(from words: [String], isKnown: (String) -> Bool) -> [String] {
    let typed = self.words
    let unknown = unknownWords(isKnown)
    guard !unknown.isEmpty else { return [] }
    var seen: Set<String> = []
    let all = (words + Vocabulary.shared.words)
      .filter { seen.insert($0).inserted && !Self.isFiller($0) }
    var corrected: [[String]] = [[]]
    for word in typed {
      guard unknown.contains(word) else {
        corrected = corrected.map { $0 + [word] }
        continue
      }
      // One or two letters could be anything.
      let near =
        word.count > 2 ? word.near(in: all, atMost: word.count > 5 ? 2 : 1, isUnfinished: true) : []
      // Many words with many candidates each would be more than can be tried.
      corrected = Array(
        corrected.flatMap { before in near.prefix(Self.mostCandidates).map { before + [$0] } }
          .prefix(Self.mostTried))
    }
    return corrected.map { $0.joined(separator: " ") }
  }

  /// What is left of it where something has to be left out: all words that nothing has, or else any phrase, those first that
  /// say least.
  ///
  /// - Parameter isKnown: whether something has a word.
  func shortened(isKnown: (String) -> Bool) -> [Excess] {
    let unknown = unknownWords(isKnown)
    var left = [(words: unknown, loss: Excess.Loss.name), (nameWords, .name)]
    if unknown.isEmpty {
      let subject = parts.firstIndex { part in
        part.meanings.contains { Vocabulary.shared[$0].category == .kind }
      }
      let phrases = parts.enumerated().map { index, part in
        (
          words: part.words.map(\.text),
          loss: index == subject ? .subject : part.isTerm ? .term : Excess.Loss.name
        )
      }
      left = phrases.sorted { $0.loss < $1.loss }.prefix(Self.mostLeftOut) + [left[1]]
    }
    return left.compactMap { words, loss in
      let rest = self.words.filter { !words.contains($0) }
      return rest.allSatisfy(Self.isFiller) || rest.count == self.words.count
        ? nil
        : Excess(
          words: words, rest: rest.joined(separator: " "), count: 0,
          areUnknown: !unknown.isEmpty, loss: loss)
    }
  }

  private func unknownWords(_ isKnown: (String) -> Bool) -> [String] {
    nameWords.filter { !isKnown($0) }
  }

  /// Words without which something matches.
  package struct Excess: Sendable, Equatable {
    package let words: [String]
    /// What is left of what was typed.
    package let rest: String
    /// How many animals match then.
    package var count: Int
    /// Whether nothing has these words.
    package let areUnknown: Bool
    let loss: Loss

    /// What is lost with them, the least first.
    enum Loss: Int, Comparable {
      /// Words of a name, which may be wrong.
      case name
      /// What terms say is known.
      case term
      /// What all of it is about: the first kind of animals.
      case subject

      static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }
  }

  private static let mostLeftOut = 4
  private static let mostCandidates = 5
  private static let mostTried = 20
}

extension QueryIndex {
  /// The nearest words with which something here matches; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - isSearch: whether words in facts count as well.
  ///   - first: how many of the animals are preferred to the others behind them.
  package func correction(
    of query: Query, isSearch: Bool = false, preferring first: Int = .max
  ) -> String? {
    let corrections = query.corrections(from: forgivenWords(isSearch)) { isKnown($0, isSearch) }
    var other: String?
    for words in corrections {
      let found = matches(Query(words), isSearch)
      if found.contains(where: { $0 < first }) { return words }
      if other == nil, !found.isEmpty { other = words }
    }
    return other
  }

  /// What to leave out so that something here matches and least is lost; of equal losses fewest, since the others say more.
  package func excess(of query: Query, isSearch: Bool = false) -> Query.Excess? {
    query.shortened { isKnown($0, isSearch) }.map { excess in
      var excess = excess
      excess.count = matches(Query(excess.rest), isSearch).count
      return excess
    }
    .filter { $0.count > 0 }.min { ($0.loss, $0.count) < ($1.loss, $1.count) }
  }

  private func matches(_ query: Query, _ isSearch: Bool) -> [Int] {
    isSearch ? allMatches(query).map(\.index) : answer(query)?.matches ?? []
  }

  /// Whether a word of names is this one, or begins with it or with what it is the plural of; in a search, whether it finds
  /// anything.
  private func isKnown(_ word: String, _ isSearch: Bool) -> Bool {
    if isSearch { return !allMatches(Query(word)).isEmpty }
    let forms = word.searchedForms
    return words.contains { name in forms.contains(where: name.hasPrefix) }
  }

  /// What typos are forgiven for; in a search nothing among very many animals or very long texts, since comparing all words
  /// would take longer than a key may.
  private func forgivenWords(_ isSearch: Bool) -> [String] {
    isSearch && (count > 5000 || byteCount > 1_000_000) ? [] : words
  }
}

extension Vocabulary {
  /// The words of all terms.
  fileprivate var words: [String] { phrases.flatMap(\.queryWords) }
}
