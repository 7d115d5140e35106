import ZooKit

// What help says about options.

extension Wording {
  /// What options mean, by their long names.
  static let optionSummaries: [String: String] = [
    "all": "everything at once instead of a page",
    "count": "how many questions, from 1 to 100 (default: 10)",
    "clear": "delete all downloaded data",
    "drawing": "only a drawing; in a pipe without colour",
    "edit": "open the file in $VISUAL or $EDITOR; saved only when everything in it is valid",
    "exhibit": "the exhibit to look in, instead of the last list's",
    "file": "read a JSON array in the API's format; - is standard input",
    "force": "overwrite files without asking",
    "full": "every fact in full, even where that leaves no room for the picture",
    "grid": "as a grid of pictures or names, this time",
    "help": "show help",
    "json": "print one JSON value instead of text",
    "line": "in one line: for your shell's start-up file",
    "man": "print the manual page",
    "no-input": "never ask questions",
    "page": "the page to show, from 1 (default: 1)",
    "quiet": "no notices and no progress",
    "random": "a random built-in animal; needs no network",
    "reset": "rename the preferences file and use the defaults",
    "save": "save the picture unchanged; several get numbers, - is standard output",
    "search": "only animals with these words in a name, a tag or a fact",
    "seed": "a whole number: the same questions for the same one",
    "sort": "by name, size, lifespan or, for cat breeds, a score; - reverses it",
    "tag": "only cats with this tag; repeat it for several",
    "tsv": "one animal per line, tab-separated",
    "units": "units for heights and weights",
    "version": "print the version of zoo",
    "yes": "don't ask first",
  ].merging(PreferenceKey.all.map { ($0.flag, summaryWithRange(of: $0)) }) { $1 }

  /// What options mean where one of the user's cats is added or changed.
  static let catOptionSummaries = [
    "name": "the cat's name",
    "owner": "its owner; '' for none",
    "tag": "a tag; repeat it for several, which replace the old ones",
    "picture": "a picture of it, which is copied",
  ]

  /// What a preference is: `unit for weights`.
  package static func summary(of key: PreferenceKey) -> String {
    switch key {
    case .height: "unit for heights and lengths"
    case .weight: "unit for weights"
    case .perPage: "animals per page"
    case .source: "where data comes from; auto picks the best"
    case .view: "how lists look: rows with facts, or a grid of pictures"
    case .pictures: "how pictures are shown; auto suits the terminal"
    case .pictureCache: "size of the picture cache in MiB"
    case .color: "when colour is used"
    case .accessible: "output for screen readers: text only, no repainting"
    case .timeout: "seconds to wait for an API"
    case .apis: "address of an exhibit's API, or of Wikipedia"
    // A test wants words for each.
    default: ""
    }
  }

  private static func summaryWithRange(of key: PreferenceKey) -> String {
    switch key.rule {
    case .integer, .number: "\(summary(of: key)), \(range(of: key))"
    case .choice, .addresses: summary(of: key)
    }
  }

  /// What a preference takes: `a whole number from 1 to 100`.
  static func allowedValues(of key: PreferenceKey) -> String {
    switch key.rule {
    case .choice: key.words.joinedWithOr
    case .integer: "a whole number from \(range(of: key))"
    case .number: "a number from \(range(of: key))"
    case .addresses: "an http or https address"
    }
  }

  /// The least and the largest value of a preference: `1 to 100`; empty where it is no number.
  static func range(of key: PreferenceKey) -> String {
    switch key.rule {
    case .integer(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "\(range.lowerBound) to \(Int(range.upperBound))"
    case .choice, .addresses: ""
    }
  }
}
