import Foundation
import ZooKit

/// A built-in collection that answers as its API would: same paths, same shapes, same quirks.
///
/// Both the program, through a `URLProtocol`, and the stand-in server ask it, so that there is
/// one built-in API and not two.
package struct BuiltInCollection: Sendable {
  /// The id of the exhibit it belongs to.
  package let exhibit: String
  private let lines: [BuiltInTable.Line]
  private let record: @Sendable (BuiltInTable.Line) -> JSONValue
  private let respond: @Sendable (CollectionRequest, Records) -> CollectionAnswer?

  /// Records in the API's shape, each made when it is asked for.
  typealias Records = LazyMapSequence<[BuiltInTable.Line], JSONValue>

  /// Makes a collection of the lines of a table.
  ///
  /// - Parameters:
  ///   - record: makes a record of a line.
  ///   - respond: answers a request; `nil` for a path that the API does not have.
  init(
    exhibit: String, lines: [BuiltInTable.Line],
    record: @escaping @Sendable (BuiltInTable.Line) -> JSONValue,
    respond: @escaping @Sendable (CollectionRequest, Records) -> CollectionAnswer?
  ) {
    self.exhibit = exhibit
    self.lines = lines
    self.record = record
    self.respond = respond
  }

  /// Every record, in the API's shape.
  package var records: [JSONValue] { lines.map(record) }

  /// The answer to a request; 404 for a path that the API does not have.
  package func answer(to request: CollectionRequest) -> CollectionAnswer {
    respond(request, lines.lazy.map(record)) ?? .text("Cannot GET \(request.path)", status: 404)
  }
}

/// What is asked of a collection.
package struct CollectionRequest: Sendable, Equatable {
  /// The path below the base address: `/v1/breeds`.
  package var path: String
  /// The query's names and values.
  package var query: [String: String]
  /// Where the asker serves pictures, so that records can point there; `nil` for no pictures.
  package var pictures: String?

  /// Makes a request.
  package init(path: String, query: [String: String] = [:], pictures: String? = nil) {
    self.path = path
    self.query = query
    self.pictures = pictures
  }

  /// The path's parts.
  var parts: [String] { path.split(separator: "/").map(String.init) }

  /// A whole number in the query; the default when it is missing or not one.
  func number(_ name: String, default fallback: Int) -> Int {
    query[name].flatMap(Int.init).map { max(0, $0) } ?? fallback
  }
}

/// What a collection answers.
package struct CollectionAnswer: Sendable, Equatable {
  /// The HTTP status.
  package var status: Int
  /// Header fields.
  package var headers: [String: String]
  /// The body.
  package var body: Data

  /// JSON, on one line.
  static func json(_ value: JSONValue, headers: [String: String] = [:]) -> Self {
    let fields = ["Content-Type": "application/json; charset=utf-8"]
    return Self(
      status: 200, headers: fields.merging(headers) { $1 }, body: Data(value.jsonText().utf8))
  }

  /// Plain text, as these APIs send errors.
  static func text(_ text: String, status: Int) -> Self {
    Self(status: status, headers: ["Content-Type": "text/plain"], body: Data(text.utf8))
  }
}

extension Collection {
  /// The elements from `start`, at most `count` of them; empty past the end.
  func slice(from start: Int, count: Int) -> [Element] {
    Array(dropFirst(Swift.max(0, start)).prefix(Swift.max(0, count)))
  }
}
