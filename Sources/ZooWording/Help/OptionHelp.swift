import ZooKit

// What help says about options.

extension Wording {
  /// What options mean, by their long names.
  static let options: [String: String] = [
    "all": "everything at once instead of a page",
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
    "line": "with --random, in one line: for your shell's start-up file",
    "man": "print the manual page",
    "no-input": "never ask questions",
    "page": "the page to show, from 1",
    "quiet": "no notices and no progress",
    "random": "a random built-in animal; needs no network",
    "reset": "rename the preferences file and use the defaults",
    "save": "save the picture unchanged; several get numbers, - is standard output",
    "search": "only animals with these words in a name, a tag or a fact",
    "sort": "by name or, for cat breeds, by a score; - reverses it",
    "tag": "only cats with this tag",
    "tsv": "one animal per line, tab-separated",
    "units": "units for heights and weights",
    "version": "print the version of zoo",
    "yes": "don't ask first",
  ].merging(PreferenceKey.all.map { ($0.flag, summaryWithRange(of: $0)) }) { $1 }

  /// What options mean where one of the user's cats is added or changed.
  static let catOptions = [
    "name": "the cat's name",
    "owner": "its owner; '' for none",
    "tag": "a tag; repeat it for several, which replace the old ones",
    "picture": "a picture of it, which is copied",
  ]

  /// What a preference is: `unit for heights`.
  package static func summary(of key: PreferenceKey) -> String {
    switch key.name {
    case PreferenceKey.height.name: "unit for heights"
    case PreferenceKey.weight.name: "unit for weights"
    case PreferenceKey.perPage.name: "animals per page"
    case PreferenceKey.source.name: "where data comes from; auto picks the best"
    case PreferenceKey.view.name: "how lists look"
    case PreferenceKey.pictures.name: "how pictures are shown; auto suits the terminal"
    case PreferenceKey.pictureCache.name: "size of the picture cache in MiB"
    case PreferenceKey.color.name: "when colour is used"
    case PreferenceKey.accessible.name: "output for screen readers: text only, no repainting"
    case PreferenceKey.timeout.name: "seconds to wait for an API"
    case PreferenceKey.apis.name: "address of an exhibit's API, or of Wikipedia"
    default: key.name
    }
  }

  private static func summaryWithRange(of key: PreferenceKey) -> String {
    switch key.rule {
    case .integer(let range): "\(summary(of: key)), \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "\(summary(of: key)), \(range.lowerBound) to \(Int(range.upperBound))"
    case .choice, .addresses: summary(of: key)
    }
  }

  /// What a preference takes: `a whole number from 1 to 100`.
  static func allowedValues(of key: PreferenceKey) -> String {
    switch key.rule {
    case .choice: key.words.joinedWithOr
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(Int(range.upperBound))"
    case .addresses: "an http or https address"
    }
  }
}
