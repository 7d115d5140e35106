import Foundation

extension StringProtocol {
  /// The words of the text with one space between them.
  package var singleSpaced: String {
    if utf8.withContiguousStorageIfAvailable(\.isSurelySingleSpaced) == true { return String(self) }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a text show that its words have one space between them; asking Unicode takes fifty times
  /// as long.
  fileprivate var isSurelySingleSpaced: Bool {
    var last = UInt8(ascii: " ")
    for byte in self {
      switch byte {
      case 0x21...0x7E: break
      case 0x20: if last == 0x20 { return false }
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
}

extension String {
  /// The text as searches compare it: without accents and case, runs of spaces collapsed.
  package var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased().singleSpaced }
    let plain = folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return plain.singleSpaced
  }
}
