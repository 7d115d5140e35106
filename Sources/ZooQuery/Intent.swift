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
  package init(_ line: String) {
    // The signs that end a question are no part of a word.
    let words = line.split { $0.isWhitespace || "?!".contains($0) }.map(String.init)
    let typed = words.joined(separator: " ")
    let exhibits = Query.exhibits(meantBy: typed)
    if Vocabulary.ownCats.rows.contains(where: { $0["words"] == typed.queryText }) {
      self = .ownCats
    } else if !Query(typed).isTerm, let names = ComparedNames(separatedIn: words) {
      self = .comparison(names)
    } else if let ranking = Self.ranking(in: words) {
      self = ranking
    } else {
      self = exhibits.isEmpty ? .animals(typed) : .exhibits(exhibits)
    }
  }

  /// `heaviest`, `biggest dogs`, `small dogs`, `bird heaviest` or `heaviest snake`; `nil` for anything else. The first
  /// superlative counts, the longest that begins there.
  private static func ranking(in words: [String]) -> Self? {
    let terms = Query(words.joined(separator: " ")).terms.words
    let exhibits = words.flatMap(Vocabulary.exhibits)
    for start in words.indices.prefix(Query.mostWords) {
      // None has more words than `most good with kids`.
      for end in (start + 1...min(start + 4, words.count)).reversed() {
        let phrase = words[start..<end].joined(separator: " ")
        guard let superlative = Superlative(phrase) else { continue }
        let unnumbered = (words[..<start] + words[end...]).filter { Int($0) == nil }
        let rest = Query.trimmingFillers(unnumbered.joined(separator: " "), butExhibits: true)
        let (query, called) = (Query(rest), Vocabulary.exhibits(called: rest))
        // The big of big cats is part of a term, and what only others are rated by may be one here.
        let isTerm = Query(phrase).words.allSatisfy(terms.contains)
        let isOthers = superlative.exhibit.map { !exhibits.isEmpty && !exhibits.contains($0) }
        if isTerm, superlative.isAdjective || isOthers == true { continue }
        // All beside an adjective is known: small dogs.
        if superlative.isAdjective, !query.areTerms, called.isEmpty { continue }
        // Birds are a kind, of which more than one exhibit has some.
        if query.isTerm { return .ranking(superlative, in: nil, kind: rest) }
        if let exhibit = called.last { return .ranking(superlative, in: exhibit) }
        let (named, kind) = Query.exhibitsFirst(in: rest)
        return .ranking(superlative, in: named.first, kind: kind.isEmpty ? nil : kind)
      }
    }
    return nil
  }
}

extension Vocabulary {
  /// The exhibits that a word or phrase calls, each exactly so.
  package static func exhibits(called word: String) -> [Exhibit.ID] {
    exhibitsByName[word.queryText] ?? []
  }

  /// All that exhibits may be called, the ids first.
  package static let exhibitNames = exhibitRows.flatMap(\.self)

  private static let exhibitRows = exhibits.rows.map { row in
    [row["exhibit"] ?? ""] + row.list("names") + row.list("spanish")
  }

  private static let exhibitsByName = exhibitRows.reduce(into: [String: [Exhibit.ID]]()) {
    for name in Set($1.map(\.queryText)) { $0[name, default: []].append($1[0]) }
  }
}

extension Query {
  /// The exhibits that all words mean, without those at their ends that mean nothing; none if a fact is asked for.
  package static func exhibits(meantBy typed: String) -> [Exhibit.ID] {
    let called = Vocabulary.exhibits(called: trimmingFillers(typed, butExhibits: true))
    return called.isEmpty || Query(typed).askedFact != nil ? [] : called
  }

  /// The exhibits that the first words name, and the words after them: `dog golden retriever`; none and all words
  /// where they name none.
  package static func exhibitsFirst(in typed: String) -> (exhibits: [Exhibit.ID], name: String) {
    let words = typed.split(separator: " ").map(String.init)
    let phrase = words.count < 2 ? [] : Query(typed).parts.first?.words ?? []
    // The cat family is no `family` among cats.
    let least = phrase.first?.text == words.first?.queryText ? phrase.count : 1
    for length in (1...3).reversed() where length < words.count && length >= least {
      let exhibits = Vocabulary.exhibits(called: words.prefix(length).joined(separator: " "))
      // Birds in Africa are a kind, which several exhibits may have.
      if !exhibits.isEmpty, !isFiller(words[length]) {
        return (exhibits, words.dropFirst(length).joined(separator: " "))
      }
    }
    return ([], typed)
  }
}
