import Foundation
import ZooKit

// Addresses of requests, and checks of responses.

extension Endpoint {
  /// Throws if the path and the base form no valid address.
  func url(below base: String) throws(FetchError) -> URL {
    // An empty, `.` or `..` part could lead out of the base path.
    if let step = path.first(where: { ["", ".", ".."].contains($0) }) {
      throw FetchError(host: step, cause: .notAWebAddress)
    }
    var url = URL(string: base)
    for component in path { url?.append(component: component) }
    if !query.isEmpty {
      url?.append(queryItems: query.map { URLQueryItem(name: $0.name, value: $0.value) })
    }
    guard let url else { throw FetchError(host: base, cause: .unknownHost) }
    return url
  }
}

extension HTTPResponse {
  /// Throws for any status but 200.
  ///
  /// - Parameter isQuoted: whether the error quotes the first words of the body.
  func usableBody(
    from host: String, now: Date, isQuoted: Bool = true
  ) throws(FetchError) -> Data {
    switch status {
    case 200: return body
    case 407: throw FetchError(host: host, cause: .proxyFailed)
    case 429:
      throw FetchError(host: host, cause: .tooManyRequests(retryAfter: retryAfter(now: now)))
    default:
      let words = isQuoted ? PageDecoder.words(of: body) : ""
      throw FetchError(host: host, cause: .status(status, words: words))
    }
  }
}
