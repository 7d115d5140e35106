/// A line of text being typed, as a value that changes with each key.
package struct LineEditor: Sendable, Equatable {
  /// The text before the cursor.
  package private(set) var before = ""
  package private(set) var after = ""
  private let history: [String]
  private let limit: Int
  /// The index in the history; the end of the history is the line being typed.
  private var historyIndex: Int
  /// The line being typed when the history was entered.
  private var draft = ""

  /// The effect of a key.
  package enum Outcome: Sendable, Equatable {
    /// The line or the cursor may have moved or changed.
    case edited
    case entered
    /// The input has ended.
    case ended
    case ignored
  }

  /// - Parameters:
  ///   - history: earlier lines, newest last.
  ///   - limit: the maximum length in bytes of UTF-8; more is dropped, and no answer is longer. Bytes, because a
  ///     character can have any number of combining marks.
  package init(history: [String] = [], limit: Int = 4096) {
    self.history = history
    self.limit = limit
    historyIndex = history.count
  }

  package var text: String { before + after }
  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Replaces the whole line, with the cursor at its end.
  package mutating func replace(with text: String) { (before, after) = (text, "") }

  package mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .text(let text), .paste(let text): insert(text)
    case .enter: return .entered
    case .endOfInput:
      guard !isEmpty else { return .ended }
      after.removeFirst(min(1, after.count))
    case .backspace: _ = before.popLast()
    case .delete: after.removeFirst(min(1, after.count))
    case .left: moveLeft(before.suffix(1))
    case .right: moveRight(after.prefix(1))
    case .wordLeft: moveLeft(lastWord)
    case .wordRight: moveRight(nextWord)
    case .home, .lineStart: moveLeft(before[...])
    case .end: moveRight(after[...])
    case .deleteWord: before.removeLast(lastWord.count)
    case .deleteNextWord: after.removeFirst(nextWord.count)
    case .deleteToStart: before = ""
    case .deleteToEnd: after = ""
    case .up: recall(historyIndex - 1)
    case .down: recall(historyIndex + 1)
    case .escape, .tab, .backTab, .pageUp, .pageDown, .sort, .help, .redraw:
      return .ignored
    }
    return .edited
  }

  private mutating func insert(_ text: String) {
    var room = limit - before.utf8.count - after.utf8.count
    before +=
      text.utf8.count <= room
      ? text[...]
      : text.prefix { character in
        room -= character.utf8.count
        return room >= 0
      }
  }

  private mutating func moveLeft(_ part: Substring) {
    after = part + after
    before.removeLast(part.count)
  }

  private mutating func moveRight(_ part: Substring) {
    before += part
    after.removeFirst(part.count)
  }

  /// The word before the cursor, with trailing spaces.
  private var lastWord: Substring {
    let head = before.reversed().drop { $0.isWhitespace }.drop { !$0.isWhitespace }
    return before.suffix(before.count - head.count)
  }

  /// The word after the cursor, with leading spaces.
  private var nextWord: Substring {
    let rest = after.drop { $0.isWhitespace }.drop { !$0.isWhitespace }
    return after.prefix(after.count - rest.count)
  }

  private mutating func recall(_ wanted: Int) {
    guard (0...history.count).contains(wanted) else { return }
    if historyIndex == history.count { draft = text }
    historyIndex = wanted
    before = wanted == history.count ? draft : history[wanted]
    after = ""
  }

  /// The part of the line around the cursor that fits into `width` columns, with an ellipsis where it is cut.
  ///
  /// - Returns: the text, and the column of the cursor in it, which is less than `width`.
  package func visible(in width: Cells) -> (text: String, cursor: Cells) {
    let room = max(width - 1, 1)  // The cursor may be after the last character.
    let last = width - 1
    guard text.displayWidth > room else { return (text, min(before.displayWidth, last)) }
    let behind = after.truncated(to: min(after.displayWidth, room / 3))
    let head = before.truncatedAtStart(to: room - behind.displayWidth)
    let tail = after.truncated(to: room - head.displayWidth)
    return (head + tail, min(head.displayWidth, last))
  }
}
