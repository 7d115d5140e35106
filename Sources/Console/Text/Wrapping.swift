extension StyledLine {
  /// Wraps the line to at most `width` columns, between words; a longer word is cut, after a hyphen
  /// if possible, and several spaces become one. A measure (`330 – 1430 lb`) and a dot behind something stay on its line if
  /// they fit on one.
  package func wrapped(to width: Cells) -> [Self] {
    if spans.count == 1, spans[0].text.isSingleSpaced, displayWidth <= width { return [self] }
    var wrap = Wrap(width: max(width, 1), spans: spans)
    var words = words[...]
    while !words.isEmpty {
      let end = words.indices.dropFirst().first { !words[$0].isBound(to: words[$0 - 1]) }
      wrap.add(words[..<(end ?? words.endIndex)])
      words = words[(end ?? words.endIndex)...]
    }
    return wrap.finish()
  }

  /// The words, each in pieces of one style.
  private var words: [Word] {
    var (words, isInWord) = ([Word](), false)
    for (index, span) in spans.enumerated() {
      let parts = span.text.utf8.split(
        separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      for (place, part) in parts.enumerated() {
        if place > 0 { isInWord = false }
        if part.isEmpty { continue }
        let piece = Word.SpanPart(text: Substring(part), span: index)
        if isInWord { words[words.count - 1] += piece } else { words.append(Word(piece)) }
        isInWord = true
      }
    }
    return words
  }
}

extension StringProtocol {
  /// Wraps the text to at most `width` columns, between words; a longer word is cut.
  package func wrapped(to width: Cells) -> [String] {
    StyledLine(String(self)).wrapped(to: width).map { $0.spans.map(\.text).joined() }
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
}

/// A word of a line.
private struct Word {
  /// A part of it, and the index of the span that it is from.
  struct SpanPart {
    let text: Substring
    let span: Int
  }

  private(set) var pieces: [SpanPart]
  private(set) var width: Cells

  init(_ piece: SpanPart) { (pieces, width) = ([piece], piece.text.displayWidth) }

  static func += (word: inout Self, piece: SpanPart) {
    word.pieces.append(piece)
    word.width += piece.text.displayWidth
  }

  private var text: String {
    pieces.count == 1 ? String(pieces[0].text) : pieces.map(\.text).joined()
  }

  /// Whether it is a dash or a unit after a number, what follows such a dash, or a dot between two things.
  func isBound(to previous: Self) -> Bool {
    if previous.isShort, previous.text == Self.dash { return true }
    guard isShort else { return false }
    return text == "·"
      || Self.bound.contains(text) && previous.text.last?.isWholeNumber == true
  }

  /// Whether it may be one of these; most words are longer.
  private var isShort: Bool { pieces[0].text.utf8.count <= Self.dash.utf8.count }

  private static let dash = "–"
  private static let bound: Set = [
    dash, "mg", "g", "kg", "oz", "lb", "mm", "cm", "m", "km", "in", "ft",
  ]
}

/// Collects words into lines.
private struct Wrap {
  let width: Cells
  let spans: [Span]
  private var lines: [StyledLine] = []
  private var line: [Span] = []
  /// What will end the current line, and the span that it looks like.
  private var text = ""
  private var look = 0
  /// The columns of the current line used so far.
  private var used = Cells(0)

  init(width: Cells, spans: [Span]) { (self.width, self.spans) = (width, spans) }

  /// Adds words that should stay on one line.
  mutating func add(_ words: ArraySlice<Word>) {
    if words.count > 1 {
      let columns = words.reduce(words.cells - 1) { $0 + $1.width }
      if used > 0, used + 1 + columns > width, columns <= width { endLine() }
    }
    for word in words { add(word) }
  }

  private mutating func add(_ word: Word) {
    if used > 0, used + 1 + word.width <= width {
      append(" ", like: word.pieces[0].span)
      used += 1
    } else {
      endLine()
    }
    guard word.width <= width else {
      for piece in word.pieces { cut(piece) }
      return
    }
    for piece in word.pieces { append(piece.text, like: piece.span) }
    used += word.width
  }

  /// Adds a piece of a word that is longer than a line, cutting it where needed.
  private mutating func cut(_ piece: Word.SpanPart) {
    var rest = ""
    for character in piece.text {
      let columns = character.displayWidth
      // What follows the hyphen may leave too little room for a wide character.
      while used > 0, used + columns > width {
        let kept = rest.lastIndex(of: "-").map { rest[...$0] } ?? rest[...]
        append(kept, like: piece.span)
        rest.removeFirst(kept.count)
        endLine()
        used = rest.displayWidth
      }
      rest.append(character)
      used += columns
    }
    append(rest[...], like: piece.span)
  }

  /// Adds a text to the line, to its last span if both look the same.
  private mutating func append(_ added: Substring, like span: Int) {
    if spans[span].style != spans[look].style || spans[span].link != spans[look].link {
      endSpan()
    }
    look = span
    text += String(added)
  }

  private mutating func endSpan() {
    if !text.isEmpty { line.append(Span(text, like: spans[look])) }
    text = ""
  }

  private mutating func endLine() {
    endSpan()
    if !line.isEmpty { lines.append(StyledLine(line)) }
    (line, used) = ([], 0)
  }

  /// The lines; one at least.
  mutating func finish() -> [StyledLine] {
    endLine()
    return lines.isEmpty ? [StyledLine("")] : lines
  }
}
