import Foundation

/// A request that the server received.
package struct LoopbackRequest: Sendable, Equatable {
  package var method: String
  /// The path, unescaped.
  package var path: String
  /// The path's parts, unescaped one by one: an escaped slash stays inside its part.
  package var pathParts: [String]
  /// The query's names and values, unescaped.
  package var query: [String: String]
  /// Header fields, their names in lower case.
  package var headers: [String: String]

  /// `nil` if it is not the head of an HTTP request.
  init?(head: String) {
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: true)[...]
    guard let words = lines.popFirst()?.split(separator: " "), words.count == 3,
      let components = URLComponents(string: String(words[1]))
    else { return nil }
    method = String(words[0])
    path = components.path
    pathParts = components.percentEncodedPath.split(separator: "/")
      .map { $0.removingPercentEncoding ?? String($0) }
    let items = (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    query = Dictionary(items, uniquingKeysWith: { first, _ in first })
    let fields = lines.compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (line[..<colon].lowercased(), value)
    }
    headers = Dictionary(fields, uniquingKeysWith: { first, _ in first })
  }
}

package struct LoopbackResponse: Sendable, Equatable {
  package var status: Int
  /// Header fields; `Content-Length` and `Connection` are added.
  package var headers: [String: String]
  package var body: Data
  package var faults: [Fault]

  package init(
    status: Int = 200, headers: [String: String] = [:], body: Data = Data(), faults: [Fault] = []
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.faults = faults
  }

  package static func text(_ text: String, status: Int = 200) -> Self {
    Self(status: status, headers: ["Content-Type": "text/plain"], body: Data(text.utf8))
  }

  package static func json(_ text: String) -> Self {
    Self(headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }
}
