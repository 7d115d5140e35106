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
    let (first, sound) = (utf8.first, sound)
    // Most can be told apart without their sound.
    return candidates.filter { candidate in
      abs(candidate.utf8.count - utf8.count) <= 3
        && candidate.utf8.first.map { $0 | 0x20 } == first.map { $0 | 0x20 }
        && candidate.sound == sound
    }
  }

  /// How an English word sounds, roughly: the same for `chihuahua` and `chiwawa`. A capital letter stands for a sound
  /// that has no letter of its own.
  private var sound: [Unicode.Scalar] {
    let letters = Array(lowercased().unicodeScalars)
    var sound: [Unicode.Scalar] = []
    var index = 0
    while index < letters.count {
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let (heard, length) =
        switch (letters[index], next) {
        case ("s", "h"): ("S", 2)
        case ("c", "h"): ("C", 2)
        case ("p", "h"): ("f", 2)
        case ("q", "u"): ("kw", 2)
        case ("h", "u"): ("w", 2)
        case ("e", "e"), ("e", "a"): ("i", 2)
        case ("o", "o"), ("o", "u"): ("u", 2)
        case ("c", "e"), ("c", "i"), ("c", "y"), ("z", _): ("s", 1)
        case ("c", _): ("k", 1)
        case ("x", _): ("ks", 1)
        case ("y", _): ("i", 1)
        case ("h", _): ("", 1)
        case (let letter, _): (String(letter), 1)
        }
      for letter in heard.unicodeScalars where sound.last != letter { sound.append(letter) }
      index += length
    }
    return sound
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
