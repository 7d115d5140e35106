import ZooKit

// What the keys of the full windows do.

extension Wording {
  /// What Enter does in the animal browser.
  package enum EnterEffect: Sendable {
    case open, choose, compare, list, goBack

    fileprivate var words: String {
      switch self {
      case .open: "open"
      case .choose: "choose"
      case .compare: "compare"
      case .list: "list"
      case .goBack: "back"
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
  /// - Parameters:
  ///   - enter: `nil` if Enter does nothing.
  ///   - leaves: whether Escape ends the program.
  package static func browserListKeys(
    hasMatches: Bool, hasWords: Bool, enter: EnterEffect?, marks: Bool, sorts: Bool, isMarked: Bool,
    leaves: Bool, lists: Bool, others: OthersEffect?, completes: Bool
  ) -> [KeyRow] {
    let othersRow: [KeyRow] =
      switch others {
      case .add?: [("Ctrl-A", "all exhibits")]
      case .hide(let plural)?: [("Ctrl-A", "only \(plural)")]
      case nil: []
      }
    let escape = hasWords ? "clear" : isMarked ? "unmark" : leaves ? "leave" : "back"
    return (enter.map { [("Enter", $0.words)] } ?? []) + [
      ("Esc", escape), (hasWords ? "F1" : "?", "keys"),
    ]
      + (marks ? [("Tab", "mark")] : []) + (completes ? [("→", "complete")] : []) + othersRow
      + (sorts ? [("Ctrl-S", "sort")] : [])
      + (hasMatches ? [("↑↓", "choose")] : []) + (lists ? [("Shift-Tab", "list")] : [])
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
        (
          ("q", "leave"), ("q", "leave; \(isDrawing ? "its facts stay" : "it stays") on the screen")
        ),
        (("?", "keys"), nil),
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
      case (true, true): ("←→", "previous, next")
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
  /// - Parameters:
  ///   - hasTags: whether the animals have tags.
  ///   - hasSizes: whether they can be sorted by size.
  ///   - hasOthers: whether other exhibits can be listed too.
  package static func browserHelp(isLooking: Bool, hasTags: Bool, hasSizes: Bool, hasOthers: Bool)
    -> [KeyRow]
  {
    let looking: [KeyRow] = [
      ("Enter", "open the animal, or compare the marked ones"),
      ("Tab", "mark or unmark an animal to compare (up to six), and go to the next"),
      ("Ctrl-S", "sort by \(hasSizes ? "size or " : "")name; again for the next order"),
      ("Shift-Tab", "leave, and list the matches; not while any are marked"),
    ]
    return [
      ("letters", "narrow the list; every word has to match"),
      ("↑ ↓", "choose; so do Page Up, Page Down, Home, End and the mouse wheel"),
    ] + (isLooking ? looking : [("Enter", "take this animal")])
      + (hasOthers
        ? [("Ctrl-A", "list the matches of all exhibits, or only of this one again")] : [])
      + (hasTags ? [("→", "complete a tag")] : []) + [
        ("Esc", "clear what you typed, then \(isLooking ? "unmark all, then " : "")leave")
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
    isAlone: Bool, isOverview: Bool, isZoomed: Bool, isMissing: Bool
  ) -> [KeyRow] {
    let zoomed: [KeyRow] = [("←→↑↓", "move"), ("+ -", "zoom"), ("Esc", "whole picture")]
    let overview: [KeyRow] = [("←→↑↓", "choose"), ("Enter", "large"), ("Esc", "back")]
    let stack: [KeyRow] =
      (isAlone ? [] : [("↑↓", "next"), ("g", "overview")]) + [("+", "zoom"), ("Esc", "back")]
    return (isZoomed ? zoomed : isOverview ? overview : stack)
      + (isMissing ? [("r", "try again")] : []) + [("w", "save"), ("o", "open"), ("?", "keys")]
  }

  /// All of them.
  package static func pictureBrowserHelp(isAlone: Bool) -> [KeyRow] {
    let several: [KeyRow] = [
      ("↑ ↓", "previous or next picture; Enter goes on too"),
      ("g", "all of them small; there Enter shows one large"),
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
