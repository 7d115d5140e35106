import Arguments
import ZooCommands
import ZooKit
import ZooSources

// Headings, labels and remarks of the views.

extension Wording {
  package static let welcome = "Welcome to the zoo."

  /// The animal of the day, on the first screen.
  package static func todayOffer(_ name: String) -> String {
    "Animal of the day: \(name.printable). Type 'today' to meet it, 'map lion' for a map, 'quiz' to play."
  }

  package static let installChafa = "Install chafa to see pictures here."
  package static let chafaCouldZoom = "Install chafa to zoom."
  package static let chafaCouldDraw = "Install chafa to see it."
  package static let pictureCannotBeDrawn = "This picture can't be drawn here."
  package static let severalExhibits = "All exhibits"
  /// The heading of animals of several exhibits.
  ///
  /// - Parameter exhibits: those that were looked in; none for all.
  package static func title(of exhibits: [Exhibit]) -> String {
    exhibits.isEmpty
      ? severalExhibits : exhibits.map(\.plural).joinedWithAnd.capitalizedFirst
  }
  package static let notKnown = "not known"
  /// The same in a column of figures.
  package static let unknown = "–"

  /// `Lifespan not known`.
  package static func notKnown(fact key: String) -> String { "\(label(ofFact: key)) \(notKnown)" }
  package static let more = "more"
  /// Where a session shows facts in full.
  package static let typeMore = "Type 'more' for everything."
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
  package static func tags(of exhibit: Exhibit) -> String { "Tags of \(exhibit.plural)" }
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
  package static func name(of companion: ScaleReference, _ extent: String?) -> String {
    let name =
      switch companion {
      case .coin: "a coin"
      case .hand: "a hand"
      case .person: "a person"
      }
    return name + (extent.map { ", \($0)" } ?? "")
  }

  /// What an animal is drawn beside, by the name of its outline.
  package enum ScaleReference: String {
    case coin
    case hand
    case person
  }

  /// Who an animal is compared with: "Compared with a person (1.7 m, 70 kg)".
  package static func comparedWithAPerson(_ sizes: [String]) -> String {
    "Compared with a person (\(sizes.joined(separator: ", ")))"
  }

  /// Scores for a screen reader: `Energy 5 of 5, Grooming 1 of 5`.
  package static func spoken(_ scores: [BreedScore]) -> String {
    scores.map { "\(label(of: $0)) \($0.value) of \(BreedScore.range.upperBound)" }
      .joined(separator: ", ")
  }

  package static func removed(_ name: String) -> String { "\(name) was removed." }

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

  /// The rows of a further page: "11–20", "11 to 20" for a listener.
  package static func rows(from first: Int, count: Int, isSpoken: Bool) -> String {
    count == 1 ? "\(first)" : "\(first)\(isSpoken ? " to " : "–")\(first + count - 1)"
  }

  package static func count(_ count: Int, of all: Int) -> String { Self.count("\(count)", of: all) }
  package static func count(_ shown: String, of all: Int) -> String { "\(shown) of \(all)" }
  /// The number of a list's page: "page 2".
  package static func page(_ number: Int) -> String { "page \(number)" }

  package static func cacheTitle(isCleared: Bool) -> String {
    isCleared ? "Removed from the cache" : "In the cache"
  }

  package static let pagesLabel = "pages"
  package static let drawingsLabel = "drawings"
  /// How large something may get: "of 100 MiB".
  package static func limit(_ bytes: Int) -> String { "of \(size(bytes))" }
}
