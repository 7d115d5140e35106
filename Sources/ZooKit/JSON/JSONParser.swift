/// Parses JSON (RFC 8259) from bytes in one pass, with limits on depth and memory.
///
/// Where the standard leaves a choice, or a text is slightly invalid:
/// - **Numbers** keep their original text, however long or large.
/// - **Duplicate keys**: the last one wins, or the text is refused.
/// - **Lone surrogates** (`\ud800`) and invalid UTF-8 become U+FFFD, so that one odd field doesn't
///   cost a record. Where duplicate keys are refused these are too, since saving would lose them.
/// - **A byte order mark** at the beginning is skipped. UTF-16 with one is decoded.
/// - **Depth** is at most `maximumDepth`, and memory a bounded multiple of the text's length
///   (`JSONBudget`).
struct JSONParser {
  /// How deep arrays and objects may nest; the APIs' records nest four deep.
  static let maximumDepth = 64

  let text: [UInt8]
  /// Whether duplicate keys, lone surrogates and invalid UTF-8 are errors, as for text that will be
  /// written back.
  let isStrict: Bool
  var offset = 0
  private var budget: JSONBudget

  /// Parses a text that is one value; `budget` is reduced by the memory its values take.
  static func value(
    of text: [UInt8], strict: Bool = false, budget: inout JSONBudget
  ) throws(JSONError) -> JSONValue {
    let text = text.decodedToUTF8
    var parser = JSONParser(text: text, isStrict: strict, budget: budget)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    let value = try parser.value(depth: 0)
    guard parser.next() == nil else { throw parser.error(.unexpectedInput) }
    budget = parser.budget
    return value
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard let first = next() else { throw error(.cutOff) }
    switch first {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    try enter(depth)
    if close(UInt8(ascii: "}")) { return [:] }
    var members: [JSONObject.Member] = []
    // A record has a dozen members; nested objects are often small.
    if depth == 1 { members.reserveCapacity(12) }
    var keys: Set<String> = []
    repeat {
      guard let quote = next() else { throw error(.cutOff) }
      guard quote == UInt8(ascii: "\"") else { throw error(.unexpectedInput) }
      let start = offset
      let key = try string()
      guard let colon = next() else { throw error(.cutOff) }
      guard colon == UInt8(ascii: ":") else { throw error(.unexpectedInput) }
      offset += 1
      try spend(.member)
      members.append(JSONObject.Member(key, try value(depth: depth)))
      if isStrict, !keys.insert(key).inserted {
        throw JSONError(.repeatedKey(key), in: text, at: start)
      }
    } while try consumeCommaOrEnd(UInt8(ascii: "}"))
    return JSONObject(consume members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    try enter(depth)
    var elements: [JSONValue] = []
    if close(UInt8(ascii: "]")) { return elements }
    repeat {
      try spend(.element)
      elements.append(try value(depth: depth))
    } while try consumeCommaOrEnd(UInt8(ascii: "]"))
    return elements
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= Self.maximumDepth else { throw error(.tooDeep(limit: Self.maximumDepth)) }
    try spend(.container)
    offset += 1
  }

  /// Consumes the closing bracket of an empty array or object; `false` if it isn't empty.
  private mutating func close(_ bracket: UInt8) -> Bool {
    guard next() == bracket else { return false }
    offset += 1
    return true
  }

  /// Consumes a comma or the closing bracket; whether it was a comma.
  private mutating func consumeCommaOrEnd(_ bracket: UInt8) throws(JSONError) -> Bool {
    guard let byte = next() else { throw error(.cutOff) }
    guard byte == bracket || byte == UInt8(ascii: ",") else { throw error(.unexpectedInput) }
    offset += 1
    return byte != bracket
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let count = word.utf8CodeUnitCount
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: count)
    for letter in letters {
      guard offset < text.count else { throw error(.cutOff) }
      guard text[offset] == letter else { throw error(.unexpectedInput) }
      offset += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    guard let end = JSONNumber.end(in: text, from: offset) else { throw error(.unexpectedInput) }
    try spend(.text(bytes: end - offset))
    defer { offset = end }
    return .number(JSONNumber(parsed: String(decoding: text[offset..<end], as: UTF8.self)))
  }

  // MARK: - Position

  /// Skips white space; returns the next byte without consuming it.
  private mutating func next() -> UInt8? {
    while offset < text.count {
      switch text[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return text[offset]
      }
    }
    return nil
  }

  mutating func spend(_ cost: JSONBudget.Cost) throws(JSONError) {
    guard budget.spend(cost) else { throw error(.overBudget) }
  }

  func error(_ fault: JSONError.Fault) -> JSONError {
    JSONError(fault, in: text, at: offset)
  }
}
