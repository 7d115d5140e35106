extension StringProtocol where Self: BidirectionalCollection {
  /// The text without anything that a terminal would obey rather than show.
  ///
  /// Control characters (C0, DEL, C1) and the marks that reorder text go; line breaks and tabs
  /// become spaces, so that text from outside stays on the line it was given.
  public var printable: String {
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: shown.append(" ")
      case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: continue
      default:
        if scalar.properties.generalCategory != .control { shown.append(scalar) }
      }
    }
    return String(shown)
  }

  /// The text in at most `width` columns, its end replaced by an ellipsis if it has to be cut.
  public func truncated(to width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in self {
      guard used + character.displayWidth <= width - 1 else { break }
      kept.append(character)
      used += character.displayWidth
    }
    return kept.withoutTrailingSpaces + "…"
  }

  /// The same with the beginning replaced.
  func truncatedAtStart(to width: Int) -> String {
    String(String(reversed()).truncated(to: width).reversed())
  }

  /// The text up to its last character that is no space.
  var withoutTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }

  /// The text with spaces behind it up to `width` columns.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }

  /// The text in lines of at most `width` columns, broken between words; a longer word is cut.
  public func wrapped(to width: Int) -> [String] {
    let width = Swift.max(width, 1)
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      var rest = String(word)
      if !line.isEmpty, line.displayWidth + 1 + rest.displayWidth <= width {
        line += " " + rest
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while rest.displayWidth > width {
        let head = rest.fitting(width)
        lines.append(head)
        rest.removeFirst(head.count)
      }
      line = rest
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// The longest beginning of at most `width` columns, but at least one character.
  private func fitting(_ width: Int) -> String {
    var used = 0
    let head = prefix { character in
      used += character.displayWidth
      return used <= width
    }
    return String(head.isEmpty ? prefix(1) : head)
  }
}
