import Foundation

/// One question to a web server.
package struct HTTPRequest: Sendable, Equatable, Codable {
  /// Where it goes.
  package var url: URL
  /// Header fields besides those that every request carries.
  package var headers: [String: String]
  /// Seconds the whole exchange may take; infinite where nothing outside is asked.
  package var deadline: Double
  /// Seconds the first byte of the answer may take.
  package var patience: Double
  /// The longest body taken; a longer one is refused while it arrives.
  package var maximumBytes: Int
  /// Whether even a host is asked that was found dead before in this run.
  package var isReload: Bool

  /// The longest page of data taken: 8 MiB.
  package static let pageLimit = 8 << 20

  /// Makes a request.
  package init(
    url: URL, headers: [String: String] = [:], deadline: Double, patience: Double? = nil,
    maximumBytes: Int = pageLimit, isReload: Bool = false
  ) {
    self.url = url
    self.headers = headers
    self.deadline = deadline
    self.patience = min(patience ?? deadline, deadline)
    self.maximumBytes = maximumBytes
    self.isReload = isReload
  }
}

/// What a web server answered, whatever its status.
package struct HTTPAnswer: Sendable, Equatable {
  /// The status code.
  package var status: Int
  /// Header fields, their names in lower case.
  package var headers: [String: String]
  /// The whole body.
  package var body: Data

  /// Makes an answer.
  package init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// The way to the network, as a value: the live one, or a test's own.
package struct HTTPClient: Sendable {
  /// Sends a request and waits for the whole answer.
  ///
  /// Throws `FetchError` when no whole answer came.
  package var send: @Sendable (HTTPRequest) async throws(FetchError) -> HTTPAnswer

  /// Makes a client of its one closure.
  package init(
    send: @escaping @Sendable (HTTPRequest) async throws(FetchError) -> HTTPAnswer
  ) {
    self.send = send
  }
}
