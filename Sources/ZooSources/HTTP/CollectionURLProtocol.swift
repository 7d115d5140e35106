import Collections
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers requests to `zoo://EXHIBIT/…` from the built-in collections.
///
/// So built-in data goes through the same code as an API's: URLSession, limits, decoding.
final class CollectionURLProtocol: URLProtocol {
  /// The URL scheme of built-in collections. Redirects can't lead here: only http and https are followed.
  static let scheme = "zoo"

  static func address(of exhibit: String) -> String { "\(scheme)://\(exhibit)" }

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.scheme == scheme
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let answer = Self.answer(to: url) else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer.body)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  /// The response to a built-in address; `nil` if no collection belongs to it.
  static func answer(to url: URL) -> CollectionResponse? {
    guard url.scheme == scheme, let collection = BuiltInCollection.named(url.host ?? "") else {
      return nil
    }
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let query = items.map { ($0.name, $0.value ?? "") }
    return collection.answer(
      to: CollectionRequest(
        path: url.path, query: Dictionary(query, uniquingKeysWith: { first, _ in first })))
  }
}
