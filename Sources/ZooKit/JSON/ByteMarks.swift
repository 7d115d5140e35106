/// Searches eight bytes at once: a match sets the highest bit of its byte. Only the lowest match is
/// reliable, those above it may be false.
extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let marks: UInt64 = 0x8080_8080_8080_8080

  /// Marks the bytes that end a plain run in a JSON string: quotes, backslashes and control
  /// characters.
  @inline(__always)
  var stops: UInt64 {
    (marks(of: 0x22) | marks(of: 0x5C) | (self &- Self.ones &* 0x20) & ~self) & Self.marks
  }

  /// Marks the bytes equal to `byte` in their highest bits; the other bits mean nothing.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let others = self ^ (Self.ones &* UInt64(byte))
    return (others &- Self.ones) & ~others
  }

  /// The index of the first byte equal to `byte`; 8 if there is none. For little-endian words.
  @inline(__always)
  func offset(of byte: UInt8) -> Int { (marks(of: byte) & Self.marks).trailingZeroBitCount / 8 }

  /// Whether the highest bit of any byte is set: it is marked, or not ASCII.
  var hasHighBytes: Bool { self & Self.marks != 0 }
}
