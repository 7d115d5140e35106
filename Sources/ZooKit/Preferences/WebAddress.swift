import Foundation

/// An http or https address with a host: the only kind a request ever goes to.
package struct WebAddress: Sendable, Equatable {
  /// The host's name with its port, for messages.
  package let host: String
  /// Whether it can be the beginning of other addresses: no query, no fragment, and no password,
  /// which would be shown and kept with it.
  package let isBase: Bool

  /// Reads an address.
  ///
  /// - Returns: `nil` for another scheme, for one without a host, or for text that is no address.
  package init?(_ text: String) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host, !host.isEmpty,
      !text.contains(where: \.isWhitespace), (1...65_535).contains(url.port ?? 80)
    else { return nil }
    self.host = url.port.map { "\(host):\($0)" } ?? host
    isBase = url.query == nil && url.fragment == nil && url.user == nil && url.password == nil
  }
}

extension String {
  /// Text that should be a web address, as it may be shown: nothing of a name and a password.
  package var withoutPassword: String {
    guard let at = lastIndex(of: "@") else { return self }
    let scheme = range(of: "://").map { self[..<min($0.upperBound, at)] } ?? ""
    return "\(scheme)…\(self[at...])"
  }
}
