import Foundation
import ZooFiles
import ZooKit

/// Turns an API's answer into records and animals.
enum PageDecoder {
  /// The records of a body: of an array each element, of an object the object itself, or what it
  /// wraps.
  ///
  /// - Parameter envelope: the key under which wrapped records stand.
  /// - Throws: `FetchError` when the body is no data: such hosts answer 200 with a web page or
  ///   with the plain text `Error: …`.
  static func records(
    of body: Data, host: String, in envelope: String? = nil
  ) throws(FetchError) -> [JSONValue] {
    let first = body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    switch first {
    case UInt8(ascii: "["):
      if let records = try? elements(of: body) { return records }
    case UInt8(ascii: "{"):
      guard let record = try? JSONValue(parsing: body) else { break }
      if let envelope, case .array(let records)? = record[envelope] { return records }
      return [record]
    case UInt8(ascii: "<"): throw FetchError(host: host, cause: .webPage)
    default: break
    }
    throw FetchError(host: host, cause: .text(words(of: body)))
  }

  /// The elements of an array, each read for itself: one that is no JSON, or more than is taken,
  /// becomes `null`, which no exhibit can use, and the others are kept.
  private static func elements(of body: Data) throws -> [JSONValue] {
    var reader = JSONArrayReader(body)
    var budget = JSONBudget(bytes: body.count)
    var records: [JSONValue] = []
    while records.count < mostRecords, let element = try reader.next() {
      records.append((try? JSONValue(parsing: element.text, within: &budget)) ?? .null)
    }
    return records
  }

  /// No exhibit has more; of an endless row of empty records no more are looked at.
  private static let mostRecords = PageCursor.maximumAnimals

  /// The first words of a body, for a message; none of a web page's.
  static func words(of body: Data) -> String {
    let text = String(decoding: body.prefix(400), as: UTF8.self)
    guard !text.contains("<") else { return "" }
    let words = text.singleSpaced
    return words.count > 80 ? words.prefix(79) + "…" : words
  }
}
