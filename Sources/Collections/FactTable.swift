/// A collection as it is written in this program: a header, then one line a record, columns
/// separated by ` | `, `-` for what is not known. A line that begins with `#` heads a block of records
/// and names the sources they were held against.
///
/// Plain text in a literal, because the compiler takes a second for a literal of any size and
/// minutes for the same facts as an embedded resource, and because it can be read and mended.
struct FactTable: Sendable {
  /// One record: the column's name and its text.
  typealias Row = [String: String]

  /// The records in the order they are written.
  let rows: [Row]

  /// Reads a table. A line with too few columns leaves the last ones unknown.
  init(_ text: String) {
    // By bytes: that takes a tenth of the time that characters do.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }
      .map { line in line.split(separator: UInt8(ascii: "|")).map(Self.cell) }
    let names = lines.isEmpty ? [] : lines.removeFirst()
    rows = lines.map { cells in
      Dictionary(
        zip(names, cells).filter { $0.1 != "-" }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// A cell without the spaces around it.
  private static func cell(_ bytes: Substring.UTF8View) -> String {
    let space = UInt8(ascii: " ")
    let start = bytes.firstIndex { $0 != space } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 != space }.map(bytes.index(after:)) ?? start
    return String(Substring(bytes[start..<end]))
  }
}
