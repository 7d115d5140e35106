/// A JSON number as its original text: `1.90` keeps its zero, and no digit is lost.
package struct JSONNumber: Sendable, Equatable {
  package let text: String

  package init(_ value: some BinaryInteger) { text = String(value) }

  /// `nil` unless in JSON's notation (RFC 8259, section 6): not `+1`, `.5`, `01` or `NaN`.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, Self.end(in: bytes, from: 0) == bytes.count else { return nil }
    self.text = text
  }

  /// Wraps text that is known to be a valid number.
  init(parsed text: String) { self.text = text }

  /// The value as an integer, however it is written (`10.0`, `1e1`); `nil` for one with a fraction
  /// or beyond 64 bits.
  package var integer: Int64? { Int64(text) ?? Int64(exactly: double) }

  /// The nearest floating-point number; infinite for one beyond its range.
  package var double: Double { Double(text) ?? .infinity }

  /// The offset after the number that begins at `start`; `nil` when none begins there.
  static func end(in bytes: [UInt8], from start: Int) -> Int? {
    var offset = start
    func byte() -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    func digits() -> Bool {
      let first = offset
      while (0x30...0x39).contains(byte()) { offset += 1 }
      return offset > first
    }
    if byte() == UInt8(ascii: "-") { offset += 1 }
    let hasLeadingZero = byte() == UInt8(ascii: "0")
    let whole = offset
    guard digits(), !hasLeadingZero || offset == whole + 1 else { return nil }
    if byte() == UInt8(ascii: ".") {
      offset += 1
      guard digits() else { return nil }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { offset += 1 }
      guard digits() else { return nil }
    }
    return offset
  }
}
