import ZooKit

/// Splits words into the names of several animals: `red panda giant pandas okapi` are three.
package struct NameSplitter: Sendable {
  private let index: QueryIndex

  package init(_ index: QueryIndex) { self.index = index }

  /// No name that people type has more words.
  private static let longestName = 6

  /// The names that words consist of, those that are whole names wherever there is a way, and as few as possible.
  ///
  /// - Parameters:
  ///   - count: how many names there may be.
  ///   - areWhole: whether each has to be a whole name.
  /// - Returns: `nil` if some words belong to no name.
  package func names(
    in words: [String], count: ClosedRange<Int>, areWhole: Bool = false
  ) -> [String]? {
    guard words.count <= Query.mostWords else { return nil }
    typealias Way = (cost: Int, names: [String])
    // The best ways to cut the first words into a number of names.
    var ways: [[Int: Way]] = [[0: (0, [])]]
    for end in 1...max(words.count, 1) where !words.isEmpty {
      var reached: [Int: Way] = [:]
      for start in max(0, end - Self.longestName)..<end where !ways[start].isEmpty {
        let name = words[start..<end].joined(separator: " ")
        guard let cost = cost(of: name), cost == 0 || !areWhole else { continue }
        for (number, way) in ways[start] where number < count.upperBound {
          if reached[number + 1].map({ way.cost + cost < $0.cost }) ?? true {
            reached[number + 1] = (way.cost + cost, way.names + [name])
          }
        }
      }
      ways.append(reached)
    }
    let complete = ways.last?.filter { count.contains($0.key) } ?? [:]
    return complete.min { ($0.value.cost, $0.key) < ($1.value.cost, $1.key) }?.value.names
  }

  /// How badly words match as one name; `nil` if they don't. Numbers are those of a list.
  private func cost(of name: String) -> Int? {
    if Int(name) != nil { return 0 }
    switch index.answer(Query(name))?.reading {
    case .name?: return 0
    case .partOfName?, .meaning?: return 1
    case .insideName?, .termsAsNames?: return 2
    case .text?, nil: return nil
    }
  }
}
