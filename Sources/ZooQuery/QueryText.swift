import ZooKit

extension String {
  /// The text of a name, its words spelled in one way.
  var nameText: String {
    let text = queryText
    guard Vocabulary.americanWords.contains(where: text.mayContain) else { return text }
    return text.queryWords.map { Vocabulary.britishSpellings[$0] ?? $0 }.joined(separator: " ")
  }

  /// Its words.
  package var queryWords: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}

extension Vocabulary {
  fileprivate static let americanWords = britishSpellings.keys.map { Array($0.utf8) }

  /// British spellings by American ones.
  fileprivate static let britishSpellings = Dictionary(
    spellings.rows.map { ($0["american"] ?? "", $0["british"] ?? "") },
    uniquingKeysWith: { first, _ in first })
}
