import Foundation
import Processes
import Synchronization
import ZooKit

extension HTTPClient {
  /// The program's client: on Linux it sends each request in a disposable process, elsewhere in this
  /// one. Built-in collections are always read in this process.
  ///
  /// - Parameters:
  ///   - userAgent: the `User-Agent` header for a URL; some hosts refuse requests without one.
  ///   - environment: sets the proxies.
  ///   - program: the executable of the fetcher: this program itself.
  package static func live(
    userAgent: @escaping @Sendable (URL) -> String, environment: [String: String],
    program: String = "/proc/self/exe"
  ) -> HTTPClient {
    let exchanges = LazyValue<URLSessionClient>()
    #if !canImport(Darwin)
      let pool = FetcherPool(program: program, environment: environment)
    #endif
    return HTTPClient { request throws(FetchError) in
      var request = request
      request.headers["User-Agent"] = userAgent(request.url)
      #if !canImport(Darwin)
        if request.url.scheme != CollectionURLProtocol.scheme {
          return try await pool.exchange(request)
        }
      #endif
      return try await exchanges.value { URLSessionClient() }.run(request) {}
    }
  }
}

/// Fetcher processes with one request each, so that a crash affects no other request. After a success
/// a fetcher is reused, because its connections are still open.
final class FetcherPool: Sendable {
  private let program: String
  private let environment: [String: String]
  private let idle = Mutex<[FetcherProcess]>([])

  /// Creates a pool; the first request starts a fetcher.
  init(program: String, environment: [String: String]) {
    self.program = program
    self.environment = environment
  }

  func exchange(_ request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
    let host = request.url.hostAndPort
    if Task.isCancelled { throw FetchError(host: host, cause: .cancelled) }
    // An idle fetcher may have died since, which is not this request's fault: then a new one is started.
    if let kept = idle.withLock({ $0.popLast() }), let answer = try await run(request, on: kept) {
      return answer
    }
    let fetcher: FetcherProcess
    do throws(FetchError.Cause) {
      fetcher = try FetcherProcess(program: program, environment: environment)
    } catch {
      throw FetchError(host: host, cause: error)
    }
    guard let answer = try await run(request, on: fetcher) else {
      throw FetchError(host: host, cause: .connectionLost)
    }
    return answer
  }

  /// `nil` if the fetcher exited before the response began.
  private func run(
    _ request: HTTPRequest, on fetcher: FetcherProcess
  ) async throws(FetchError) -> HTTPResponse? {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // On its own thread, because waiting for the response blocks.
        if !startThread({ continuation.resume(returning: fetcher.exchange(request)) }) {
          let error = FetchError(
            host: request.url.hostAndPort, cause: .fetcherNotStarted(code: EAGAIN))
          continuation.resume(returning: .failure(error))
        }
      }
    } onCancel: {
      fetcher.end()
    }
    switch result {
    case .answer(let answer):
      // After a large body a fetcher keeps much memory, so it is not reused.
      if answer.body.count < Self.largeBody { idle.withLock { $0.append(fetcher) } }
      return answer
    case .failure(let error):
      fetcher.end()
      // Cancelling ends the fetcher, which then looks like a failure.
      throw Task.isCancelled ? FetchError(host: error.host, cause: .cancelled) : error
    case .exitedEarly:
      fetcher.end()
      if Task.isCancelled { throw FetchError(host: request.url.hostAndPort, cause: .cancelled) }
      return nil
    }
  }

  private static let largeBody = 4 << 20
}
