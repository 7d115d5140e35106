import Foundation
import ZooKit

/// Records of an exhibit, all of them or a sample, cached one per line, so that searches find matching records without
/// parsing the others.
package struct SearchableRecords: Sendable {
  /// One record per line as `jsonText()` writes it, then `RecordScan.padding` line breaks, so that
  /// the last record can be read in blocks too.
  package let text: Data

  package init(_ records: [JSONValue]) {
    text = records.map { $0.jsonText() + "\n" }.joined().utf8Data + Self.paddingBytes
  }

  package init(text: Data) { self.text = text }

  private static let paddingBytes = Data(repeating: 0x0A, count: RecordScan.padding)

  /// Whether it ends as `init(_:)` ends it; without that the scan would read past the end.
  private var hasPadding: Bool { text.suffix(RecordScan.padding) == Self.paddingBytes }

  /// The records that may match a query, in order. Throws for a line that isn't JSON.
  package func records(for query: ListQuery, of exhibit: Exhibit) throws(JSONError) -> [JSONValue] {
    guard hasPadding else { throw JSONError(.cutOff, line: 1, column: 1) }
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
    for line in lines(of: text) where !scan.lacksWord(text, line) {
      records.append(try JSONValue(parsing: UnsafeRawBufferPointer(rebasing: text[line])))
    }
    return records
  }

  /// These records, then those of others whose lines differ from all of them; at most so many.
  package func followed(by others: SearchableRecords, atMost maximum: Int) -> SearchableRecords {
    let others = others.hasPadding ? others : SearchableRecords([])
    return text.withUnsafeBytes { text in
      others.text.withUnsafeBytes { other in
        let lines = Self.lines(of: text).map { UnsafeRawBufferPointer(rebasing: text[$0]) }
        let rest = Self.lines(of: other).map { UnsafeRawBufferPointer(rebasing: other[$0]) }
          .filter { line in !lines.contains { $0.count == line.count && $0.elementsEqual(line) } }
        var all = Data(capacity: text.count + other.count)
        for line in (lines + rest).prefix(maximum) {
          all.append(contentsOf: line)
          all.append(0x0A)
        }
        all.append(Self.paddingBytes)
        return SearchableRecords(text: all)
      }
    }
  }

  private static func lines(of text: UnsafeRawBufferPointer) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.count - RecordScan.padding, let base = text.baseAddress,
      let found = memchr(base + start, 0x0A, text.count - start)
    {
      lines.append(start..<UnsafeRawPointer(found) - base)
      start = lines[lines.count - 1].upperBound + 1
    }
    return lines
  }
}
