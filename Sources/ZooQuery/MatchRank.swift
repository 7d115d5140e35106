/// How well an animal matches a query, the worst first.
package enum MatchRank: Comparable, CaseIterable, Sendable {
  /// Its facts or its sentence have the words.
  case text
  /// They are inside words of its Latin name.
  case insideLatinName
  /// They are inside words of its names, or words of these that are terms and not true of it.
  case insideName
  /// It is, lives or eats what they mean.
  case term
  /// They are words of its Latin name.
  case latinName
  /// They begin words of its names.
  case beginnings
  /// So they do, and its listed name begins with all that was typed.
  case start
  /// They are words of its names.
  case words
  /// All that was typed stands in one of them, one behind the other: the bush elephant in African Bush Elephant.
  case phrase
  /// They are one of its names.
  case name

  /// How well all of several are met: as badly as the worst of them; `nil` if one isn't.
  static func worst<All: Sequence>(of all: All, _ rank: (All.Element) -> Self?) -> Self? {
    var worst = Self.words
    for element in all {
      guard let rank = rank(element) else { return nil }
      worst = min(worst, rank)
    }
    return worst
  }
}
