import ZooKit

/// All terms, by the words that mean them. They stand in the tables of `Tables/` and nowhere else.
package struct Vocabulary: Sendable {
  package static let shared = Vocabulary()

  package private(set) var terms: [Term] = []
  /// The terms that a phrase means, those of the first category first.
  private var meanings: [String: [Term.ID]] = [:]
  /// The terms with a name as the tables have it, or with a capital letter.
  private var named: [String: [Term.ID]] = [:]
  /// How many words the longest phrase has.
  private(set) var longestPhrase = 1

  /// A little more than there are, so that nothing is moved while they are read.
  private static let usualPhrases = 2048

  private init() {
    meanings.reserveCapacity(Self.usualPhrases)
    named.reserveCapacity(Self.usualPhrases)
    phrases.reserveCapacity(Self.usualPhrases)
    let tables: [(TextTable, Term.Category)] = [
      (Self.kinds, .kind), (Self.places, .place), (Self.habitats, .habitat), (Self.foods, .food),
      (Self.statuses, .status), (Self.activities, .activity), (Self.traits, .trait),
    ]
    var rows = tables.flatMap(\.0.lines).concurrentMap(Row.init)[...]
    for (table, category) in tables {
      add(Array(rows.prefix(table.lines.count)), category)
      rows = rows.dropFirst(table.lines.count)
    }
  }

  /// A line of a table.
  private struct Row {
    let name: String
    let plural: String
    let wholes: [String]
    /// What means it, folded.
    let phrases: [String]

    init(_ line: TextTable.Line) {
      let cells = line.cells(["term", "plural", "category", "part_of", "also", "spanish"])
      (name, plural, wholes) = (
        String(cells[0]), String(cells[1]), cells[3].items.map { String($0) }
      )
      phrases = (cells[0...2] + cells[4].items + cells[5].items).map { String($0).queryText }
    }
  }

  private mutating func add(_ rows: [Row], _ category: Term.Category) {
    let first = terms.count
    let ids = Dictionary(
      rows.enumerated().map { ($0.element.name, first + $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let parents = rows.map { row in row.wholes.compactMap { ids[$0] } }
    for (offset, row) in rows.enumerated() {
      let whole = Self.closure(of: first + offset) { parents[$0 - first] }
      terms.append(
        Term(
          category: category, name: row.name, plural: row.plural.isEmpty ? row.name : row.plural,
          whole: whole, wholeSet: TermSet(whole)))
      for name in [row.name, row.name.prefix(1).uppercased() + row.name.dropFirst()] {
        named[name, default: []].append(first + offset)
      }
      for phrase in row.phrases
      where !phrase.isEmpty && meanings[phrase]?.last != first + offset {
        meanings[phrase, default: []].append(first + offset)
        phrases.append(phrase)
        longestPhrase = max(longestPhrase, phrase.utf8.count { $0 == UInt8(ascii: " ") } + 1)
      }
    }
  }

  private static func closure(
    of id: Term.ID, _ parents: (Term.ID) -> [Term.ID]
  ) -> [Term.ID] {
    var (found, open) = ([Term.ID](), [id])
    while let next = open.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      open += parents(next)
    }
    return found
  }

  package subscript(_ id: Term.ID) -> Term { terms[id] }

  /// Every phrase that means something, in the order of the tables.
  private(set) var phrases: [String] = []

  /// The terms that a folded phrase means, in the singular or the plural, or as a superlative; empty for other words.
  package func meanings(of phrase: String) -> [Term.ID] {
    if let known = meanings[phrase] { return known }
    // What the tables have as a plural or a verb may be typed without its s.
    let forms = phrase.singularForms + phrase.positiveForms + [phrase + "s"]
    return forms.lazy.compactMap { meanings[$0] }.first ?? []
  }

  /// Of what a term is a part of, what is a part of nothing: the continents of a country.
  package func largest(_ id: Term.ID) -> [Term.ID] {
    terms[id].whole.filter { terms[$0].whole.count == 1 }
  }

  /// The term of a category that a cell of a table or a fact names.
  package func term(_ name: some StringProtocol, _ category: Term.Category) -> Term.ID? {
    let name = String(name)
    // Most are written as the tables have them.
    return named[name]?.first { terms[$0].category == category }
      ?? meanings(of: name.queryText).first { terms[$0].category == category }
  }

  /// The terms of a category that a text speaks of: `rainforest` for "Lowland rainforest near rivers".
  package func terms(in text: String, _ category: Term.Category) -> [Term.ID] {
    var (found, words) = ([Term.ID](), text.queryText.queryWords[...])
    while !words.isEmpty {
      let length = (1...min(longestPhrase, words.count)).reversed().first { length in
        term(words.prefix(length).joined(separator: " "), category) != nil
      }
      if let length, let id = term(words.prefix(length).joined(separator: " "), category) {
        found.append(id)
      }
      words = words.dropFirst(length ?? 1)
    }
    return found
  }
}
