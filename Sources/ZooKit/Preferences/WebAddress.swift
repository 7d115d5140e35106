import Foundation

/// An http or https address with a host: the only kind a request ever goes to.
public struct WebAddress: Sendable, Equatable {
  /// The address as `URL`.
  public let url: URL
  /// The host's name, for messages.
  public let host: String

  /// Reads an address.
  ///
  /// - Returns: `nil` for another scheme, for one without a host, or for text that is no address.
  public init?(_ text: String) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host, !host.isEmpty,
      !text.contains(where: \.isWhitespace)
    else { return nil }
    self.url = url
    self.host = url.port.map { "\(host):\($0)" } ?? host
  }
}
