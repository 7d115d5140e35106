extension StringProtocol {
  /// The word among `candidates` that was probably meant.
  ///
  /// - Parameter limit: how many typos it may have.
  /// - Returns: `nil` when even the nearest is too far: more typos, or more than a third of its letters
  ///   differ, though one behind the first always may.
  package func nearest(in candidates: some Sequence<String>, atMost limit: Int = 2) -> String? {
    near(in: candidates, atMost: limit).first
  }

  /// The words among `candidates` that may have been meant, the nearest first.
  ///
  /// - Parameter isUnfinished: whether it may be the beginning of a longer word: of five letters or more, with one
  ///   typo.
  package func near(
    in candidates: some Sequence<String>, atMost limit: Int = 2, isUnfinished: Bool = false
  ) -> [String] {
    let typed = Array(lowercased().unicodeScalars)
    let mayContinue = isUnfinished && typed.count > 4
    var near = [[String]](repeating: [], count: limit + 1)
    var longer: [String] = []
    let typedLetters = String(self).utf8.letterSet
    for candidate in candidates where abs(candidate.utf8.count - utf8.count) <= 4 * limit {
      // Each typo costs one letter at most.
      guard (typedLetters & ~candidate.utf8.letterSet).nonzeroBitCount <= limit else { continue }
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard mayContinue || abs(letters.count - typed.count) <= limit else { continue }
      let allowed = Swift.min(limit, Swift.max(1, letters.count / 3))
      let distance = Self.distance(from: typed, to: letters, atMost: limit)
      // One typo is likelier than two.
      if mayContinue, distance.beginning == 1, distance.whole > 1 {
        longer.append(candidate)
      } else if distance.whole <= allowed, distance.whole < letters.count {
        near[distance.whole].append(candidate)
      }
    }
    return near.prefix(2).joined() + longer + near.dropFirst(2).joined()
  }

  /// How many letters must be changed, added, removed or swapped with their neighbour
  /// (optimal string alignment), for the whole target and for its nearest beginning; more than the limit without
  /// saying how many more. The first letter counts twice, since few mistake it.
  private static func distance(
    from source: [Unicode.Scalar], to target: [Unicode.Scalar], atMost limit: Int
  ) -> (whole: Int, beginning: Int) {
    guard source.count < 64, target.count < 64 else { return (.max, .max) }
    var previous: [Int] = []
    var current = [0] + target.indices.map { $0 + 2 }
    for row in 0..<source.count {
      // Two rows back counts as well, since letters may be swapped.
      if row > 1, Swift.min(previous.min() ?? 0, current.min() ?? 0) > limit { return (.max, .max) }
      var next = [row + 2]
      next.reserveCapacity(target.count + 1)
      for column in 0..<target.count {
        let same = source[row] == target[column]
        var cost = Swift.min(
          next[column] + 1, current[column + 1] + 1,
          current[column] + (same ? 0 : row + column == 0 ? 2 : 1))
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          cost = Swift.min(cost, previous[column - 1] + 1)
        }
        next.append(cost)
      }
      (previous, current) = (current, next)
    }
    return (current[target.count], current.min() ?? 0)
  }
}

extension Sequence<UInt8> {
  /// Which letters of ASCII are among them, of any case; two signs may count as one.
  fileprivate var letterSet: UInt32 {
    reduce(0) { $1 < 0x80 ? $0 | 1 << UInt32($1 & 0x1F) : $0 }
  }
}
