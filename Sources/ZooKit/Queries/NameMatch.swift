/// How well typed words match the best of an animal's names, and which that is; the worst first.
struct NameMatch: Comparable {
  enum Name: Int, CaseIterable {
    case other
    /// Not the listed one, but it begins with what was typed: `tigr` of `Tigre`.
    case otherFromBeginning
    case listed
  }

  let rank: NameRank
  let name: Name

  /// From 0 for the worst, to less than `orders`.
  fileprivate var order: Int { rank.rawValue * Name.allCases.count + name.rawValue }

  fileprivate static let orders = NameRank.allCases.count * Name.allCases.count

  static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}

/// How well an animal matches a search, the worst first.
enum SearchRank {
  /// In any other way, such as by beginnings of words of its facts or its sentence.
  case beginnings
  /// Each is inside a word of a name.
  case insideName(NameMatch.Name)
  /// Each is a word of its names, its facts, its story or its sentence.
  case words
  case name(NameMatch)

  private var order: Int {
    switch self {
    case .beginnings: 0
    case .insideName(let name): 1 + name.rawValue
    case .words: Self.wordsOrder
    case .name(let match): Self.wordsOrder + 1 + match.order
    }
  }

  private static let wordsOrder = 1 + NameMatch.Name.allCases.count

  /// Sorts by rank, the best first; equal ones keep their order.
  static func sorted<Element>(_ elements: [Element], by rank: (Element) -> Self) -> [Element] {
    var buckets = [[Element]](repeating: [], count: wordsOrder + 1 + NameMatch.orders)
    for element in elements { buckets[rank(element).order].append(element) }
    return buckets.reversed().flatMap { $0 }
  }
}
