import ZooKit

/// What was typed, read once, in one place: phrases that are terms, and words that are parts of names.
/// The table of `QueryTests` shows what the rules come to.
package struct Query: Sendable, Equatable {
  /// A phrase of it.
  struct Part: Sendable, Equatable {
    let words: [QueryWord]
    /// The terms that it may mean, the likeliest first; none if its word is a part of a name.
    let meanings: [Term.ID]
    /// Whether it means nothing beside others.
    let isFiller: Bool
    /// Whether the term behind it must not be true: `not`.
    let isNegation: Bool
    /// Whether its term must not be true: not dangerous.
    let isNegated: Bool

    var isTerm: Bool { !meanings.isEmpty }
  }

  /// All of it as one word, without an article before it.
  let whole: QueryWord
  /// Its phrases, those that mean nothing left out where others do.
  let parts: [Part]
  /// The key of the fact that a word of it asks for, or the kind of a measure: `diet` for "what do pandas eat".
  package let askedFact: String?
  /// More words are no name and no list, and each takes time.
  package static let mostWords = 24

  package init(_ typed: String) {
    var words = typed.queryText.queryWords
    if words.count > 1, ["a", "an", "the"].contains(words[0]) { words.removeFirst() }
    whole = QueryWord(words.joined(separator: " "))
    let parts = Self.parts(of: Array(words.prefix(Self.mostWords)))
    askedFact =
      parts.lazy.filter(\.isFiller).compactMap { part in
        Vocabulary.askedFacts[part.words.map(\.text).joined(separator: " ")]
      }.first
    let meant = parts.filter { !$0.isFiller && !$0.isNegation }
    self.parts = meant.isEmpty ? parts : meant
  }

  /// From left to right the longest phrases that are terms, or mean nothing beside one.
  private static func parts(of words: [String]) -> [Part] {
    let vocabulary = Vocabulary.shared
    return vocabulary.phrases(in: words, where: vocabulary.knows).reduce(into: []) { parts, words in
      let text = words.joined(separator: " ")
      let meanings = vocabulary.meanings(of: text)
      parts.append(
        Part(
          words: words.map(QueryWord.init), meanings: meanings,
          isFiller: Vocabulary.fillerWords.contains(text),
          isNegation: Vocabulary.negatingWords.contains(text),
          isNegated: !meanings.isEmpty && parts.last { !$0.isFiller }?.isNegation == true))
    }
  }

  /// All of it, folded, without an article before it.
  package var text: String { whole.text }

  /// Whether a word means nothing beside a term: `which`, `of`, `lives`.
  package static func isFiller(_ word: String) -> Bool {
    Vocabulary.fillerWords.contains(word.queryText)
  }

  /// What was typed without the words at its ends that mean nothing beside a term: Garfield of `who owns Garfield`.
  ///
  /// - Parameter butExhibits: whether one that calls an exhibit means that.
  package static func trimmingFillers(_ typed: String, butExhibits: Bool = false) -> String {
    let words = typed.split(separator: " ")
    let parts = parts(of: words.map { String($0).queryText })
    let isLeftOut = { (part: Part) in
      let text = part.words.map(\.text).joined(separator: " ")
      return part.isFiller && !(butExhibits && !Vocabulary.exhibits(called: text).isEmpty)
    }
    let left = parts.prefix(while: isLeftOut).reduce(0) { $0 + $1.words.count }
    let right = parts.reversed().prefix(while: isLeftOut).reduce(0) { $0 + $1.words.count }
    return left < words.count
      ? words.dropFirst(left).dropLast(right).joined(separator: " ") : ""
  }

  /// Words with a command in them, which then comes first: `random cat` for `show me a random cat` and `tags` for
  /// `list tags`, where those before it mean nothing, and `map koala` for `koala map`, where all of them mean something.
  ///
  /// - Parameter takesWords: whether a word is a command, and whether one that words may follow; `nil` for others.
  package static func withCommandFirst(
    _ words: [String], takesWords: (String) -> Bool?
  ) -> [String] {
    guard let first = words.first, let last = words.last else { return words }
    func isCommand(_ word: String) -> Bool { takesWords(word) != nil }
    let count = words.prefix(while: isFiller).count
    let start = words.indices.dropFirst().prefix(count).first { index in
      // In `list random cats` the first one is meant.
      isCommand(words[index]) && (!isCommand(words[index - 1]) || index == words.count - 1)
    }
    if let start { return Array(words[start...]) }
    guard takesWords(last) == true, !isCommand(first), !words.dropLast().contains(where: isFiller)
    else { return words }
    return [last] + words.dropLast()
  }

  package var isEmpty: Bool { parts.isEmpty }

  /// Whether all of it but fillers is terms.
  package var areTerms: Bool { !isEmpty && parts.allSatisfy(\.isTerm) }

  /// Whether it is terms that say what animals are like, and none that says which they are.
  var onlyDescribes: Bool {
    areTerms
      && !parts.contains { part in
        !part.isNegated && part.meanings.contains { Vocabulary.shared[$0].category == .kind }
      }
  }

  /// The same for words that mean the same in the same order: `owls` for `owl`, `the owls` and `búhos`.
  package var canonicalText: String {
    parts.map { part in
      (part.isNegated ? "not " : "")
        + (part.meanings.first.map { Vocabulary.shared[$0].plural }
          ?? part.words.map(\.text).joined(separator: " "))
    }.joined(separator: " ")
  }

  /// What is left without fillers; `nil` if there are none, or nothing else.
  var withoutFillers: Query? {
    let left = parts.flatMap(\.words).map(\.text).joined(separator: " ")
    return left == text ? nil : Query(left)
  }

  /// Words that may be a name beside terms, and these: what stands before one at the end, siamese of `siamese cats`, or all that
  /// is no term.
  var namesBesideTerms: [(name: Query, terms: Query)] {
    guard hasTerms, let last = parts.last else { return [] }
    func query(_ parts: some Sequence<Part>) -> Query {
      Query(parts.flatMap(\.words).map(\.text).joined(separator: " "))
    }
    let before = last.isTerm ? [(query(parts.dropLast()), query([last]))] : []
    return (before + [(query(parts.filter { !$0.isTerm }), self)]).filter { !$0.name.isEmpty }
  }

  /// Its words without those that mean nothing.
  package var words: [String] { queryWords.map(\.text) }
  package var queryWords: [QueryWord] { parts.flatMap(\.words) }

  /// The words that are no terms.
  package var nameWords: [String] { nameQueryWords.map(\.text) }
  var nameQueryWords: [QueryWord] { parts.filter { !$0.isTerm }.flatMap(\.words) }

  /// The words that are terms.
  package var termWords: [String] { parts.filter(\.isTerm).flatMap { $0.words.map(\.text) } }

  /// Whether all of it is one term: `birds`.
  package var isTerm: Bool { parts.count == 1 && parts[0].isTerm }

  package var hasTerms: Bool { parts.contains(where: \.isTerm) }

  /// What it says about an animal, phrase by phrase: the words, and the term that is true of it; `nil` for
  /// words that are no term, or one that isn't true.
  ///
  /// - Parameters:
  ///   - kind: what all animals of its exhibit are.
  ///   - isSaid: whether a word of them is said anyway.
  package func phrases(
    about animal: Animal, kind: @autoclosure () -> String, unless isSaid: (QueryWord) -> Bool
  ) -> [(words: [QueryWord], term: Term.ID?)] {
    func isTrue(_ id: Term.ID) -> Bool {
      let vocabulary = Vocabulary.shared
      return vocabulary.terms(of: animal, kind: kind(), vocabulary[id].category).contains(id)
    }
    return parts.filter { !$0.isNegated && !$0.words.allSatisfy(isSaid) }
      .map { ($0.words.filter { !isSaid($0) }, $0.meanings.first(where: isTrue)) }
  }
}

extension Vocabulary {
  /// Whether a phrase is a term, or means nothing beside one.
  fileprivate func knows(_ phrase: String) -> Bool {
    !meanings(of: phrase).isEmpty || Self.fillerWords.contains(phrase)
      || Self.negatingWords.contains(phrase)
  }

  fileprivate static let fillerRows = fillers.rows
  fileprivate static let negatingWords = Set(negations.rows.compactMap { $0["word"] })
  static let fillerWords = Set(fillerRows.compactMap { $0["word"] })
  fileprivate static let askedFacts = Dictionary(
    fillerRows.compactMap { row in row["asks"].map { (row["word"] ?? "", $0) } },
    uniquingKeysWith: { first, _ in first })
}
