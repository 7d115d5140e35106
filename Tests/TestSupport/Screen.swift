import Console

/// What a terminal shows: text and the codes that `zoo` writes go in, rows come out.
///
/// Knows the cursor's ways, erasing, saving the cursor and the alternate screen; colours and
/// everything else is left out.
public struct Screen: Sendable {
  private var rows: [[Character]]
  private var (row, column) = (0, 0)
  private var saved = (0, 0)
  /// The usual screen, while the alternate one is shown.
  private var usual: (rows: [[Character]], row: Int, column: Int)?
  private var pending = ""
  private let columns: Int
  private let height: Int

  /// Makes an empty screen.
  public init(columns: Int, rows: Int) {
    (self.columns, height) = (max(columns, 1), max(rows, 1))
    self.rows = Array(repeating: [], count: height)
  }

  /// The rows from the top, without spaces at their ends.
  public var text: [String] {
    rows.map { row in
      // The second column of a wide character is empty.
      String(row.reversed().drop { $0 == " " || $0 == "\0" }.reversed().filter { $0 != "\0" })
    }
  }

  /// Whether the alternate screen is shown.
  public var isAlternate: Bool { usual != nil }

  /// Takes what was written; a code that is cut off waits for its rest.
  public mutating func feed(_ text: String) {
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

  /// Where the code at the beginning ends; `nil` when it is not complete.
  private static func code(_ text: Substring) -> String.Index? {
    let scalars = text.unicodeScalars
    guard let kind = scalars.dropFirst().first else { return nil }
    if "_]P".unicodeScalars.contains(kind) {
      // A string goes on up to ST or BEL; it begins with an escape itself.
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
    case (_, "\u{1B}[?1049h"):
      usual = (rows, row, column)
      rows = Array(repeating: [], count: height)
    case (_, "\u{1B}[?1049l"):
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
    while rows[row].count < column { rows[row].append(" ") }
    let width = max(character.displayWidth, 1)
    let cells = [character] + [Character](repeating: "\0", count: width - 1)
    rows[row].replaceSubrange(column..<min(column + width, rows[row].count), with: cells)
    column += width
  }
}
