import Console

/// A small terminal emulator: takes the text and codes that `zoo` writes, and has the resulting rows.
///
/// It supports cursor movement, erasing, saving the cursor, the alternate screen and text styles;
/// graphics are ignored.
package struct Screen: Sendable {
  /// Whether a character is one of those that chafa draws photographs with.
  package static func isBlockElement(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x2580...0x259F).contains($0.value) }
  }

  /// Whether a character is one that drawings are made of.
  package static func isBraille(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) }
  }

  private struct Cell {
    var character: Character
    var look: Look
  }

  /// The style of a cell, as far as `zoo` uses it.
  private struct Look {
    var codes: Set<Int> = []
    /// Whether it has one of 256 or more colours, which only pictures use.
    var isPicture = false

    /// The letter for it in golden files.
    var letter: Character {
      if isPicture { return "░" }
      switch codes {
      case []: return "."
      case [1]: return "n"
      case [2]: return "q"
      case [3]: return "l"
      case [1, 4]: return "h"
      case [34], [36]: return "k"
      case [31]: return "p"
      default: return "?"
      }
    }
  }

  private var rows: [[Cell]]
  private var (row, column) = (0, 0)
  private var saved = (0, 0)
  /// The main screen while the alternate one is shown.
  private var usual: (rows: [[Cell]], row: Int, column: Int)?
  /// Whether the cursor is visible; `zoo` hides it while it draws a window.
  package private(set) var showsCursor = true
  private var look = Look()
  private var pending = ""
  private let columns: Int
  private let height: Int

  package init(columns: Int, rows: Int) {
    (self.columns, height) = (max(columns, 1), max(rows, 1))
    self.rows = Array(repeating: [], count: height)
  }

  /// The rows from the top, without trailing spaces.
  package var text: [String] {
    rows.map { row in
      // The second column of a wide character holds no text.
      let characters = row.map(\.character)
      return String(
        characters.reversed().drop { $0 == " " || $0 == "\0" }.reversed().filter { $0 != "\0" })
    }
  }

  /// Contents and style for a golden file. Pictures, which differ between versions of `chafa`, appear
  /// as `░`; then follows a letter for the style of each column: `n` name (bold), `h` heading or
  /// match (bold, underlined), `l` Latin name (italic), `q` quiet (dim), `k` key, `p` problem, `.`
  /// plain.
  package var portrait: String {
    let shown = rows.map { row in
      String(row.filter { $0.character != "\0" }.map { $0.look.isPicture ? "░" : $0.character })
    }
    let looks = rows.map { row in
      String(row.map { $0.character == " " && !$0.look.isPicture ? "." : $0.look.letter })
    }
    func trimmed(_ rows: [String], _ blank: Character) -> String {
      rows.map { String($0.reversed().drop { $0 == blank }.reversed()) + "\n" }.joined()
    }
    return trimmed(shown, " ") + "---\n" + trimmed(looks, ".")
  }

  package var isAlternate: Bool { usual != nil }

  /// Takes output; an incomplete code waits for its rest.
  package mutating func feed(_ text: String) {
    var rest = Substring(pending + text)
    pending = ""
    while let first = rest.unicodeScalars.first {
      if first == "\u{1B}" {
        guard let end = Self.code(rest) else {
          pending = String(rest)
          return
        }
        obey(String(rest.unicodeScalars[rest.startIndex..<end]))
        rest = rest[end...]
      } else if first.value < 0x20 || rest.first == "\r\n" {
        control(first)
        rest.unicodeScalars.removeFirst()
      } else {
        put(rest.removeFirst())
      }
    }
  }

  /// The end of the code at the beginning; `nil` if it is incomplete.
  private static func code(_ text: Substring) -> String.Index? {
    let scalars = text.unicodeScalars
    guard let kind = scalars.dropFirst().first else { return nil }
    if "_]P".unicodeScalars.contains(kind) {
      // A string ends with BEL, or with ST, which starts with an escape itself.
      let end = scalars.dropFirst(2).firstIndex { $0 == "\u{7}" || $0 == "\u{1B}" }
      guard let end else { return nil }
      guard scalars[end] == "\u{1B}" else { return scalars.index(after: end) }
      let last = scalars.index(after: end)
      return last < scalars.endIndex ? scalars.index(after: last) : nil
    }
    guard kind == "[" else { return scalars.index(scalars.startIndex, offsetBy: 2) }
    let last = scalars.dropFirst(2).firstIndex { ("@"..."~").contains($0) }
    return last.map { scalars.index(after: $0) }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n":
      row += 1
      if row == height {
        rows = rows.dropFirst() + [[]]
        row = height - 1
      }
    default: break
    }
  }

  private mutating func obey(_ code: String) {
    guard !code.hasPrefix("\u{1B}_"), !code.hasPrefix("\u{1B}]"), !code.hasPrefix("\u{1B}P") else {
      return
    }
    let final = code.last ?? " "
    let numbers = code.dropFirst(2).dropLast().split(separator: ";").map { Int($0) ?? 0 }
    let number = numbers.first ?? 0
    if final == "m" { dress(numbers) }
    switch (final, code) {
    case ("7", _): saved = (row, column)
    case ("8", _): (row, column) = saved
    case ("A", _): row = max(row - max(number, 1), 0)
    case ("C", _): column = min(column + max(number, 1), columns - 1)
    case ("H", _):
      row = min(max(number, 1), height) - 1
      column = (numbers.count > 1 ? max(numbers[1], 1) : 1) - 1
    case ("K", _): rows[row] = number == 2 ? [] : Array(rows[row].prefix(column))
    case ("J", _):
      if number == 2 { rows = Array(repeating: [], count: height) }
      rows[row] = Array(rows[row].prefix(column))
      for below in (row + 1)..<max(height, row + 1) { rows[below] = [] }
    case (_, "\u{1B}[?25h"): showsCursor = true
    case (_, "\u{1B}[?25l"): showsCursor = false
    case (_, "\u{1B}[?1049h"):
      usual = (rows, row, column)
      rows = Array(repeating: [], count: height)
    case (_, "\u{1B}[?1049l"), (_, "\u{1B}[?1047l"):
      if let usual { (rows, row, column) = usual }
      usual = nil
    default: break
    }
  }

  private mutating func put(_ character: Character) {
    if column >= columns {
      column = 0
      control("\n")
    }
    while rows[row].count < column { rows[row].append(Cell(character: " ", look: Look())) }
    let width = max(character.displayWidth.count, 1)
    let rest = Cell(character: "\0", look: look)
    let cells =
      [Cell(character: character, look: look)] + [Cell](repeating: rest, count: width - 1)
    rows[row].replaceSubrange(column..<min(column + width, rows[row].count), with: cells)
    column += width
  }

  /// Applies Select Graphic Rendition (ECMA-48, 8.3.117).
  private mutating func dress(_ codes: [Int]) {
    for code in codes.isEmpty ? [0] : codes {
      switch code {
      case 0: look = Look()
      case 38, 48:
        look.isPicture = true
        return
      default: look.codes.insert(code)
      }
    }
  }
}
