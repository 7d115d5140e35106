import ZooCommands
import Console
import ZooKit
import ZooQuery
import ZooSources

// What the window says in which animals are browsed.

extension Wording {
  package static let noMatches = "Nothing matches."
  /// Below "Nothing matches", where one word is to blame.
  package static func withoutExcess(_ excess: Query.Excess) -> String {
    "Every word has to match. Without \(excess.words.joined(separator: " ").quoted), "
      + (excess.count == 1 ? "one animal matches." : "\(excess.count) animals match.")
  }

  /// How a window is sorted: "Sorted heaviest first, in metric units."
  package static func sorted(_ order: ListQuery.Order, in system: UnitSystem?) -> String {
    "Sorted " + self.order(order)
      + (system.map { ", in \($0 == .metric ? "metric" : "imperial") units" } ?? "") + "."
  }

  /// That the animals fetched last are marked, so many.
  package static func fetched(_ count: Int) -> String {
    "• marks the \(count == 1 ? "animal" : "\(count) animals") you fetched."
  }

  package static let enterShowsMore = "Enter shows more."
  package static let moreIsKnown = "More is known."

  /// Above the matches of another word than the one typed, here or in other exhibits.
  package static func nearestInstead(_ word: String, of typed: String) -> String {
    "Nothing matches “\(typed.printable)”, but “\(word)” does."
  }

  /// How many animals match in other exhibits: "Ctrl-A adds 2 birds of Chile and 1 dog breed."
  package static func inOtherExhibits(_ matches: [(exhibit: Exhibit, count: Int)]) -> String {
    let counts = matches.map { exhibit, count in
      "\(count) \(count == 1 ? exhibit.noun : exhibit.plural)"
    }
    return "Ctrl-A adds \(counts.joinedWithAnd)."
  }

  /// The animals that Enter compares, or the first one that was marked.
  package static func marked(_ names: [String]) -> String {
    let all = names.map(\.printable).joinedWithAnd
    return names.count > 1 ? "Enter compares \(all)." : "Marked: \(all)."
  }
}
