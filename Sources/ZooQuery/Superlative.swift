import ZooKit

/// What people say for the first animals of an order: `heaviest`, `longest lived`, `most affectionate`.
package struct Superlative: Sendable, Equatable {
  /// As it may be typed to sort by it: `heaviest`, `-shedding`.
  package let word: String
  /// The order that it asks for; `nil` for what is known of no animal, such as speed.
  package let order: String?
  /// The exhibit whose animals are rated so; `nil` for what any may have.
  let exhibit: Exhibit.ID?
  /// Whether it does so only before a kind: the big dogs are the heaviest ones.
  let isAdjective: Bool

  /// The words for orders that animals of several exhibits have.
  package static let words = rows.filter { $0["order"] != nil && $0["of"] == nil }
    .flatMap { $0.list("superlatives") }

  /// The best word for each of some orders.
  package static func words(for orders: [ListQuery.Order]) -> [String] {
    let words = orders.map(\.word)
    return rows.filter { $0["order"].map(words.contains) == true }
      .compactMap { $0.list("superlatives").first }
  }

  /// Reads what asks for an order by itself: `heaviest`, `sheds the least`, `friendliest`, `good with kids`.
  package init?(_ phrase: String) {
    let words = phrase.queryText.queryWords.filter { $0 != "the" }
    let positives = words.count == 1 ? words[0].positiveForms.map { ["most", $0] } : []
    guard let known = ([words] + positives).lazy.compactMap({ Self.all[Self.key(of: $0)] }).first
    else { return nil }
    self = known
  }

  /// - Parameters:
  ///   - word: what says it by itself, if the row has such a word.
  ///   - isTurned: whether it asks for the last animals of the row's order.
  private init(
    _ row: TextTable.Row, word: String? = nil, isTurned: Bool = false, isAdjective: Bool = false
  ) {
    exhibit = row["of"]
    order = row["order"].map { order in
      !isTurned ? order : order.hasPrefix("-") ? String(order.dropFirst()) : "-\(order)"
    }
    self.word = word ?? order ?? ""
    self.isAdjective = isAdjective
  }

  private static let rows = Vocabulary.orders.rows

  /// What asks for an order by itself, by its words in one order, as people say them in any: `lives longest`. There is a most
  /// and a least of what animals are rated by.
  private static let all = Dictionary(
    rows.flatMap { row in
      let (superlatives, adjectives) = (row.list("superlatives"), row.list("adjectives"))
      let rated = row["order"] == nil ? [] : superlatives + adjectives + row.list("rated")
      return superlatives.map { (key(of: $0.queryText.queryWords), Superlative(row, word: $0)) }
        + adjectives.map { ($0, Superlative(row, word: superlatives.first, isAdjective: true)) }
        + rated.flatMap { rated in
          Vocabulary.degrees.rows.map { degree in
            let words = rated.queryText.queryWords + [degree["word"] ?? ""]
            return (key(of: words), Superlative(row, isTurned: degree["turns"] != nil))
          }
        }
    }, uniquingKeysWith: { first, _ in first })

  private static func key(of words: [String]) -> String { words.sorted().joined(separator: " ") }

  /// The order that a folded word to sort by means, `-weight` for `smallest`; `nil` if it is none.
  fileprivate static func order(called word: String) -> String? {
    let words = word.queryWords
    return (all[key(of: words)] ?? all[key(of: words + ["most"])])?.order
  }
}

extension Exhibit {
  /// The order of its lists that a word means: `weight`, `-heaviest`, `talkative`.
  package func order(typed word: String) -> ListQuery.Order? {
    let text = word.queryText
    let meant = Superlative.order(called: text) ?? text.replacing(" ", with: "-")
    let order = orders.first { $0.word == meant }?.order
    return word.hasPrefix("-") ? order?.turnedRound : order
  }
}
