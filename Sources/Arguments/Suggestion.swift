extension StringProtocol {
  /// The word among `candidates` that was probably meant.
  ///
  /// - Parameter limit: how many typos it may have.
  /// - Returns: `nil` when even the nearest is too far: more typos, or more than a third of its letters
  ///   differ, though one always may, and it sounds otherwise.
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
    let typed = Array(lowercased())
    let mayContinue = isUnfinished && typed.count > 4
    var near = [[String]](repeating: [], count: limit + 1)
    var longer: [String] = []
    for candidate in candidates where abs(candidate.utf8.count - utf8.count) <= 4 * limit {
      let allowed = Swift.min(limit, Swift.max(1, candidate.count / 3))
      let distance = Self.distance(from: typed, to: Array(candidate.lowercased()))
      // One typo is likelier than two.
      if mayContinue, distance.beginning == 1, distance.whole > 1 {
        longer.append(candidate)
      } else if distance.whole <= allowed, distance.whole < candidate.count {
        near[distance.whole].append(candidate)
      }
    }
    let found = near.prefix(2).flatMap { $0 } + longer + near.dropFirst(2).flatMap { $0 }
    guard found.isEmpty, typed.count > 4 else { return found }
    let sound = sound
    return candidates.filter { $0.lowercased().first == typed.first && $0.sound == sound }
  }

  /// How an English word sounds, roughly: the same for `chihuahua` and `chiwawa`.
  private var sound: String {
    let spelled = Self.sounds.reduce(lowercased()) { word, rule in
      word.replacing(rule.spelling, with: rule.sound)
    }
    return String(
      spelled.filter { $0 != "h" }.reduce(into: "") { word, letter in
        if word.last != letter { word.append(letter) }
      })
  }

  /// In this order; a capital letter stands for a sound that has no letter of its own.
  private static var sounds: [(spelling: String, sound: String)] {
    [
      ("sch", "S"), ("sh", "S"), ("ch", "C"), ("ph", "f"), ("ck", "k"), ("qu", "kw"), ("hu", "w"),
      ("ce", "se"), ("ci", "si"), ("cy", "si"), ("c", "k"), ("x", "ks"), ("z", "s"), ("y", "i"),
      ("ee", "i"), ("ea", "i"), ("oo", "u"), ("ou", "u"),
    ]
  }

  /// How many letters must be changed, added, removed or swapped with their neighbour
  /// (optimal string alignment), for the whole target and for its nearest beginning.
  private static func distance(
    from source: [Character], to target: [Character]
  ) -> (whole: Int, beginning: Int) {
    guard source.count < 64, target.count < 64 else { return (.max, .max) }
    var previous: [Int] = []
    var current = Array(0...target.count)
    for row in 0..<source.count {
      var next = [row + 1]
      for column in 0..<target.count {
        let same = source[row] == target[column]
        var cost = Swift.min(
          next[column] + 1, current[column + 1] + 1, current[column] + (same ? 0 : 1))
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
