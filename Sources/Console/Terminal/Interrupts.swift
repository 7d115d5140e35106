#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Leaves the program at once when the user or the system asks it to.
///
/// A plain signal handler, which holds from the moment it is set and interrupts a blocked read as
/// well as a request under way. (A dispatch source takes a moment to be armed, and a signal that
/// comes in that moment is lost.) Files are only ever replaced whole, so leaving anywhere is safe.
public enum Interrupts {
  /// Begins to listen: from now on Ctrl-C ends the program with 130, SIGTERM with 143.
  public static func leaveAtOnce() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        // Nothing here but calls that POSIX allows in a handler.
        let newline: StaticString = "\n"
        if isatty(STDERR_FILENO) == 1 { _ = write(STDERR_FILENO, newline.utf8Start, 1) }
        _exit(128 + number)
      }
    }
  }
}
