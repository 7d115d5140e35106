import Foundation

/// A table as text: a header, then one record per line, columns separated by ` | `, `-` for unknown. A line that starts with `#` heads a block of records and names the sources they were
/// checked against.
///
/// It is a string literal because the compiler takes a second for one of any size, but minutes for an
/// embedded resource, and because it is easy to read and correct. Its bytes stay where the program has them: cells are read
/// from there, which is many times as fast as splitting a text.
package struct TextTable: Sendable {
  /// One record: its texts by column name.
  package struct Row: Sendable {
    fileprivate let line: Line
    fileprivate let cells: [Range<Int>]

    /// The text of a column; `nil` where it is unknown.
    package subscript(column: String) -> String? {
      guard let place = line.columns.place(of: column), place < cells.count else { return nil }
      let text = line.text(of: cells[place])
      return text.isEmpty ? nil : text
    }

    /// The values of a column that lists several, separated by commas.
    package func list(_ column: String) -> [String] { (self[column] ?? "").commaSeparated }
  }

  /// The text of a record, parsed on demand: of hundreds, often only ten are needed.
  package struct Line: Sendable {
    package let index: Int
    fileprivate let columns: Columns
    fileprivate let table: StaticString
    fileprivate let place: Range<Int>

    /// Whether a folded word may be somewhere in it; much faster than to parse it.
    package func mayContain(_ word: [UInt8]) -> Bool {
      UnsafeBufferPointer(rebasing: table.bytes[place]).mayContain(word)
    }

    fileprivate func texts(at places: [Int?]) -> [String] {
      let cells = cells(atMost: (places.lazy.compactMap(\.self).max() ?? -1) + 1)
      return places.map { place in
        place.flatMap { $0 < cells.count ? text(of: cells[$0]) : nil } ?? ""
      }
    }

    fileprivate func text(at column: Int) -> String {
      var (left, cell) = (column, 0..<0)
      table.bytes.forEachPiece(of: place, separatedBy: UInt8(ascii: "|")) {
        if left == 0 { cell = $0 }
        left -= 1
        return left >= 0
      }
      return text(of: cell)
    }

    /// The parsed record. If a line has too few columns, the last ones are unknown.
    package var row: Row { Row(line: self, cells: cells(atMost: columns.names.count)) }

    private func cells(atMost most: Int) -> [Range<Int>] {
      table.bytes.pieces(of: place, separatedBy: UInt8(ascii: "|"), atMost: most)
    }

    fileprivate func text(of cell: Range<Int>) -> String {
      let bytes = table.bytes
      return cell.count == 1 && bytes[cell.lowerBound] == UInt8(ascii: "-")
        ? "" : bytes.text(of: cell)
    }
  }

  /// The names of the columns, in their order. There are so few that comparing them takes less time than hashing.
  fileprivate final class Columns: Sendable {
    let names: [String]
    private let lengths: [Int]

    init(_ names: [String]) {
      self.names = names
      lengths = names.map(\.utf8.count)
    }

    func place(of name: String) -> Int? {
      let length = name.utf8.count
      return lengths.indices.first { lengths[$0] == length && names[$0] == name }
    }
  }

  package let lines: [Line]
  package var rows: [Row] { lines.map(\.row) }

  package init(_ text: StaticString) {
    let bytes = text.bytes
    let places = bytes.pieces(of: bytes.indices, separatedBy: UInt8(ascii: "\n"))
      .filter { !$0.isEmpty && bytes[$0.lowerBound] != UInt8(ascii: "#") }
    let header = places.first ?? 0..<0
    let columns = Columns(
      bytes.pieces(of: header, separatedBy: UInt8(ascii: "|")).map {
        String(decoding: bytes[$0], as: UTF8.self)
      })
    lines = places.dropFirst().enumerated().map {
      Line(index: $0.offset, columns: columns, table: text, place: $0.element)
    }
  }
}

extension Collection<TextTable.Line> {
  /// The text of some columns in each line, without parsing those behind them; empty where unknown. The columns of a table
  /// are looked for once.
  package func cells(_ names: [String]) -> [[String]] {
    var known: (columns: TextTable.Columns, places: [Int?])?
    return map { line in
      if known?.columns !== line.columns { known = (line.columns, names.map(line.columns.place)) }
      return line.texts(at: known?.places ?? [])
    }
  }

  /// The text of one column in each line.
  package func cells(of name: String) -> [String] {
    var known: (columns: TextTable.Columns, place: Int?)?
    return map { line in
      if known?.columns !== line.columns { known = (line.columns, line.columns.place(of: name)) }
      return known?.place.map(line.text) ?? ""
    }
  }
}

extension StringProtocol {
  /// What a text lists, separated by commas.
  package var commaSeparated: [String] { items(separatedBy: ",") }

  /// What stands between separators, without the spaces around it; empty ones are left out.
  package func items(separatedBy separator: Unicode.Scalar) -> [String] {
    var text = String(self)
    return text.withUTF8 { bytes in
      var items: [String] = []
      bytes.forEachPiece(of: bytes.indices, separatedBy: UInt8(ascii: separator)) {
        if !$0.isEmpty { items.append(bytes.text(of: $0)) }
        return true
      }
      return items
    }
  }
}

extension StaticString {
  /// Its text, which stays where it is as long as the program runs.
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func text(of part: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[part]), as: UTF8.self)
  }

  /// Calls for each piece of a part that stands between separators, without the spaces around it, until that wants no more.
  @inline(__always)
  fileprivate func forEachPiece(
    of part: Range<Int>, separatedBy separator: UInt8, _ body: (Range<Int>) -> Bool
  ) {
    let space = UInt8(ascii: " ")
    var start = part.lowerBound
    while start <= part.upperBound {
      let end = place(of: separator, in: start..<part.upperBound) ?? part.upperBound
      var (first, last) = (start, end)
      while first < last, self[first] == space { first += 1 }
      while first < last, self[last - 1] == space { last -= 1 }
      guard body(first..<last) else { return }
      start = end + 1
    }
  }

  /// Few texts have more.
  private static var usualPieces: Int { 32 }

  /// Where the first pieces of a part are.
  fileprivate func pieces(
    of part: Range<Int>, separatedBy separator: UInt8, atMost most: Int = .max
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    pieces.reserveCapacity(Swift.min(most, Self.usualPieces))
    forEachPiece(of: part, separatedBy: separator) {
      if pieces.count < most { pieces.append($0) }
      return pieces.count < most
    }
    return pieces
  }
}
