import ZooCommands
import ZooKit
import ZooSources

// What can be typed at each place of a conversation and in the windows, and what it does.

extension Wording {
  package typealias KeyRow = (key: String, effect: String)

  /// What can be done after a failed fetch.
  package static let remedies: [KeyRow] =
    [SessionKey.tryAgain, .builtIn, .back].map { row($0, in: .animals) } + [
      (SessionKey.quit.shortest, "leave")
    ]

  /// - Parameter isLive: whether a list is narrowed as one types.
  package static func keys(
    at phase: Session.Phase, in exhibit: Exhibit, _ keys: [SessionKey], isLive: Bool, hasMore: Bool
  ) -> [KeyRow] {
    let words: [KeyRow] =
      switch phase {
      case .count: [("1-10", "how many animals to fetch")]
      case .list:
        [("3", "show the third \(exhibit.noun)"), ("gir", "show one by a part of its name")]
      case .settings:
        [
          ("kg", "choose a unit by its name"), ("save", "save both units"),
          ("back", "go back without saving"),
        ]
      case .exhibits: [("2", "visit the second exhibit")]
      case .catForm:
        [
          ("Enter", "what the brackets say"), ("-", "nothing"),
          ("back", "leave without saving"),
        ]
      case .removing: [("yes", "remove it for good"), ("no", "keep it")]
      case .overwriting: [("yes", "overwrite the file"), ("no", "keep it")]
      case .failure: []
      }
    return words + keys.map { row($0, in: exhibit, isLive: isLive, hasMore: hasMore) }
  }

  private static func row(
    _ key: SessionKey, in exhibit: Exhibit, isLive: Bool = false, hasMore: Bool = false
  ) -> KeyRow {
    let noun = exhibit.noun
    let isRandom = exhibit.isRandomSample
    return switch key {
    case .more:
      ("Enter", isRandom && !hasMore ? "show the list again" : "show more")
    case .narrow where isLive: ("/", "narrow the list as you type; Tab lists the matches")
    case .narrow: ("/words", "only animals with these words; / alone shows all again")
    case .open: ("lion", "any animal by name; 'lion vs tiger' compares two")
    case .search: ("search bear", "look through all exhibits")
    case .random: (key.shortest, "a random animal")
    case .compare: ("compare 1 3", "two to six to scale")
    case .zoom: (key.shortest, "the large picture of the one shown last")
    case .grid: (key.shortest, "switch between list and grid")
    case .sort: (key.shortest, "sort by name, or undo that")
    case .refresh:
      (
        key.shortest,
        isRandom ? "fetch new animals; asks how many" : "fetch the list again"
      )
    case .gallery: (key.shortest, "more pictures of the \(noun) shown last")
    case .add: (key.shortest, "add a \(noun) of your own")
    case .edit: (key.shortest, "change the one shown last, if it's yours")
    case .remove: (key.shortest, "remove it; asks first")
    case .visit: (key.shortest, "visit another exhibit; 'v birds' goes straight there")
    case .back: (key.shortest, "go back the way you came")
    case .settings: (key.shortest, "settings: units of height and weight")
    case .tryAgain: (key.shortest, "try again")
    case .builtIn: (key.shortest, "show the built-in collection")
    case .help: (key.shortest, "this help")
    case .quit: (key.shortest, "quit (so does Ctrl-D)")
    }
  }

  /// The keys of the filter.
  package static func filterKeys(
    hasMatches: Bool, hasChosen: Bool, opens: Bool, lists: Bool
  ) -> [KeyRow] {
    (hasMatches ? [("↑↓", "choose")] : [])
      + (hasChosen ? [("Enter", opens ? "open" : "choose")] : [])
      + [("Esc", "back")] + (lists ? [("Tab", "list them")] : [])
  }

  /// The keys of the picture browser.
  package static func browserKeys(isAlone: Bool, isLarge: Bool, isMissing: Bool) -> [KeyRow] {
    (isAlone ? [] : [("←→", "choose")]) + (isLarge ? [] : [("Enter", "large")])
      + (isLarge && !isAlone ? [("Esc", "overview")] : [])
      + [("q", "back"), ("o", "open"), ("w", "save")] + (isMissing ? [("r", "try again")] : [])
  }
}
