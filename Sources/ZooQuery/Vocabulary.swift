import ZooKit

/// All terms, by the words that mean them. They stand in the tables of `Tables/` and nowhere else.
package struct Vocabulary: Sendable {
  package static let shared = Vocabulary()

  package private(set) var terms: [Term] = []
  /// The term that a phrase means, that of the first category if there are several.
  private var meanings: [String: Term.ID] = [:]
  /// What phrases mean besides; few mean more than one, and a list for each would take longer than all the rest.
  private var otherMeanings: [String: [Term.ID]] = [:]
  /// Every phrase that means something, in the order of the tables.
  private(set) var phrases: [String] = []
  /// How many words the longest phrase has that begins with a word, where that is more than one.
  private var longestPhrases: [Substring: Int] = [:]

  /// A little more than there are, so that nothing is moved while they are read.
  private static let usualPhrases = 2304

  private init() {
    meanings.reserveCapacity(Self.usualPhrases)
    phrases.reserveCapacity(Self.usualPhrases)
    let tables: [(TextTable, Term.Category)] = [
      (Self.kinds, .kind), (Self.places, .place), (Self.habitats, .habitat), (Self.foods, .food),
      (Self.statuses, .status), (Self.activities, .activity), (Self.traits, .trait),
    ]
    var first = 0
    let numbered = tables.map { table, category in
      defer { first += table.lines.count }
      return (table, category, first)
    }
    // Half of the terms are kinds; they are read on one processor, all others on another.
    let read = numbered.mapGroups(ofAtLeast: 1) { $0.map(Self.terms) }.joined()
    for (term, phrases) in read.joined() {
      for phrase in phrases { add(phrase, meaning: terms.count) }
      terms.append(term)
    }
    Self.fillerWords.forEach { noteLength(of: $0) }
  }

  /// The terms of a table, each with what means it.
  ///
  /// - Parameter first: the id of the first one.
  private static func terms(
    of table: TextTable, _ category: Term.Category, from first: Term.ID
  ) -> [(Term, phrases: [String])] {
    let cells = table.lines.cells(["term", "plural", "part_of", "also", "spanish", "category"])
    let places = Dictionary(
      zip(cells.map { $0[0] }, cells.indices), uniquingKeysWith: { first, _ in first })
    let parents = cells.map { $0[2].commaSeparated.compactMap { places[$0] } }
    return zip(cells.indices, cells).map { place, cells in
      let (name, plural) = (cells[0], cells[1])
      let whole = closure(of: place) { parents[$0] }.map { first + $0 }
      let phrases = [name, plural, cells[5]] + cells[3].commaSeparated + cells[4].commaSeparated
      return (
        Term(
          category: category, name: name, plural: plural.isEmpty ? name : plural, whole: whole),
        phrases.map(\.queryText)
      )
    }
  }

  private mutating func add(_ phrase: String, meaning id: Term.ID) {
    guard !phrase.isEmpty else { return }
    guard let known = meanings[phrase] else {
      meanings[phrase] = id
      phrases.append(phrase)
      noteLength(of: phrase)
      return
    }
    if known != id, otherMeanings[phrase]?.last != id {
      otherMeanings[phrase, default: []].append(id)
    }
  }

  private mutating func noteLength(of phrase: String) {
    guard let space = phrase.utf8.firstIndex(of: UInt8(ascii: " ")) else { return }
    let count = phrase.utf8.count { $0 == UInt8(ascii: " ") } + 1
    longestPhrases[phrase[..<space]] = max(count, longestPhrases[phrase[..<space]] ?? 1)
  }

  private static func closure(of place: Int, _ parents: (Int) -> [Int]) -> [Int] {
    var (found, open) = ([Int](), [place])
    while let next = open.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      open += parents(next)
    }
    return found
  }

  package subscript(_ id: Term.ID) -> Term { terms[id] }

  /// The terms that a folded phrase means, in the singular or the plural, or as a superlative; empty for other words.
  package func meanings(of phrase: String) -> [Term.ID] {
    if let known = ownMeanings(of: phrase) { return known }
    let forms = phrase.singularForms + phrase.positiveForms
    if let known = forms.lazy.compactMap(ownMeanings).first { return known }
    // What the tables have as a plural or a verb may be typed without its s, but nobody lives in Wale.
    return (ownMeanings(of: phrase + "s") ?? []).filter { terms[$0].category != .place }
  }

  private func ownMeanings(of phrase: String) -> [Term.ID]? {
    meanings[phrase].map { [$0] + (otherMeanings[phrase] ?? []) }
  }

  /// Of what a term is a part of, what is a part of nothing: the continents of a country.
  package func largest(_ id: Term.ID) -> [Term.ID] {
    terms[id].whole.filter { terms[$0].whole.count == 1 }
  }

  /// The term of a category that a cell of a table or a fact names.
  package func term(_ name: String, _ category: Term.Category) -> Term.ID? {
    let phrase = name.queryText
    if let known = meanings[phrase], terms[known].category == category { return known }
    return meanings(of: phrase).first { terms[$0].category == category }
  }

  /// Words from left to right, the longest phrases that mean something and all others alone. Only the last word of a phrase may
  /// have other forms.
  func phrases(in words: [String], where means: (String) -> Bool) -> [ArraySlice<String>] {
    var (phrases, rest) = ([ArraySlice<String>](), words[...])
    while let first = rest.first {
      let longest = min(longestPhrases[first[...]] ?? 1, rest.count)
      let phrase = (1...longest).reversed().lazy.map { rest.prefix($0) }
        .first { means($0.joined(separator: " ")) }
      phrases.append(phrase ?? rest.prefix(1))
      rest = rest.dropFirst(phrase?.count ?? 1)
    }
    return phrases
  }

  /// The terms of a category that a text speaks of: `rainforest` for "Lowland rainforest near rivers".
  package func terms(in text: String, _ category: Term.Category) -> [Term.ID] {
    phrases(in: text.queryText.queryWords) { term($0, category) != nil }
      .compactMap { term($0.joined(separator: " "), category) }
  }
}
