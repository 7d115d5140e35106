import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Leaves the program at once when the user or the system asks it to.
///
/// The signals are taken by a thread of their own, so neither a blocked read nor a request under
/// way delays them. Files are only ever replaced whole, so leaving at any moment is safe.
public enum Interrupts {
  /// Begins to listen; keep the result for as long as the program runs.
  ///
  /// - Returns: what listens. Ctrl-C ends the program with 130, SIGTERM with 143.
  public static func leaveAtOnce() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global(qos: .userInteractive))
      source.setEventHandler {
        let error = Stream.error.rawValue
        if isatty(error) == 1 { _ = write(error, "\n", 1) }
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}
