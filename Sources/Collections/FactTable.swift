import ZooKit

/// A collection as it is written in this program: a header, then one line a record, columns
/// separated by ` | `, `-` for what is not known.
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
    var lines = text.split(separator: "\n").map { line in
      line.split(separator: "|").map { cell in
        cell.split(separator: " ").joined(separator: " ")
      }
    }
    let names = lines.isEmpty ? [] : lines.removeFirst()
    rows = lines.map { cells in
      Dictionary(
        zip(names, cells).filter { $0.1 != "-" }, uniquingKeysWith: { first, _ in first })
    }
  }
}

extension FactTable.Row {
  /// Members of a JSON object: the text of each column that is known, under its own name.
  func members(_ columns: String...) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for column in columns { members[column] = self[column].map(JSONValue.string) }
    return members
  }

  /// The parts of a column that lists several, separated by commas.
  func list(_ column: String) -> [String] {
    (self[column] ?? "").split(separator: ",")
      .map { $0.split(separator: " ").joined(separator: " ") }
  }
}
