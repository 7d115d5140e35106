/// How well typed words match the best of an animal's names, and which that is; the worst first.
struct NameMatch: Comparable {
  enum Name: Int, CaseIterable {
    case other
    /// Not the listed one, but it begins with what was typed: `tigr` of `Tigre`.
    case otherFromBeginning
    case listed
    /// The listed one, a single word that begins with what was typed: `tig` of `Tiger`, not of `Tiger Shark`.
    case listedUnfinished
  }

  let rank: NameRank
  let name: Name

  /// From 0 for the worst, to less than `orders`.
  var order: Int { rank.rawValue * Name.allCases.count + name.rawValue }

  static let orders = NameRank.allCases.count * Name.allCases.count

  static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}
