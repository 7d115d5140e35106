import Foundation
import Processes
import Synchronization
import ZooFiles

/// The fetcher: this program, started by itself as a child process that only runs `URLSession`.
///
/// On Linux a request can crash inside Foundation (connection closed within the head), use any amount
/// of memory (endless body of a redirect) or block every session of its process (silent name server).
/// None of this can be caught, so it happens in a disposable process.
package enum FetcherMain {
  /// The first argument that starts a fetcher; the space keeps users from typing it, and help omits it.
  package static let argument = " fetcher"

  /// The exit code of a fetcher that used too much memory.
  static let outOfMemory: Int32 = 86
  /// The exit code of a fetcher that could not start a thread.
  static let noThread: Int32 = 87
  /// Memory limit in bytes: twice a picture of 20 MiB, plus Foundation itself. Sanitizers need several
  /// times as much.
  private static let memoryLimit = (isSanitized ? 1024 : 88) << 20

  private static var isSanitized: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }

  /// Handles requests from standard input, one at a time, until it ends.
  package static func run() -> Never {
    closeInheritedFiles()
    // Ctrl-C is meant for the parent; the fetcher exits when the parent does.
    for number in [SIGINT, SIGTSTP, SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }
    disableCoreDumps()
    let session = URLSessionClient(triesThreads: false)
    let parent = getppid()
    guard !ThreadAvailability.isLimited || ThreadAvailability.isEnough else { _exit(noThread) }
    // No thread starts while libcurl is loading, so Dispatch's do before.
    Task {}
    let isWatched = startThread {
      // Takes as long as loading libcurl, and uses no memory to speak of.
      _ = URLSessionClient.configuration
      watch(parent)
    }
    // Without `watch` it could use all memory.
    guard isWatched else { _exit(noThread) }
    _ = Libcurl.isLoaded
    while let request = nextRequest() { answer(request, by: session) }
    alarm(1)  // Limits the regular exit to a second.
    exit(0)
  }

  private static func nextRequest() -> HTTPRequest? {
    try? FetcherMessage.read(HTTPRequest.self, from: STDIN_FILENO, limit: 0, until: nil).head
  }

  private static func answer(_ request: HTTPRequest, by session: URLSessionClient) {
    guard Libcurl.isLoaded else {
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
      // Two threads may report at once; their messages must not mix.
      try reporting.withLock { _ in
        try FetcherMessage.write(report, body: body, to: STDOUT_FILENO)
      }
    } catch {
      exit(0)  // The parent has gone.
    }
  }

  private static let reporting = Mutex(())

  /// Closes inherited file descriptors: the parent's Foundation learns that a `Process` has ended when a
  /// socket closes, which must not stay open here.
  private static func closeInheritedFiles() {
    let names = FolderNames.all(in: "/proc/self/fd") ?? []
    for file in names.compactMap({ Int32($0) }) where file > STDERR_FILENO { close(file) }
  }

  private static func disableCoreDumps() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_CORE, &limit)
    #endif
  }

  /// Exits when the process uses too much memory, and when its parent has gone.
  ///
  /// Only the size of the process shows what Foundation buffers of an unwanted body; `RLIMIT_AS` would
  /// count address space that is never used.
  private static func watch(_ parent: pid_t) {
    while true {
      usleep(10_000)
      if memory(ofProcess: "self") > memoryLimit { _exit(outOfMemory) }
      guard getppid() == parent else {
        sleep(1)  // Its input has ended too, so give it time for a regular exit.
        _exit(0)
      }
    }
  }
}
