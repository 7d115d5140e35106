/// A search for a word in ASCII bytes, ignoring case: compares its first and last byte at sixteen
/// offsets at once.
struct WordSearch: Sendable {
  let isASCII: Bool
  private let bytes: [UInt8]
  private let first: SIMD16<UInt8>
  private let last: SIMD16<UInt8>
  /// Only so many bytes of a word are compared, so a longer word may be found where it isn't.
  private static let longest = 32

  /// Takes a folded word; `nil` for an empty one.
  init?(_ word: [UInt8]) {
    isASCII = word.allSatisfy { $0 < 0x80 }
    bytes = Array(word.prefix(Self.longest))
    guard let head = bytes.first, let tail = bytes.last else { return nil }
    (first, last) = (SIMD16(repeating: head | 0x20), SIMD16(repeating: tail | 0x20))
  }

  /// Whether the word occurs in a part of an ASCII text; `RecordScan.padding` bytes follow it.
  func isFound(in text: UnsafeRawBufferPointer, _ part: Range<Int>) -> Bool {
    let lastOffset = part.upperBound - bytes.count
    var offset = part.lowerBound
    while offset <= lastOffset {
      let heads = text.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      let tails = text.loadUnaligned(
        fromByteOffset: offset + bytes.count - 1, as: SIMD16<UInt8>.self)
      let both = ((heads | 0x20) .== first) .& ((tails | 0x20) .== last)
      let hits = unsafeBitCast(both, to: SIMD2<UInt64>.self)
      if hits.x | hits.y != 0,
        (offset...min(offset + 15, lastOffset)).contains(where: { matches(at: $0, in: text) })
      {
        return true
      }
      offset += 16
    }
    return false
  }

  private func matches(at offset: Int, in text: UnsafeRawBufferPointer) -> Bool {
    bytes.indices.allSatisfy { bytes[$0] == text[offset + $0].lowercased }
  }
}

extension UInt8 {
  /// An ASCII capital letter in lower case; any other byte unchanged.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
