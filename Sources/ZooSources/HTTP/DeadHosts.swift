import Synchronization

extension HTTPClient {
  /// The same client, that asks a host which could not be reached no second time, but says again
  /// why: a list of ten pictures does not wait ten times for the same silence.
  ///
  /// A request that is made anew asks all the same. A host that has answered is alive: being slow
  /// once, as with one picture of ten, does not make it dead.
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
        dead.remember(host, error.cause)
        throw error
      }
    }
  }
}

/// Hosts that could not be reached in this run, and why.
private final class DeadHosts: Sendable {
  private struct State {
    var causes: [String: FetchError.Cause] = [:]
    var alive: Set<String> = []
  }

  private let state = Mutex(State())

  func cause(of host: String) -> FetchError.Cause? { state.withLock { $0.causes[host] } }

  func remember(_ host: String, _ cause: FetchError.Cause) {
    guard cause.isDeadly else { return }
    state.withLock { state in
      if case .tooSlow = cause, state.alive.contains(host) { return }
      state.causes[host] = cause
    }
  }

  func forget(_ host: String) {
    state.withLock { state in
      state.causes[host] = nil
      state.alive.insert(host)
    }
  }
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
