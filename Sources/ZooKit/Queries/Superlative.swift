/// What people say for the first animals of an order: `heaviest`, `longest lived`, `most affectionate`.
package struct Superlative: Sendable, Equatable {
  /// The word to sort by that means the same.
  package let word: String
  /// What it compares; `nil` for what a score compares, which an exhibit knows by the word, and for what is known of no
  /// animal, such as speed.
  package let order: ListQuery.Order?

  /// The biggest animal is the heaviest one.
  private static let table: [(words: [String], adjectives: [String], order: ListQuery.Order?)] = [
    (["heaviest", "biggest", "largest"], ["heavy", "big", "large", "huge"], .measure(.weight)),
    (["lightest", "smallest"], ["small", "tiny"], .measure(.weight, isReversed: true)),
    (["tallest"], ["tall"], .measure(.height)),
    (["shortest"], [], .measure(.height, isReversed: true)),
    (["longest"], [], .measure(.length)),
    (["oldest", "longest-lived"], ["old"], .lifespan()),
    (["shortest-lived"], [], .lifespan(isReversed: true)),
    (["fastest", "slowest", "strongest", "weakest", "loudest", "quietest"], [], nil),
  ]

  /// The words for orders that some animals have.
  package static let words = table.filter { $0.order != nil }.flatMap(\.words)

  /// The best word for each of some orders.
  package static func words(for orders: [ListQuery.Order]) -> [String] {
    table.filter { row in row.order.map(orders.contains) == true }.compactMap(\.words.first)
  }

  /// Reads one word or several, in any order and with any form of a verb: `heaviest`, `longest lived`, `lives longest`.
  package init?(_ phrase: String) {
    guard let known = Self.byStems[Self.stems(of: phrase)] else { return nil }
    self = known
  }

  /// Reads what says the same before a kind: the big dogs are the heaviest ones.
  package init?(adjective: String) {
    guard let row = Self.table.first(where: { $0.adjectives.contains(adjective.folded) }),
      let word = row.words.first
    else { return nil }
    self.init(word, row.order)
  }

  private init(_ word: String, _ order: ListQuery.Order?) {
    (self.word, self.order) = (word, order)
  }

  private static let byStems = Dictionary(
    table.flatMap { row in row.words.map { (stems(of: $0), Superlative($0, row.order)) } },
    uniquingKeysWith: { first, _ in first })

  private static func stems(of phrase: String) -> [String] {
    phrase.folded.split { $0 == " " || $0 == "-" }.filter { $0 != "the" }.map { word in
      ["ing", "ed", "es", "e"].first(where: word.hasSuffix).map { String(word.dropLast($0.count)) }
        ?? String(word)
    }.sorted()
  }

  /// What turns the order of a score round, by the words before it or behind it: `shed the least`.
  private static let degrees: [Substring: String] = [
    "most": "", "best": "", "highest": "", "least": "-", "lowest": "-",
  ]

  /// Reads `most affectionate`, `sheds least`, `friendliest` and, of several words, what says the same alone: `good with
  /// kids`.
  ///
  /// - Parameter scores: what animals are rated by.
  package init?(_ phrase: String, among scores: [Score.Kind]) {
    var words = phrase.folded.split { $0 == " " || $0 == "-" }.filter { $0 != "the" }[...]
    let first = words.first.flatMap { Self.degrees[$0] }
    let degree = first ?? words.last.flatMap { Self.degrees[$0] }
    if degree != nil { words = first == nil ? words.dropLast() : words.dropFirst() }
    let typed = words.joined(separator: "-")
    let forms = degree != nil || words.count > 1 ? [typed] : typed.positiveForms
    guard let score = forms.first(where: { form in scores.contains { $0.isMeant(by: form) } })
    else { return nil }
    (word, order) = ((degree ?? "") + score, nil)
  }
}
