/// Searches eight bytes at once: a match sets the highest bit of its byte. Only the lowest match is
/// reliable, those above it may be false.
extension UInt64 {
  @usableFromInline static let ones: UInt64 = 0x0101_0101_0101_0101
  @usableFromInline static let marks: UInt64 = 0x8080_8080_8080_8080

  /// Marks the bytes that end a plain run in a JSON string: quotes, backslashes and control
  /// characters.
  @inlinable
  package var stops: UInt64 {
    (marks(of: 0x22) | marks(of: 0x5C) | (self &- Self.ones &* 0x20) & ~self) & Self.marks
  }

  /// Marks the bytes equal to `byte` in their highest bits; the other bits mean nothing.
  @inlinable
  package func marks(of byte: UInt8) -> UInt64 {
    let others = self ^ (Self.ones &* UInt64(byte))
    return (others &- Self.ones) & ~others
  }

  /// The index of the first byte equal to `byte`; 8 if there is none. For little-endian words.
  @inlinable
  package func offset(of byte: UInt8) -> Int {
    (marks(of: byte) & Self.marks).trailingZeroBitCount / 8
  }

  /// Whether the highest bit of any byte is set: it is marked, or not ASCII.
  @inlinable
  package var hasHighBytes: Bool { self & Self.marks != 0 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes from an index on.
  func word(at index: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(self)
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The index of the first byte from `start` on that ends a plain run in a JSON string; `endIndex` if none does.
  func endOfPlainRun(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let stops = word(at: index).stops
      guard stops == 0 else { return index + stops.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] >= 0x20, self[index] != 0x22, self[index] != 0x5C {
      index += 1
    }
    return index
  }
}
