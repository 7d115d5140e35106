import Foundation
import ZooKit

/// All records of an exhibit as they are kept for searches: one a line, so that those which hold the
/// words searched for are found without reading the others.
public struct RecordLines: Sendable {
  /// The lines, each as `jsonText()` writes it with a line break behind it, and so many more line
  /// breaks at the end that the last record, too, can be searched several bytes at once.
  public let text: Data

  /// Makes lines of records.
  public init(_ records: [JSONValue]) {
    let lines = records.map { $0.jsonText() + "\n" }.joined()
    text = Data(lines.utf8) + Data(repeating: 0x0A, count: JSONSkim.spare)
  }

  /// Takes lines that were kept.
  public init(text: Data) { self.text = text }

  /// The records that a query may want, in their order.
  ///
  /// - Throws: `JSONError` for lines that are no records.
  public func records(for query: Query, of exhibit: Exhibit) throws(JSONError) -> [JSONValue] {
    let sieve = RecordSieve(query, of: exhibit)
    return try text.withUnsafeBytes { text in
      Result { () throws(JSONError) in try Self.records(in: text, through: sieve) }
    }.get()
  }

  private static func records(
    in text: UnsafeRawBufferPointer, through sieve: RecordSieve
  ) throws(JSONError) -> [JSONValue] {
    var sieve = sieve
    var records: [JSONValue] = []
    var start = 0
    while start < text.count - JSONSkim.spare, let base = text.baseAddress,
      let found = memchr(base + start, 0x0A, text.count - start)
    {
      let line = start..<UnsafeRawPointer(found) - base
      start = line.upperBound + 1
      if sieve.isUseful, sieve.lacksWord(text, line) { continue }
      records.append(try JSONValue(parsing: UnsafeRawBufferPointer(rebasing: text[line])))
    }
    return records
  }
}
