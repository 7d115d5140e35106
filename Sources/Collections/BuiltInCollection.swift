import Foundation
import ZooKit

/// A built-in collection that answers as its API would: same paths, same shapes, same quirks.
///
/// Both the program, through a `URLProtocol`, and the stand-in server use it, so that there is only
/// one built-in API. What is known without a request is read from its lines.
package struct BuiltInCollection: Sendable {
  /// The id of the exhibit it belongs to.
  package let exhibit: String
  /// The records as text, in their order.
  package let lines: [TextTable.Line]
  /// Members of the records that the API doesn't have; the stand-in leaves them out.
  private let additions: Set<String>
  private let record: @Sendable (TextTable.Line) -> JSONValue
  private let respond: @Sendable (CollectionRequest, Records) -> CollectionResponse?

  /// Records in the API's shape, each created on demand.
  typealias Records = LazyMapSequence<[TextTable.Line], JSONValue>

  /// - Parameter respond: answers a request; `nil` for a path that the API does not have.
  init(
    exhibit: String, lines: [TextTable.Line], additions: Set<String>,
    record: @escaping @Sendable (TextTable.Line) -> JSONValue,
    respond: @escaping @Sendable (CollectionRequest, Records) -> CollectionResponse?
  ) {
    self.exhibit = exhibit
    self.lines = lines
    self.additions = additions
    self.record = record
    self.respond = respond
  }

  package var count: Int { lines.count }

  package var records: [JSONValue] { lines.map(record) }

  /// The record at an index, from 0.
  package func record(at index: Int) -> JSONValue { record(lines[index]) }

  /// The names in some columns.
  package func names(in columns: [String]) -> [String] {
    lines.cells(columns).flatMap(\.self).filter { !$0.isEmpty }
  }

  /// The answer to a request; 404 for a path that the API does not have.
  package func answer(to request: CollectionRequest) -> CollectionResponse {
    respond(request, lines.lazy.map { record(of: $0, for: request) })
      ?? .text("Cannot GET \(request.path)", status: 404)
  }

  private func record(of line: TextTable.Line, for request: CollectionRequest) -> JSONValue {
    guard request.isForStandIn, case .object(let members) = record(line) else {
      return record(line)
    }
    return .object(members.filter { !additions.contains($0.key) })
  }
}

package struct CollectionRequest: Sendable, Equatable {
  /// The path below the base address: `/v1/breeds`.
  package var path: String
  package var query: [String: String]
  /// The base address of the stand-in's pictures; `nil` for the built-in collection, which has none.
  package var pictures: String?

  /// Whether the answer must be exactly as the API would send it.
  var isForStandIn: Bool { pictures != nil }

  package init(path: String, query: [String: String] = [:], pictures: String? = nil) {
    self.path = path
    self.query = query
    self.pictures = pictures
  }

  var parts: [String] { path.split(separator: "/").map(String.init) }

  /// An integer in the query, at least 0; the default if it is missing or invalid.
  func number(_ name: String, default fallback: Int) -> Int {
    query[name].flatMap(Int.init).map { max(0, $0) } ?? fallback
  }
}

package struct CollectionResponse: Sendable, Equatable {
  package var status: Int
  package var headers: [String: String]
  package var body: Data

  static func json(_ value: JSONValue, headers: [String: String] = [:]) -> Self {
    let fields = ["Content-Type": "application/json; charset=utf-8"]
    return Self(
      status: 200, headers: fields.merging(headers) { $1 }, body: value.jsonText().utf8Data)
  }

  /// Plain text, as these APIs send errors.
  static func text(_ text: String, status: Int) -> Self {
    Self(status: status, headers: ["Content-Type": "text/plain"], body: text.utf8Data)
  }
}

extension Collection {
  /// The elements from `start`, at most `count` of them; empty past the end.
  func slice(from start: Int, count: Int) -> [Element] {
    Array(dropFirst(Swift.max(0, start)).prefix(Swift.max(0, count)))
  }
}
