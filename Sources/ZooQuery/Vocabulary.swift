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
  /// How many words the longest phrase has.
  private(set) var longestPhrase = 1

  /// A little more than there are, so that nothing is moved while they are read.
  private static let usualPhrases = 2304

  private init() {
    meanings.reserveCapacity(Self.usualPhrases)
    phrases.reserveCapacity(Self.usualPhrases)
    let tables: [(TextTable, Term.Category)] = [
      (Self.kinds, .kind), (Self.places, .place), (Self.habitats, .habitat), (Self.foods, .food),
      (Self.statuses, .status), (Self.activities, .activity), (Self.traits, .trait),
    ]
    for (table, category) in tables { add(table, category) }
  }

  private mutating func add(_ table: TextTable, _ category: Term.Category) {
    let first = terms.count
    let rows = table.lines.cells(["term", "plural", "part_of", "also", "spanish", "category"])
    let ids = Dictionary(zip(rows.map(\.[0]), first...), uniquingKeysWith: { first, _ in first })
    let parents = rows.map { $0[2].commaSeparated.compactMap { ids[$0] } }
    for (id, cells) in zip(first..., rows) {
      let (name, plural) = (cells[0], cells[1])
      let whole = Self.closure(of: id) { parents[$0 - first] }
      terms.append(
        Term(
          category: category, name: name, plural: plural.isEmpty ? name : plural, whole: whole,
          wholeSet: TermSet(whole)))
      for phrase in [name, plural, cells[5]] + cells[3].commaSeparated + cells[4].commaSeparated {
        add(phrase.queryText, meaning: id)
      }
    }
  }

  private mutating func add(_ phrase: String, meaning id: Term.ID) {
    guard !phrase.isEmpty else { return }
    guard let known = meanings[phrase] else {
      meanings[phrase] = id
      phrases.append(phrase)
      longestPhrase = max(longestPhrase, phrase.utf8.count { $0 == UInt8(ascii: " ") } + 1)
      return
    }
    if known != id, otherMeanings[phrase]?.last != id {
      otherMeanings[phrase, default: []].append(id)
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

  /// The terms that a folded phrase means, in the singular or the plural, or as a superlative; empty for other words.
  package func meanings(of phrase: String) -> [Term.ID] {
    if let known = ownMeanings(of: phrase) { return known }
    // What the tables have as a plural or a verb may be typed without its s.
    let forms = phrase.singularForms + phrase.positiveForms + [phrase + "s"]
    return forms.lazy.compactMap(ownMeanings).first ?? []
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
