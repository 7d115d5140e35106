extension String {
  /// Its words.
  package var queryWords: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}

extension Vocabulary {
  /// Words that are spelled in two ways, each by the other.
  static let otherSpellings = Dictionary(
    spellings.rows.flatMap { row in
      let (american, british) = (row["american"] ?? "", row["british"] ?? "")
      return [(american, british), (british, american)]
    }, uniquingKeysWith: { first, _ in first })
}
