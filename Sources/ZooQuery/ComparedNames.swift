import ZooKit

/// The names of animals to compare, as typed.
package struct ComparedNames: Equatable, Sendable {
  /// The names, or words that have yet to be split into names.
  package let words: [String]
  /// Whether each is a whole name.
  package let areNames: Bool
  /// Whether animals of all of them are meant rather than a comparison: snakes or lizards.
  package let areListed: Bool

  /// Words after `compare`; nothing may say where a name ends.
  package init(_ words: [String]) {
    let separated = Self(separatedIn: words, isCompared: true)
    (areNames, areListed) = (separated != nil, false)
    self.words = separated?.words ?? words.map(\.singleSpaced).filter { !$0.isEmpty }
  }

  /// Names with `vs`, `and`, `&`, commas or other separators between them, or before a single one; `nil` for anything else.
  ///
  /// - Parameter isCompared: whether they stand after `compare`, where more words separate.
  init?(separatedIn words: [String], isCompared: Bool = false) {
    // `lion,tiger` and `lion , tiger` are the same.
    let tokens = words.flatMap { $0.replacing(",", with: "\n,\n").split(separator: "\n") }
      .map(\.singleSpaced).filter { !$0.isEmpty }
    let separators = Set(tokens).filter { word in
      Self.separators[word.lowercased()].map { isCompared || $0["after"] == nil } == true
    }
    guard !separators.isEmpty else { return nil }
    // Between separators, several numbers are several animals: `1 2 and lion`.
    let names = tokens.split(whereSeparator: separators.contains).flatMap { words in
      words.allSatisfy { Int($0) != nil } ? Array(words) : [words.joined(separator: " ")]
    }.filter { !Query.trimmingFillers($0).isEmpty }
    let isLone = names.count == 1 && !separators.contains(words[0])
    let joins = separators.map { Self.separators[$0.lowercased()]?["joins"] }
    // What is endangered and nocturnal is one thing.
    let isOne = joins.allSatisfy { $0 == "one" } && names.contains { Query($0).onlyDescribes }
    guard !names.isEmpty, isCompared || !isLone && !isOne else { return nil }
    // A lion or a tiger, which is heavier? What animals are sorted by is compared.
    let asked = Query(words.joined(separator: " ")).askedFact
    let isSorted = Vocabulary.orders.rows.contains { $0["order"] == asked && asked != nil }
    (self.words, areNames, areListed) = (names, true, !joins.contains(nil) && !isSorted)
  }

  /// Whether a word may stand between names.
  package static func isSeparator(_ word: String) -> Bool { separators[word.lowercased()] != nil }

  private static let separators = Dictionary(
    uniqueKeysWithValues: Vocabulary.separators.rows.map { ($0["word"] ?? "", $0) })
}
