extension Unicode.Scalar {
  /// Whether the scalar is invisible and may change how the text around it is shown: control and
  /// format characters, except the joiners in emoji.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !(0x200C...0x200D).contains(value)
    default: false
    }
  }
}

extension JSONValue {
  /// The value as JSON text, with sorted keys and one space after colons.
  ///
  /// `JSONEncoder` also puts a space before colons, and leaves C1 control characters, which
  /// terminals obey; here every control character is escaped.
  ///
  /// - Parameter indented: one member per line, two spaces per level; otherwise all on one line.
  package func jsonText(indented: Bool = false) -> String {
    var writer = JSONWriter(indented: indented)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes JSON as UTF-8, value after value; `JSONValue.jsonText` says in which form.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// What begins a line at the current nesting level; `nil` if all is on one line.
  private var lineBreak: [UInt8]?

  /// - Parameter level: the nesting level of the first value's place, for one inside a larger text.
  package init(indented: Bool, level: Int = 0) {
    lineBreak = indented ? [UInt8(ascii: "\n")] : nil
    for _ in 0..<level { indent() }
  }

  private mutating func indent() {
    lineBreak?.append(UInt8(ascii: " "))
    lineBreak?.append(UInt8(ascii: " "))
  }

  /// Writes text that is JSON already.
  package mutating func write(verbatim text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write(verbatim: "null")
    case .bool(let value): write(verbatim: value ? "true" : "false")
    case .number(let number): bytes += number.text.utf8
    case .string(let string): write(quoted: string)
    case .array(let elements):
      write(elements.count, from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { writer, index in
        writer.write(elements[index])
      }
    case .object(let object):
      let members = object.members
      write(members.count, from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { writer, index in
        writer.write(quoted: members[index].key)
        writer.bytes.append(UInt8(ascii: ":"))
        writer.bytes.append(UInt8(ascii: " "))
        writer.write(members[index].value)
      }
    }
  }

  /// Writes some items, each at an index, between brackets.
  private mutating func write(
    _ count: Int, from opening: UInt8, to closing: UInt8, item: (inout JSONWriter, Int) -> Void
  ) {
    bytes.append(opening)
    indent()
    for index in 0..<count {
      if index > 0 {
        bytes.append(UInt8(ascii: ","))
        if lineBreak == nil { bytes.append(UInt8(ascii: " ")) }
      }
      breakLine()
      item(&self, index)
    }
    lineBreak?.removeLast(2)
    if count > 0 { breakLine() }
    bytes.append(closing)
  }

  /// Begins a line of the current level; nothing if all is on one line.
  package mutating func breakLine() {
    if let lineBreak { bytes += lineBreak }
  }

  private mutating func write(quoted string: String) {
    bytes.append(UInt8(ascii: "\""))
    let isWritten = string.utf8.withContiguousStorageIfAvailable { text in
      guard text.isSurelyVerbatim else { return false }
      bytes += text
      return true
    }
    if isWritten != true { for scalar in string.unicodeScalars { write(escaped: scalar) } }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write(verbatim: "\\\"")
    case "\\": write(verbatim: "\\\\")
    case "\n": write(verbatim: "\\n")
    case "\t": write(verbatim: "\\t")
    case "\r": write(verbatim: "\\r")
    case _ where scalar.isInvisible:
      for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
        let digits = String(unit, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      }
    default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a string show that nothing in it has to be escaped: letters of Latin, Greek, Cyrillic and
  /// Hebrew, Chinese and Korean ones, and emoji. The scripts between have characters of the format kind.
  fileprivate var isSurelyVerbatim: Bool {
    // Most are ASCII and need no second look.
    var index = 0
    while index + 8 <= count {
      let word = word(at: index)
      guard !(word | word.stops | word.marks(of: 0x7F)).hasHighBytes else { break }
      index += 8
    }
    var last: UInt8 = 0
    for byte in self[index...] {
      switch byte {
      case 0x5D...0x7E, 0x23...0x5B, 0x20...0x21: break
      case 0x22, 0x5C, 0x00...0x1F, 0x7F: return false
      case 0xC3...0xD7, 0xE4...0xE9, 0xEB, 0xEC, 0xF0: break
      case 0x80...0xBF: if last == 0xF0, byte != 0x9F { return false }
      default: return false
      }
      last = byte
    }
    return true
  }
}
