extension StringProtocol where Self: BidirectionalCollection {
  /// The text in at most `width` columns, its end replaced by an ellipsis if it has to be cut.
  package func truncated(to width: Cells) -> String {
    guard displayWidth > width else { return String(self) }
    let end = Character("…").displayWidth
    guard width >= end else { return "" }
    var kept = ""
    var used = end
    for character in self {
      guard used + character.displayWidth <= width else { break }
      kept.append(character)
      used += character.displayWidth
    }
    return kept.withoutTrailingSpaces + "…"
  }

  /// At most so many lines of so many columns. What has no room is cut behind a word, and an ellipsis says so.
  package func lines(atMost count: Int, width: Cells) -> [String] {
    let all = wrapped(to: width)
    guard all.count > count, let last = all.prefix(count).last else {
      return Array(all.prefix(count))
    }
    let words = last.displayWidth < width ? last : last.withoutLastWord ?? last
    return all.prefix(count - 1) + [(words + "…").truncated(to: width)]
  }

  private var withoutLastWord: String? {
    lastIndex(of: " ").map { String(self[..<$0]) }
  }

  /// The same, but cut at the beginning.
  func truncatedAtStart(to width: Cells) -> String {
    String(String(reversed()).truncated(to: width).reversed())
  }

  var withoutTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }

  package func padded(to width: Cells) -> String {
    self + String(spaces: width - displayWidth)
  }
}

extension String {
  /// So many spaces; from bytes, since repeating a text takes several times as long.
  package init(spaces columns: Cells) {
    self.init(unsafeUninitializedCapacity: columns.count) { bytes in
      bytes.initialize(repeating: UInt8(ascii: " "))
      return columns.count
    }
  }
}
