import Foundation
import Processes
import Synchronization

/// The fetcher: the same program, started by itself, with `URLSession` in it and nothing else.
///
/// On Linux an exchange can trap inside Foundation (a connection closed in the middle of a head),
/// take any amount of memory (an endless body behind a redirect), or hold up every session of its
/// process (a name server that does not answer). None of it can be caught, so it happens in a
/// process that can be spared.
package enum FetcherService {
  /// The first argument that asks for it. Nobody types it, and help does not know it.
  package static let argument = " fetcher"

  /// The exit code of a fetcher that was about to take too much memory.
  static let outOfMemory: Int32 = 86
  /// The exit code of a fetcher that could not start a thread.
  static let noThread: Int32 = 87
  /// How much it may take, in bytes: a picture of 20 MiB twice, and what Foundation needs itself.
  /// Under a sanitizer, which remembers every byte several times over, more.
  private static let memoryLimit = (isSanitized ? 1024 : 88) << 20

  private static var isSanitized: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }

  /// Answers requests on standard input, one at a time, until that ends.
  package static func run() -> Never {
    closeInherited()
    // Ctrl-C is for the program; this one leaves when that is gone, whatever it is at.
    for number in [SIGINT, SIGTSTP, SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }
    leaveNoCore()
    let session = URLSessionExchanges()
    let parent = getppid()
    // Unwatched it could take all memory.
    guard startThread({ watch(parent) }) else { _exit(noThread) }
    // That takes as long as all the rest, so it goes on beside it; else it is done when it is needed.
    _ = startThread { _ = Libcurl.isOpen }
    while let request = nextRequest() { answer(request, by: session) }
    alarm(1)  // Leaving in good order must not take long either.
    exit(0)
  }

  private static func nextRequest() -> HTTPRequest? {
    try? FetcherMessage.read(HTTPRequest.self, from: STDIN_FILENO, limit: 0, until: nil).head
  }

  private static func answer(_ request: HTTPRequest, by session: URLSessionExchanges) {
    guard Libcurl.isOpen else {
      return report(.failure(FetchError(host: request.url.hostAndPort, cause: .noLibcurl)))
    }
    Task {
      do throws(FetchError) {
        let answer = try await session.run(request) { report(.begun) }
        report(.answer(status: answer.status, headers: answer.headers), answer.body)
      } catch {
        report(.failure(error))
      }
    }
  }

  private static func report(_ report: FetcherMessage.Report, _ body: Data = Data()) {
    do {
      // One message behind the other: two threads may have something to say.
      try reporting.withLock { _ in
        try FetcherMessage.write(report, body: body, to: STDOUT_FILENO)
      }
    } catch {
      exit(0)  // Nobody listens any more.
    }
  }

  private static let reporting = Mutex(())

  /// Closes what was open in the program when it started this one. Foundation's `Process` tells that
  /// another program has ended by a socket closing, which would stay open in here.
  private static func closeInherited() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in names.compactMap({ Int32($0) }) where file > STDERR_FILENO { close(file) }
  }

  private static func leaveNoCore() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_CORE, &limit)
    #endif
  }

  /// Ends the process before it takes too much memory, and when the program that started it has gone.
  ///
  /// What Foundation keeps of an answer nobody wants is seen nowhere else; a limit on addresses
  /// (`RLIMIT_AS`) would count what is never touched.
  private static func watch(_ parent: pid_t) {
    while true {
      usleep(10_000)
      if memory(ofProcess: "self") > memoryLimit { _exit(outOfMemory) }
      guard getppid() == parent else {
        sleep(1)  // Its input has ended too, so it may exit by itself.
        _exit(0)
      }
    }
  }
}
