import Foundation
import ZooKit

/// All records of an exhibit as they are kept for searches: one a line, so that those which hold the
/// words searched for are found without reading the others.
package struct RecordLines: Sendable {
  /// The lines, each as `jsonText()` writes it with a line break behind it, and so many more line
  /// breaks at the end that the last record, too, can be searched several bytes at once.
  package let text: Data

  /// Makes lines of records.
  package init(_ records: [JSONValue]) {
    let lines = records.map { $0.jsonText() + "\n" }.joined()
    text = Data(lines.utf8) + Data(repeating: 0x0A, count: RecordScan.padding)
  }

  /// Takes lines that were kept.
  package init(text: Data) { self.text = text }

  /// The records that a query may want, in their order.
  ///
  /// - Throws: `JSONError` for lines that are no records.
  package func records(for query: Query, of exhibit: Exhibit) throws(JSONError) -> [JSONValue] {
    let scan = RecordScan(query, of: exhibit)
    return try text.withUnsafeBytes { text in
      Result { () throws(JSONError) in try Self.records(in: text, with: scan) }
    }.get()
  }

  private static func records(
    in text: UnsafeRawBufferPointer, with scan: RecordScan
  ) throws(JSONError) -> [JSONValue] {
    var scan = scan
    var records: [JSONValue] = []
    var start = 0
    while start < text.count - RecordScan.padding, let base = text.baseAddress,
      let found = memchr(base + start, 0x0A, text.count - start)
    {
      let line = start..<UnsafeRawPointer(found) - base
      start = line.upperBound + 1
      if scan.isUseful, scan.lacksWord(text, line) { continue }
      records.append(try JSONValue(parsing: UnsafeRawBufferPointer(rebasing: text[line])))
    }
    return records
  }
}
