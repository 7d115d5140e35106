import ZooKit

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
  package static let noMatches = "No matches."
  package static let settings = "Settings"
  package static let notSaved = "not saved yet"
  package static let notKnown = "not known"
  package static let more = "more"
  /// Where a session shows facts in full.
  package static let typeMore = "Type 'more' for everything."
  package static let enterShowsMore = "Enter shows more."
  /// Where a command does.
  package static let addFull = "Add --full for everything."
  package static let besideEachOther = "Side by side"
  package static let noSizes = "Their sizes are not known."
  package static let besideAPerson = "Beside a person"

  /// Scores for a screen reader: `Energy 5 of 5, Grooming 1 of 5`.
  package static func spoken(_ scores: [Score]) -> String {
    scores.map { "\($0.label) \($0.value) of \(Score.range.upperBound)" }
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
      ? "\(which) come from the network: use '--source live'." : "\(which) need the network."
  }

  // MARK: - Settings and the cache

  package static func cacheTitle(isCleared: Bool) -> String {
    isCleared ? "Removed from the cache" : "In the cache"
  }

  package static func preferencesPath(_ path: String, isSaved: Bool) -> String {
    "\(isSaved ? "Saved in" : "Will be saved in") \(path)"
  }

  package static func settingsHelp(isLive: Bool) -> String {
    (isLive ? "Arrows and space choose, Enter moves on. Or type" : "Type")
      + " a unit to choose it, 'source' for the source's own, 'save' to save, 'back' to go back "
      + "without saving."
  }

  /// An animal's measures as an example of the chosen units.
  package static func example(_ name: String?, _ measures: [String]) -> String {
    "\(name ?? "For example, an emperor penguin"): \(measures.joined(separator: "; "))"
  }

  // MARK: - Comparisons

  /// Two animals compared by the ratio of the larger to the smaller.
  package static func comparison(
    _ kind: Measure.Kind, of most: String, with least: String, ratio: Double
  ) -> String {
    let (verb, unit) =
      switch kind {
      case .weight: ("weighs", "as much")
      case .height: ("is", "as tall")
      case .length: ("is", "as long")
      }
    let degree = ratio < 1.05 ? "about \(unit)" : "\(times(ratio)) \(unit)"
    return "\(most) \(verb) \(degree) as \(least)."
  }

  package static func personSentence(_ comparison: PersonRatio) -> String {
    let ratio = personRatio(comparison)
    let isEqual = (0.95..<1.05).contains(comparison.ratio)
    return switch comparison.kind {
    case .weight: "It weighs \(isEqual ? "as much" : ratio + " as much") as a person."
    case .height: "It is \(isEqual ? "about" : ratio) as tall as a person."
    case .length: "It is \(ratio) as long as a person is tall."
    }
  }

  /// What is beside the bars of an animal and of a person.
  package static func personLabels(_ comparison: PersonRatio) -> (animal: String, person: String) {
    let ratio = personRatio(comparison)
    return switch comparison.kind {
    case .length: ("\(ratio) as long", "as a person is tall")
    case .weight, .height: (ratio, "a person")
    }
  }

  /// A ratio as people say it: `3.2 times`, `46 %`, or `1/17000` where it is less than a tenth.
  private static func personRatio(_ comparison: PersonRatio) -> String {
    let ratio = comparison.ratio
    switch ratio {
    case 0.95..<1.05:
      switch comparison.kind {
      case .weight: return "as much"
      case .height: return comparison.isTall ? "as tall" : "the same"
      case .length: return "just"
      }
    case 1.05...: return times(ratio)
    case 0.1..<0.95: return "\(Int((ratio * 100).rounded())) %"
    default: return "1/\(roundedToTwoDigits(Int(min(1 / ratio, 1e9).rounded())))"
    }
  }

  /// A ratio of one and more: `3.2 times`, `46 times`.
  private static func times(_ ratio: Double) -> String {
    guard ratio < 10 else { return "\(Int(min(ratio, 1e9).rounded())) times" }
    let tenths = Int((ratio * 10).rounded())
    return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + " times"
  }

  /// Rounds to two significant digits, since a person's size is only an average.
  private static func roundedToTwoDigits(_ number: Int) -> Int {
    var unit = 1
    while number / unit >= 100 { unit *= 10 }
    return (number + unit / 2) / unit * unit
  }
}
