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
  package static let words = Vocabulary.orders.rows
    .filter { $0["order"] != nil && $0["of"] == nil }.flatMap { $0.list("superlatives") }

  /// The best word for each of some orders.
  package static func words(for orders: [ListQuery.Order]) -> [String] {
    Vocabulary.orders.rows.filter { row in orders.contains { $0.word == row["order"] } }
      .compactMap { $0.list("superlatives").first }
  }

  /// What asks for an order by itself, by its key; there is a most and a least of what animals are rated by.
  private static let all = Vocabulary.orders.rows.reduce(into: [String: Self]()) { all, row in
    let (superlatives, adjectives) = (row.list("superlatives"), row.list("adjectives"))
    func add(_ phrase: String, word: String?, order: String? = nil, isAdjective: Bool = false) {
      all[key(of: phrase)] = Self(
        word: word ?? row["order"] ?? "", order: order ?? row["order"], exhibit: row["of"],
        isAdjective: isAdjective)
    }
    for phrase in superlatives { add(phrase, word: phrase) }
    for phrase in adjectives { add(phrase, word: superlatives.first, isAdjective: true) }
    guard let order = row["order"] else { return }
    let turned = order.hasPrefix("-") ? String(order.dropFirst()) : "-\(order)"
    for rated in superlatives + adjectives + row.list("rated") {
      add("most \(rated)", word: order)
      add("least \(rated)", word: turned, order: turned)
    }
  }

  /// What other words for a degree mean: `most` or `least`.
  private static let degrees = Dictionary(
    uniqueKeysWithValues: Vocabulary.degrees.rows.map { ($0["word"] ?? "", $0["degree"] ?? "") })

  /// Words in one order, as people say them in any (`lives longest`), but for what a hyphen joins: a friendly cat is no
  /// cat-friendly one.
  private static func key(of phrase: String) -> String {
    phrase.items(separatedBy: " ").map { $0.queryText }.filter { $0 != "the" }
      .map { degrees[$0] ?? $0 }.sorted().joined(separator: ",")
  }
}

extension Superlative {
  /// Reads what asks for an order by itself: `heaviest`, `sheds the least`, `friendliest`, `good with kids`.
  package init?(_ phrase: String) {
    let keys = ([phrase] + phrase.queryText.positiveForms.map { "most \($0)" }).map(Self.key)
    guard let known = keys.lazy.compactMap({ Self.all[$0] }).first else { return nil }
    self = known
  }
}

extension Exhibit {
  /// The order of its lists that a word means: `weight`, `-heaviest`, `talkative`.
  package func order(typed word: String) -> ListQuery.Order? {
    let text = word.queryText
    let superlative = Superlative(text) ?? Superlative("most \(text)")
    let meant = superlative?.order ?? text.replacing(" ", with: "-")
    let order = orders.first { $0.word == meant }?.order
    return word.hasPrefix("-") ? order?.turnedRound : order
  }
}
