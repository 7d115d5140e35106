import Foundation
import Synchronization

extension HTTPClient {
  /// The client of the program: on Linux each exchange in a process that can be spared, elsewhere
  /// over `URLSession` here. The built-in collections never leave this process.
  ///
  /// - Parameters:
  ///   - userAgent: what the program calls itself; some hosts refuse anonymous clients.
  ///   - environment: names the proxies.
  ///   - program: what is started as the fetcher: this very program.
  public static func live(
    userAgent: String, environment: [String: String], program: String = "/proc/self/exe"
  ) -> HTTPClient {
    let here = urlSession()
    #if canImport(Darwin)
      let client = here
    #else
      let pool = FetcherPool(program: program, environment: environment)
      let client = HTTPClient { request in
        request.url.scheme == CollectionProtocol.scheme
          ? try await here.send(request) : try await pool.exchange(request)
      }
    #endif
    return HTTPClient { request in
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
  /// - Throws: `FetchError` or `CancellationError`.
  func exchange(_ request: HTTPRequest) async throws -> HTTPAnswer {
    // One that was kept may have died since, for no fault of this request: then a new one is asked.
    if let kept = idle.withLock({ $0.popLast() }) {
      do {
        return try await run(request, on: kept)
      } catch is FetcherProcess.GoneBefore {}
    }
    do {
      return try await run(
        request, on: try FetcherProcess(program: program, environment: environment))
    } catch let cause as FetchError.Cause {
      throw FetchError(host: request.url.hostAndPort, cause: cause)
    } catch is FetcherProcess.GoneBefore {
      throw FetchError(host: request.url.hostAndPort, cause: .brokenOff)
    }
  }

  private func run(
    _ request: HTTPRequest, on fetcher: FetcherProcess
  ) async throws -> HTTPAnswer {
    let answer: HTTPAnswer
    do {
      answer = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          // A thread of its own: waiting for the answer blocks.
          Thread.detachNewThread {
            continuation.resume(with: Result { try fetcher.exchange(request) })
          }
        }
      } onCancel: {
        fetcher.end()
      }
    } catch {
      fetcher.end()
      try Task.checkCancellation()  // Which is why it failed, then.
      throw error
    }
    // One that has held much keeps much; the next is better off with a new one.
    if answer.body.count < Self.largeBody { idle.withLock { $0.append(fetcher) } }
    return answer
  }

  private static let largeBody = 4 << 20
}
