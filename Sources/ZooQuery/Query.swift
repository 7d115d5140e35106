import ZooKit

/// What was typed, read once, in one place: phrases that are terms, and words that are parts of names.
/// The table of `QueryTests` shows what the rules come to.
package struct Query: Sendable, Equatable {
  /// A phrase of it.
  package struct Part: Sendable, Equatable {
    let text: String
    let words: [QueryWord]
    /// The terms that it may mean, the likeliest first; none if its word is a part of a name.
    package let meanings: [Term.ID]
    /// Whether its term must not be true: not dangerous.
    package let isNegated: Bool

    fileprivate init(_ text: String, isNegated: Bool = false) {
      (self.text, words) = (text, text.queryWords.map(QueryWord.init))
      meanings = Vocabulary.shared.meanings(of: text)
      self.isNegated = isNegated && !meanings.isEmpty
    }

    var isTerm: Bool { !meanings.isEmpty }
  }

  /// All of it as one word, without an article before it.
  let whole: QueryWord
  /// Its phrases, those that mean nothing left out where others do.
  package let parts: [Part]
  /// The key of the fact that a word of it asks for, or the kind of a measure: `diet` for "what do pandas eat".
  package let askedFact: String?
  /// More words are no name and no list, and each takes time.
  package static let mostWords = 24

  package init(_ typed: String) {
    let words = Self.words(of: typed)
    whole = QueryWord(words.joined(separator: " "))
    let phrases = Self.phrases(in: Array(words.prefix(Self.mostWords)))
      .map { Array($0).joined(separator: " ") }
    askedFact = phrases.lazy.compactMap { Vocabulary.fillerFacts[$0] ?? nil }.first
    let telling = phrases.filter { !Self.isFiller($0) }
    let negations = Vocabulary.negatingWords
    let meant = zip([""] + telling, telling).filter { !negations.contains($1) }
      .map { Part($1, isNegated: negations.contains($0)) }
    parts = meant.isEmpty ? phrases.map { Part($0) } : meant
  }

  /// All words, without the articles before them.
  package static func words(of typed: String) -> [String] {
    let words = typed.queryText.queryWords
    return words.dropLast().drop { ["a", "an", "the"].contains($0) } + words.suffix(1)
  }

  /// Some phrases of one that was read.
  private init(of parts: some Sequence<Part>) {
    whole = QueryWord(parts.map(\.text).joined(separator: " "))
    (self.parts, askedFact) = (Array(parts), nil)
  }

  /// From left to right the longest phrases that are terms, or mean nothing beside one.
  private static func phrases(in words: [String]) -> [ArraySlice<String>] {
    guard words.count > 1 else { return words.indices.map { words[$0...] } }
    let vocabulary = Vocabulary.shared
    return vocabulary.phrases(in: words) { isFiller($0) || !vocabulary.meanings(of: $0).isEmpty }
  }

  /// All of it, folded, without an article before it.
  package var text: String { whole.text }

  /// Whether a word means nothing beside a term: `which`, `of`, `lives`.
  package static func isFiller(_ word: String) -> Bool {
    Vocabulary.fillerFacts.keys.contains(word.queryText)
  }

  /// What was typed without the words at its ends that mean nothing beside a term: Garfield of `who owns Garfield`.
  ///
  /// - Parameter butExhibits: whether one that calls an exhibit means that.
  package static func trimmingFillers(_ typed: String, butExhibits: Bool = false) -> String {
    if butExhibits, !Vocabulary.exhibits(called: typed).isEmpty { return typed }
    let words = typed.split(separator: " ")
    let telling = phrases(in: words.map { String($0).queryText }).filter { phrase in
      let text = phrase.joined(separator: " ")
      return !isFiller(text) || butExhibits && !Vocabulary.exhibits(called: text).isEmpty
    }
    guard let first = telling.first, let last = telling.last else { return "" }
    return words[first.startIndex..<last.endIndex].joined(separator: " ")
  }

  package var isEmpty: Bool { parts.isEmpty }

  /// Whether all of it but fillers is terms.
  package var areTerms: Bool { !isEmpty && parts.allSatisfy(\.isTerm) }

  /// Whether it is terms that say what animals are like, and none that says which they are.
  var onlyDescribes: Bool {
    let meant = parts.filter { !$0.isNegated }.flatMap(\.meanings)
    return areTerms && !meant.contains { Vocabulary.shared[$0].category == .kind }
  }

  /// The same for words that mean the same in the same order: `owls` for `owl`, `the owls` and `búhos`.
  package var canonicalText: String {
    parts.map { part in
      let plural = part.meanings.first.map { Vocabulary.shared[$0].plural }
      return (part.isNegated ? "not " : "") + (plural ?? part.text)
    }.joined(separator: " ")
  }

  /// What is left without fillers; `nil` if there are none, or nothing else.
  var withoutFillers: Query? {
    let left = Query(of: parts)
    return left.text == text ? nil : left
  }

  /// Its words that are no terms, and those that are.
  package var names: Query { Query(of: parts.filter { !$0.isTerm }) }
  package var terms: Query { Query(of: parts.filter(\.isTerm)) }

  /// Words that may be a name beside terms, and these: what stands before one at the end, siamese of `siamese cats`, or all that
  /// is no term.
  var namesBesideTerms: [(name: Query, terms: Query)] {
    [(Query(of: parts.dropLast()), Query(of: parts.suffix(1))), (names, terms)]
      .filter { !$0.isEmpty && $1.areTerms }
  }

  /// Its words without those that mean nothing.
  package var words: [String] { queryWords.map(\.text) }
  package var queryWords: [QueryWord] { parts.flatMap(\.words) }

  /// Whether all of it is one term: `birds`.
  package var isTerm: Bool { parts.count == 1 && parts[0].isTerm }
  package var hasTerms: Bool { parts.contains(where: \.isTerm) }

  /// What it says about an animal: its words, each with the term of its phrase that is true of it; `nil` for a word of none
  /// that is.
  ///
  /// - Parameters:
  ///   - kind: what all animals of its exhibit are.
  ///   - isSaid: whether a word is left out, as it is said anyway.
  package func words(
    about animal: Animal, kind: String, unless isSaid: (QueryWord) -> Bool
  ) -> [(word: QueryWord, term: Term.ID?)] {
    let vocabulary = Vocabulary.shared
    return parts.filter { !$0.isNegated && !$0.words.allSatisfy(isSaid) }.flatMap { part in
      let term = part.meanings.first { id in
        vocabulary.terms(of: animal, kind: kind, vocabulary[id].category).contains(id)
      }
      return part.words.filter { !isSaid($0) }.map { ($0, term) }
    }
  }
}

extension Vocabulary {
  fileprivate static let negatingWords = Set(negations.rows.compactMap { $0["word"] })
  /// What means nothing beside a term, and the fact that it asks for, if any.
  static let fillerFacts = Dictionary(
    fillers.rows.map { ($0["word"] ?? "", $0["asks"]) }, uniquingKeysWith: { first, _ in first })
}
