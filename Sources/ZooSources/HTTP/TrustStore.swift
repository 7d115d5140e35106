import Foundation

/// Where this system keeps the certificates that it trusts, so that what can be done about one that
/// it does not can be said.
package enum TrustStore: String, Sendable, Codable, CaseIterable {
  /// In the keychain.
  case keychain
  /// As Debian and those like it do: `update-ca-certificates`.
  case debian
  /// As Fedora and those like it do: `update-ca-trust`.
  case fedora
  /// Somewhere else.
  case elsewhere
  /// Nowhere: none is installed.
  case missing

  /// The files that hold all of them, wherever libcurl looks (its `configure` knows these).
  private static let bundles = [
    "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
    "/usr/share/ssl/certs/ca-bundle.crt", "/usr/local/share/certs/ca-root-nss.crt",
    "/etc/ssl/cert.pem",
  ]

  /// This system's.
  package static var here: TrustStore {
    #if canImport(Darwin)
      return .keychain
    #else
      let files = FileManager.default
      func finds(_ program: String) -> Bool {
        ["/usr/sbin", "/usr/bin", "/sbin", "/bin"].contains {
          files.isExecutableFile(atPath: "\($0)/\(program)")
        }
      }
      if !bundles.contains(where: files.fileExists) { return .missing }
      if finds("update-ca-certificates") { return .debian }
      return finds("update-ca-trust") ? .fedora : .elsewhere
    #endif
  }
}
