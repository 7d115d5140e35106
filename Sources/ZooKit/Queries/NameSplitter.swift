/// Splits words into the names of several animals: `red panda giant pandas okapi` are three.
package struct NameSplitter: Sendable {
  private let index: NameIndex
  private let wholeNames: Set<String>

  package init(_ index: NameIndex) {
    self.index = index
    wholeNames = index.wholeNames
  }

  /// The most words that are split; more can't be the names of a few animals.
  package static let maximumWords = 24
  /// No name that people type has more words.
  private static let longestName = 6

  /// The names that words consist of, so that the worst of them matches as well as possible.
  ///
  /// - Parameter count: how many names there may be.
  /// - Returns: `nil` if some words belong to no name.
  package func names(in words: [String], count: ClosedRange<Int>) -> [String]? {
    guard words.count <= Self.maximumWords else { return nil }
    var ranks: [Range<Int>: NameRank?] = [:]
    for least in NameRank.allCases.reversed() {
      if let names = best(words, count, { rank(of: $0, in: words, least, &ranks) }) { return names }
    }
    return nil
  }

  /// The cheapest way to cut the words into names; fewer names win over more that match no better.
  private func best(
    _ words: [String], _ count: ClosedRange<Int>, _ rank: (Range<Int>) -> NameRank?
  ) -> [String]? {
    typealias Way = (cost: Int, names: [String])
    // The best ways to cut the first words into a number of names.
    var ways: [[Int: Way]] = [[0: (0, [])]]
    for end in 1...max(words.count, 1) where !words.isEmpty {
      var reached: [Int: Way] = [:]
      for start in max(0, end - Self.longestName)..<end {
        guard !ways[start].isEmpty, let rank = rank(start..<end) else { continue }
        let name = words[start..<end].joined(separator: " ")
        for (number, way) in ways[start] where number < count.upperBound {
          let cost = way.cost + NameRank.whole.rawValue - rank.rawValue
          if reached[number + 1].map({ cost < $0.cost }) ?? true {
            reached[number + 1] = (cost, way.names + [name])
          }
        }
      }
      ways.append(reached)
    }
    let complete = ways.last?.filter { count.contains($0.key) } ?? [:]
    return complete.min { ($0.value.cost, $0.key) < ($1.value.cost, $1.key) }?.value.names
  }

  /// How well some of the words match as one name; `nil` if worse than `least`.
  private func rank(
    of range: Range<Int>, in words: [String], _ least: NameRank,
    _ known: inout [Range<Int>: NameRank?]
  ) -> NameRank? {
    let name = words[range].joined(separator: " ")
    guard case .words? = AnimalReference(name) else { return range.count == 1 ? .whole : nil }
    if name.searchedForms.contains(where: wholeNames.contains) { return .whole }
    guard least < .whole else { return nil }
    let rank = known[range] ?? index.rank(ofForms: name)
    known[range] = rank
    return rank.flatMap { $0 >= least ? $0 : nil }
  }
}
