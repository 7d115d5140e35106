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
    if let plain = utf8.withContiguousStorageIfAvailable(\.foldedASCII), let plain { return plain }
    let plain = folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return plain.singleSpaced
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A text of ASCII alone, folded byte by byte, since asking Unicode takes many times as long; `nil` for any other.
  fileprivate var foldedASCII: String? {
    guard allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: count) { folded in
      var length = 0
      for byte in self {
        switch byte {
        case 0x09...0x0D, 0x20:
          guard length > 0, folded[length - 1] != 0x20 else { continue }
          folded[length] = 0x20
        case 0x41...0x5A: folded[length] = byte | 0x20
        default: folded[length] = byte
        }
        length += 1
      }
      return length > 0 && folded[length - 1] == 0x20 ? length - 1 : length
    }
  }
}
