import ZooKit
import ZooQuery
import ZooSources

/// Splits words into the names of several animals: `red panda giant pandas okapi` are three.
struct NameSplitter {
  private let index: QueryIndex

  init(_ index: QueryIndex) { self.index = index }

  /// No name that people type has more words.
  private static let longestName = 6

  /// Names, and how badly they match: 0 if each is a whole name.
  typealias Names = (cost: Int, names: [String])

  /// The names that words consist of, those that are whole names wherever there is a way, and as few as possible; `nil` if some
  /// words belong to no name.
  ///
  /// - Parameters:
  ///   - parts: the words between separators. A name that has `and` in it goes over one of these.
  ///   - count: how many names there may be, if one alone is not a whole name.
  ///   - areWhole: whether what is only a piece of a part has to be a whole name.
  func names(in parts: [[String]], count: ClosedRange<Int>, areWhole: Bool) -> Names? {
    // Where all are whole names, nothing else costs less, and they are found many times as fast.
    var whole: Set<String> = []
    return names(in: parts, count, areWhole, atLeast: .name, &whole)
      ?? names(in: parts, count, areWhole, atLeast: .insideName, &whole)
  }

  /// - Parameter whole: the whole names among the words, which are looked for once.
  private func names(
    in parts: [[String]], _ count: ClosedRange<Int>, _ areWhole: Bool,
    atLeast least: MatchRank, _ whole: inout Set<String>
  ) -> Names? {
    let words = parts.flatMap(\.self)
    guard !words.isEmpty, words.count <= Query.mostWords else { return nil }
    let ends = parts.indices.map { parts[...$0].joined().count } + [0]
    // The best ways to cut the first words into a number of names.
    var ways: [[Int: Names]] = [[0: (0, [])]]
    for end in 1...words.count {
      var reached: [Int: Names] = [:]
      for start in max(0, end - Self.longestName)..<end where !ways[start].isEmpty {
        let cuts = [start] + ends.filter { start < $0 && $0 < end } + [end]
        let joined = zip(cuts, cuts.dropFirst()).map { words[$0..<$1].joined(separator: " ") }
        let name = joined.joined(separator: Self.and)
        let isPart = joined.count == 1 && (!areWhole || ends.contains(start) && ends.contains(end))
        // Of several parts one that means nothing leaves the others as they are.
        let unknown = isPart && areWhole && least < .name ? Self.unknown : nil
        guard let cost = cost(of: name, atLeast: least, &whole) ?? unknown, cost == 0 || isPart
        else {
          continue
        }
        for (number, way) in ways[start] where number < count.upperBound {
          if reached[number + 1].map({ way.cost + cost < $0.cost }) ?? true {
            reached[number + 1] = (way.cost + cost, way.names + [name])
          }
        }
      }
      ways.append(reached)
    }
    return ways[words.count].filter { count.contains($0.key) || $0.key == 1 && $0.value.cost == 0 }
      .min { ($0.value.cost, $0.key) < ($1.value.cost, $1.key) }?.value
  }

  private static let and = " and "
  /// What a part costs that means nothing.
  private static let unknown = 3

  /// How badly words match as one name; `nil` if they don't. Numbers are those of a list, and an exhibit may stand before a name.
  private func cost(
    of typed: String, atLeast least: MatchRank, _ whole: inout Set<String>
  ) -> Int? {
    let name = Query.exhibitsFirst(in: typed).name
    if Int(name) != nil { return 0 }
    if typed.contains(Self.and) { return name.contains(Self.and) && index.isName(name) ? 0 : nil }
    if whole.contains(name) { return 0 }
    let answer = index.answer(Query(name), atLeast: least, knowing: least < .name)
    guard let rank = answer?.rank else { return nil }
    if rank == .name { whole.insert(name) }
    return rank == .name ? 0 : rank > .insideName ? 1 : 2
  }
}
