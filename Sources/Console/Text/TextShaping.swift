extension StringProtocol where Self: BidirectionalCollection {
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
    var used = 0
    for word in split(separator: " ") {
      let columns = word.displayWidth
      if !line.isEmpty, used + 1 + columns <= width {
        line += " " + word
        used += 1 + columns
        continue
      }
      if !line.isEmpty { lines.append(line) }
      (line, used) = columns <= width ? (String(word), columns) : lines.cut(word, to: width)
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}

extension [String] {
  /// Adds a word that is too long for a line, in pieces, each of at least one character.
  ///
  /// - Returns: the last piece, not added, and how many columns it takes.
  fileprivate mutating func cut(
    _ word: some StringProtocol, to width: Int
  ) -> (rest: String, columns: Int) {
    var (piece, used) = ("", 0)
    for character in word {
      let columns = character.displayWidth
      if !piece.isEmpty, used + columns > width {
        append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += columns
    }
    return (piece, used)
  }
}
