extension String {
  /// What English words may be the plural of, the likeliest first: `wolves` of `wolf`. Only the last word
  /// changes; empty if it is no plural.
  package var singularForms: [String] {
    let text = folded
    let last = text.split(separator: " ").last.map(String.init) ?? ""
    let before = String(text.dropLast(last.count))
    return Self.singulars(of: last).map { before + $0 }
  }

  /// The adjectives that an English word may be the superlative of: `fluffiest` of `fluffy`, `rarest` of `rare`.
  package var positiveForms: [String] {
    if hasSuffix("iest") { return [dropLast(4) + "y"] }
    return hasSuffix("est") && count > 5 ? [String(dropLast(3)), String(dropLast(2))] : []
  }

  /// Plurals that no rule makes, and their singulars.
  package static let irregularPlurals = [
    "mice": "mouse", "geese": "goose", "oxen": "ox", "people": "person",
  ]

  private static func singulars(of word: String) -> [String] {
    if let singular = irregularPlurals[word] { return [singular] }
    guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return [] }
    let plain = [String(word.dropLast())]
    let isAfterHiss = ["s", "x", "z", "ch", "sh", "o"].contains { word.dropLast(2).hasSuffix($0) }
    for (ending, singular) in [("ies", ["y"]), ("ves", ["f", "fe"])]
      + (isAfterHiss ? [("es", [""])] : [])
    where word.hasSuffix(ending) {
      return singular.map { word.dropLast(ending.count) + $0 } + plain
    }
    return plain
  }
}
