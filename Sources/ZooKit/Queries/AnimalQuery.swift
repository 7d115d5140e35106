/// What a user typed to mean one animal.
package enum AnimalQuery: Sendable, Equatable {
  /// Its number in the list shown last, from 1.
  case place(Int)
  /// Its id, said to be one: `id:162`.
  case id(String)
  /// An id or a part of a name.
  case words(String)

  /// Reads `3`, `id:162` or `red pan`.
  ///
  /// - Returns: `nil` when there is nothing but spaces.
  package init?(_ text: String) {
    let trimmed = text.singleSpaced
    guard !trimmed.isEmpty else { return nil }
    if trimmed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .place(Int(trimmed) ?? .max)
    } else if trimmed.hasPrefix("id:") {
      self = .id(String(trimmed.dropFirst(3)))
    } else {
      self = .words(trimmed)
    }
  }

  /// What was found for it.
  package enum Match: Sendable, Equatable {
    /// Nothing fits.
    case none
    /// Exactly one fits.
    case one(Animal)
    /// Several fit; nothing is chosen.
    case several([Animal])
  }

  /// Looks it up among animals, accents and case ignored. A whole id or name beats whole words of
  /// one, these the beginnings of words, and these any other part.
  package func match(in animals: [Animal]) -> Match {
    switch self {
    case .place(let number):
      guard animals.indices.contains(number - 1) else { return .none }
      return .one(animals[number - 1])
    case .id(let id):
      return animals.first { $0.id == id }.map(Match.one) ?? .none
    case .words(let words):
      if let exact = animals.first(where: { $0.id == words }) { return .one(exact) }
      let folded = words.folded
      let ranked = animals.map { ($0, $0.rank(of: folded)) }
      guard let highest = ranked.compactMap(\.1).max() else { return .none }
      let best = distinct(ranked.filter { $0.1 == highest }.map(\.0))
      guard let first = best.first else { return .none }
      return best.count == 1 ? .one(first) : .several(best)
    }
  }

  /// Which of several collections it fits best; several where it fits them equally well.
  package func bestFits(among collections: [[Animal]]) -> [Int] {
    guard case .words(let words) = self else {
      return collections.indices.filter { match(in: collections[$0]) != .none }
    }
    let ranks = collections.map { animals in
      animals.contains { $0.id == words }
        ? NameRank.whole : animals.compactMap { $0.rank(of: words.folded) }.max()
    }
    guard let best = ranks.compactMap({ $0 }).max() else { return [] }
    return ranks.indices.filter { ranks[$0] == best }
  }

  /// Leaves out repeats: a random selection may hold an animal twice.
  private func distinct(_ animals: [Animal]) -> [Animal] {
    var seen: Set<String> = []
    return animals.filter { seen.insert($0.id).inserted }
  }
}
