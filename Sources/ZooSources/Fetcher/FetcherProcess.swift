import Foundation
import Processes
import Synchronization

/// A running fetcher and the pipes to it.
final class FetcherProcess: Sendable {
  private let process: ChildProcess
  /// Whether it was ended; its pid may belong to another process since.
  private let isEnded = Mutex(false)

  /// Throws `.procNotMounted` if `/proc` is missing, else `.fetcherNotStarted`.
  init(program: String, environment: [String: String]) throws(FetchError.Cause) {
    do {
      process = try ChildProcess(
        program, [FetcherMain.argument], environment: Self.variables(of: environment))
    } catch {
      // The default program is the link /proc/self/exe.
      let hasFiles = access("/proc/self", F_OK) == 0 || !program.hasPrefix("/proc/")
      throw hasFiles ? .fetcherNotStarted(code: error.code) : .procNotMounted
    }
  }

  deinit {
    end()
    close(process.input)
    close(process.output)
  }

  /// The result of a request.
  enum Outcome: Sendable {
    case answer(HTTPResponse)
    case failure(FetchError)
    /// The fetcher exited before the response began.
    case exitedEarly
  }

  /// Blocks. The deadline is enforced here, even if the fetcher hangs. Don't reuse a fetcher that has
  /// failed.
  func exchange(_ request: HTTPRequest) -> Outcome {
    let start = ContinuousClock.now
    var hasBegun = false
    func failure(_ cause: FetchError.Cause) -> Outcome {
      .failure(FetchError(host: request.url.hostAndPort, cause: cause))
    }
    do throws(FetcherMessage.TransferError) {
      try FetcherMessage.write(request, to: process.input)
      while true {
        let seconds = hasBegun ? request.deadline : request.firstByteTimeout
        let (report, body) = try FetcherMessage.read(
          FetcherMessage.Report.self, from: process.output, limit: request.maximumBytes,
          until: start + .seconds(seconds))
        switch report {
        case .begun: hasBegun = true
        case .answer(let status, let headers):
          return .answer(HTTPResponse(status: status, headers: headers, body: body))
        case .failure(let error):
          let isLate = ContinuousClock.now - start > Self.resolverTime
          return error.cause == .unknownHost && isLate
            ? failure(.dnsTimeout) : .failure(error)
        }
      }
    } catch {
      switch error {
      case .late:
        return failure(.tooSlow(seconds: hasBegun ? request.deadline : request.firstByteTimeout))
      case .tooLarge: return failure(.tooLarge(limit: request.maximumBytes))
      case .gone:
        let code = end()
        if code == FetcherMain.outOfMemory {
          return failure(.tooLarge(limit: request.maximumBytes))
        }
        if code == FetcherMain.noThread { return failure(.fetcherNotStarted(code: EAGAIN)) }
        return hasBegun ? failure(.connectionLost) : .exitedEarly
      }
    }
  }

  /// Kills the fetcher at once. Can be called from any thread, and repeatedly.
  ///
  /// - Returns: its exit code, if it had already exited.
  @discardableResult
  func end() -> Int32? {
    isEnded.withLock { isEnded in
      guard !isEnded else { return nil }
      isEnded = true
      return process.end()
    }
  }

  /// An unknown host after this long means a silent name server: a working one answers at once, while
  /// the C library waits five seconds per attempt (resolv.conf(5)).
  private static let resolverTime = Duration.seconds(4)

  // MARK: - Starting

  /// The environment of a fetcher: proxies, and what the system needs to start it. Nothing else is
  /// passed on, above all no API keys.
  private static func variables(of environment: [String: String]) -> [String: String] {
    let system = [
      "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "TSAN_OPTIONS", "ASAN_OPTIONS", "RES_OPTIONS",
      "LOCALDOMAIN", "LANG", "LC_ALL",
    ]
    var variables = environment.filter { system.contains($0.key) }
    variables.merge(Proxies(environment: environment).variables) { $1 }
    // Keeps Foundation from creating unused folders for cookies and a cache.
    for folder in ["XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"] { variables[folder] = "/dev/null" }
    // Crashes are expected here, and a backtrace takes seconds.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }
}
