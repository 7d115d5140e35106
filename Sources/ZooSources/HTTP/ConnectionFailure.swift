import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension FetchError.Cause {
  /// The cause behind an error of `URLSession`.
  ///
  /// By its code, and where Foundation has none for what libcurl says (it is -1 then), by libcurl's
  /// words. Those are looked at and never shown: they differ from version to version.
  ///
  /// - Parameters:
  ///   - url: what was asked for.
  ///   - hasBegun: whether some of the answer was there.
  init(_ error: any Error, asking url: URL, hasBegun: Bool) {
    let code = (error as? URLError)?.code.rawValue ?? (error as NSError).code
    let error = error as NSError
    let words = error.localizedDescription.lowercased()
    let isProxied = ["resolve proxy", "from proxy", "proxy connect", "connect tunnel"]
      .contains(where: words.contains)
    // libcurl names whom it could not connect to: where that is not the host, it is its proxy.
    let isElsewhere =
      words.hasPrefix("failed to connect to ")
      && !words.hasPrefix("failed to connect to \((url.host ?? "").lowercased()) ")
    switch URLError.Code(rawValue: code) {
    case _ where isProxied || isElsewhere: self = .proxyFailed
    case .cannotFindHost, .dnsLookupFailed: self = .unknownHost
    case .cannotConnectToHost, .notConnectedToInternet: self = .refused
    case .networkConnectionLost: self = .brokenOff
    case .badServerResponse, .cannotParseResponse: self = .notHTTP
    case .unsupportedURL: self = .notHTTP  // Addresses are checked before; this is the answer.
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .untrusted(.here)
    case .secureConnectionFailed: self = .insecure
    // swift-corelibs-foundation #5496: a number in brackets is refused before anybody is asked.
    case .badURL where url.host?.contains(":") == true: self = .numberedHost
    case .badURL: self = .noWebAddress  // `http://127.1`, say.
    case .unknown where hasBegun: self = .brokenOff  // How libcurl's cut-off bodies arrive.
    case .unknown where words.contains("certificate"): self = .untrusted(.here)
    case .unknown where ["ssl", "tls"].contains(where: words.contains):
      self = .insecure
    case .unknown
    where ["unreachable", "no route", "connect to "].contains(where: words.contains):
      self = .refused
    case .unknown
    where ["header", "grew larger", "http", "content-length"].contains(where: words.contains):
      self = .notHTTP
    case .unknown
    where ["empty reply", "recv", "receiv", "reset", "closed"].contains(where: words.contains):
      self = .brokenOff
    default: self = .connection(code: code)
    }
  }
}

extension URL {
  /// The host with its port, as it stands in the address.
  var hostAndPort: String {
    let name = host ?? ""
    let bracketed = name.contains(":") && !name.hasPrefix("[") ? "[\(name)]" : name
    return bracketed + (port.map { ":\($0)" } ?? "")
  }
}
