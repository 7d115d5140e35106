import ZooKit

/// All terms, by the words that mean them. They stand in the tables of `Tables/` and nowhere else.
package struct Vocabulary: Sendable {
  package static let shared = Vocabulary()

  package private(set) var terms: [Term] = []
  /// The terms that a phrase means, those of the first category first.
  private var meanings: [String: [Term.ID]] = [:]
  /// How many words the longest phrase has.
  private(set) var longestPhrase = 1

  /// A little more than there are, so that nothing is moved while they are read.
  private static let usualPhrases = 2048

  private init() {
    meanings.reserveCapacity(Self.usualPhrases)
    phrases.reserveCapacity(Self.usualPhrases)
    add(Self.kinds, .kind)
    add(Self.places, .place)
    add(Self.habitats, .habitat)
    add(Self.foods, .food)
    add(Self.statuses, .status)
    add(Self.activities, .activity)
    add(Self.traits, .trait)
  }

  private mutating func add(_ table: TextTable, _ category: Term.Category) {
    let rows = table.lines.map {
      $0.cells(["term", "plural", "category", "part_of", "also", "spanish"])
    }
    let first = terms.count
    let ids = Dictionary(
      rows.enumerated().map { ($0.element[0], first + $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var parents: [Term.ID: [Term.ID]] = [:]
    for (offset, row) in rows.enumerated() {
      parents[first + offset] = row[3].items.compactMap { ids[$0] }
    }
    for (offset, row) in rows.enumerated() {
      let name = String(row[0])
      terms.append(
        Term(
          category: category, name: name, plural: row[1].isEmpty ? name : String(row[1]),
          whole: Self.closure(of: first + offset, parents)))
      let phrases =
        [name, String(row[1]), String(row[2])] + (row[4].items + row[5].items).map(String.init)
      for phrase in phrases.map(\.queryText)
      where !phrase.isEmpty && meanings[phrase]?.last != first + offset {
        meanings[phrase, default: []].append(first + offset)
        self.phrases.append(phrase)
        longestPhrase = max(longestPhrase, phrase.utf8.count { $0 == UInt8(ascii: " ") } + 1)
      }
    }
  }

  private static func closure(of id: Term.ID, _ parents: [Term.ID: [Term.ID]]) -> [Term.ID] {
    var (found, open) = ([Term.ID](), [id])
    while let next = open.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      open += parents[next] ?? []
    }
    return found
  }

  package subscript(_ id: Term.ID) -> Term { terms[id] }

  /// Every phrase that means something, in the order of the tables.
  private(set) var phrases: [String] = []

  /// The terms that a folded phrase means, in the singular or the plural; empty for other words.
  package func meanings(of phrase: String) -> [Term.ID] {
    if let known = meanings[phrase] { return known }
    return phrase.singularForms.lazy.compactMap { meanings[$0] }.first ?? []
  }

  /// Of what a term is a part of, what is a part of nothing: the continents of a country.
  package func largest(_ id: Term.ID) -> [Term.ID] {
    terms[id].whole.filter { terms[$0].whole.count == 1 }
  }

  /// The term of a category that a cell of a table or a fact names.
  package func term(_ name: String, _ category: Term.Category) -> Term.ID? {
    // Most are written as they are folded.
    (meanings[name] ?? meanings(of: name.queryText)).first { terms[$0].category == category }
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
