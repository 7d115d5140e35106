import ZooCommands
import Console
import ZooKit
import ZooQuery
import ZooSources

// What the window says in which animals are browsed.

extension Wording {
  package static func noMatches(of exhibit: Exhibit) -> String { "No \(exhibit.plural) match." }
  package static let noMatchesAnywhere = "No matches in any exhibit."
  /// Below "No zoo animals match", where one word is to blame.
  package static func withoutExcess(_ excess: Query.Excess) -> String {
    "Every word has to match. Without \(excess.words.joined(separator: " ").quoted), "
      + (excess.count == 1 ? "one animal matches." : "\(excess.count) animals match.")
  }

  /// How a window is sorted: "Sorted heaviest first, in metric units."
  static func sorted(_ order: ListQuery.Order, in system: UnitSystem?) -> String {
    "Sorted " + self.order(order)
      + (system.map { ", in \($0 == .metric ? "metric" : "imperial") units" } ?? "") + "."
  }
  package static let enterShowsMore = "Enter shows more."
  package static let moreIsKnown = "More is known."

  /// Above the matches of another word than the one typed.
  ///
  /// - Parameter hasMatches: whether any follow, rather than being in other exhibits.
  package static func nearestInstead(
    _ word: String, of typed: String, hasMatches: Bool
  ) -> String {
    "Nothing matches “\(typed.printable)”." + (hasMatches ? " Like “\(word)”:" : "")
  }

  /// For somebody who types `lion vs tiger` where animals are marked.
  package static let markToCompare = "To compare animals, mark them with Tab."

  /// How many animals match in other exhibits: "Also 2 birds of Chile and 1 dog breed. Ctrl-A lists them too."
  ///
  /// - Parameters:
  ///   - hasOwn: whether any match in this one.
  ///   - corrected: what they match, if nothing matches the words typed.
  package static func inOtherExhibits(
    _ matches: [(exhibit: Exhibit, count: Int)], hasOwn: Bool, corrected: String?
  ) -> String {
    let counts = matches.map { exhibit, count in
      "\(count) \(count == 1 ? exhibit.noun : exhibit.plural)"
    }.joinedWithAnd
    let isOne = matches.reduce(0) { $0 + $1.count } == 1
    let pronoun = isOne ? "it" : "them"
    if let corrected, !hasOwn {
      return "“\(corrected)” matches \(counts). Ctrl-A lists \(pronoun)."
    }
    return hasOwn
      ? "Also \(counts). Ctrl-A lists \(pronoun) too."
      : "But \(counts) \(isOne ? "matches" : "match"). Ctrl-A lists \(pronoun)."
  }

  /// The animals to compare: "Marked: Lion and Tiger · Enter compares them".
  ///
  /// - Parameters:
  ///   - other: the animal that a single marked one would be compared with.
  ///   - hasWords: whether words have to go before the next one can be searched.
  package static func marked(_ names: [String], with other: String?, hasWords: Bool) -> String {
    let enter = other.map { "Enter compares it with \($0.printable)" }
    let all = names.count > 1 ? "Enter compares them" : nil
    let clear = hasWords && other == nil ? "Esc clears what you typed" : nil
    return
      (["Marked: \(names.map(\.printable).joinedWithAnd)", enter ?? all, clear]
      .compactMap { $0 }).joined(separator: " · ")
  }
}
