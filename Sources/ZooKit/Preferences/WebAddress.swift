import Foundation

/// An http or https URL with a host, the only kind zoo sends requests to.
package struct WebAddress: Sendable, Equatable {
  /// The host name, with the port if one is given, for messages.
  package let host: String
  /// Whether it can be a base URL: no query, no fragment, and no user name or password, which would
  /// be displayed and stored with it.
  package let isBase: Bool

  /// `nil` for another scheme, a missing host, or text that isn't a URL.
  package init?(_ text: String) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host, !host.isEmpty,
      !text.unicodeScalars.contains(where: \.isSpace), (1...65_535).contains(url.port ?? 80)
    else { return nil }
    self.host = url.port.map { "\(host):\($0)" } ?? host
    isBase = url.query == nil && url.fragment == nil && url.user == nil && url.password == nil
  }
}

extension String {
  /// The text of a would-be URL, safe to show: a user name and password become `…`.
  package var withoutPassword: String {
    guard let at = lastIndex(of: "@") else { return self }
    let scheme = range(of: "://").map { self[..<min($0.upperBound, at)] } ?? ""
    return "\(scheme)…\(self[at...])"
  }
}
