import Synchronization

extension HTTPClient {
  /// The same client, that asks a host which could not be reached no second time, but says again
  /// why: a list of ten pictures does not wait ten times for the same silence.
  ///
  /// A request that is made anew asks all the same, and a host that answers is alive.
  public func rememberingDeadHosts() -> HTTPClient {
    let dead = DeadHosts()
    return HTTPClient { request in
      let host = request.url.hostAndPort
      if !request.isAnew, let cause = dead.cause(of: host) {
        throw FetchError(host: host, cause: cause)
      }
      do {
        let answer = try await send(request)
        dead.forget(host)
        return answer
      } catch let error as FetchError {
        if error.cause.isDeadly { dead.remember(host, error.cause) }
        throw error
      }
    }
  }
}

/// Hosts that could not be reached in this run, and why.
private final class DeadHosts: Sendable {
  private let causes = Mutex<[String: FetchError.Cause]>([:])

  func cause(of host: String) -> FetchError.Cause? { causes.withLock { $0[host] } }
  func remember(_ host: String, _ cause: FetchError.Cause) { causes.withLock { $0[host] = cause } }
  func forget(_ host: String) { causes.withLock { $0[host] = nil } }
}

extension FetchError.Cause {
  /// Whether the next request would meet the same.
  fileprivate var isDeadly: Bool {
    switch self {
    case .unknownHost, .refused, .insecure, .tooSlow, .proxyFailed, .numberedHost: true
    default: false
    }
  }
}
