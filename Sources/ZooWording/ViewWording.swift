import Arguments
import ZooCommands
import ZooKit
import ZooSources

// Headings, labels and remarks of the views.

extension Wording {
  package static let welcome = "Welcome to the zoo."

  /// The animal of the day, on the first screen.
  package static func todayOffer(_ name: String) -> String {
    "Animal of the day: \(name.printable). Type 'today' to meet it."
  }

  package static let installChafa = "Install chafa to see pictures here."
  package static let chafaCouldZoom = "Install chafa to zoom."
  package static let chafaCouldDraw = "Install chafa to see it."
  package static let pictureCannotBeDrawn = "This picture can't be drawn here."
  package static let severalExhibits = "All exhibits"
  package static func noMatches(of exhibit: Exhibit) -> String { "No \(exhibit.plural) match." }
  /// Where one of a few is to be chosen.
  package static let noneOfThese = "None of these match."
  package static let noMatchesAnywhere = "No matches in any exhibit."
  /// Below "No zoo animals match", where one word is to blame.
  package static func withoutExcess(_ word: String, count: Int) -> String {
    "Every word has to match. Without \(word.quoted), "
      + (count == 1 ? "one animal matches." : "\(count) animals match.")
  }
  /// How a window is sorted whose animals are searched: those with the words as whole words come first.
  package static func sortedAfterWords(_ order: ListQuery.Order) -> String {
    "Whole words first, then \(self.order(order))."
  }
  /// For somebody who types a score or `heaviest`, which is no word of an animal.
  package static func sortingBy(_ word: String) -> String {
    "In a visit, 'n \(word)' puts the \(first(by: word)) first."
  }

  private static func first(by word: String) -> String {
    Measure.Kind(rawValue: word).map { superlative(of: $0, isOfSmallest: false) } ?? "highest"
  }
  package static let settings = "Settings"
  package static let notSaved = "not saved yet"
  package static let notKnown = "not known"
  package static let more = "more"
  /// Where a session shows facts in full.
  package static let typeMore = "Type 'more' for everything."
  package static let enterShowsMore = "Enter shows more."
  package static let downShowsMore = "↓ shows everything."
  /// Where a command does.
  package static let addFull = "Add --full for everything."
  /// Below a page of a list that a command shows.
  package static func morePages(after page: Int) -> String {
    "Add --page \(page + 1) for more, or --all for all of them."
  }
  /// Where the command named no animal.
  package static let nameWithFull = "'zoo NAME --full' shows everything."
  /// Below an animal that was asked for in full, of which all may have been shown before.
  package static let nothingMoreKnown = "That's everything zoo knows about it."
  /// Beside the name of an animal whose photograph is missing.
  package static let drawing = "drawing"
  /// The label of a picture's address or credit.
  package static let pictureLabel = "Picture"
  package static let besideEachOther = "Side by side"
  package static func cannotDraw(_ name: String) -> String { "There is no drawing of \(name)." }

  /// A fact's words, with what a term that few people know means: `Cathemeral (day and night)`.
  package static func explained(_ words: String) -> String {
    switch words {
    case "Cathemeral": "\(words) (day and night)"
    case "Crepuscular": "\(words) (dusk and dawn)"
    default: words
    }
  }

  /// Above the matches of another word than the one typed.
  ///
  /// - Parameter hasMatches: whether any follow, rather than being in other exhibits.
  package static func nearestInstead(
    _ word: String, of typed: String, hasMatches: Bool
  ) -> String {
    "Nothing matches “\(typed.printable)”." + (hasMatches ? " Like “\(word)”:" : "")
  }

  /// Below matches that may not be what was meant.
  package static func perhapsMeant(_ word: String) -> String {
    "Or did you mean “\(word.printable)”?"
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

  /// The same where there is less room: "Also 67 in other exhibits (Ctrl-A)"
  package static func inOtherExhibitsShort(
    _ matches: [(exhibit: Exhibit, count: Int)], hasOwn: Bool
  ) -> String {
    "\(hasOwn ? "Also" : "But") \(matches.reduce(0) { $0 + $1.count }) in other exhibits (Ctrl-A)"
  }

  /// The animals to compare: "Marked: Lion and Tiger"; where that is too long, how many.
  ///
  /// - Parameters:
  ///   - other: the animal that a single marked one would be compared with.
  ///   - hasWords: whether words have to go before the next one can be searched.
  ///   - width: the columns for it.
  package static func marked(
    _ names: [String], with other: String?, hasWords: Bool, width: Int
  ) -> String {
    let marked = "Marked: \(names.map(\.printable).joinedWithAnd)"
    let enter =
      other.map { " · Enter compares it with \($0.printable)" }
      ?? (names.count > 1 ? " · Enter compares them" : "")
    let clear = hasWords && other == nil ? " · Esc clears what you typed" : ""
    let short = "Marked: \(names.count) \(names.count == 1 ? "animal" : "animals")"
    let hints = [enter + clear, enter.isEmpty ? clear : enter]
    return (hints.map { marked + $0 } + hints.map { short + $0 } + [marked])
      .first { $0.displayWidth <= width } ?? short
  }

  /// What `less` says below a text. As `less` has signs of its own, it may have neither a colon nor a full stop.
  package static let pagerMore = "space for more, q closes"
  /// The same at its end.
  package static let pagerEnd = "q closes"

  package static let noSizes = "Their sizes are not known."
  /// Below animals of which no two have a size of the same kind.
  ///
  /// - Parameter unknown: the names of those without any.
  package static func nothingToCompare(unknown names: [String]) -> String {
    guard !names.isEmpty else { return "They have no sizes that can be compared." }
    return "The \(names.count == 1 ? "size" : "sizes") of \(names.joinedWithAnd) "
      + "\(names.count == 1 ? "is" : "are") not known."
  }

  /// What an animal is drawn beside: `a person`, `a hand, 18 cm`.
  ///
  /// - Parameter extent: how large it is, where few people know.
  package static func name(of companion: Companion, _ extent: String?) -> String {
    let name =
      switch companion {
      case .coin: "a coin"
      case .hand: "a hand"
      case .person: "a person"
      }
    return name + (extent.map { ", \($0)" } ?? "")
  }

  /// What an animal is drawn beside, by the name of its outline.
  package enum Companion: String {
    case coin
    case hand
    case person
  }

  /// Who an animal is compared with: "Beside a person (1.7 m, 70 kg)".
  package static func besideAPerson(_ sizes: [String]) -> String {
    "Beside a person (\(sizes.joined(separator: ", ")))"
  }

  /// Scores for a screen reader: `Energy 5 of 5, Grooming 1 of 5`.
  package static func spoken(_ scores: [Score]) -> String {
    scores.map { "\(label(of: $0)) \($0.value) of \(Score.range.upperBound)" }
      .joined(separator: ", ")
  }

  package static func saved(in path: String) -> String { "Saved to \(path)." }
  package static func removed(_ name: String) -> String { "\(name) was removed." }

  package static func edited(_ isChanged: Bool) -> String {
    isChanged ? "Saved your preferences." : "Nothing was changed."
  }

  package static func pictures(_ count: Int) -> String {
    "\(count) \(count == 1 ? "picture" : "pictures")"
  }

  package static func files(_ count: Int) -> String { "\(count) \(count == 1 ? "file" : "files")" }

  /// Where more pictures are.
  ///
  /// - Parameter excludesLive: whether the user chose a source without them.
  package static func picturesElsewhere(hasSome: Bool, excludesLive: Bool) -> String {
    let which = hasSome ? "More pictures" : "Its pictures"
    return excludesLive
      ? "\(which) need the network, which the chosen source doesn't use."
      : "\(which) need the network."
  }

  // MARK: - Settings and the cache

  package static func cacheTitle(isCleared: Bool) -> String {
    isCleared ? "Removed from the cache" : "In the cache"
  }

  package static let pagesLabel = "pages"
  package static let drawingsLabel = "drawings"
  /// How large something may get: "of 100 MiB".
  package static func limit(_ bytes: Int) -> String { "of \(size(bytes))" }

  package static func preferencesPath(_ path: String, isSaved: Bool) -> String {
    "\(isSaved ? "Saved in" : "Will be saved in") \(path)"
  }

  package static let settingsHelp =
    "Type a unit or a setting and its value ('per-page 20'), 'save' to save, 'back' to go back."

  /// The keys at the selected field of the settings, or at the question whether to leave.
  package static func settingsKeyLine(of form: SettingsForm) -> [KeyRow] {
    if form.step == .leaving {
      return [("'yes'", "leaves"), ("Enter", "stays"), ("'save'", "keeps your changes")]
    }
    let here: [KeyRow] =
      switch form.selected {
      case nil: [("←→", "choose"), ("Enter", "press")]
      case let item? where item.key.words.isEmpty: [("Enter", "next")]
      case _?: [("←→", "change"), ("Enter", "next")]
      }
    return here + [("Esc", "leave"), ("?", "keys and words"), ("↑↓", "move")]
  }

  /// What a setting means, what it takes, and which variable or flag decides it for now.
  package static func meaning(of item: SettingsItem, override: String?) -> String {
    meaning(of: item) + (override.map { " \($0) overrides it for now." } ?? "")
  }

  private static func meaning(of item: SettingsItem) -> String {
    let summary = summary(of: item.key).capitalizedFirst
    if let name = item.api {
      return name == Wikipedia.id
        ? "Where pictures come from that the APIs don't have: an address, 'none' or 'default'."
        : "Where the API of the \(Exhibit.named(name)?.plural ?? name) is: type an address, or 'default'."
    }
    if Quantity.allCases.contains(where: { $0.rawValue == item.key.name }) {
      return "\(summary); 'source' keeps each exhibit's own."
    }
    return item.key.words.isEmpty
      ? "\(summary): type \(allowedValues(of: item.key))." : "\(summary)."
  }

  /// A setting for a screen reader: "height: m (not saved yet); or ft, cm, metric".
  package static func spokenSetting(
    _ name: String, _ value: String, _ origin: String, others: [String]
  ) -> String {
    "\(name): \(value) (\(origin))"
      + (others.isEmpty ? "" : "; or \(others.joined(separator: ", "))")
  }

  package static let arrowsShowAll = "↑↓ show the rest"
  package static let save = "Save"
  package static let back = "Back"
  /// The rows of a further page: "11–20", "11 to 20" for a listener.
  package static func rows(from first: Int, count: Int, isSpoken: Bool) -> String {
    count == 1 ? "\(first)" : "\(first)\(isSpoken ? " to " : "–")\(first + count - 1)"
  }

  package static func count(_ count: Int, of all: Int) -> String { Self.count("\(count)", of: all) }
  package static func count(_ shown: String, of all: Int) -> String { "\(shown) of \(all)" }
  /// The number of a list's page: "page 2".
  package static func page(_ number: Int) -> String { "page \(number)" }
  package static let noAddress = "none"
  /// Where no pictures come from Wikipedia.
  package static let wikipediaIsOff = "off"

  /// An animal's measures as an example of the chosen units.
  package static func example(_ name: String?, _ measures: [String]) -> String {
    "\(name ?? "For example, an emperor penguin"): \(measures.joined(separator: "; "))"
  }
}
