/// What people say for the first animals of an order: `heaviest`, `longest lived`, `most affectionate`.
package struct Superlative: Sendable, Equatable {
  /// The word to sort by that means the same.
  package let word: String
  /// What it compares; `nil` for what a score compares, which an exhibit knows by the word, and for what is known of no
  /// animal, such as speed.
  package let order: ListQuery.Order?

  /// The biggest animal is the heaviest one.
  private static let table: [(words: [String], order: ListQuery.Order?)] = [
    (["heaviest", "biggest", "largest"], .measure(.weight)),
    (["lightest", "smallest"], .measure(.weight, isReversed: true)),
    (["tallest"], .measure(.height)), (["shortest"], .measure(.height, isReversed: true)),
    (["longest"], .measure(.length)),
    (["oldest", "longest-lived", "longest-living", "lives-longest", "live-longest"], .lifespan()),
    (["shortest-lived", "shortest-living"], .lifespan(isReversed: true)),
    (["fastest", "slowest", "strongest"], nil),
  ]

  /// The words for orders that some animals have.
  package static let words = table.filter { $0.order != nil }.flatMap(\.words)

  /// The best word for each of some orders.
  package static func words(for orders: [ListQuery.Order]) -> [String] {
    table.filter { row in row.order.map(orders.contains) == true }.compactMap(\.words.first)
  }

  /// Reads one word or several: `heaviest`, `longest lived`.
  package init?(_ phrase: String) {
    let word = phrase.folded.replacing(" ", with: "-")
    guard let row = Self.table.first(where: { $0.words.contains(word) }) else { return nil }
    (self.word, order) = (word, row.order)
  }

  /// Reads `most affectionate` and `least affectionate`.
  ///
  /// - Parameter scores: what animals are rated by.
  package init?(_ phrase: String, among scores: [Score.Kind]) {
    let words = phrase.folded.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let first = words.first, ["most", "least"].contains(first),
      let score = words.last?.replacing(" ", with: "-"),
      scores.contains(where: { $0.word == score || $0.otherWord == score })
    else { return nil }
    (word, order) = (first == "least" ? "-\(score)" : score, nil)
  }
}
