/// Parsing of strings and their escapes.
extension JSONParser {
  /// Parses a string from its opening quote on.
  mutating func string() throws(JSONError) -> String {
    offset += 1
    let start = offset
    offset = text.withUnsafeBufferPointer { $0.endOfPlainRun(from: start) }
    guard offset < text.count else { throw error(.cutOff) }
    switch text[offset] {
    case UInt8(ascii: "\""):
      try spend(.text(bytes: offset - start))
      defer { offset += 1 }
      let string = text.withUnsafeBufferPointer {
        characters(UnsafeBufferPointer(rebasing: $0[start..<offset]))
      }
      guard let string else { throw error(.unexpectedInput) }
      return string
    case UInt8(ascii: "\\"): return try escapedString(from: start)
    default: throw error(.unexpectedInput)
    }
  }

  /// Continues with a string from its first escape on.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var bytes = Array(text[start..<offset])
    while offset < text.count {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "\""):
        try spend(.text(bytes: bytes.count))
        offset += 1
        guard let string = characters(bytes) else { throw error(.unexpectedInput) }
        return string
      case UInt8(ascii: "\\"):
        let scalar = try escape()
        bytes += Array(String(scalar).utf8)
      case ..<0x20: throw error(.unexpectedInput)
      default:
        bytes.append(byte)
        offset += 1
      }
    }
    throw error(.cutOff)
  }

  /// Text from UTF-8; `nil` if it is invalid and that is an error.
  private func characters(_ bytes: some Collection<UInt8>) -> String? {
    isStrict ? String(validating: bytes, as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
  }

  /// The replacement for a lone surrogate, unless that is an error.
  private func halfCharacter() throws(JSONError) -> Unicode.Scalar {
    guard !isStrict else { throw error(.unexpectedInput) }
    return "\u{FFFD}"
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    offset += 1
    guard offset < text.count else { throw error(.cutOff) }
    if let scalar = Self.escapes[text[offset]] {
      offset += 1
      return scalar
    }
    let first = try codeUnit()
    guard (0xD800...0xDBFF).contains(first) else {
      if let scalar = Unicode.Scalar(first) { return scalar }
      return try halfCharacter()
    }
    // A low surrogate completes the pair; anything else is parsed again on its own.
    let behind = offset
    if text[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      offset += 1
      let second = try codeUnit()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
      offset = behind
    }
    return try halfCharacter()
  }

  /// Parses a `u` and the four hexadecimal digits after it.
  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    guard text[offset] == UInt8(ascii: "u") else { throw error(.unexpectedInput) }
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard offset < text.count else { throw error(.cutOff) }
      let digit = Character(Unicode.Scalar(text[offset])).hexDigitValue
      guard let digit, text[offset] < 0x80 else { throw error(.unexpectedInput) }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }
}
