import Foundation
import ZooKit

/// Turns an API's answer into specimens.
enum PageDecoder {
  /// The specimens of a body, each record for itself: one odd record never costs the others.
  ///
  /// - Returns: the specimens, and how many records could not be used.
  /// - Throws: `FetchError` when the body is no data: such hosts answer 200 with a web page or
  ///   with the plain text `Error: …`.
  static func decode(
    _ body: Data, by exhibit: Exhibit, host: String
  ) throws(FetchError) -> (specimens: [Specimen], unusable: Int) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: body) else {
      let isPage = body.prefix(512).contains(UInt8(ascii: "<"))
      throw FetchError(host: host, cause: isPage ? .webPage : .text(words(of: body)))
    }
    let records: [JSONValue]
    switch value {
    case .array(let elements): records = elements
    case .object: records = [value]
    default: throw FetchError(host: host, cause: .text(words(of: body)))
    }
    let specimens = records.compactMap(exhibit.decode)
    return (specimens, records.count - specimens.count)
  }

  /// The first words of a body, for a message; none of a web page's.
  static func words(of body: Data) -> String {
    let text = String(decoding: body.prefix(400), as: UTF8.self)
    guard !text.contains("<") else { return "" }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 80 ? words.prefix(79) + "…" : words
  }
}
