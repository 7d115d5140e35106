/// Where the user's files belong, by the XDG Base Directory Specification.
package struct Directories: Sendable, Equatable {
  package let config: String?
  /// System-wide preferences, highest precedence first.
  package let systemConfig: [String]
  /// What this program remembers between runs.
  package let state: String?
  /// What the user has made.
  package let data: String?
  /// Downloaded data, which can be fetched again.
  package let cache: String?

  /// Reads the environment. A variable that is relative, empty or not UTF-8 counts as unset;
  /// without `HOME`, paths that depend on it are `nil`.
  package init(environment: [String: String]) {
    func absolute(_ path: String?) -> String? {
      // Invalid UTF-8 has become U+FFFD by now, which would name another directory.
      guard let path, path.hasPrefix("/"), !path.contains("\u{FFFD}") else { return nil }
      return path
    }
    let home = absolute(environment["HOME"])
    func directory(_ variable: String, _ fallback: String) -> String? {
      (absolute(environment[variable]) ?? home.map { "\($0)/\(fallback)" }).map { "\($0)/zoo" }
    }
    config = directory("XDG_CONFIG_HOME", ".config")
    state = directory("XDG_STATE_HOME", ".local/state")
    data = directory("XDG_DATA_HOME", ".local/share")
    cache = directory("XDG_CACHE_HOME", ".cache")
    let list = (environment["XDG_CONFIG_DIRS"] ?? "").split(separator: ":").map(String.init)
    let absolutes = list.compactMap(absolute)
    systemConfig = (absolutes.isEmpty ? ["/etc/xdg"] : absolutes).map { "\($0)/zoo" }
  }
}
