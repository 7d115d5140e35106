import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension FetchError.Cause {
  /// Maps an error of `URLSession` to a cause.
  ///
  /// Foundation has no code (-1) for some libcurl errors; then libcurl's message decides. It is never
  /// shown, because it differs from version to version.
  ///
  /// - Parameter hasBegun: whether part of the response had arrived.
  init(_ error: any Error, asking url: URL, hasBegun: Bool) {
    let code = (error as? URLError)?.code.rawValue ?? (error as NSError).code
    let error = error as NSError
    let words = error.localizedDescription.lowercased()
    let isProxied = ["resolve proxy", "from proxy", "proxy connect", "connect tunnel"]
      .contains(where: words.contains)
    // libcurl names what it could not connect to: if that is not the host, it is the proxy.
    let isElsewhere =
      words.hasPrefix("failed to connect to ")
      && !words.hasPrefix("failed to connect to \((url.host ?? "").lowercased()) ")
    switch URLError.Code(rawValue: code) {
    case _ where isProxied || isElsewhere: self = .proxyFailed
    case .cannotFindHost, .dnsLookupFailed: self = .unknownHost
    case .cannotConnectToHost, .notConnectedToInternet: self = .refused
    case .networkConnectionLost: self = .connectionLost
    case .badServerResponse, .cannotParseResponse: self = .notHTTP
    // Requests are checked before they are sent, so the response is to blame.
    case .unsupportedURL: self = .notHTTP
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .untrusted(.here)
    case .secureConnectionFailed: self = .tlsFailed
    // swift-corelibs-foundation #5496: an IPv6 address in brackets is refused without a request.
    case .badURL where url.host?.contains(":") == true: self = .ipv6Unsupported
    case .badURL: self = .notAWebAddress  // For example `http://127.1`.
    // What Foundation makes of a truncated body.
    case .unknown where hasBegun: self = .connectionLost
    case .unknown where words.contains("certificate"): self = .untrusted(.here)
    case .unknown where ["ssl", "tls"].contains(where: words.contains):
      self = .tlsFailed
    case .unknown
    where ["unreachable", "no route", "connect to "].contains(where: words.contains):
      self = .refused
    case .unknown
    where ["header", "grew larger", "http", "content-length"].contains(where: words.contains):
      self = .notHTTP
    case .unknown
    where ["empty reply", "recv", "receiv", "reset", "closed"].contains(where: words.contains):
      self = .connectionLost
    default: self = .connection(code: code)
    }
  }
}

extension URL {
  /// The host with its port, as written in the URL.
  var hostAndPort: String {
    let name = host ?? ""
    let bracketed = name.contains(":") && !name.hasPrefix("[") ? "[\(name)]" : name
    return bracketed + (port.map { ":\($0)" } ?? "")
  }
}
