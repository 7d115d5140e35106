/// Eight bytes of a text at once, each marked in its highest bit: the lowest mark is right, those above
/// it may not be.
extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let marks: UInt64 = 0x8080_8080_8080_8080

  /// Marks the bytes that a text does not simply go on with: quotes, backslashes, and what is below a
  /// space, which no text may hold.
  @inline(__always)
  var stops: UInt64 {
    (marks(of: 0x22) | marks(of: 0x5C) | (self &- Self.ones &* 0x20) & ~self) & Self.marks
  }

  /// Marks the bytes that are a certain one in their highest bits; the others mean nothing.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let others = self ^ (Self.ones &* UInt64(byte))
    return (others &- Self.ones) & ~others
  }

  /// How many bytes come before the first of a kind; 8 if there is none. For little-endian words.
  @inline(__always)
  func offset(of byte: UInt8) -> Int { (marks(of: byte) & Self.marks).trailingZeroBitCount / 8 }

  /// Whether a byte is marked, as all are that are not ASCII.
  var hasHighBytes: Bool { self & Self.marks != 0 }
}
