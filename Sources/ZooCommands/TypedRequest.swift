import ZooKit
import ZooQuery
import ZooService
import ZooSources

/// What words mean that name no command: `lion`, `birds`, `cat siamese`, `lion vs tiger`, `heaviest bird`.
package enum TypedRequest: Equatable, Sendable {
  case exhibit(Exhibit)
  /// `cat` and `cats` mean both the cat breeds and the cats with tags.
  case cats
  /// `mine` and `my cats` mean those that the user has added.
  case ownCats
  case comparison(ComparedNames)
  /// The animals of an exhibit by their size, or those of a kind; `nil` for the exhibit where the user is.
  case ranking(Superlative, in: Exhibit?, kind: String? = nil)
  /// One animal, perhaps with an exhibit before its name.
  case animal(String)

  package init(_ words: [String]) {
    var words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    // A question mark ends the question, not a word of it.
    if let last = words.popLast() {
      let end = last.reversed().drop { "?!".contains($0) }
      if !end.isEmpty { words.append(String(end.reversed())) }
    }
    let typed = words.joined(separator: " ")
    let named = Exhibit.allCalled(typed)
    if Self.wordsOfOwnCats.contains(typed.folded) {
      self = .ownCats
    } else if let names = ComparedNames(separatedIn: words),
      names.words.count > 1 || ComparedNames.separators.contains(words[0].lowercased())
    {
      self = .comparison(names)
    } else if let ranking = TypedRequest(rankingIn: typed.withoutArticle) {
      self = ranking
    } else if let exhibit = named.first {
      self = named.count > 1 ? .cats : .exhibit(exhibit)
    } else {
      self = .animal(typed)
    }
  }

  var isRanking: Bool { if case .ranking = self { true } else { false } }

  /// Whether it is an order that some exhibit has, so that a search sorts; another superlative is a word.
  var isOrder: Bool {
    guard case .ranking(let superlative, let named, _) = self else { return false }
    return (named.map { [$0] } ?? Exhibit.all).contains { $0.order(typed: superlative.word) != nil }
  }

  private static let wordsOfOwnCats = ["mine", "my cats", "my cat", "my own cats", "own cats"]

  /// `heaviest`, `biggest dogs`, `small dogs`, `bird heaviest` or `heaviest snake`; `nil` for anything else.
  private init?(rankingIn typed: String) {
    var words = typed.split(separator: " ").map(String.init)
    guard let (superlative, range) = Self.superlative(in: words) ?? Self.adjective(in: words) else {
      return nil
    }
    words.removeSubrange(range)
    let rest = Exhibit.trimmingFillers(words)
    // Birds are a kind, of which more than one exhibit has some.
    if Query(rest).isTerm {
      self = .ranking(superlative, in: nil, kind: rest)
      return
    }
    let exhibit = Exhibit.called(rest)
    guard exhibit == nil, !rest.isEmpty else {
      self = .ranking(superlative, in: exhibit)
      return
    }
    let (exhibits, name) = Exhibit.splittingPrefix(of: rest.withoutArticle)
    self = .ranking(superlative, in: exhibits.first, kind: name)
  }

  /// An adjective that is no part of a term, where all other words are terms or an exhibit: small dogs, but not big cats.
  private static func adjective(
    in words: [String]
  ) -> (superlative: Superlative, range: Range<Int>)? {
    let terms = Query(words.joined(separator: " ")).termWords
    for (index, word) in words.enumerated().prefix(Query.mostWords) {
      guard let superlative = Superlative(adjective: word), !terms.contains(word.folded) else {
        continue
      }
      let rest = Exhibit.trimmingFillers(
        words.enumerated().filter { $0.offset != index }.map(\.element))
      let isKnown = Query(rest).areTerms || Exhibit.called(rest) != nil
      return isKnown ? (superlative, index..<index + 1) : nil
    }
    return nil
  }

  /// The first superlative among words, the longest that begins there, and where it is.
  private static func superlative(
    in words: [String]
  ) -> (superlative: Superlative, range: Range<Int>)? {
    let named = words.flatMap(Exhibit.allCalled)
    let all = Exhibit.all.flatMap(\.scores)
    let scores = named.isEmpty ? all : named.flatMap(\.scores)
    for start in words.indices.prefix(Query.mostWords) {
      for end in (start + 1...min(start + 4, words.count)).reversed() {
        let phrase = words[start..<end].joined(separator: " ")
        // What only others are rated by may be a trait here.
        if let superlative = Superlative(phrase) ?? Superlative(phrase, among: scores)
          ?? Superlative(phrase, among: all).flatMap({ Query(phrase).hasTerms ? nil : $0 })
        {
          return (superlative, start..<end)
        }
      }
    }
    return nil
  }
}

extension ListQuery {
  /// The same with its search read: where that names an order which an exhibit has, what is to be sorted; whoever searches
  /// for the heaviest bear wants bears. Another superlative is a word like others.
  package func readingSearch(in exhibit: Exhibit) -> Self {
    guard let search, case .ranking(let superlative, let named, let kind) = TypedRequest([search]),
      named == nil || named == exhibit, let order = exhibit.order(typed: superlative.word)
    else { return self }
    return ListQuery(kind: kind ?? self.kind, tag: tag, order: self.order ?? order)
  }
}

extension Superlative {
  /// Where it ranks if no exhibit is named: one that is called like the kind, where the user is, or the first that has such an
  /// order.
  package func exhibit(of kind: String? = nil, at here: Exhibit) -> Exhibit {
    (Exhibit.allCalled(kind ?? "") + [here] + Exhibit.all).first { $0.order(typed: word) != nil }
      ?? .animals
  }
}

/// The names of animals to compare, as typed.
package struct ComparedNames: Equatable, Sendable {
  /// The names, or words that have yet to be split into names.
  package let words: [String]
  package let areNames: Bool
  /// The animal on the screen, with which one name alone is compared.
  package var shown: Found?

  init(names: [String]) {
    words = names
    areNames = true
  }

  /// Words after `compare`; nothing may say where a name ends.
  package init(_ words: [String]) {
    if let separated = ComparedNames(separatedIn: words, by: ["with", "to"]) {
      self = separated
    } else {
      self.words = words.map(\.singleSpaced).filter { !$0.isEmpty }
      areNames = false
    }
  }

  /// Words typed in a line of the session, where quotes may keep those of a name together.
  package init(typed line: String) {
    var parts = [""]
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote != nil {
        parts[parts.count - 1].append(character)
      } else if character == " " {
        parts.append("")
      } else if character == "," {
        parts += [",", ""]
      } else if parts.last?.isEmpty == true, character == "'" || character == "\"" {
        // Inside a word it is an apostrophe.
        quote = character
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    self.init(parts)
  }

  fileprivate static let separators: Set = ["vs", "vs.", "versus", "and", "or", "than", "&"]

  /// Names with `vs`, `and`, `&`, commas or other separators between them; `nil` without any of these.
  init?(separatedIn words: [String], by others: Set<String> = []) {
    let separators = Self.separators.union(others)
    // `lion,tiger` and `lion , tiger` are the same.
    let tokens = words.flatMap { word in
      word.split(separator: ",", omittingEmptySubsequences: false).map(\.singleSpaced)
        .reduce(into: [String]()) { $0 += $0.isEmpty ? [$1] : [",", $1] }
    }
    .filter { !$0.isEmpty }
    let isSeparator = { (token: String) in token == "," || separators.contains(token.lowercased()) }
    guard tokens.contains(where: isSeparator) else { return nil }
    // Between separators, several numbers are several animals: `1 2 and lion`.
    let names = tokens.split(whereSeparator: isSeparator).flatMap { name in
      name.allSatisfy { Int($0) != nil }
        ? Array(name)
        : Query.trimmingFillers(Array(name)).isEmpty ? [] : [name.joined(separator: " ")]
    }
    guard !names.isEmpty else { return nil }
    self.words = names
    areNames = true
  }
}
