import Synchronization

extension HTTPClient {
  /// The same client, but a host that could not be reached fails again at once, so that ten pictures
  /// don't wait for ten timeouts.
  ///
  /// `isReload` tries it anyway. One slow response doesn't make a host dead if it has answered before.
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

/// Hosts that recently could not be reached, and why.
///
/// They are forgotten after a minute: longer than any command takes, but a session must notice when
/// the network comes back.
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
    guard cause.isPersistent else { return }
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
  /// Whether the next request would fail in the same way.
  fileprivate var isPersistent: Bool {
    switch self {
    case .unknownHost, .dnsTimeout, .refused, .tlsFailed, .untrusted, .tooSlow, .proxyFailed,
      .ipv6Unsupported, .fetcherNotStarted, .noLibcurl, .procNotMounted:
      true
    case .connectionLost, .notHTTP, .tooLarge, .notAWebAddress, .unsupportedRedirect,
      .tooManyRedirects, .status, .apiKeyRejected, .tooManyRequests, .webPage, .text, .notAPicture,
      .noArticlePicture, .badPictureSize, .cancelled, .requestNotAllowed, .noUsableRecords,
      .endless,
      .connection:
      false
    }
  }
}
