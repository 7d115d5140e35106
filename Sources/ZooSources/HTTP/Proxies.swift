import Foundation
import ZooKit

/// Which proxy an address is asked through, by the variables that libcurl heeds (curl(1), under
/// ENVIRONMENT): the scheme's own before `all_proxy`, small letters before large ones, and
/// `HTTP_PROXY` not at all, which a web server could be made to set.
package struct Proxies: Sendable {
  /// The way to an address.
  package enum Route: Sendable, Equatable {
    /// Through the proxy at an address, which that variable names.
    case proxy(String, variable: String)
    /// Straight, since no variable names a proxy.
    case direct
    /// Straight, since that variable makes an exception of it.
    case excepted(variable: String)
    /// Straight: what is on this machine stays on it, keys and all.
    case onThisMachine
  }

  private let environment: [String: String]

  /// The variables that name proxies, for http and for https, the first that is set counts.
  private static let variables = [
    "http": ["http_proxy", "all_proxy", "ALL_PROXY"],
    "https": ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"],
  ]
  /// What is never asked through one.
  private static let local = ["localhost", "127.0.0.1", "127.0.0.0/8", "::1"]

  /// The proxies of an environment.
  package init(environment: [String: String]) {
    self.environment = environment.filter { !$0.value.isEmpty }
  }

  private var exception: (variable: String, value: String)? {
    ["no_proxy", "NO_PROXY"].lazy.compactMap { name in environment[name].map { (name, $0) } }.first
  }

  /// The variables for whoever asks: nothing on this machine goes through a proxy.
  var variables: [String: String] {
    let names = Set(Self.variables.values.joined())
    var variables = environment.filter { names.contains($0.key) }
    let excepted = exception?.value
    variables["no_proxy"] =
      excepted == "*"
      ? "*" : ([excepted].compactMap { $0 } + Self.local).joined(separator: ",")
    return variables
  }

  /// The way to an address.
  package func route(to address: String) -> Route {
    guard let url = URL(string: address), let host = url.host?.lowercased(),
      let names = Self.variables[url.scheme?.lowercased() ?? ""]
    else { return .direct }
    if Self.local.contains(host) || host.hasPrefix("127.") || host == "[::1]" {
      return .onThisMachine
    }
    guard let name = names.first(where: { environment[$0] != nil }), let proxy = environment[name]
    else { return .direct }
    if let exception, Self.excepts(exception.value, host) {
      return .excepted(variable: exception.variable)
    }
    return .proxy(proxy.withoutPassword, variable: name)
  }

  /// Whether a list of domains covers a host: each with those below it, a dot before it or not.
  private static func excepts(_ list: String, _ host: String) -> Bool {
    list.lowercased().split { $0 == "," || $0 == " " }.contains { entry in
      let domain = entry.drop { $0 == "." }
      return entry == "*" || host == domain || host.hasSuffix("." + domain)
    }
  }
}
