import Foundation

extension StringProtocol {
  package var singleSpaced: String {
    if isSingleSpacedASCII { return String(self) }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it is single-spaced ASCII already; asking Unicode takes fifty times as long.
  private var isSingleSpacedASCII: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard (0x20...0x7E).contains(byte), byte != last || byte != UInt8(ascii: " ") else {
        return false
      }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }
}

extension String {
  /// The text as searches compare it: without accents and case, runs of spaces collapsed.
  package var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased().singleSpaced }
    let plain = folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return plain.singleSpaced
  }
}
