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
  /// - Parameters:
  ///   - indented: one member per line, two spaces per level; otherwise all on one line.
  ///   - level: the nesting level of the text it will be inserted into.
  package func jsonText(indented: Bool = false, level: Int = 0) -> String {
    var text = ""
    write(to: &text, depth: indented ? level : nil)
    return text
  }

  private func write(to text: inout String, depth: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.text
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.write(elements, in: ("[", "]"), to: &text, depth: depth) { element, text, depth in
        element.write(to: &text, depth: depth)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      Self.write(sorted, in: ("{", "}"), to: &text, depth: depth) { member, text, depth in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, depth: depth)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], in brackets: (String, String), to text: inout String, depth: Int?,
    item writeItem: (Item, inout String, Int?) -> Void
  ) {
    guard !items.isEmpty else {
      text += brackets.0 + brackets.1
      return
    }
    let inner = depth.map { $0 + 1 }
    let lineBreak = inner.map { "\n" + String(repeating: "  ", count: $0) }
    text += brackets.0
    for (index, item) in items.enumerated() {
      if index > 0 { text += inner == nil ? ", " : "," }
      if let lineBreak { text += lineBreak }
      writeItem(item, &text, inner)
    }
    if let depth { text += "\n" + String(repeating: "  ", count: depth) }
    text += brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    if string.isSurelyVerbatim {
      text += string + "\""
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default:
        if scalar.isInvisible {
          for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
            let hex = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
          }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}

extension String {
  /// Whether the bytes alone show that nothing has to be escaped: letters of Latin, Greek, Cyrillic and
  /// Hebrew, Chinese and Korean ones, and emoji. The scripts between have characters of the format kind.
  fileprivate var isSurelyVerbatim: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
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
