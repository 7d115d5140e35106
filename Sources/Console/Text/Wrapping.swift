extension StyledLine {
  /// Wraps the line to at most `width` columns, between words; a longer word is cut, after a hyphen
  /// if possible, and several spaces become one. A measure (`330 – 1430 lb`) and a dot behind something stay on its line if
  /// they fit on one.
  package func wrapped(to width: Cells) -> [Self] {
    if spans.count == 1, spans[0].text.isSingleSpaced, displayWidth <= width { return [self] }
    var wrap = Wrap(width: max(width, 1))
    for group in words.boundTogether { wrap.add(group) }
    return wrap.finish()
  }

  /// The words, each in pieces of one style.
  private var words: [[Span]] {
    var words: [[Span]] = [[]]
    for span in spans {
      let parts = span.text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { words.append([]) }
        if !part.isEmpty { words[words.count - 1].append(Span(part, like: span)) }
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Adds a span, merged with the last one if both look the same.
  fileprivate mutating func append(_ span: Span) {
    if let last = spans.last, last.style == span.style, last.link == span.link {
      spans[spans.count - 1] = Span(last.text + span.text, like: span)
    } else {
      spans.append(span)
    }
  }
}

extension StringProtocol {
  /// Wraps the text to at most `width` columns, between words; a longer word is cut.
  package func wrapped(to width: Cells) -> [String] {
    StyledLine(String(self)).wrapped(to: width).map { $0.spans.map(\.text).joined() }
  }
}

extension [[Span]] {
  /// The words in groups that should not be parted.
  fileprivate var boundTogether: [[[Span]]] {
    var groups: [[[Span]]] = []
    for word in self {
      if let previous = groups.last?.last, word.text.isBound(to: previous.text) {
        groups[groups.count - 1].append(word)
      } else {
        groups.append([word])
      }
    }
    return groups
  }
}

extension String {
  /// Whether there is one space between its words, and something at all.
  fileprivate var isSingleSpaced: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      if byte == UInt8(ascii: " "), last == byte { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  /// Whether it is a dash or a unit after a number, what follows such a dash, or a dot between two things.
  fileprivate func isBound(to previous: String) -> Bool {
    if self == "·" || previous == Self.dash { return true }
    guard previous.last?.isWholeNumber == true else { return false }
    return self == Self.dash || Self.units.contains(self)
  }

  private static let dash = "–"
  private static let units: Set = ["mg", "g", "kg", "oz", "lb", "mm", "cm", "m", "km", "in", "ft"]
}

extension [Span] {
  fileprivate var text: String { map(\.text).joined() }
}

/// Collects words into lines.
private struct Wrap {
  let width: Cells
  private var lines: [StyledLine] = []
  private var line = StyledLine()
  /// The columns of the current line used so far.
  private var used = Cells(0)

  init(width: Cells) { self.width = width }

  /// Adds words that should stay on one line.
  mutating func add(_ words: [[Span]]) {
    let columns = StyledLine(words.flatMap { $0 }).displayWidth + (words.cells - 1)
    if words.count > 1, used > 0, used + 1 + columns > width, columns <= width { endLine() }
    for word in words { add(word) }
  }

  private mutating func add(_ word: [Span]) {
    guard let first = word.first else { return }
    let columns = StyledLine(word).displayWidth
    if used > 0, used + 1 + columns <= width {
      line.append(Span(" ", like: first))
      used += 1
    } else {
      endLine()
    }
    guard columns > width else {
      for span in word { line.append(span) }
      used += columns
      return
    }
    for span in word { cut(span) }
  }

  /// Adds a piece of a word that is longer than a line, cutting it where needed.
  private mutating func cut(_ span: Span) {
    var piece = ""
    for character in span.text {
      let columns = character.displayWidth
      // What follows the hyphen may leave too little room for a wide character.
      while used > 0, used + columns > width {
        let kept = piece.lastIndex(of: "-").map { piece[...$0] } ?? piece[...]
        line.append(Span(kept, like: span))
        piece.removeFirst(kept.count)
        endLine()
        used = piece.displayWidth
      }
      piece.append(character)
      used += columns
    }
    line.append(Span(piece, like: span))
  }

  private mutating func endLine() {
    if !line.spans.isEmpty { lines.append(line) }
    (line, used) = (StyledLine(), 0)
  }

  /// The lines; one at least.
  mutating func finish() -> [StyledLine] {
    endLine()
    return lines.isEmpty ? [StyledLine("")] : lines
  }
}
