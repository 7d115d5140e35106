import Foundation

extension StringProtocol {
  /// The words of the text with one space between them.
  package var singleSpaced: String {
    if utf8.withContiguousStorageIfAvailable(\.isSurelySingleSpaced) == true { return String(self) }
    return split(whereSeparator: \.isSpace).joined(separator: " ")
  }
}

extension Character {
  /// Whether it is white space, perhaps with a combining mark on it.
  package var isSpace: Bool { unicodeScalars.first?.isSpace == true }
}

extension Unicode.Scalar {
  /// Whether it is white space; Unicode is only asked beyond ASCII, since that takes many times as long.
  package var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a text show that its words have one space between them; asking Unicode takes fifty times
  /// as long.
  fileprivate var isSurelySingleSpaced: Bool {
    var last = UInt8(ascii: " ")
    for (index, byte) in enumerated() {
      switch byte {
      case 0x21...0x7E: break
      case 0x20: if last == 0x20 { return false }
      // Dashes and quotation marks, among which is no white space.
      case 0xE2 where last != 0x20 && isPunctuation(at: index): break
      // Dots, degrees and other signs; white space are only U+0085 and U+00A0.
      case 0xC2 where index + 1 < count && self[index + 1] > 0xA0: break
      // All white space beyond ASCII begins with one of these bytes.
      case 0x00...0x1F, 0x7F, 0xC2, 0xE1, 0xE2, 0xE3: return false
      // A combining mark joins the space before it, but none begins with one of these bytes.
      case 0xC3...0xCB, 0xCE...0xD1, 0xE4...0xE9, 0xEB, 0xEC: break
      default: if last == 0x20 { return false }
      }
      last = byte
    }
    return last != 0x20
  }

  /// Whether one of the dashes, quotation marks and other signs from U+2000 to U+203F is here.
  fileprivate func isSign(at index: Int) -> Bool {
    index + 2 < count && self[index] == 0xE2 && self[index + 1] == 0x80
  }

  /// Whether a dash, a quotation mark or an ellipsis is here: U+2010 to U+2026.
  fileprivate func isPunctuation(at index: Int) -> Bool {
    isSign(at: index) && (0x90...0xA6).contains(self[index + 2])
  }
}

extension String {
  /// The text as searches compare it: without accents and case, runs of spaces collapsed.
  package var folded: String {
    foldedPlainly(signsAsSpaces: false)
      ?? folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).singleSpaced
  }

  /// The text as queries compare it: folded, hyphens and other signs as spaces, `Pallas's` as `pallass`. Both what is typed
  /// and what is looked through are read so.
  package var queryText: String {
    foldedPlainly(signsAsSpaces: true)
      ?? folded.foldedPlainly(signsAsSpaces: true, isFolded: true) ?? ""
  }

  /// - Parameter isFolded: whether its letters are folded already.
  private func foldedPlainly(signsAsSpaces: Bool, isFolded: Bool = false) -> String? {
    var text = self
    return text.withUTF8 { $0.foldedPlainly(signsAsSpaces: signsAsSpaces, isFolded: isFolded) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A text of ASCII, Latin letters with an accent, dots, dashes and quotation marks, folded byte by byte, since asking
  /// Unicode takes many times as long; `nil` for any other.
  fileprivate func foldedPlainly(signsAsSpaces: Bool, isFolded: Bool) -> String? {
    var isKnown = true
    let folded = String(unsafeUninitializedCapacity: count) { folded in
      var (index, length) = (0, 0)
      func add(_ byte: UInt8) {
        folded[length] = byte
        length += 1
      }
      func addSpace() {
        if length > 0, folded[length - 1] != 0x20 { add(0x20) }
      }
      while index < count {
        let byte = self[index]
        index += 1
        switch byte {
        case 0x61...0x7A, 0x30...0x39: add(byte)
        case 0x41...0x5A: add(byte | 0x20)
        case 0x09...0x0D, 0x20: addSpace()
        case 0x27 where signsAsSpaces: if !isContracted(at: index) { addSpace() }
        case 0x00..<0x80: if signsAsSpaces { addSpace() } else { add(byte) }
        case 0xE2 where isPunctuation(at: index - 1) || isFolded && isSign(at: index - 1):
          if !signsAsSpaces {
            for place in (index - 1)..<(index + 2) { add(self[place]) }
          } else if self[index + 1] != 0x99 || !isContracted(at: index + 2) {
            addSpace()
          }
          index += 2
        case _ where isFolded: add(byte)
        case 0xC3 where index < count:
          let letter = Self.unaccented[Int(self[index] & 0x1F)]
          isKnown = isKnown && letter != 0
          add(letter)
          index += 1
        // Middle dots and degrees.
        case 0xC2 where index < count && [0xB0, 0xB7].contains(self[index]):
          add(byte)
          add(self[index])
          index += 1
        default: isKnown = false
        }
        guard isKnown else { return 0 }
      }
      return length > 0 && folded[length - 1] == 0x20 ? length - 1 : length
    }
    return isKnown ? folded : nil
  }

  /// Whether an `s` or a `t` that ends a word is here: `Pallas's` and `don't` are one word.
  private func isContracted(at index: Int) -> Bool {
    index < count && [UInt8(ascii: "s"), UInt8(ascii: "t")].contains(self[index] | 0x20)
      && (index + 1 == count || !self[index + 1].isPartOfWord)
  }

  /// The letters from U+00E0 to U+00FF, and from U+00C0 their capitals, without their accents; 0 for those that have none.
  private static let unaccented = Array("aaaaaa\0ceeeeiiii\0nooooo\0\0uuuuy\0\0".utf8)
}

extension UInt8 {
  /// Whether it is part of a word in UTF-8, where every byte beyond ASCII counts as a letter.
  package var isPartOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  /// In ASCII, the letter in lower case, the digit, or a space for any sign.
  package var asFolded: UInt8 {
    isPartOfWord ? (0x41...0x5A).contains(self) ? self | 0x20 : self : UInt8(ascii: " ")
  }
}
