import ZooCommands
import ZooKit
import ZooSources

// What can be typed at each place of a conversation, and what it does.

extension Wording {
  package typealias KeyRow = (key: String, effect: String)

  /// - Parameter isLive: whether keys are read one at a time.
  package static func keys(_ table: Session.HelpTable, isLive: Bool) -> [KeyRow] {
    let animals = table.listing?.animals ?? []
    let words: [KeyRow] =
      switch table.place {
      case .count: [("1-10", "how many animals to fetch")]
      case .tags(let tags, let exhibit):
        tags.first.map { tag in
          [("1", "the \((Exhibit.named(exhibit) ?? .own).plural) with the tag \(tag.printable)")]
        } ?? []
      case nil, .list, .animal, .comparison, .browser, .picture, .gallery, .map, .help,
        .suggestion:
        examples(animals, table.listing?.firstNumber ?? 1)
      case .exhibits: [("2", "visit the second exhibit")]
      case .quiz: [("1", "choose the first; its name works, too")]
      case .score(let quiz, _):
        [(SessionKey.refresh.shortest, "more questions")]
          + (quiz.missed.isEmpty ? [] : [("1", "the first animal you missed")])
      case .catForm(let form) where form.step == .leaving: leavingKeys
      case .catForm:
        [
          ("Enter", "keep what is there, or leave it empty"), ("-", "nothing"),
          ("back", "leave without saving" + (isLive ? "; so does Esc" : "")),
        ]
      case .removing: [("yes", "remove it for good"), ("no", "keep it")]
      case .settings, .failure: []
      }
    return words + table.keys.compactMap { row($0, table, isLive: isLive) }
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
      ("per-page 20", "any setting and its value"),
      ("view", "what a setting means"),
      ("default", "give the chosen setting its default"),
      ("save", "save what you changed"),
      ("back", "go back; asks before anything is lost\(isLive ? "; so does Esc" : "")"),
    ]
  }

  /// A number and part of a name, both of animals on the screen.
  private static func examples(
    _ animals: [Animal], _ first: Int
  ) -> [KeyRow] {
    let second = min(2, animals.count)
    guard second > 0 else { return [] }
    let named = animals[min(2, animals.count - 1)].name
    return [("\(first + second - 1)", "show \(animals[second - 1].name.printable)")]
      + (shortestPart(of: named, among: animals).map {
        [("\($0)", "show \(named.printable): part of a name is enough")]
      } ?? [])
  }

  /// The shortest beginning of a name that means no other animal of the list; `nil` if only all of it does.
  private static func shortestPart(of name: String, among animals: [Animal]) -> String? {
    let folded = name.folded
    let others = animals.filter { $0.name != name }.map(\.name.folded)
    return (3..<max(folded.count, 3)).lazy.map { String(folded.prefix($0)) }
      .first { part in part.last != " " && !others.contains { $0.contains(part) } }
  }

  private static func comparisonExample(_ animals: [Animal], _ first: Int) -> KeyRow {
    guard animals.count > 1 else { return ("compare \(first) lion", "compare two to six animals") }
    let last = min(3, animals.count)
    let names = "\(animals[0].name.printable) and \(animals[last - 1].name.printable)"
    return ("compare \(first) \(first + last - 1)", "\(names) side by side; takes up to six")
  }

  /// What else an exhibit can be sorted by, with an example of each.
  private static func sorting(_ exhibit: Exhibit) -> String {
    let examples = [
      exhibit.measures.first.map { "'n \($0.rawValue)' by size" },
      exhibit.scores.first.map { "'n \($0.word)' by a score" },
    ].compactMap { $0 }
    return examples.isEmpty ? "" : "; " + examples.joined(separator: ", ")
  }

  private static func row(
    _ key: SessionKey, _ table: Session.HelpTable, isLive: Bool
  ) -> KeyRow? {
    let (exhibit, animals) = (table.exhibit, table.listing?.animals ?? [])
    let isRandom = exhibit.isRandomSample
    return switch key {
    case .more:
      (
        "Enter",
        isRandom && table.listing?.hasMore != true ? "show the list again" : "show the next page"
      )
    case .narrow where isLive: ("/", "browse in a window (no Enter needed); 'browse birds' too")
    case .narrow: ("/words", "only animals with these words; / alone lists them all")
    case .unfold: (key.shortest, "every fact of this animal in full")
    case .openFile: ("open cats.json", "list the animals in a file of yours")
    case .tag:
      (
        "t \(animals.lazy.flatMap(\.tags).first { $0.count <= 20 }?.printable ?? "tabby")",
        "\(exhibit.plural) with a tag, or several; t alone lists all"
      )
    case .openLink: (key.shortest, "the song or web page of the last animal shown, in your browser")
    case .show: ("lion", "any animal by its name; 'birds' visits the birds")
    case .search: ("search bear", "look through all exhibits")
    case .today: (key.shortest, "the animal of the day; 'random' is any")
    // Named by the key before it, so that help fits a window.
    case .random, .remove, .browse, .list: nil
    // Whoever knows them from other programs types them without help.
    case .cache, .version: nil
    case .compare where !animals.isEmpty:
      comparisonExample(animals, table.listing?.firstNumber ?? 1)
    case .compare: ("lion vs tiger", "compare two to six animals")
    case .map: (key.shortest, "where the last animal shown lives; 'map penguins' too")
    case .quiz: (key.shortest, "ten questions; 'quiz owls' asks about owls")
    case .zoom: (key.shortest, "a large picture of the last animal shown")
    case .grid: (key.shortest, "switch between list and grid, for this exhibit")
    case .sort:
      (key.shortest, "sort by name" + sorting(exhibit))
    case .refresh:
      (
        key.shortest,
        isRandom ? "fetch new animals; 'r 5' fetches five" : "fetch the list again"
      )
    case .gallery: (key.shortest, "more pictures of the last animal shown")
    case .add: (key.shortest, "add a \(exhibit.noun) of your own")
    case .edit: (key.shortest, "change the last one shown ('edit mimi': that one); 'd' removes it")
    case .visit: (key.shortest, "visit another exhibit; 'v birds' goes straight there")
    case .back where isLive: (key.shortest, "go back the way you came; so does Esc")
    case .back: (key.shortest, "go back the way you came")
    case .settings: (key.shortest, "settings: units and everything else; 'units metric' sets them")
    case .tryAgain: (key.shortest, "try again")
    case .builtIn: (key.shortest, "show the built-in collection")
    case .help: (key.shortest, "this help")
    case .quit: (key.shortest, "quit (so does Ctrl-D)")
    }
  }
}
