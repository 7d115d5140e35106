/// A table as text: a header, then one record per line, columns separated by ` | `, `-` for unknown. A line that starts with `#` heads a block of records and names the sources they were
/// checked against.
///
/// It is a string literal because the compiler takes a second for one of any size, but minutes for an
/// embedded resource, and because it is easy to read and correct.
package struct TextTable: Sendable {
  /// One record: its texts by column name.
  package struct Row: Sendable {
    /// The place of each column.
    fileprivate let places: [String: Int]
    fileprivate let cells: [Substring]

    /// The text of a column; `nil` where it is unknown.
    package subscript(column: String) -> String? {
      guard let place = places[column], place < cells.count else { return nil }
      return cells[place].utf8.elementsEqual("-".utf8) ? nil : String(cells[place])
    }
  }

  /// The text of a record, parsed on demand: of hundreds, often only ten are needed.
  package struct Line: Sendable {
    package let index: Int
    /// The place of each column.
    fileprivate let places: [String: Int]
    fileprivate let text: Substring.UTF8View

    /// Whether a folded word may be somewhere in it; much faster than to parse it.
    package func mayContain(_ word: [UInt8]) -> Bool { Substring(text).mayContain(word) }

    /// The text of some columns, without parsing the others; empty where unknown.
    package func cells(_ columns: [String]) -> [Substring] {
      let wanted = columns.map { places[$0] ?? -1 }
      var found = [Substring](repeating: "", count: columns.count)
      let last = wanted.max() ?? -1
      var (start, place) = (text.startIndex, 0)
      while place <= last {
        let end = text[start...].firstIndex(of: UInt8(ascii: "|")) ?? text.endIndex
        if let index = wanted.firstIndex(of: place) {
          let cell = TextTable.trimmed(text[start..<end])
          if !cell.elementsEqual("-".utf8) { found[index] = Substring(cell) }
        }
        guard end < text.endIndex else { break }
        (start, place) = (text.index(after: end), place + 1)
      }
      return found
    }

    /// The parsed record. If a line has too few columns, the last ones are unknown.
    package var row: Row {
      Row(
        places: places,
        cells: text.split(separator: UInt8(ascii: "|")).map { Substring(TextTable.trimmed($0)) })
    }
  }

  package let lines: [Line]
  package var rows: [Row] { lines.map(\.row) }

  package init(_ text: String) {
    let lines = Self.lines(of: text).filter { $0.first != UInt8(ascii: "#") }
    let names = lines.first?.split(separator: UInt8(ascii: "|")).map(Self.cell) ?? []
    let places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    self.lines = lines.dropFirst().enumerated()
      .map { Line(index: $0.offset, places: places, text: $0.element) }
  }

  /// The lines of a text, split by bytes, which is a hundred times faster than by characters.
  private static func lines(of text: String) -> [Substring.UTF8View] {
    var text = text
    let ends = text.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }
    let utf8 = text.utf8
    return zip([-1] + ends, ends + [utf8.count]).map { before, end in
      utf8[
        utf8.index(
          utf8.startIndex, offsetBy: before + 1)..<utf8.index(utf8.startIndex, offsetBy: end)]
    }.filter { !$0.isEmpty }
  }

  /// A cell without the spaces around it.
  fileprivate static func trimmed(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
    let space = UInt8(ascii: " ")
    let start = bytes.firstIndex { $0 != space } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 != space }.map(bytes.index(after:)) ?? start
    return bytes[start..<end]
  }

  private static func cell(_ bytes: Substring.UTF8View) -> String {
    String(Substring(trimmed(bytes)))
  }
}

extension TextTable.Row {
  /// The values of a column that lists several, separated by commas.
  package func list(_ column: String) -> [String] {
    (self[column] ?? "")[...].items.map(String.init)
  }
}

extension Substring {
  /// What a cell lists, separated by commas.
  package var items: [Substring] {
    utf8.split(separator: UInt8(ascii: ",")).map { Substring(TextTable.trimmed($0)) }
  }
}
