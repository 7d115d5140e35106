import Arguments
import ZooKit
import ZooQuery

/// Something to type in the session besides a number or a name; parser and help are made from the table
/// below.
package enum SessionKey: CaseIterable, Sendable {
  case more, unfold, narrow, browse, show, openFile, tag, search, today, random, compare, map, quiz,
    zoom
  case grid, sort, refresh, gallery
  case openLink, add, edit, remove
  case tryAgain, builtIn
  case visit, list, back, settings
  case cache, version
  case help, quit

  /// What the user is doing, as far as it decides which keys work.
  package enum KeyContext: CaseIterable, Sendable {
    case count
    /// At a list or a detail.
    case list
    case exhibits
    case quiz
    /// A fetch failed.
    case failure
    /// At any other question.
    case question
  }

  /// What can be typed for it (lower case, shortest first), where that works, and whether more words may
  /// follow, as in `v birds`.
  private var row: (typed: [String], spots: [KeyContext], takesWords: Bool) {
    switch self {
    case .more: (["", "next"], [.list], false)
    case .unfold: (["more"], [.count, .list], false)
    case .narrow: (["/"], [.count, .list], true)
    case .browse: (["browse"], [.count, .list, .exhibits], true)
    case .show: (["show", "detail", "picture", "photo"], [.count, .list], true)
    case .openFile: (["open"], [.count, .list], true)
    case .tag: (["t", "tag", "tags"], [.count, .list], true)
    case .search: (["search", "find"], [.count, .list], true)
    case .today: (["today"], [.count, .list], false)
    case .random: (["random"], [.count, .list], true)
    case .compare: (["compare"], [.count, .list], true)
    case .map: (["w", "where", "map"], [.count, .list], true)
    case .quiz: (["quiz"], [.count, .list], true)
    case .zoom: (["p"], [.list], true)
    case .grid: (["g", "grid"], [.list], false)
    case .sort: (["n", "sort"], [.list], true)
    case .refresh: (["r", "refresh", "again"], [.count, .list], true)
    case .gallery: (["m", "gallery"], [.list], true)
    case .openLink: (["o"], [.list], true)
    case .add: (["a", "add"], [.count, .list], true)
    case .edit: (["e", "edit", "rename"], [.count, .list], true)
    case .remove: (["d", "remove", "delete"], [.count, .list], true)
    case .visit: (["v", "visit", "exhibits"], [.count, .list, .exhibits], true)
    case .list: (["list", "ls"], [.count, .list, .exhibits], true)
    case .back:
      (["b", "back", "previous"], [.count, .list, .exhibits, .quiz, .failure, .question], false)
    case .settings:
      (["s", "settings", "config set", "config", "units"], [.count, .list, .exhibits], true)
    case .tryAgain: (["t", "try again", "try"], [.failure], false)
    case .builtIn: (["c", "collection", "built-in"], [.failure], false)
    case .cache: (["cache"], [.count, .list], true)
    case .version: (["-v", "version"], [.count, .list], false)
    case .help: (["?", "h", "help"], KeyContext.allCases, false)
    case .quit: (["q", "quit", "exit"], KeyContext.allCases, false)
    }
  }

  /// The shortest form, for help; "" is Enter alone.
  package var shortest: String { row.typed[0] }

  /// The keys that work at a spot, in the order of the table.
  package static func offered(at spot: KeyContext) -> [Self] { bySpot[spot] ?? [] }

  private static let bySpot = Dictionary(
    uniqueKeysWithValues: KeyContext.allCases.map { spot in
      (spot, allCases.filter { $0.row.spots.contains(spot) })
    })

  /// Whether words may follow one for a key that works at a spot; `nil` for letters and other words.
  static func takesWords(_ word: String, at spot: KeyContext) -> Bool? {
    guard word.count > 1 else { return nil }
    return offered(at: spot)
      .first { $0.row.typed.contains(word.lowercased()) }?.row.takesWords
  }

  /// The line that was probably meant by words whose first one is a misspelt key; `nil` if no key that works at a spot,
  /// and takes the words after it, is near. Of several words, the first may have two typos.
  static func line(meantBy typed: String, at spot: KeyContext) -> String? {
    let keys = offered(at: spot).flatMap(\.row.typed)
    guard let key = Query.command(misspeltIn: typed, among: keys) else { return nil }
    let line = ([key] + typed.split(separator: " ").dropFirst().map(String.init))
      .joined(separator: " ")
    return keys.contains(key) && read(line, at: spot) == nil ? nil : line
  }

  /// Parses a key and the words after it (`birds` of `v birds`); `nil` if no key that works there was typed.
  static func read(_ typed: String, at spot: KeyContext) -> (key: Self, words: String)? {
    let folded = typed.lowercased()
    for key in offered(at: spot) {
      let row = key.row
      if row.typed.contains(folded) { return (key, "") }
      // In `a lion` it is an article.
      for word in row.typed where row.takesWords && word != "a" {
        let start = word == "/" ? word : word + " "
        guard folded.hasPrefix(start) else { continue }
        // `units` is a setting of its own.
        return word == "units"
          ? (key, typed)
          : (key, typed.dropFirst(start.count).trimmingPrefix(while: \.isWhitespace).description)
      }
    }
    return nil
  }
}
