import ZooKit

/// What people say for the first animals of an order: `heaviest`, `longest lived`, `most affectionate`.
package struct Superlative: Sendable, Equatable {
  /// As it may be typed to sort by it: `heaviest`, `-shedding`.
  package let word: String
  /// The order that it asks for; `nil` for what is known of no animal, such as speed.
  package let order: String?
  /// The exhibit whose animals are rated so; `nil` for what any may have.
  let exhibit: Exhibit.ID?

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
    var words = phrase.queryText.queryWords.filter { $0 != "the" }[...]
    if let known = Self.all[Self.key(of: words)] {
      self = known
      return
    }
    let first = words.first.flatMap { Self.degrees[$0] }
    let degree = first ?? words.last.flatMap { Self.degrees[$0] }
    if degree != nil { words = first == nil ? words.dropLast() : words.dropFirst() }
    let forms =
      degree != nil ? [Self.key(of: words)] : words.count == 1 ? words[0].positiveForms : []
    let known = forms.lazy.compactMap { Self.rated[$0] ?? Self.all[$0] ?? Self.adjectives[$0] }
    guard let rated = known.first, let order = rated.order else { return nil }
    let turned = order.hasPrefix("-") ? String(order.dropFirst()) : "-\(order)"
    let meant = degree == true ? turned : order
    self.init(word: meant, order: meant, exhibit: rated.exhibit)
  }

  /// Reads what says the same before a kind: the big dogs are the heaviest ones.
  package init?(adjective: String) {
    guard let known = Self.adjectives[adjective.queryText] else { return nil }
    self = known
  }

  private init(word: String, order: String?, exhibit: Exhibit.ID?) {
    (self.word, self.order, self.exhibit) = (word, order, exhibit)
  }

  private static let rows = Vocabulary.orders.rows
  private static let all = byText("superlatives") { $0 }
  private static let adjectives = byText("adjectives") { _ in nil }
  private static let rated = byText("rated") { _ in nil }

  /// Of each degree, whether it turns the order round.
  private static let degrees = Dictionary(
    uniqueKeysWithValues: Vocabulary.degrees.rows.map { ($0["word"] ?? "", $0["turns"] != nil) })

  /// Words in one order, as people say them in any: `lives longest`.
  private static func key(of words: ArraySlice<String>) -> String {
    words.sorted().joined(separator: " ")
  }

  /// What the words of a column ask for.
  ///
  /// - Parameter word: what says it by itself, if the word does; else the first of its row, or the order.
  private static func byText(
    _ column: String, _ word: (String) -> String?
  ) -> [String: Superlative] {
    Dictionary(
      rows.flatMap { row in
        row.list(column).map { typed in
          let own = word(typed) ?? row.list("superlatives").first ?? row["order"] ?? typed
          let key = key(of: typed.queryText.queryWords[...])
          return (key, Superlative(word: own, order: row["order"], exhibit: row["of"]))
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The order that a folded word to sort by means, `-weight` for `smallest`; `nil` if it is none.
  fileprivate static func order(called word: String) -> String? {
    let key = key(of: word.queryWords[...])
    return (all[key] ?? rated[key])?.order
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

  /// The word to sort by that unknown words are about: `child-friendly` for `child` and `children`, `weight` for
  /// `heaviest`.
  package func orderWord(meantBy words: String) -> String? {
    let typed = words.queryText.replacing(" ", with: "-")
    guard typed.count > 3 else { return nil }
    let known = order(typed: typed)
    return orders.lazy.filter { !$0.word.hasPrefix("-") && $0.order != .name }.first {
      word, order in
      let beginning = word.prefix { $0 != "-" }
      return known.map { [order, order.turnedRound].contains($0) }
        ?? (word.hasPrefix(typed) || beginning.count > 3 && typed.hasPrefix(beginning))
    }?.word
  }
}
