/// What a user typed to refer to one animal.
package enum AnimalQuery: Sendable, Equatable {
  /// Its number in the list shown last, from 1.
  case listNumber(Int)
  /// An explicit id: `id:162`.
  case id(String)
  /// An id or a part of a name.
  case words(String)

  /// Reads `3`, `id:162` or `red pan`; `nil` for text without any words.
  package init?(_ text: String) {
    let trimmed = text.singleSpaced
    guard !trimmed.isEmpty else { return nil }
    if trimmed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .listNumber(Int(trimmed) ?? .max)
    } else if trimmed.hasPrefix("id:") {
      self = .id(String(trimmed.dropFirst(3)))
    } else {
      self = .words(trimmed)
    }
  }

  /// The result of a lookup.
  package enum Match: Sendable, Equatable {
    case none
    case one(Animal)
    /// Several equally good matches; nothing is chosen.
    case several([Animal])
  }

  /// Looks it up among animals, ignoring accents and case. A full id or name beats whole words of a
  /// name, these beat beginnings of words, and these any other part.
  package func match(in animals: [Animal]) -> Match {
    switch self {
    case .listNumber(let number):
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

  /// The indices of the collections with the best match; several on a tie.
  package func bestMatches(among collections: [[Animal]]) -> [Int] {
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

  /// Removes duplicates: a random selection may contain an animal twice.
  private func distinct(_ animals: [Animal]) -> [Animal] {
    var seen: Set<String> = []
    return animals.filter { seen.insert($0.id).inserted }
  }
}
