import Foundation

package struct HTTPRequest: Sendable, Equatable {
  package var url: URL
  package var headers: [String: String]
  /// Seconds until the whole response must have arrived; infinite for built-in collections.
  package var deadline: Double
  /// Seconds until the first byte of the response must have arrived.
  package var firstByteTimeout: Double
  /// The longest body accepted; a longer one fails while it is being received.
  package var maximumBytes: Int
  /// Whether to try even a host that recently failed.
  package var isReload: Bool

  /// The longest page of data accepted: 8 MiB.
  package static let pageLimit = 8 << 20

  package init(
    url: URL, headers: [String: String] = [:], deadline: Double, firstByteTimeout: Double? = nil,
    maximumBytes: Int = pageLimit, isReload: Bool = false
  ) {
    self.url = url
    self.headers = headers
    self.deadline = deadline
    self.firstByteTimeout = min(firstByteTimeout ?? deadline, deadline)
    self.maximumBytes = maximumBytes
    self.isReload = isReload
  }
}

/// A web server's response, whatever its status.
package struct HTTPResponse: Sendable, Equatable {
  package var status: Int
  /// Header fields, their names in lower case.
  package var headers: [String: String]
  package var body: Data

  package init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Access to the network as a value, so that tests can replace it.
package struct HTTPClient: Sendable {
  /// Sends a request and waits for the complete response.
  package var send: @Sendable (HTTPRequest) async throws(FetchError) -> HTTPResponse

  package init(
    send: @escaping @Sendable (HTTPRequest) async throws(FetchError) -> HTTPResponse
  ) {
    self.send = send
  }
}
