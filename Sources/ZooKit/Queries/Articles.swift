extension String {
  /// What follows `a`, `an` or `the`, if one of them is the first of several words.
  package var withoutArticle: String {
    let words = split(separator: " ", maxSplits: 1)
    guard words.count == 2, ["a", "an", "the"].contains(words[0].lowercased()) else { return self }
    return String(words[1])
  }
}
