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

  private var order: Int { rank.rawValue * Name.allCases.count + name.rawValue }

  static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  /// Sorts by match, the best first and those without one last; equal ones keep their order.
  static func sorted<Element>(
    _ elements: [Element], by match: (Element) -> Self?
  ) -> [Element] {
    let unmatched = NameRank.allCases.count * Name.allCases.count
    var buckets = [[Element]](repeating: [], count: unmatched + 1)
    for element in elements {
      buckets[match(element).map { unmatched - 1 - $0.order } ?? unmatched].append(element)
    }
    return buckets.flatMap { $0 }
  }
}
