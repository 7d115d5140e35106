import Foundation
import Processes
import Synchronization

/// A fetcher at work for this process, and the pipes to it.
final class FetcherProcess: Sendable {
  private let process: ChildProcess
  /// Whether it has been ended, so that its number may be another's by now.
  private let isEnded = Mutex(false)

  /// Starts one.
  ///
  /// - Throws: `FetchError.Cause.noFetcher` when the system cannot start a process.
  init(program: String, environment: [String: String]) throws(FetchError.Cause) {
    do {
      process = try ChildProcess(
        program, [FetcherService.argument], environment: Self.variables(of: environment))
    } catch {
      // The program finds itself by a link there.
      let hasFiles = access("/proc/self", F_OK) == 0 || !program.hasPrefix("/proc/")
      throw hasFiles ? .noFetcher(code: error.code) : .noProcessFiles
    }
  }

  deinit {
    end()
    close(process.input)
    close(process.output)
  }

  /// What came of an exchange.
  enum Outcome: Sendable {
    /// A whole answer.
    case answer(HTTPAnswer)
    /// No whole answer.
    case failure(FetchError)
    /// It left before anything of the answer was there.
    case goneBefore
  }

  /// Has it do one exchange.
  ///
  /// Blocks; the deadline is kept here, whatever becomes of the fetcher. One that has failed once is
  /// not to be asked again.
  func exchange(_ request: HTTPRequest) -> Outcome {
    let start = ContinuousClock.now
    var hasBegun = false
    func failure(_ cause: FetchError.Cause) -> Outcome {
      .failure(FetchError(host: request.url.hostAndPort, cause: cause))
    }
    do throws(FetcherMessage.Failure) {
      try FetcherMessage.write(request, to: process.input)
      while true {
        let seconds = hasBegun ? request.deadline : request.patience
        let (report, body) = try FetcherMessage.read(
          FetcherMessage.Report.self, from: process.output, limit: request.maximumBytes,
          until: start + .seconds(seconds))
        switch report {
        case .begun: hasBegun = true
        case .answer(let status, let headers):
          return .answer(HTTPAnswer(status: status, headers: headers, body: body))
        case .failure(let error):
          let isLate = ContinuousClock.now - start > Self.resolverTime
          return error.cause == .unknownHost && isLate
            ? failure(.silentNameServer) : .failure(error)
        }
      }
    } catch {
      switch error {
      case .late: return failure(.tooSlow(seconds: hasBegun ? request.deadline : request.patience))
      case .tooLarge: return failure(.tooLarge(limit: request.maximumBytes))
      case .gone:
        let code = end()
        if code == FetcherService.outOfMemory {
          return failure(.tooLarge(limit: request.maximumBytes))
        }
        if code == FetcherService.noThread { return failure(.noFetcher(code: EAGAIN)) }
        return hasBegun ? failure(.brokenOff) : .goneBefore
      }
    }
  }

  /// Ends it at once, whatever it is at. Safe from any thread, and more than once.
  ///
  /// - Returns: its exit code, if it had left by itself.
  @discardableResult
  func end() -> Int32? {
    isEnded.withLock { isEnded in
      guard !isEnded else { return nil }
      isEnded = true
      return process.end()
    }
  }

  /// A name server that says that a host is unknown does so at once. The C library asks a silent one
  /// for five seconds, and then again.
  private static let resolverTime = Duration.seconds(4)

  // MARK: - Starting

  /// The variables that a fetcher needs: those that name proxies, and what the system needs to
  /// start it. Everything else, keys above all, is none of its business.
  private static func variables(of environment: [String: String]) -> [String: String] {
    let system = [
      "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "TSAN_OPTIONS", "ASAN_OPTIONS", "RES_OPTIONS",
      "LOCALDOMAIN", "LANG", "LC_ALL",
    ]
    var variables = environment.filter { system.contains($0.key) }
    variables.merge(Proxies(environment: environment).variables) { $1 }
    // Foundation makes folders for cookies and a cache that nobody uses.
    for folder in ["XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"] { variables[folder] = "/dev/null" }
    // A trap is expected here; telling of it would take seconds.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }
}
