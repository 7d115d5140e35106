import Foundation

/// libcurl, which `URLSession` uses on Linux.
///
/// An ordinary build links it. The program that `scripts/install` builds loads it in its
/// fetchers alone, and runs without it if it is not installed (`scripts/libcurl.c`).
enum Libcurl {
  /// Debian has two with different TLS libraries; the second is often installed for git.
  private static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]

  /// Whether libcurl is loaded. The first access loads it, and must come before the first session.
  static let isLoaded: Bool = {
    #if canImport(Darwin)
      return true
    #else
      // scripts/libcurl.c lacks this function, so finding it means that libcurl is already loaded.
      return dlsym(nil, "curl_multi_perform") != nil
        || names.contains { dlopen($0, RTLD_LAZY | RTLD_GLOBAL) != nil }
    #endif
  }()
}
