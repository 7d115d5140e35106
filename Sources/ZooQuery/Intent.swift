import ZooKit

/// What words ask for that name no command: `lion`, `birds`, `cat siamese`, `lion vs tiger`, `heaviest bird`.
package enum Intent: Equatable, Sendable {
  /// All of an exhibit, or of the several that are called so.
  case exhibits([Exhibit.ID])
  /// The cats that the user has added.
  case ownCats
  case comparison(ComparedNames)
  /// The animals of an exhibit in an order, or those of a kind; `nil` for the exhibit where the user is.
  case ranking(Superlative, in: Exhibit.ID?, kind: String? = nil)
  /// Animals, perhaps with an exhibit before their name.
  case animals(String)

  /// Reads a line.
  package init(_ typed: String) { self.init([typed]) }

  /// Reads arguments, each of one word or several.
  package init(_ words: [String]) {
    var words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    // A question mark ends the question, not a word of it.
    if let last = words.popLast() {
      let end = last.reversed().drop { "?!".contains($0) }
      if !end.isEmpty { words.append(String(end.reversed())) }
    }
    let typed = words.joined(separator: " ")
    let exhibits = Query.exhibits(meantBy: typed)
    if Self.ownCatsWords.contains(typed.queryText) {
      self = .ownCats
    } else if !Query(typed).isTerm, let names = ComparedNames(separatedIn: words) {
      self = .comparison(names)
    } else if let ranking = Self(rankingIn: typed) {
      self = ranking
    } else {
      self = exhibits.isEmpty ? .animals(typed) : .exhibits(exhibits)
    }
  }

  private static let ownCatsWords = Set(Vocabulary.ownCats.rows.compactMap { $0["words"] })

  /// Whether it asks for an order that some animals have.
  package var isOrder: Bool {
    if case .ranking(let superlative, _, _) = self { superlative.order != nil } else { false }
  }

  /// `heaviest`, `biggest dogs`, `small dogs`, `bird heaviest` or `heaviest snake`; `nil` for anything else. The first
  /// superlative counts, the longest that begins there.
  private init?(rankingIn typed: String) {
    let words = typed.split(separator: " ").map(String.init)
    let terms = Query(typed).terms.words
    let exhibits = words.flatMap(Vocabulary.exhibits)
    for start in words.indices.prefix(Query.mostWords) {
      for end in (start + 1...min(start + Self.longestSuperlative, words.count)).reversed() {
        let phrase = words[start..<end].joined(separator: " ")
        guard let superlative = Superlative(phrase) else { continue }
        let rest = Query.trimmingFillers(
          (words[..<start] + words[end...]).joined(separator: " "), butExhibits: true)
        let called = Vocabulary.exhibits(called: rest)
        // An adjective is part of no term, and all beside it is known: small dogs, but not big cats.
        let isKnown = Query(rest).areTerms || !called.isEmpty
        if superlative.isAdjective, terms.contains(phrase.folded) || !isKnown { continue }
        // What only others are rated by may be a trait here.
        let isOthers = superlative.exhibit.map { !exhibits.isEmpty && !exhibits.contains($0) }
        if isOthers == true, Query(phrase).areTerms { continue }
        // Birds are a kind, of which more than one exhibit has some.
        let (named, kind) =
          Query(rest).isTerm
          ? ([], rest) : called.isEmpty ? Query.exhibitsFirst(in: rest) : (called.suffix(1), "")
        self = .ranking(superlative, in: named.first, kind: kind.isEmpty ? nil : kind)
        return
      }
    }
    return nil
  }

  /// How many words a superlative has: `most good with kids`.
  private static let longestSuperlative = 4
}

extension Vocabulary {
  /// The exhibits that a word or phrase calls, each exactly so.
  package static func exhibits(called word: String) -> [Exhibit.ID] {
    exhibitsByName[word.queryText] ?? []
  }

  /// All that exhibits may be called, the ids first.
  package static let exhibitNames = exhibitRows.flatMap { [$0.exhibit] + $0.names }

  private static let exhibitRows = exhibits.rows.map { row in
    (exhibit: row["exhibit"] ?? "", names: row.list("names") + row.list("spanish"))
  }

  private static let exhibitsByName = Dictionary(
    exhibitRows.flatMap { row in ([row.exhibit] + row.names).map { ($0.queryText, [row.exhibit]) }
    },
    uniquingKeysWith: { $0.contains($1[0]) ? $0 : $0 + $1 })
}

extension Query {
  /// The exhibits that all words mean, without those at their ends that mean nothing; none if a fact is asked for.
  package static func exhibits(meantBy typed: String) -> [Exhibit.ID] {
    if Query(typed).askedFact != nil { return [] }
    return Vocabulary.exhibits(called: trimmingFillers(typed, butExhibits: true))
  }

  /// The exhibits that the first words name, and the words after them: `dog golden retriever`; none and all words
  /// where they name none.
  package static func exhibitsFirst(in typed: String) -> (exhibits: [Exhibit.ID], name: String) {
    let (words, query) = (typed.split(separator: " "), Query(typed))
    // A bird of prey is no `of prey` among the birds of Chile.
    let isFirst = query.parts.first?.words.first?.text == query.text.queryWords.first
    let term = query.parts.first.map { isFirst && $0.isTerm ? $0.words.count : 0 } ?? 0
    for length in (1...3).reversed() where length < words.count && length >= term {
      let exhibits = Vocabulary.exhibits(called: words.prefix(length).joined(separator: " "))
      // Birds in Africa are a kind, which several exhibits may have.
      if !exhibits.isEmpty, !isFiller(String(words[length])) {
        return (exhibits, words.dropFirst(length).joined(separator: " "))
      }
    }
    return ([], typed)
  }
}
