import Foundation

/// Where this system keeps trusted certificates, so that an error can say how to add one.
package enum TrustStore: String, Sendable, Codable, CaseIterable {
  case keychain
  /// Managed with `update-ca-certificates`, as on Debian and its relatives.
  case debian
  /// Managed with `update-ca-trust`, as on Fedora and its relatives.
  case fedora
  case elsewhere
  /// No certificates are installed.
  case missing

  /// The bundles of all certificates that libcurl looks for (from its `configure`).
  private static let bundles = [
    "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
    "/usr/share/ssl/certs/ca-bundle.crt", "/usr/local/share/certs/ca-root-nss.crt",
    "/etc/ssl/cert.pem",
  ]

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
