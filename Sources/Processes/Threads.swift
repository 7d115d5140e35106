import Foundation

/// Starts a detached thread. Foundation's `Thread` fails silently when the system has none left,
/// and whoever waits for it waits for ever.
package func startThread(_ work: @escaping @Sendable () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let argument = Unmanaged.passRetained(ThreadWork(run: work))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let code = pthread_create(
    &thread, &attributes,
    { argument in
      let pointer: UnsafeMutableRawPointer? = argument
      pointer.map { Unmanaged<ThreadWork>.fromOpaque($0).takeRetainedValue().run() }
      return nil
    }, argument.toOpaque())
  if code != 0 { argument.release() }
  return code == 0
}

private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Whether this process can start enough threads.
package enum ThreadAvailability {
  /// The threads that a request needs at once: Dispatch's workers and its manager, and one that
  /// waits.
  private static let needed = 5
  /// A user with a lower limit than this may have no processes left.
  private static let usualProcesses = 10_000

  /// Whether a limit is set that may leave too few threads.
  package static var isLimited: Bool {
    limit(processes) < usualProcesses || limit(memory) < .max
  }

  /// Whether enough threads can be started; without them Dispatch silently retries for ever. Takes
  /// 0.1 ms.
  package static var isEnough: Bool {
    let (end, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let started = (0..<needed).count { _ in
      startThread {
        end.wait()
        ended.signal()
      }
    }
    for _ in 0..<started { end.signal() }
    for _ in 0..<started { ended.wait() }
    return started == needed
  }

  // `RLIMIT_NPROC` and `RLIMIT_AS`, which Swift imports as different types, or not at all.
  #if canImport(Darwin)
    private static let (processes, memory): (UInt32, UInt32) = (7, 5)
  #else
    private static let (processes, memory): (UInt32, UInt32) = (6, 9)
  #endif

  private static func limit(_ resource: UInt32) -> Int {
    var limits = rlimit()
    #if canImport(Glibc)
      let code = getrlimit(__rlimit_resource_t(resource), &limits)
    #else
      let code = getrlimit(Int32(resource), &limits)
    #endif
    return code == 0 ? Int(clamping: limits.rlim_cur) : .max
  }
}
