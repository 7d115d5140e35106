import Console
import ZooCommands
import ZooKit
import ZooSources

/// What can be typed at each place of a conversation, and what it does.
enum KeyHelp {
  typealias Row = (key: String, effect: String)

  /// The rows as lines, the keys in a column of their own.
  static func lines(_ rows: [Row], width: Int) -> [StyledLine] {
    let column = (rows.map(\.key.displayWidth).max() ?? 0) + 2
    return rows.flatMap { key, effect in
      StyledLine([Span("  "), Span(key.padded(to: column), .key)])
        .hanging(StyledLine(effect), width: max(width, column + 14))
    }
  }

  /// The keys of a window in one line, the first ones where not all fit.
  static func line(_ keys: [Row], width: Int) -> StyledLine {
    keys.reduce(StyledLine()) { line, key in
      let part: StyledLine = [Span("  "), Span(key.key, .key), Span(" \(key.effect)", .quiet)]
      return line.displayWidth + part.displayWidth <= width ? line + part : line
    }
  }

  /// What can be done after a failed fetch.
  static let remedies: [Row] = [
    ("t", "try again"), ("c", "show the built-in collection"), ("b", "go back"), ("q", "leave"),
  ]

  private static let everywhere: [Row] = [
    ("?", "this help"), ("q", "leave (so does the end of input)"),
  ]

  /// What can be typed at a place.
  ///
  /// - Parameters:
  ///   - isLive: whether a list is narrowed as one types.
  ///   - isErrand: whether a command asks, which leads nowhere else.
  ///   - hasMore: whether there is more than the list shows.
  static func rows(
    at place: Session.Place, in exhibit: Exhibit, isLive: Bool, isSingleQuestion: Bool,
    hasMore: Bool
  ) -> [Row] {
    let elsewhere: [Row] = [("v", "visit another exhibit"), ("s", "settings")]
    switch place {
    case .count:
      return [("1-10", "how many animals to fetch")] + (isSingleQuestion ? [] : elsewhere)
        + everywhere
    case .list where isSingleQuestion: return choosing(exhibit) + everywhere
    case .list: return list(exhibit, isLive: isLive, hasMore: hasMore) + everywhere
    case .settings:
      return [
        ("kg", "choose a unit by its name"), ("save", "keep both units"),
        ("back", "leave them as they were"),
      ] + everywhere
    case .exhibits:
      return [("2", "visit the second exhibit"), ("back", "go back")] + everywhere
    case .own:
      return [
        ("Enter", "what the brackets say"), ("-", "nothing, where there was something"),
        ("back", "leave without saving"), ("?", "this help"),
      ]
    case .removing:
      return [("yes", "remove it for good"), ("no", "leave it as it is")] + everywhere
    case .overwriting:
      return [("yes", "write over the file"), ("no", "leave it as it is")] + everywhere
    case .failure: return remedies.dropLast() + everywhere
    }
  }

  private static func list(_ exhibit: Exhibit, isLive: Bool, hasMore: Bool) -> [Row] {
    let isRandom = exhibit.paging == .random
    let noun = exhibit.noun
    let own: [Row] = [
      ("a", "add a \(noun) of your own"), ("e", "change the one shown last, if it is yours"),
      ("d", "remove it, after a question"),
    ]
    return choosing(exhibit) + [
      ("Enter", isRandom && !hasMore ? "show the list again" : "show more, until none is left"),
      isLive
        ? ("/", "narrow the list as you type; Tab lists what fits")
        : ("/words", "only what has these words; / alone shows everything again"),
      ("compare 1 3", "two to six on one scale; names of several words in quotes"),
      ("p", "the picture of the one shown last, large"),
      ("g", "switch between list and grid"), ("n", "sort by name; again, as it was"),
      ("r", isRandom ? "ask for the count again and fetch other animals" : "fetch the list anew"),
    ] + (exhibit.gallery == nil ? [] : [("m", "more pictures of the \(noun) shown last")])
      + (exhibit == .own ? own : []) + [
        ("v", "visit another exhibit; 'v birds' goes there at once"),
        ("b", "go back the way you came"),
        ("s", "settings: units of height and weight"),
      ]
  }

  private static func choosing(_ exhibit: Exhibit) -> [Row] {
    [("3", "show the third \(exhibit.noun)"), ("gir", "show one by a part of its name")]
  }
}
