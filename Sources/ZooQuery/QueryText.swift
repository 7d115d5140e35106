import ZooKit

extension String {
  /// The text as queries compare it: folded, hyphens and other signs as spaces, `Pallas's` as `pallass`. Both what is typed
  /// and what is looked through are read so.
  package var queryText: String {
    let folded = folded
    guard folded.utf8.contains(where: { !$0.isPartOfQueryWord && $0 != 0x20 }) else {
      return folded
    }
    return folded.replacing("’", with: "'").replacing("'s ", with: "s ").withPlainEnd
      .map { $0.isLetter || $0.isNumber ? String($0) : " " }.joined().singleSpaced
  }

  /// The text without the apostrophe of a genitive at its end.
  private var withPlainEnd: String { hasSuffix("'s") ? dropLast(2) + "s" : self }

  /// The text of a name, its words spelled in one way.
  var nameText: String {
    queryText.queryWords.map { Vocabulary.britishSpellings[$0] ?? $0 }.joined(separator: " ")
  }

  /// Its words.
  package var queryWords: [String] { split(separator: " ").map(String.init) }
}

extension UInt8 {
  /// Whether it is part of a folded word, where every byte beyond ASCII counts as a letter, but the first ones of dashes
  /// and quotation marks don't.
  fileprivate var isPartOfQueryWord: Bool {
    switch self {
    case 0x30...0x39, 0x61...0x7A, 0x80...0xE1, 0xE3...: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether it is part of a word in UTF-8, where every byte beyond ASCII counts as a letter.
  package var isPartOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}

extension Vocabulary {
  /// British spellings by American ones.
  fileprivate static let britishSpellings = Dictionary(
    spellings.rows.map { ($0["american"] ?? "", $0["british"] ?? "") },
    uniquingKeysWith: { first, _ in first })
}
