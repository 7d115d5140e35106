extension StringProtocol {
  /// The word among `candidates` that was probably meant.
  ///
  /// - Parameter limit: how many typos it may have.
  /// - Returns: `nil` when even the nearest is too far: more typos, or more than a third of its letters
  ///   differ, though one always may.
  package func nearest(in candidates: some Sequence<String>, atMost limit: Int = 2) -> String? {
    let typed = Array(lowercased())
    let ranked = candidates.map { ($0, Self.distance(from: typed, to: Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    let allowed = Swift.min(limit, Swift.max(1, best.0.count / 3))
    return best.1 <= allowed && best.1 < best.0.count ? best.0 : nil
  }

  /// How many letters must be changed, added, removed or swapped with their neighbour
  /// (optimal string alignment).
  private static func distance(from source: [Character], to target: [Character]) -> Int {
    guard source.count < 64, target.count < 64 else { return .max }
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
    return current[target.count]
  }
}
