/// A table as text: a header, then one record per line, columns separated by ` | `, `-` for unknown. A line that starts with `#` heads a block of records and names the sources they were
/// checked against.
///
/// It is a string literal because the compiler takes a second for one of any size, but minutes for an
/// embedded resource, and because it is easy to read and correct.
package struct TextTable: Sendable {
  /// One record: its texts by column name.
  package struct Row: Sendable {
    fileprivate let columns: Columns
    fileprivate let cells: Cells

    /// The text of a column; `nil` where it is unknown.
    package subscript(column: String) -> String? {
      let cell = cells[columns.place(of: column)]
      return cell.isEmpty ? nil : String(cell)
    }
  }

  /// The text of a record, parsed on demand: of hundreds, often only ten are needed.
  package struct Line: Sendable {
    package let index: Int
    fileprivate let columns: Columns
    fileprivate let text: Substring

    /// Whether a folded word may be somewhere in it; much faster than to parse it.
    package func mayContain(_ word: [UInt8]) -> Bool { text.mayContain(word) }

    /// The text of some columns, without parsing the others; empty where unknown.
    package func cells(_ names: [String]) -> [Substring] {
      let places = names.map(columns.place)
      let cells = Cells(of: text, atMost: (places.compactMap(\.self).max() ?? -1) + 1)
      return places.map { cells[$0] }
    }

    /// The parsed record. If a line has too few columns, the last ones are unknown.
    package var row: Row { Row(columns: columns, cells: Cells(of: text)) }
  }

  /// The names of the columns, in their order. There are so few that comparing them takes less time than hashing.
  fileprivate struct Columns: Sendable {
    let names: [String]

    func place(of name: String) -> Int? {
      let length = name.utf8.count
      return names.firstIndex { $0.utf8.count == length && $0 == name }
    }
  }

  /// Where the cells of a line are.
  fileprivate struct Cells: Sendable {
    private let text: Substring
    private let bounds: [Range<Int>]

    init(of text: Substring, atMost most: Int = .max) {
      self.text = text
      bounds = text.bounds(separatedBy: UInt8(ascii: "|"), atMost: most)
    }

    var texts: [String] { bounds.map { String(text[$0]) } }

    /// The text of a cell; empty where it is unknown or missing.
    subscript(place: Int?) -> Substring {
      guard let place, place < bounds.count else { return "" }
      let cell = text[bounds[place]]
      return cell.utf8.count == 1 && cell == "-" ? "" : cell
    }
  }

  package let lines: [Line]
  package var rows: [Row] { lines.map(\.row) }

  package init(_ text: String) {
    let lines = text[...].items(separatedBy: "\n").filter { $0.utf8.first != UInt8(ascii: "#") }
    let columns = Columns(names: lines.first.map { Cells(of: $0).texts } ?? [])
    self.lines = lines.dropFirst().enumerated()
      .map { Line(index: $0.offset, columns: columns, text: $0.element) }
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
  package var items: [Substring] { items(separatedBy: ",") }

  /// What stands between separators, without the spaces around it; empty ones are left out.
  package func items(separatedBy separator: Unicode.Scalar) -> [Substring] {
    bounds(separatedBy: UInt8(ascii: separator)).compactMap { $0.isEmpty ? nil : self[$0] }
  }

  /// Where the first pieces between separators are, without the spaces around them: split by bytes, which is a hundred times
  /// faster than by characters.
  fileprivate func bounds(
    separatedBy separator: UInt8, atMost most: Int = .max
  ) -> [Range<Int>] {
    let space = UInt8(ascii: " ")
    var text = self
    return text.withUTF8 { bytes in
      var (bounds, start) = ([Range<Int>](), 0)
      while start <= bytes.count, bounds.count < most {
        let end = bytes[start...].firstIndex(of: separator) ?? bytes.count
        var (first, last) = (start, end)
        while first < last, bytes[first] == space { first += 1 }
        while first < last, bytes[last - 1] == space { last -= 1 }
        bounds.append(first..<last)
        start = end + 1
      }
      return bounds
    }
  }

  /// The text between two places, counted in bytes.
  fileprivate subscript(bytes: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    return self[start..<utf8.index(start, offsetBy: bytes.count)]
  }
}
