import ZooKit

extension String {
  /// The text as queries compare it: folded, hyphens and other signs as spaces, `Pallas's` as `pallass`. Both what is typed
  /// and what is looked through are read so.
  package var queryText: String {
    if utf8.withContiguousStorageIfAvailable(\.isQueryText) == true { return self }
    var folded = folded
    return folded.withUTF8 { bytes in
      var plain: [UInt8] = []
      plain.reserveCapacity(bytes.count)
      var index = 0
      while index < bytes.count {
        let isSign = bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80
        let isApostrophe = bytes[index] == 0x27 || isSign && bytes[index + 2] == 0x99
        let next = index + (isSign ? 3 : 1)
        if isApostrophe, bytes.isContracted(at: next) {
          // `Pallas's` and `don't` are one word.
        } else if !isSign, bytes[index].isPartOfWord {
          plain.append(bytes[index])
        } else if let last = plain.last, last != 0x20 {
          plain.append(0x20)
        }
        index = next
      }
      if plain.last == 0x20 { plain.removeLast() }
      return String(decoding: plain, as: UTF8.self)
    }
  }

  /// The text of a name, its words spelled in one way.
  var nameText: String {
    queryText.queryWords.map { Vocabulary.britishSpellings[$0] ?? $0 }.joined(separator: " ")
  }

  /// Its words.
  package var queryWords: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text is surely as queries compare it: plain small letters, one space between words.
  fileprivate var isQueryText: Bool {
    guard first != 0x20, last != 0x20 else { return false }
    var isAfterSpace = false
    for byte in self {
      switch byte {
      case 0x61...0x7A: isAfterSpace = false
      case 0x20 where !isAfterSpace: isAfterSpace = true
      default: return false
      }
    }
    return true
  }

  /// Whether an `s` or a `t` that ends a word is here.
  fileprivate func isContracted(at index: Int) -> Bool {
    index < count && [UInt8(ascii: "s"), UInt8(ascii: "t")].contains(self[index])
      && (index + 1 == count || !self[index + 1].isPartOfWord)
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
