import Foundation
import ZooFiles
import ZooKit

/// Splits an API's response into records.
enum PageDecoder {
  /// The records in a body: the elements of an array, or a single object.
  ///
  /// - Throws: `FetchError` if the body is not JSON: some hosts answer 200 with a web page or the
  ///   text `Error: …`.
  static func records(
    of body: Data, host: String
  ) throws(FetchError) -> [JSONValue] {
    let first = body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    switch first {
    case UInt8(ascii: "["):
      if let records = try? elements(of: body) { return records }
    case UInt8(ascii: "{"):
      if let record = try? JSONValue(parsing: body) { return [record] }
    case UInt8(ascii: "<"): throw FetchError(host: host, cause: .webPage)
    default: break
    }
    throw FetchError(host: host, cause: .text(words(of: body)))
  }

  /// The elements of an array, parsed one by one: a broken or oversized one becomes `null`, which counts
  /// as unusable, and the others survive.
  private static func elements(of body: Data) throws -> [JSONValue] {
    var reader = JSONArrayReader(body)
    var budget = JSONBudget(bytes: body.count)
    var records: [JSONValue] = []
    while records.count < maximumRecords, let element = try reader.next() {
      records.append((try? JSONValue(parsing: element.text, within: &budget)) ?? .null)
    }
    return records
  }

  /// More than any exhibit has; bounds the work on an endless array.
  private static let maximumRecords = PageCollector.maximumAnimals

  /// The start of a body for an error message, at most 80 characters; empty for a web page.
  static func words(of body: Data) -> String {
    let text = String(decoding: body.prefix(400), as: UTF8.self)
    guard !text.contains("<") else { return "" }
    let words = text.singleSpaced
    return words.count > 80 ? words.prefix(79) + "…" : words
  }
}
