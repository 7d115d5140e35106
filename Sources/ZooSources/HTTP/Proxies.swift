import Foundation
import ZooKit

/// The proxy for an address, by the variables that libcurl reads (curl(1), ENVIRONMENT).
///
/// The scheme's variable wins over `all_proxy`, and lower case over upper case. `HTTP_PROXY` is
/// ignored, because a request to a web server could set it.
package struct Proxies: Sendable {
  /// How an address is reached.
  package enum Route: Sendable, Equatable {
    /// Through the proxy at this address, set by this variable.
    case proxy(String, variable: String)
    /// Directly: no variable sets a proxy.
    case direct
    /// Directly: this variable (`no_proxy`) excludes the host.
    case bypassed(variable: String)
    /// Directly: requests to this machine, which may carry keys, stay on it.
    case onThisMachine
  }

  private let environment: [String: String]

  /// The variables that set a proxy, by scheme; the first one that is set counts.
  private static let variables = [
    "http": ["http_proxy", "all_proxy", "ALL_PROXY"],
    "https": ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"],
  ]
  /// Hosts that are never reached through a proxy.
  private static let local = ["localhost", "127.0.0.1", "127.0.0.0/8", "::1"]

  /// Reads the proxies from an environment; an empty variable counts as unset.
  package init(environment: [String: String]) {
    self.environment = environment.filter { !$0.value.isEmpty }
  }

  private var noProxy: (variable: String, value: String)? {
    ["no_proxy", "NO_PROXY"].lazy.compactMap { name in environment[name].map { (name, $0) } }.first
  }

  /// The variables for a fetcher, with this machine added to `no_proxy`.
  var variables: [String: String] {
    let names = Set(Self.variables.values.joined())
    var variables = environment.filter { names.contains($0.key) }
    let bypassed = noProxy?.value
    variables["no_proxy"] =
      bypassed == "*"
      ? "*" : ([bypassed].compactMap { $0 } + Self.local).joined(separator: ",")
    return variables
  }

  package func route(to address: String) -> Route {
    guard let url = URL(string: address), let host = url.host?.lowercased(),
      let names = Self.variables[url.scheme?.lowercased() ?? ""]
    else { return .direct }
    if Self.local.contains(host) || host.hasPrefix("127.") || host == "[::1]" {
      return .onThisMachine
    }
    guard let name = names.first(where: { environment[$0] != nil }), let proxy = environment[name]
    else { return .direct }
    if let noProxy, Self.covers(noProxy.value, host) {
      return .bypassed(variable: noProxy.variable)
    }
    return .proxy(proxy.withoutPassword, variable: name)
  }

  /// Whether a `no_proxy` list covers a host; a domain, with or without a leading dot, covers its
  /// subdomains.
  private static func covers(_ list: String, _ host: String) -> Bool {
    list.lowercased().split { $0 == "," || $0 == " " }.contains { entry in
      let domain = entry.drop { $0 == "." }
      return entry == "*" || host == domain || host.hasSuffix("." + domain)
    }
  }
}
