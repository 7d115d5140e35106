import ZooCommands
import ZooKit

// What the keys of the full windows do.

extension Wording {
  /// The keys of the animal browser's list, the most useful first: a narrow window shows only some.
  ///
  /// - Parameters:
  ///   - enter: `nil` if Enter does nothing.
  ///   - leaves: whether Escape ends the program.
  ///   - plural: the animals that Ctrl-A lists alone again; `nil` where it adds those of all exhibits.
  package static func browserListKeys(
    hasMatches: Bool, hasWords: Bool, enter: BrowserPlace.Outcome?, isMarked: Bool, leaves: Bool,
    only plural: String?
  ) -> [KeyRow] {
    let enterWord =
      switch enter {
      case .opened?: "open"
      case .compared?: "compare"
      case .listed?: "list"
      case .closed?: "back"
      case nil: ""
      }
    let escape = hasWords ? "clear" : isMarked ? "unmark" : leaves ? "leave" : "back"
    return (enterWord.isEmpty ? [] : [("Enter", enterWord)]) + [
      ("Esc", escape), (hasWords ? "F1" : "?", "keys"),
    ]
      + (hasMatches ? [("Tab", "mark")] : [])
      + [("Ctrl-A", plural.map { "only \($0)" } ?? "all exhibits")]
      + (hasMatches ? [("Ctrl-S", "sort")] : []) + (hasMatches ? [("↑↓", "choose")] : [])
  }

  /// All keys of the animal browser's list.
  package static func browserHelp(goal: BrowserPlace.Goal) -> [KeyRow] {
    [
      ("letters", "narrow the list; every word has to match"),
      ("↑ ↓", "choose; so do Page Up, Home and the mouse wheel"),
      (
        "Enter",
        goal == .list
          ? "list the matches, or open what an arrow chose or is left alone"
          : "open the chosen animal"
      ),
      ("Tab", "mark animals to compare with Enter, up to six"),
      ("Ctrl-S", "sort by size or name; again for the next order"),
      ("Ctrl-A", "list those of all exhibits, or only this one again"),
      ("Esc", "clear what you typed, then unmark all, then leave"),
    ]
  }

  package static let anyKey: KeyRow = ("any key", "back")

  /// The keys of the picture browser.
  package static func pictureBrowserKeys(
    isAlone: Bool, isOverview: Bool, isZoomed: Bool, isMissing: Bool
  ) -> [KeyRow] {
    let zoomed: [KeyRow] = [("←→↑↓", "move"), ("+ -", "zoom"), ("Esc", "whole picture")]
    let overview: [KeyRow] = [("←→↑↓", "choose"), ("Enter", "large"), ("Esc", "back")]
    let large: [KeyRow] = (isAlone ? [] : [("↑↓", "next")]) + [("+", "zoom"), ("Esc", "back")]
    return (isZoomed ? zoomed : isOverview ? overview : large)
      + (isMissing ? [("r", "try again")] : []) + [("o", "open"), ("?", "keys")]
  }

  /// All of them.
  package static func pictureBrowserHelp(isAlone: Bool) -> [KeyRow] {
    let several: [KeyRow] = [
      ("arrows", "choose; so do Page Up, Page Down, Home and End"),
      ("Enter", "show one large; there it goes on to the next"),
    ]
    return (isAlone ? [] : several) + [
      ("+ -", "zoom in and out; then the arrows move"), ("0", "the whole picture again"),
      ("o", "open it in your browser"), ("r", "try again, where a picture is missing"),
      ("Esc", "one step back"), ("q", "close the pictures"),
    ]
  }

  /// How far a picture is enlarged: `1.5 times`, `2 times`.
  package static func enlarged(_ factor: Double) -> String {
    factor == factor.rounded() ? "\(Int(factor)) times" : "\(factor) times"
  }
}
