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
  /// The nesting level of what is written next; `nil` if all is on one line.
  private var level: Int?

  /// - Parameter level: the nesting level of the first value's place, for one inside a larger text.
  package init(indented: Bool, level: Int = 0) { self.level = indented ? level : nil }

  /// Writes text that is JSON already.
  package mutating func write(verbatim text: some StringProtocol) { bytes += text.utf8 }

  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write(verbatim: "null")
    case .bool(let value): write(verbatim: value ? "true" : "false")
    case .number(let number): write(verbatim: number.text)
    case .string(let string): write(quoted: string)
    case .array(let elements):
      write(elements, from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { $0.write($1) }
    case .object(let object):
      write(object.members, from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { writer, member in
        writer.write(quoted: member.key)
        writer.write(verbatim: ": ")
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], from opening: UInt8, to closing: UInt8,
    item writeItem: (inout JSONWriter, Item) -> Void
  ) {
    bytes.append(opening)
    level? += 1
    for (index, item) in items.enumerated() {
      if index > 0 { write(verbatim: level == nil ? ", " : ",") }
      breakLine()
      writeItem(&self, item)
    }
    level? -= 1
    if !items.isEmpty { breakLine() }
    bytes.append(closing)
  }

  /// Begins a line of the current level; nothing if all is on one line.
  package mutating func breakLine() {
    guard let level else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * level { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func write(quoted string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    let isWritten = string.withUTF8 { text in
      guard text.isSurelyVerbatim else { return false }
      bytes += text
      return true
    }
    if !isWritten { for scalar in string.unicodeScalars { write(escaped: scalar) } }
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
        write(verbatim: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a string show that nothing in it has to be escaped: letters of Latin, Greek, Cyrillic and
  /// Hebrew, Chinese and Korean ones, and emoji. The scripts between have characters of the format kind.
  fileprivate var isSurelyVerbatim: Bool {
    var last: UInt8 = 0
    for byte in self {
      switch byte {
      case 0x22, 0x5C, 0x00...0x1F, 0x7F: return false
      case 0x20...0x7E, 0xC3...0xD7, 0xE4...0xE9, 0xEB, 0xEC, 0xF0: break
      case 0x80...0xBF: if last == 0xF0, byte != 0x9F { return false }
      default: return false
      }
      last = byte
    }
    return true
  }
}
