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
    // Half of the terms are kinds; they are read on one processor, all others on another.
    let read = tables.mapGroups(ofAtLeast: 1) { $0.map { Self.rows(of: $0.0) } }.joined()
    for ((_, category), rows) in zip(tables, read) { add(rows, category) }
    Self.fillerWords.forEach { noteLength(of: $0) }
  }

  /// A term as its table has it.
  private struct Row {
    let name: String
    let plural: String
    /// The rows of itself and of all that it is a part of.
    let whole: [Int]
    let phrases: [String]
  }

  private static func rows(of table: TextTable) -> [Row] {
    let cells = table.lines.cells(["term", "plural", "part_of", "also", "spanish", "category"])
    let places = Dictionary(
      zip(cells.map { $0[0] }, cells.indices), uniquingKeysWith: { first, _ in first })
    let parents = cells.map { $0[2].commaSeparated.compactMap { places[$0] } }
    return zip(cells.indices, cells).map { place, cells in
      let (name, plural) = (cells[0], cells[1])
      let phrases = [name, plural, cells[5]] + cells[3].commaSeparated + cells[4].commaSeparated
      return Row(
        name: name, plural: plural.isEmpty ? name : plural,
        whole: closure(of: place) { parents[$0] }, phrases: phrases.map(\.queryText))
    }
  }

  private mutating func add(_ rows: [Row], _ category: Term.Category) {
    let first = terms.count
    for row in rows {
      let (id, whole) = (terms.count, row.whole.map { first + $0 })
      terms.append(
        Term(
          category: category, name: row.name, plural: row.plural, whole: whole,
          wholeSet: TermSet(whole)))
      for phrase in row.phrases { add(phrase, meaning: id) }
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

  /// How many words the longest phrase has that words begin with and that means something; `nil` if none does. Only its last
  /// word may have other forms.
  func phraseLength(in words: ArraySlice<String>, where means: (String) -> Bool) -> Int? {
    guard let first = words.first else { return nil }
    return (1...min(longestPhrases[first[...]] ?? 1, words.count)).reversed()
      .first { means(words.prefix($0).joined(separator: " ")) }
  }

  /// The terms of a category that a text speaks of: `rainforest` for "Lowland rainforest near rivers".
  package func terms(in text: String, _ category: Term.Category) -> [Term.ID] {
    var (found, words) = ([Term.ID](), text.queryText.queryWords[...])
    while !words.isEmpty {
      let length = phraseLength(in: words) { term($0, category) != nil }
      let phrase = words.prefix(length ?? 1)
      found += [term(phrase.joined(separator: " "), category)].compactMap(\.self)
      words = words.dropFirst(phrase.count)
    }
    return found
  }
}
