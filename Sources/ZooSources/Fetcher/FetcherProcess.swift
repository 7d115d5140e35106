import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A fetcher at work for this process, and the pipes to it.
final class FetcherProcess: Sendable {
  private let number: pid_t
  private let input: Int32
  private let output: Int32
  /// Whether it has been ended, so that its number may be another's by now.
  private let isEnded = Mutex(false)

  /// Starts one.
  ///
  /// - Throws: `FetchError.Cause.noFetcher` when the system cannot start a process.
  init(program: String, environment: [String: String]) throws(FetchError.Cause) {
    // One at a time: between a pipe and its flag another start would inherit it.
    let (child, input, output) = try Self.starting.withLock { _ throws(FetchError.Cause) in
      try Self.start(program, Self.variables(of: environment))
    }
    (self.number, self.input, self.output) = (child, input, output)
  }

  private static let starting = Mutex(())

  private static func start(
    _ program: String, _ variables: [String: String]
  ) throws(FetchError.Cause) -> (pid_t, input: Int32, output: Int32) {
    var (requests, answers): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard makePipe(&requests) else { throw .noFetcher(code: errno) }
    guard makePipe(&answers) else {
      let code = errno
      for end in requests { close(end) }
      throw .noFetcher(code: code)
    }
    var child: pid_t = 0
    let code = spawn(&child, program, variables, streams: (requests[0], answers[1]))
    close(requests[0])
    close(answers[1])
    guard code == 0 else {
      close(requests[1])
      close(answers[0])
      throw .noFetcher(code: code)
    }
    return (child, requests[1], answers[0])
  }

  deinit {
    end()
    close(input)
    close(output)
  }

  /// It left before anything of the answer was there.
  struct GoneBefore: Error {}

  /// Has it do one exchange.
  ///
  /// Blocks; the deadline is kept here, whatever becomes of the fetcher.
  ///
  /// - Throws: `FetchError` or `GoneBefore`. A fetcher that has failed once is not to be asked again.
  func exchange(_ request: HTTPRequest) throws -> HTTPAnswer {
    let start = ContinuousClock.now
    var hasBegun = false
    func fail(_ cause: FetchError.Cause) -> FetchError {
      FetchError(host: request.url.hostAndPort, cause: cause)
    }
    do {
      try FetcherMessage.write(request, to: input)
      while true {
        let seconds = hasBegun ? request.deadline : request.patience
        let (report, body) = try FetcherMessage.read(
          FetcherMessage.Report.self, from: output, limit: request.maximumBytes,
          until: start + .seconds(seconds))
        switch report {
        case .begun: hasBegun = true
        case .answer(let status, let headers):
          return HTTPAnswer(status: status, headers: headers, body: body)
        case .failure(let error): throw error
        }
      }
    } catch let failure as FetcherMessage.Failure {
      switch failure {
      case .late: throw fail(.tooSlow(seconds: hasBegun ? request.deadline : request.patience))
      case .tooLarge: throw fail(.tooLarge(limit: request.maximumBytes))
      case .gone:
        if end() == FetcherService.outgrown {
          throw fail(.tooLarge(limit: request.maximumBytes))
        }
        if !hasBegun { throw GoneBefore() }
        throw fail(.brokenOff)
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
      kill(number, SIGKILL)
      var status: Int32 = 0
      while waitpid(number, &status, 0) == -1, errno == EINTR {}
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }
  }

  // MARK: - Starting

  /// The variables that a fetcher needs: those that name proxies, and what the system needs to
  /// start it. Everything else, keys above all, is none of its business.
  private static func variables(of environment: [String: String]) -> [String: String] {
    let proxies = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    let system = [
      "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "TSAN_OPTIONS", "ASAN_OPTIONS", "RES_OPTIONS",
      "LOCALDOMAIN", "LANG", "LC_ALL",
    ]
    var variables = environment.filter { (proxies + system).contains($0.key) }
    // What is on this machine stays on it, keys and all.
    let direct = environment["no_proxy"] ?? environment["NO_PROXY"]
    variables["no_proxy"] =
      direct == "*" ? "*" : (direct.map { "\($0)," } ?? "") + "localhost,127.0.0.1,127.0.0.0/8,::1"
    // Foundation makes folders for cookies and a cache that nobody uses.
    for folder in ["XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"] { variables[folder] = "/dev/null" }
    // A trap is expected here; telling of it would take seconds.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }

  /// A pipe that no other program inherits.
  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    pipe(&ends) == 0 && ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
  }

  private static func spawn(
    _ child: inout pid_t, _ program: String, _ variables: [String: String],
    streams: (input: Int32, output: Int32)
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, streams.input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // Foundation's `Process` tells by sockets and pipes closing that another program has ended; held
    // open by a fetcher, they would say so only when that ends.
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in open.compactMap({ Int32($0) }) where file > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&actions, file)
    }
    // A group of its own: what the keyboard sends to this program is not for it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let values = variables.map { "\($0.key)=\($0.value)" }
    return withStrings(["zoo", FetcherService.argument]) { arguments in
      withStrings(values) { values in
        posix_spawn(&child, program, &actions, &attributes, arguments, values)
      }
    }
  }

  /// Calls something with C strings, ended by a null pointer.
  private static func withStrings<Result>(
    _ strings: [String], _ work: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return work(copies + [nil])
  }
}
