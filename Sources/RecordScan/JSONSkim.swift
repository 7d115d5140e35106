/// Scans JSON text without building values: finds where a value ends and where some of its members
/// are. Inside strings it reads eight bytes at a time.
///
/// It accepts a subset of what `JSONParser` accepts; what it stops at may still be valid JSON.
struct JSONSkim {
  /// Why the scan stopped.
  enum StopReason: Error, Sendable, Equatable {
    /// The bytes end before the value does.
    case cutOff
    /// Invalid JSON, or a value so long, deep or unusual that only the parser can judge it.
    case needsParser
  }

  /// The text to scan, followed by `RecordScan.padding` readable bytes.
  let text: UnsafeRawBufferPointer
  private let end: Int
  private(set) var offset: Int
  /// Whether all strings of the value are ASCII.
  private(set) var isASCII = true
  /// Whether a string has an escape, so that its bytes aren't its characters.
  private(set) var hasEscapes = false
  private let keys: [[UInt8]]
  /// Where the values of `keys` are; `nil` for keys that the object doesn't have.
  private(set) var members: [Range<Int>?]

  /// Deeper or longer values are left to the parser, which has limits of its own.
  private static let maximumDepth = 16
  private static let maximumLength = 16 << 10

  /// - Parameter keys: the keys of an object whose values to find.
  init(_ text: UnsafeRawBufferPointer, upTo end: Int, keys: [String] = []) {
    precondition(end + RecordScan.padding <= text.count)
    self.text = text
    self.end = end
    self.keys = keys.map { Array($0.utf8) }
    offset = 0
    members = Array(repeating: nil, count: keys.count)
  }

  /// Skips white space; returns the byte after it, which is not consumed.
  mutating func skipSpace(from start: Int) throws(StopReason) -> UInt8 {
    offset = start
    return try next()
  }

  /// Scans the value at `offset`.
  mutating func value() throws(StopReason) {
    let start = offset
    (isASCII, hasEscapes) = (true, false)
    for index in members.indices { members[index] = nil }
    try value(depth: 0)
    guard offset - start <= Self.maximumLength else { throw .needsParser }
  }

  /// Whether a value is a number or a string that begins with a visible ASCII character, so that
  /// `JSONValue.text` has something left.
  func hasWords(_ value: Range<Int>) -> Bool {
    let first = text[value.lowerBound]
    guard first == UInt8(ascii: "\"") else { return first == UInt8(ascii: "-") || first.isDigit }
    let letter = text[value.lowerBound + 1]
    return (0x21...0x7E).contains(letter) && letter != UInt8(ascii: "\"")
      && letter != UInt8(ascii: "\\")
  }

  /// Whether a part of JSON text is ASCII and whether it has escapes, read in blocks of eight
  /// bytes: what follows the part may count too.
  static func characters(
    of text: UnsafeRawBufferPointer, _ part: Range<Int>
  ) -> (isASCII: Bool, hasEscapes: Bool) {
    var (bytes, backslashes): (UInt64, UInt64) = (0, 0)
    var offset = part.lowerBound
    while offset < part.upperBound {
      let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      bytes |= word
      backslashes |= word.marks(of: 0x5C)
      offset += 8
    }
    return (!bytes.hasHighBytes, backslashes.hasHighBytes)
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(StopReason) {
    switch try next() {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"): try object(depth: depth + 1)
    case UInt8(ascii: "["): try array(depth: depth + 1)
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func object(depth: Int) throws(StopReason) {
    guard try enter(UInt8(ascii: "}"), depth) else { return }
    while true {
      guard try next() == UInt8(ascii: "\"") else { throw .needsParser }
      let (key, valuesHaveEscapes) = (offset, hasEscapes)
      hasEscapes = false
      try string()
      let keyEnd = offset
      // Keys may be duplicates that only differ in escapes, which the parser has to judge.
      guard !hasEscapes else { throw .needsParser }
      hasEscapes = valuesHaveEscapes
      guard try next() == UInt8(ascii: ":") else { throw .needsParser }
      offset += 1
      _ = try next()
      let start = offset
      try value(depth: depth)
      if depth == 1 { try note(key + 1..<keyEnd - 1, value: start..<offset) }
      guard try consumeCommaOrEnd(UInt8(ascii: "}")) else { return }
    }
  }

  private mutating func array(depth: Int) throws(StopReason) {
    guard try enter(UInt8(ascii: "]"), depth) else { return }
    repeat { try value(depth: depth) } while try consumeCommaOrEnd(UInt8(ascii: "]"))
  }

  /// Enters an array or object; `false` for an empty one, which is consumed.
  private mutating func enter(_ bracket: UInt8, _ depth: Int) throws(StopReason) -> Bool {
    guard depth <= Self.maximumDepth else { throw .needsParser }
    offset += 1
    guard try next() == bracket else { return true }
    offset += 1
    return false
  }

  /// Stores where the value of a wanted member is.
  private mutating func note(_ key: Range<Int>, value: Range<Int>) throws(StopReason) {
    for (index, wanted) in keys.enumerated()
    where wanted.count == key.count
      && wanted.indices.allSatisfy({ wanted[$0] == text[key.lowerBound + $0] })
    {
      // Of duplicate keys the last one counts, which is left to the parser.
      guard members[index] == nil else { throw .needsParser }
      members[index] = value
    }
  }

  private mutating func word(_ word: StaticString) throws(StopReason) {
    for index in 0..<word.utf8CodeUnitCount {
      guard offset < end else { throw .cutOff }
      guard text[offset] == word.utf8Start[index] else { throw .needsParser }
      offset += 1
    }
  }

  private mutating func number() throws(StopReason) {
    if text[offset] == UInt8(ascii: "-") { offset += 1 }
    let hasLeadingZero = text[offset] == UInt8(ascii: "0")
    guard try digits() == 1 || !hasLeadingZero else { throw .needsParser }
    if text[offset] == UInt8(ascii: ".") {
      offset += 1
      _ = try digits()
    }
    if text[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-") { offset += 1 }
      _ = try digits()
    }
  }

  /// Scans one or more digits.
  private mutating func digits() throws(StopReason) -> Int {
    let start = offset
    while offset < end, text[offset].isDigit { offset += 1 }
    guard offset < end else { throw .cutOff }  // More digits may follow.
    guard offset > start else { throw .needsParser }
    return offset - start
  }

  // MARK: - Strings

  /// Scans a string from its opening quote on.
  private mutating func string() throws(StopReason) {
    offset += 1
    var passed: UInt64 = 0
    while offset < end {
      let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let stops = word.stops
      guard stops != 0 else {
        passed |= word
        offset += 8
        continue
      }
      let bits = stops.trailingZeroBitCount & ~7
      passed |= word & ((1 << UInt64(bits)) - 1)
      offset += bits / 8
      guard offset < end else { break }
      let byte = text[offset]
      if byte == 0x22 {
        offset += 1
        if passed.hasHighBytes { isASCII = false }
        return
      }
      guard byte == 0x5C else { throw .needsParser }
      try escape()
    }
    throw .cutOff
  }

  private mutating func escape() throws(StopReason) {
    hasEscapes = true
    guard offset + 6 <= end else { throw .cutOff }
    switch text[offset + 1] {
    case UInt8(ascii: "u"):
      guard (2...5).allSatisfy({ text[offset + $0].isHexDigit }) else { throw .needsParser }
      offset += 6
    case 0x22, 0x5C, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    default: throw .needsParser
    }
  }

  // MARK: - Position

  /// Skips white space; returns the next byte without consuming it.
  @inline(__always)
  private mutating func next() throws(StopReason) -> UInt8 {
    while offset < end {
      let byte = text[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset += 1
    }
    throw .cutOff
  }

  /// Consumes a comma or the closing bracket; whether it was a comma.
  private mutating func consumeCommaOrEnd(_ bracket: UInt8) throws(StopReason) -> Bool {
    let byte = try next()
    guard byte == bracket || byte == UInt8(ascii: ",") else { throw .needsParser }
    offset += 1
    return byte != bracket
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}
