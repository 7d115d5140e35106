import Synchronization

extension HTTPClient {
  /// The same client, that asks a host which could not be reached no second time, but says again
  /// why: a list of ten pictures does not wait ten times for the same silence.
  ///
  /// A request that is made anew asks all the same. A host that has answered is alive: being slow
  /// once, as with one picture of ten, does not make it dead.
  package func rememberingDeadHosts() -> HTTPClient {
    let dead = DeadHosts()
    return HTTPClient { request throws(FetchError) in
      let host = request.url.hostAndPort
      if !request.isReload, let cause = dead.cause(of: host) {
        throw FetchError(host: host, cause: cause)
      }
      do throws(FetchError) {
        let answer = try await send(request)
        dead.forget(host)
        return answer
      } catch {
        dead.remember(error.host, error.cause)
        throw error
      }
    }
  }
}

/// Hosts that could not be reached a moment ago, and why.
///
/// A minute is longer than any command takes; a session of hours has to see a network come back.
private final class DeadHosts: Sendable {
  private struct State {
    var causes: [String: (cause: FetchError.Cause, end: ContinuousClock.Instant)] = [:]
    var alive: Set<String> = []
  }

  private let state = Mutex(State())

  private static let memory = Duration.seconds(60)

  func cause(of host: String) -> FetchError.Cause? {
    state.withLock { state in
      state.causes[host].flatMap { $0.end > ContinuousClock.now ? $0.cause : nil }
    }
  }

  func remember(_ host: String, _ cause: FetchError.Cause) {
    guard cause.isDeadly else { return }
    state.withLock { state in
      if case .tooSlow = cause, state.alive.contains(host) { return }
      state.causes[host] = (cause, .now + Self.memory)
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
    case .unknownHost, .silentNameServer, .refused, .insecure, .untrusted, .tooSlow, .proxyFailed,
      .numberedHost:
      true
    default: false
    }
  }
}
