import Foundation
import ZooKit

/// All records of an exhibit, cached one per line, so that searches find matching records without
/// parsing the others.
package struct SearchableRecords: Sendable {
  /// One record per line as `jsonText()` writes it, then `RecordScan.padding` line breaks, so that
  /// the last record can be read in blocks too.
  package let text: Data

  package init(_ records: [JSONValue]) {
    let lines = records.map { $0.jsonText() + "\n" }.joined()
    text = Data(lines.utf8) + Data(repeating: 0x0A, count: RecordScan.padding)
  }

  package init(text: Data) { self.text = text }

  /// The records that may match a query, in order. Throws for a line that isn't JSON.
  package func records(for query: ListQuery, of exhibit: Exhibit) throws(JSONError) -> [JSONValue] {
    // Written by `init(_:)`; without it the scan would read past the end.
    guard text.suffix(RecordScan.padding).count(where: { $0 == 0x0A }) == RecordScan.padding else {
      throw JSONError(.cutOff, line: 1, column: 1)
    }
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
      if scan.lacksWord(text, line) { continue }
      records.append(try JSONValue(parsing: UnsafeRawBufferPointer(rebasing: text[line])))
    }
    return records
  }
}
