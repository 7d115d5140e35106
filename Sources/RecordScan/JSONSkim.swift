/// A look over JSON text that makes no values of it: where a value ends, and where some of its members
/// stand. Inside texts it goes eight bytes at a time.
///
/// It takes less than `JSONParser` does and judges nothing: what it stops at may still be JSON. What it
/// does take, the parser takes too.
struct JSONSkim {
  /// Why it cannot go on.
  enum Stop: Error, Sendable, Equatable {
    /// The bytes end before the value does.
    case cutOff
    /// Something that is no JSON, or so long, so deep or so odd that only the parser can tell.
    case odd
  }

  /// The text to look over, and the spare room behind it.
  let text: UnsafeRawBufferPointer
  private let end: Int
  /// The next byte.
  private(set) var offset: Int
  /// Whether every text was in ASCII.
  private(set) var isASCII = true
  /// Whether a text holds an escape, so that its bytes are not its characters.
  private(set) var hasEscapes = false
  private let keys: [[UInt8]]
  /// Where the values of the keys stand; `nil` for those that an object does not have.
  private(set) var members: [Range<Int>?]

  /// Deeper and longer values are the parser's to bound.
  private static let maximumDepth = 16
  private static let maximumLength = 16 << 10

  /// Begins to look.
  ///
  /// - Parameters:
  ///   - text: the bytes up to `end`, and `spare` more behind them.
  ///   - keys: members of an object whose values are wanted.
  init(_ text: UnsafeRawBufferPointer, upTo end: Int, keys: [String] = []) {
    precondition(end + RecordScan.padding <= text.count)
    self.text = text
    self.end = end
    self.keys = keys.map { Array($0.utf8) }
    offset = 0
    members = Array(repeating: nil, count: keys.count)
  }

  /// Looks over white space.
  ///
  /// - Returns: the byte behind it, unread.
  mutating func skipSpace(from start: Int) throws(Stop) -> UInt8 {
    offset = start
    return try next()
  }

  /// Looks over the value at the place.
  mutating func value() throws(Stop) {
    let start = offset
    (isASCII, hasEscapes) = (true, false)
    for index in members.indices { members[index] = nil }
    try value(depth: 0)
    guard offset - start <= Self.maximumLength else { throw .odd }
  }

  /// Whether a value is a text that begins with a character one can see, or a number: whether anything
  /// is left of it when it is read as words.
  func hasWords(_ value: Range<Int>) -> Bool {
    let first = text[value.lowerBound]
    guard first == UInt8(ascii: "\"") else { return first == UInt8(ascii: "-") || first.isDigit }
    let letter = text[value.lowerBound + 1]
    return (0x21...0x7E).contains(letter) && letter != UInt8(ascii: "\"")
      && letter != UInt8(ascii: "\\")
  }

  /// What the characters of a part of JSON text are, whatever it holds. Escapes may be those of what
  /// stands right behind it.
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

  private mutating func value(depth: Int) throws(Stop) {
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

  private mutating func object(depth: Int) throws(Stop) {
    guard try enter(UInt8(ascii: "}"), depth) else { return }
    while true {
      guard try next() == UInt8(ascii: "\"") else { throw .odd }
      let (key, hadEscapes) = (offset, hasEscapes)
      try string()
      let keyEnd = offset
      // Two keys may be equal by their escapes alone, which is for the parser to judge.
      guard hadEscapes || !hasEscapes else { throw .odd }
      guard try next() == UInt8(ascii: ":") else { throw .odd }
      offset += 1
      _ = try next()
      let start = offset
      try value(depth: depth)
      if depth == 1 { try note(key + 1..<keyEnd - 1, value: start..<offset) }
      guard try goesOn(UInt8(ascii: "}")) else { return }
    }
  }

  private mutating func array(depth: Int) throws(Stop) {
    guard try enter(UInt8(ascii: "]"), depth) else { return }
    repeat { try value(depth: depth) } while try goesOn(UInt8(ascii: "]"))
  }

  /// Begins a list or an object.
  ///
  /// - Returns: whether anything is in it; an empty one is passed over to its closing bracket.
  private mutating func enter(_ bracket: UInt8, _ depth: Int) throws(Stop) -> Bool {
    guard depth <= Self.maximumDepth else { throw .odd }
    offset += 1
    guard try next() == bracket else { return true }
    offset += 1
    return false
  }

  /// Keeps the place of a member that is wanted.
  private mutating func note(_ key: Range<Int>, value: Range<Int>) throws(Stop) {
    for (index, wanted) in keys.enumerated()
    where wanted.count == key.count
      && wanted.indices.allSatisfy({ wanted[$0] == text[key.lowerBound + $0] })
    {
      // Of equal keys the last one counts, which is for the parser.
      guard members[index] == nil else { throw .odd }
      members[index] = value
    }
  }

  private mutating func word(_ word: StaticString) throws(Stop) {
    for index in 0..<word.utf8CodeUnitCount {
      guard offset < end else { throw .cutOff }
      guard text[offset] == word.utf8Start[index] else { throw .odd }
      offset += 1
    }
  }

  private mutating func number() throws(Stop) {
    if text[offset] == UInt8(ascii: "-") { offset += 1 }
    let hasLeadingZero = text[offset] == UInt8(ascii: "0")
    guard try digits() == 1 || !hasLeadingZero else { throw .odd }
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

  /// Looks over at least one digit.
  private mutating func digits() throws(Stop) -> Int {
    let start = offset
    while offset < end, text[offset].isDigit { offset += 1 }
    guard offset < end else { throw .cutOff }  // There may be more of them.
    guard offset > start else { throw .odd }
    return offset - start
  }

  // MARK: - Texts

  /// Looks over a text from its quote on.
  private mutating func string() throws(Stop) {
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
      guard byte == 0x5C else { throw .odd }
      try escape()
    }
    throw .cutOff
  }

  private mutating func escape() throws(Stop) {
    hasEscapes = true
    guard offset + 6 <= end else { throw .cutOff }
    switch text[offset + 1] {
    case UInt8(ascii: "u"):
      guard (2...5).allSatisfy({ text[offset + $0].isHexDigit }) else { throw .odd }
      offset += 6
    case 0x22, 0x5C, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    default: throw .odd
    }
  }

  // MARK: - Places

  /// The next byte that is no white space, unread.
  @inline(__always)
  private mutating func next() throws(Stop) -> UInt8 {
    while offset < end {
      let byte = text[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset += 1
    }
    throw .cutOff
  }

  /// Whether a comma follows, rather than the bracket that ends it all.
  private mutating func goesOn(_ bracket: UInt8) throws(Stop) -> Bool {
    let byte = try next()
    guard byte == bracket || byte == UInt8(ascii: ",") else { throw .odd }
    offset += 1
    return byte != bracket
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}
