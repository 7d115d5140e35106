import ZooCommands
import ZooKit
import ZooSources

// What can be typed at each place of a conversation and in the windows, and what it does.

extension Wording {
  package typealias KeyRow = (key: String, effect: String)

  /// What can be done after a failed fetch.
  package static let remedies: [KeyRow] =
    [SessionKey.tryAgain, .builtIn, .back].compactMap { row($0, in: .animals) } + [
      (SessionKey.quit.shortest, "leave")
    ]

  /// - Parameters:
  ///   - listing: the list on the screen, from which examples are taken.
  ///   - isLive: whether a list is narrowed as one types.
  ///   - isComparing: whether one of the list is to be compared.
  package static func keys(
    at phase: Session.Phase, in exhibit: Exhibit, _ keys: [SessionKey], _ listing: Listing?,
    isLive: Bool, isComparing: Bool = false
  ) -> [KeyRow] {
    let animals = listing?.animals ?? []
    let words: [KeyRow] =
      switch phase {
      case .count: [("1-10", "how many animals to fetch")]
      case .list: examples(animals, effect: isComparing ? "compare" : "show")
      case .exhibits: [("2", "visit the second exhibit")]
      case .catForm:
        [
          ("Enter", "accept the answer in parentheses"), ("-", "nothing"),
          ("back", "leave without saving"),
        ]
      case .removing: [("yes", "remove it for good"), ("no", "keep it")]
      case .overwriting: [("yes", "overwrite the file"), ("no", "keep it")]
      case .settings, .failure: []
      }
    return words
      + keys.compactMap { key in
        if key == .compare, !animals.isEmpty { return comparisonExample(animals) }
        if key == .tag, let tag = animals.lazy.flatMap(\.tags).first(where: { $0.count <= 20 }) {
          return ("t \(tag.printable)", "\(exhibit.plural) with a tag; t alone lists all tags")
        }
        return row(key, in: exhibit, isLive: isLive, hasMore: listing?.hasMore == true)
      }
  }

  /// What can be typed at the settings.
  ///
  /// - Parameter isLive: whether keys are read one at a time.
  package static func settingsKeys(isLive: Bool) -> [KeyRow] {
    let arrows: [KeyRow] = [
      ("↑ ↓", "move between settings"),
      (
        "Enter",
        "take what you typed, else move on\(isLive ? "; from here, back to the form" : "")"
      ),
      ("← → space", "change the value, or type one"),
    ]
    return (isLive ? arrows : []) + [
      ("metric", "units for heights and weights; 'kg' is only for weights"),
      ("grid", "a value; its setting is found"), ("per-page 20", "any setting and its value"),
      ("view", "what a setting means"),
      ("default", "give the chosen setting its default"),
      ("save", "save what you changed"),
      ("back", "go back; asks before anything is lost\(isLive ? "; so does Esc" : "")"),
    ]
  }

  /// A number and part of a name, both of animals on the screen.
  private static func examples(_ animals: [Animal], effect: String) -> [KeyRow] {
    let second = min(2, animals.count)
    guard second > 0 else { return [] }
    let named = animals[min(2, animals.count - 1)].name
    return [("\(second)", "\(effect) \(animals[second - 1].name.printable)")]
      + (shortestPart(of: named, among: animals).map {
        [("\($0)", "\(effect) \(named.printable): part of a name is enough")]
      } ?? [])
  }

  /// The shortest beginning of a name that means no other animal of the list; `nil` if only all of it does.
  private static func shortestPart(of name: String, among animals: [Animal]) -> String? {
    let folded = name.folded
    let others = animals.filter { $0.name != name }.map(\.name.folded)
    return (3..<max(folded.count, 3)).lazy.map { String(folded.prefix($0)) }
      .first { part in part.last != " " && !others.contains { $0.contains(part) } }
  }

  private static func comparisonExample(_ animals: [Animal]) -> KeyRow {
    guard animals.count > 1 else { return ("compare 1 lion", "compare two to six animals") }
    let last = min(3, animals.count)
    let names = "\(animals[0].name.printable) and \(animals[last - 1].name.printable)"
    return ("compare 1 \(last)", "\(names) side by side; takes up to six")
  }

  private static func row(
    _ key: SessionKey, in exhibit: Exhibit, isLive: Bool = false, hasMore: Bool = false
  ) -> KeyRow? {
    let noun = exhibit.noun
    let isRandom = exhibit.isRandomSample
    return switch key {
    case .more:
      ("Enter", isRandom && !hasMore ? "show the list again" : "show more")
    case .narrow where isLive: ("/", "browse in a window (no Enter needed); 'browse birds' too")
    case .narrow: ("/words", "only animals with these words; / alone lists them all")
    case .unfold: (key.shortest, "every fact of this animal in full")
    case .openFile: ("open cats.json", "list the animals in a file of yours")
    case .tag: ("t tabby", "\(exhibit.plural) with a tag; t alone lists all tags")
    case .openLink: (key.shortest, "open its song or a page about it in your browser")
    case .show: ("lion", "any animal by its name; 'birds' visits the birds")
    case .search: ("search bear", "look through all exhibits")
    case .today: (key.shortest, "the animal of the day; 'random' is any")
    // Named by the key before it, so that help fits a window.
    case .random, .remove, .browse, .zoomHint: nil
    case .compare: ("lion vs tiger", "compare two to six animals")
    case .zoom: (key.shortest, "a large picture of the last animal shown")
    case .grid: (key.shortest, "switch between list and grid, for this exhibit")
    case .sort: (key.shortest, "sort by name, or undo that")
    case .refresh:
      (
        key.shortest,
        isRandom ? "fetch new animals; asks how many" : "fetch the list again"
      )
    case .gallery: (key.shortest, "more pictures of the last \(noun) shown")
    case .add: (key.shortest, "add a \(noun) of your own")
    case .edit: (key.shortest, "change the last one shown, if it's yours; 'd' removes it")
    case .visit: (key.shortest, "visit another exhibit; 'v birds' goes straight there")
    case .back: (key.shortest, "go back the way you came")
    case .settings: (key.shortest, "settings: units and everything else")
    case .tryAgain: (key.shortest, "try again")
    case .builtIn: (key.shortest, "show the built-in collection")
    case .help: (key.shortest, "this help")
    case .quit: (key.shortest, "quit (so does Ctrl-D)")
    }
  }

  /// What Enter does in the animal browser.
  package enum EnterEffect: Sendable {
    case open, choose, compare

    fileprivate var words: String {
      switch self {
      case .open: "open"
      case .choose: "choose"
      case .compare: "compare"
      }
    }
  }

  /// What Ctrl-A does in the animal browser.
  package enum OthersEffect: Sendable {
    case add
    /// Only the animals with this name are listed again.
    case hide(String)
  }

  /// The keys of the animal browser's list, the most useful first: a narrow window shows only some.
  ///
  /// - Parameter enter: `nil` if Enter does nothing.
  package static func browserListKeys(
    hasMatches: Bool, hasWords: Bool, enter: EnterEffect?, marks: Bool, isMarked: Bool,
    lists: Bool, others: OthersEffect?, completes: Bool
  ) -> [KeyRow] {
    let othersRow: [KeyRow] =
      switch others {
      case .add?: [("Ctrl-A", "all exhibits")]
      case .hide(let plural)?: [("Ctrl-A", "only \(plural)")]
      case nil: []
      }
    return (enter.map { [("Enter", $0.words)] } ?? []) + [("Esc", isMarked ? "unmark" : "back")]
      + [("F1", "keys")] + (hasMatches ? [("↑↓", "choose")] : [])
      + (hasWords && !hasMatches ? [("Ctrl-U", "clear what you typed")] : [])
      + (marks ? [("Tab", "mark")] : []) + (completes ? [("→", "complete")] : []) + othersRow
      + (lists ? [("Shift-Tab", "list")] : [])
  }

  /// Where there is more of what is open.
  package enum Scrolling: Sendable {
    case up, down
  }

  /// What 'o' opens.
  package enum LinkKind: Sendable {
    case song, page

    fileprivate var brief: KeyRow { ("o", self == .song ? "song" : "web page") }

    fileprivate var help: KeyRow {
      ("o", "open \(self == .song ? "its song" : "a page about it") in your browser")
    }
  }

  /// Which keys work where an animal or a comparison is open in the animal browser.
  package struct OpenedKeys: Sendable {
    /// Whether one animal is open, rather than a comparison.
    var isAnimal: Bool
    /// Whether its drawing fills the window.
    var isDrawing: Bool
    /// Where there is more of it than fits.
    var scrolling: Scrolling?
    /// Whether there is an animal before and after it in the list.
    var neighbours: (before: Bool, after: Bool)
    /// Whether it can be shown as large as the window.
    var hasPicture: Bool
    /// Whether there are more photographs of it.
    var hasGallery: Bool
    var link: LinkKind?

    package init(
      isAnimal: Bool, isDrawing: Bool = false, scrolling: Scrolling? = nil,
      neighbours: (before: Bool, after: Bool) = (false, false), hasPicture: Bool = false,
      hasGallery: Bool = false, link: LinkKind? = nil
    ) {
      self.isAnimal = isAnimal
      self.isDrawing = isDrawing
      self.scrolling = scrolling
      self.neighbours = neighbours
      self.hasPicture = hasPicture
      self.hasGallery = hasGallery
      self.link = link
    }

    /// Each key as it stands below the window, and as help explains it; the most useful first.
    fileprivate var rows: [(brief: KeyRow, help: KeyRow?)] {
      let always: [(KeyRow, KeyRow?)] = [
        (
          ("Esc", "back"),
          ("Esc", isDrawing ? "back to its facts ('p' too)" : "back to the list, where you were")
        ),
        (("q", "leave"), ("q", "leave; it stays on the screen")), (("?", "keys"), nil),
      ]
      let optional: [(KeyRow, KeyRow?)?] = [
        scrolling.map { (Wording.scrollKey($0), ("↑ ↓", "scroll through all of it")) },
        neighbourKey.map { ($0, ("← →", "the animal before or after it in the list")) },
        hasPicture && !isDrawing
          ? (("p", "picture"), ("p", "its photograph or drawing, as large as the window")) : nil,
        hasGallery ? (("m", "gallery"), ("m", "more photographs")) : nil,
        link.map { ($0.brief, $0.help) },
      ]
      return always + optional.compactMap { $0 }
    }

    private var neighbourKey: KeyRow? {
      switch neighbours {
      case (true, true): ("←→", "next")
      case (false, true): ("→", "next")
      case (true, false): ("←", "previous")
      case (false, false): nil
      }
    }
  }

  package static func openedKeys(_ keys: OpenedKeys) -> [KeyRow] { keys.rows.map(\.brief) }

  package static func openedHelp(_ keys: OpenedKeys) -> [KeyRow] { keys.rows.compactMap(\.help) }

  /// All keys of the animal browser's list.
  ///
  /// - Parameter hasTags: whether the animals have tags.
  package static func browserHelp(isLooking: Bool, hasTags: Bool) -> [KeyRow] {
    let looking: [KeyRow] = [
      ("Enter", "open the animal, or compare the marked ones"),
      ("Tab", "mark or unmark an animal to compare (up to six), and go to the next"),
      ("Shift-Tab", "leave, and list the matches"),
    ]
    return [
      ("letters", "narrow the list; every word has to match"),
      ("↑ ↓", "choose; so do Page Up, Page Down and the mouse wheel"),
    ] + (isLooking ? looking : [("Enter", "take this animal")]) + [
      ("Ctrl-A", "list the matches of all exhibits, or only of this one again")
    ] + (hasTags ? [("→", "complete a tag")] : []) + [
      ("Ctrl-U", "clear what you typed; marks stay"),
      ("Esc", isLooking ? "unmark all, or leave" : "leave"),
    ]
  }

  /// What can be done at the keys of a window.
  package static func keyPageKeys(scrolling: Scrolling?) -> [KeyRow] {
    [scrolling.map(scrollKey), (scrolling == nil ? "any key" : "any other key", "back")]
      .compactMap { $0 }
  }

  private static func scrollKey(_ scrolling: Scrolling) -> KeyRow {
    switch scrolling {
    case .down: ("↓", "more")
    case .up: ("↑", "up")
    }
  }

  /// The keys of the picture browser.
  package static func pictureBrowserKeys(
    isAlone: Bool, isLarge: Bool, isZoomed: Bool, isMissing: Bool
  ) -> [KeyRow] {
    let zoomed: [KeyRow] = [("←→↑↓", "move"), ("+ -", "zoom"), ("Esc", "whole picture")]
    let overview: [KeyRow] = [("←→↑↓", "choose"), ("Enter", "large"), ("Esc", "back")]
    let large: [KeyRow] =
      (isAlone ? [] : [("←→", "next")]) + [("+", "zoom"), ("Esc", isAlone ? "back" : "overview")]
    return (isZoomed ? zoomed : isLarge ? large : overview)
      + (isMissing ? [("r", "try again")] : []) + [("w", "save"), ("o", "open"), ("?", "keys")]
  }

  /// All of them.
  package static func pictureBrowserHelp(isAlone: Bool) -> [KeyRow] {
    let several: [KeyRow] = [
      ("← →", "previous or next picture"), ("Enter", "show a picture large"),
    ]
    return (isAlone ? [] : several) + [
      ("+ -", "zoom in and out; then the arrows move"), ("0", "the whole picture again"),
      ("w", "save the picture in the current directory"), ("o", "open it in your browser"),
      ("r", "try again, where a picture is missing"),
      ("Esc", "one step back"), ("q", "close the pictures"),
    ]
  }

  /// How far a picture is enlarged: `1.5 times`, `2 times`.
  package static func enlarged(_ factor: Double) -> String {
    factor == factor.rounded() ? "\(Int(factor)) times" : "\(factor) times"
  }
}
