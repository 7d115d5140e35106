import Foundation

/// libcurl, which `URLSession` stands on where it is not Apple's.
///
/// An ordinary build has it from the start. The program that `scripts/install` makes opens it with
/// the first request, and runs without where a machine has none (`scripts/libcurl.c`).
enum Libcurl {
  /// Debian has two, which differ in what they encrypt with; the second is often there for git.
  private static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]

  /// Whether it is there. It is opened for the whole process when that is first asked, which has to be
  /// before a session is made.
  static let isOpen: Bool = {
    #if canImport(Darwin)
      return true
    #else
      // A function that nobody uses tells that it is there already.
      return dlsym(nil, "curl_multi_perform") != nil
        || names.contains { dlopen($0, RTLD_LAZY | RTLD_GLOBAL) != nil }
    #endif
  }()
}
