/// A collection as it is written in this program: a header, then one line a record, columns
/// separated by ` | `, `-` for what is not known. A line that begins with `#` heads a block of records
/// and names the sources they were held against.
///
/// Plain text in a literal, because the compiler takes a second for a literal of any size and
/// minutes for the same facts as an embedded resource, and because it can be read and mended.
struct BuiltInTable: Sendable {
  /// One record: the column's name and its text.
  typealias Row = [String: String]

  /// A record as it is written, which is only read where it is asked for: of hundreds ten are wanted.
  struct Line: Sendable {
    /// Its place in the table, from 0.
    let index: Int
    fileprivate let names: [String]
    fileprivate let text: Substring.UTF8View

    /// The record. A line with too few columns leaves the last ones unknown.
    var row: Row {
      let cells = text.split(separator: UInt8(ascii: "|")).map(BuiltInTable.cell)
      return Dictionary(
        zip(names, cells).filter { $0.1 != "-" }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The records in the order they are written.
  let lines: [Line]
  /// All of them, read.
  var rows: [Row] { lines.map(\.row) }

  /// Cuts a table into its lines.
  init(_ text: String) {
    let lines = Self.lines(of: text).filter { $0.first != UInt8(ascii: "#") }
    let names = lines.first?.split(separator: UInt8(ascii: "|")).map(Self.cell) ?? []
    self.lines = lines.dropFirst().enumerated()
      .map { Line(index: $0.offset, names: names, text: $0.element) }
  }

  /// The lines of a text. By bytes: that takes a hundredth of the time that characters do.
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
  private static func cell(_ bytes: Substring.UTF8View) -> String {
    let space = UInt8(ascii: " ")
    let start = bytes.firstIndex { $0 != space } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 != space }.map(bytes.index(after:)) ?? start
    return String(Substring(bytes[start..<end]))
  }
}
