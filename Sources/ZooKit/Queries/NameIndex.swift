/// Animals by their names: one rule for what a user means by a few words.
///
/// A whole name beats whole words of a name, these beat beginnings of words, and these any other part; an id counts as a
/// whole name unless it is a word of others' names. Accents and case don't matter.
package struct NameIndex: Sendable {
  /// The animals that match equally well, in the order of the index.
  package struct Match: Sendable, Equatable {
    package let rank: NameRank
    package let animals: [Animal]
    /// Whether only its id was typed, such as Snowshoe's `snow`.
    package var isByID = false
  }

  package let animals: [Animal]
  private let names: [FoldedNames]

  package init(_ animals: [Animal]) {
    self.animals = animals
    names = animals.map(FoldedNames.init)
  }

  /// Every whole name, folded.
  var wholeNames: Set<String> { Set(names.flatMap(\.all)) }

  /// Whether words of these lengths can match that well: beginnings need one word of two letters, parts three letters
  /// each. Shorter ones are in too many names.
  private static func areLongEnough(_ lengths: [Int], for rank: NameRank) -> Bool {
    switch rank {
    case .whole, .words: true
    case .beginnings: lengths.contains { $0 > 1 }
    case .parts: lengths.allSatisfy { $0 > 2 }
    }
  }

  /// The best matches, each animal once; `nil` when there is none.
  package func match(_ query: AnimalReference) -> Match? {
    switch query {
    case .listNumber(let number):
      guard animals.indices.contains(number - 1) else { return nil }
      return Match(rank: .whole, animals: [animals[number - 1]])
    case .id(let id): return Self.match(.whole, animals.filter { $0.id == id })
    case .words(let words): return match(words)
    }
  }

  /// Whether words, or the singular of the last one, match at least that well.
  package func has(_ words: String, atLeast rank: NameRank = .parts) -> Bool {
    self.rank(ofForms: words).map { $0 >= rank } ?? false
  }

  /// How well words match, as they are or with the last one in the singular; `nil` for no match.
  func rank(ofForms words: String) -> NameRank? {
    ([words] + words.singularForms).compactMap { AnimalReference($0).flatMap(match)?.rank }.max()
  }

  private func match(_ words: String) -> Match? {
    let folded = words.folded
    let lengths = folded.split(separator: " ").map(\.count)
    var ranks = names.map { $0.rank(of: folded) }
    let bestOfNames = ranks.compactMap { $0 }.max()
    let rankOfID = bestOfNames == .words ? NameRank.words : .whole
    for index in animals.indices where animals[index].id == words {
      ranks[index] = max(ranks[index] ?? rankOfID, rankOfID)
    }
    guard let best = ranks.compactMap({ $0 }).max(), Self.areLongEnough(lengths, for: best)
    else { return nil }
    var match = Self.match(best, animals.indices.filter { ranks[$0] == best }.map { animals[$0] })
    match?.isByID = best != bestOfNames
    return match
  }

  /// Leaves out animals met before: a random selection may contain one twice.
  private static func match(_ rank: NameRank, _ animals: [Animal]) -> Match? {
    var seen: Set<[String]> = []
    let distinct = animals.filter { seen.insert([$0.exhibit, $0.id]).inserted }
    return distinct.isEmpty ? nil : Match(rank: rank, animals: distinct)
  }
}
