import Foundation
import Processes
import Synchronization

extension HTTPClient {
  /// The client of the program: on Linux each exchange in a process that can be spared, elsewhere
  /// over `URLSession` here. The built-in collections never leave this process.
  ///
  /// - Parameters:
  ///   - userAgent: what the program calls itself; some hosts refuse anonymous clients.
  ///   - environment: names the proxies.
  ///   - program: what is started as the fetcher: this very program.
  package static func live(
    userAgent: String, environment: [String: String], program: String = "/proc/self/exe"
  ) -> HTTPClient {
    let exchanges = URLSessionExchanges()
    let here = HTTPClient { request throws(FetchError) in try await exchanges.run(request) {} }
    #if canImport(Darwin)
      let client = here
    #else
      let pool = FetcherPool(program: program, environment: environment)
      let client = HTTPClient { request throws(FetchError) in
        request.url.scheme == CollectionProtocol.scheme
          ? try await here.send(request) : try await pool.exchange(request)
      }
    #endif
    return HTTPClient { request throws(FetchError) in
      var named = request
      named.headers["User-Agent"] = userAgent
      return try await client.send(named)
    }
  }
}

/// Fetchers, each at one exchange at a time, so that one which dies takes no other along. One that
/// did well is kept for the next exchange, with its connections.
final class FetcherPool: Sendable {
  private let program: String
  private let environment: [String: String]
  private let idle = Mutex<[FetcherProcess]>([])

  /// Makes a pool in which nothing is started yet.
  init(program: String, environment: [String: String]) {
    self.program = program
    self.environment = environment
  }

  /// Does an exchange.
  ///
  /// - Throws: `FetchError`.
  func exchange(_ request: HTTPRequest) async throws(FetchError) -> HTTPAnswer {
    // One that was kept may have died since, for no fault of this request: then a new one is asked.
    if let kept = idle.withLock({ $0.popLast() }), let answer = try await run(request, on: kept) {
      return answer
    }
    let host = request.url.hostAndPort
    let fetcher: FetcherProcess
    do throws(FetchError.Cause) {
      fetcher = try FetcherProcess(program: program, environment: environment)
    } catch {
      throw FetchError(host: host, cause: error)
    }
    guard let answer = try await run(request, on: fetcher) else {
      throw FetchError(host: host, cause: .brokenOff)
    }
    return answer
  }

  /// Has a fetcher do an exchange.
  ///
  /// - Returns: `nil` when it left before anything of the answer was there.
  private func run(
    _ request: HTTPRequest, on fetcher: FetcherProcess
  ) async throws(FetchError) -> HTTPAnswer? {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of its own: waiting for the answer blocks.
        if !startThread({ continuation.resume(returning: fetcher.exchange(request)) }) {
          let error = FetchError(host: request.url.hostAndPort, cause: .noFetcher(code: EAGAIN))
          continuation.resume(returning: .failure(error))
        }
      }
    } onCancel: {
      fetcher.end()
    }
    switch result {
    case .answer(let answer):
      // One that has held much keeps much; the next is better off with a new one.
      if answer.body.count < Self.largeBody { idle.withLock { $0.append(fetcher) } }
      return answer
    case .failure(let error):
      fetcher.end()
      // Which is why it failed, then.
      throw Task.isCancelled ? FetchError(host: error.host, cause: .cancelled) : error
    case .goneBefore:
      fetcher.end()
      if Task.isCancelled { throw FetchError(host: request.url.hostAndPort, cause: .cancelled) }
      return nil
    }
  }

  private static let largeBody = 4 << 20
}
