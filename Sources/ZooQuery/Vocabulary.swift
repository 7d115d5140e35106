import ZooKit

/// All terms, by the words that mean them. They stand in the tables of `Tables/` and nowhere else.
package struct Vocabulary: Sendable {
  package static let shared = Vocabulary()

  package let terms: [Term]
  /// The terms that a phrase means, those of the first category first. There is room for a little more phrases than there
  /// are, so that nothing is moved while they are read.
  private var meanings = [String: [Term.ID]](minimumCapacity: 2304)
  /// How many words the longest phrase has that begins with a word, where that is more than one.
  private var longestPhrases: [String: Int] = [:]

  private init() {
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
    terms = numbered.mapGroups(ofAtLeast: 1) { $0.flatMap(Self.terms) }.flatMap(\.self)
    for (id, term) in terms.enumerated() {
      // The phrases of a term share a list, since one for each would take longer than all the rest.
      let own = [id]
      meanings.merge(term.phrases.lazy.map { ($0, own) }) { $0.contains(id) ? $0 : $0 + $1 }
    }
    for phrase in [terms.flatMap(\.phrases), Array(Self.fillerFacts.keys)].joined() {
      guard let space = phrase.utf8.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let count = phrase.utf8.count { $0 == UInt8(ascii: " ") } + 1
      let first = String(phrase[..<space])
      longestPhrases[first] = max(count, longestPhrases[first] ?? 1)
    }
  }

  /// Reads the terms of a table, whose ids go on from that of the first one.
  private static func terms(
    of table: TextTable, _ category: Term.Category, from first: Term.ID
  ) -> [Term] {
    let cells = table.lines.cells(["term", "plural", "category", "also", "spanish", "part_of"])
    let places = Dictionary(uniqueKeysWithValues: zip(cells.map { $0[0] }, cells.indices))
    let parents = cells.map { $0[5].commaSeparated.compactMap { places[$0] } }
    func whole(_ place: Int) -> [Int] { [place] + parents[place].flatMap(whole) }
    return zip(cells, cells.indices).map { cells, place in
      let listed = cells[3].commaSeparated + cells[4].commaSeparated
      let phrases = cells.prefix(3).filter { !$0.isEmpty } + listed
      return Term(
        category: category, name: cells[0], plural: cells[1].isEmpty ? cells[0] : cells[1],
        whole: whole(place).map { first + $0 }, phrases: phrases.map(\.queryText))
    }
  }

  package subscript(_ id: Term.ID) -> Term { terms[id] }

  /// The terms that a folded phrase means, in the singular or the plural, or as a superlative; empty for other words.
  package func meanings(of phrase: String) -> [Term.ID] {
    if let known = meanings[phrase] { return known }
    let forms = phrase.singularForms + phrase.positiveForms
    if let known = forms.lazy.compactMap({ meanings[$0] }).first { return known }
    // What the tables have as a plural or a verb may be typed without its s, but nobody lives in Wale.
    return (meanings[phrase + "s"] ?? []).filter { terms[$0].category != .place }
  }

  /// The term of a category that a cell of a table or a fact names.
  package func term(_ name: String, _ category: Term.Category) -> Term.ID? {
    meanings(of: name.queryText).first { terms[$0].category == category }
  }

  /// Words from left to right, the longest phrases that mean something and all others alone. Only the last word of a phrase may
  /// have other forms.
  func phrases(in words: [String], where means: (String) -> Bool) -> [ArraySlice<String>] {
    var (phrases, rest) = ([ArraySlice<String>](), words[...])
    while let first = rest.first {
      let longest = min(longestPhrases[first] ?? 1, rest.count)
      let count = (1...longest).last { means(Array(rest.prefix($0)).joined(separator: " ")) } ?? 1
      phrases.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return phrases
  }

  /// The terms of a category that a text speaks of: `rainforest` for "Lowland rainforest near rivers".
  package func terms(in text: String, _ category: Term.Category) -> [Term.ID] {
    phrases(in: text.queryText.queryWords) { term($0, category) != nil }
      .compactMap { term($0.joined(separator: " "), category) }
  }
}
