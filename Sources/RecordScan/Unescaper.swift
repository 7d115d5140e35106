/// Copies JSON text without its escapes into a buffer, so that words can be found in what
/// `"Zo\u00eb"` means.
struct Unescaper {
  private var bytes: [UInt8] = []

  /// Calls `body` with the unescaped bytes of a record, in UTF-8, and whether all of them that came from
  /// escapes are ASCII.
  ///
  /// - Parameter record: `RecordScan.padding` readable bytes follow it.
  /// - Returns: `nil` where an escape is not one character (half of a surrogate pair, not JSON).
  mutating func withPlainText<Result>(
    of text: UnsafeRawBufferPointer, _ record: Range<Int>,
    _ body: (UnsafeRawBufferPointer, Range<Int>, Bool) -> Result
  ) -> Result? {
    // An escape is never shorter than the UTF-8 of its character.
    let size = record.count + RecordScan.padding
    if bytes.count < size { bytes = Array(repeating: 0, count: 2 * size) }
    return bytes.withUnsafeMutableBytes { bytes -> Result? in
      var (offset, count, isASCII) = (record.lowerBound, 0, true)
      while offset < record.upperBound {
        let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        bytes.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
        let run = min(word.offset(of: 0x5C), record.upperBound - offset)
        offset += run
        count += run
        guard run < 8, offset < record.upperBound else { continue }
        guard let (scalar, length) = Self.escape(in: text, at: offset) else { return nil }
        offset += length
        if scalar.value >= 0x80 { isASCII = false }
        for byte in UTF8.encode(scalar) ?? .init() {
          bytes[count] = byte
          count += 1
        }
      }
      return body(UnsafeRawBufferPointer(bytes), 0..<count, isASCII)
    }
  }

  /// The character that an escape encodes, and the escape's length in bytes.
  private static func escape(
    in text: UnsafeRawBufferPointer, at offset: Int
  ) -> (Unicode.Scalar, Int)? {
    switch text[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return (Unicode.Scalar(text[offset + 1]), 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return (" ", 2)  // White space separates words, whichever it is.
    case UInt8(ascii: "u"):
      guard let first = codeUnit(in: text, at: offset + 2) else { return nil }
      if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
      guard first < 0xDC00, text[offset + 6] == UInt8(ascii: "\\"),
        text[offset + 7] == UInt8(ascii: "u"),
        let second = codeUnit(in: text, at: offset + 8), (0xDC00...0xDFFF).contains(second)
      else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)).map { ($0, 12) }
    default: return nil
    }
  }

  private static func codeUnit(in text: UnsafeRawBufferPointer, at offset: Int) -> UInt32? {
    var unit: UInt32 = 0
    for index in offset..<offset + 4 {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte & 0x0F)
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        unit = unit << 4 | UInt32(byte & 0x0F + 9)
      default: return nil
      }
    }
    return unit
  }
}
