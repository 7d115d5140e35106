import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program does when the user or the system sends it a signal: it leaves, stops or draws
/// again, and the terminal is as it was before.
///
/// A plain handler puts the signal's number into a pipe, and a thread that reads it does what is to
/// be done by ordinary code. The handler holds from the moment it is set. (A dispatch source takes
/// a moment to be armed, and a signal that comes in that moment is lost; held-back signals are let
/// through on the main thread by Dispatch.) Files are only ever replaced whole, so leaving anywhere
/// is safe.
public enum Interrupts {
  private static let leaving = [SIGINT, SIGTERM, SIGHUP]
  private static let others = [SIGTSTP, SIGCONT, SIGWINCH]
  private static let crashing = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT,
  ]
  private static let caught = SelfPipe()

  /// Begins to listen: from now on Ctrl-C ends the program with 130, SIGTERM with 143, SIGHUP with
  /// 129; Ctrl-Z stops it.
  public static func listen() {
    for number in crashing { signal(number, crash) }
    let thread = Thread { while true { caught.read().forEach { take(Int32($0)) } } }
    thread.name = "zoo.signals"
    thread.start()
    for number in leaving + others {
      let old = signal(number, catchIt)
      // What whoever started the program wants ignored (as `nohup` does) stays so.
      let isIgnored = unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { signal(number, SIG_IGN) }
    }
  }

  // Handlers: nothing in them but calls that POSIX allows there.

  private static let catchIt: @convention(c) (Int32) -> Void = { caught.write(UInt8($0)) }

  /// Gives the terminal back, then crashes as the program would have.
  private static let crash: @convention(c) (Int32) -> Void = { number in
    RawMode.abandon()
    signal(number, SIG_DFL)
    raise(number)
  }

  // What the thread does.

  private static func take(_ number: Int32) {
    switch number {
    case SIGWINCH: LiveKeyboard.wake(.redraw)
    case SIGCONT: goOn()
    case SIGTSTP: stop()
    default: leave(number)
    }
  }

  private static func leave(_ number: Int32) {
    RawMode.pause()
    let newline: StaticString = "\n"
    if isatty(STDERR_FILENO) == 1 { _ = write(STDERR_FILENO, newline.utf8Start, 1) }
    _exit(128 + number)
  }

  /// Stops as every program does: by the signal's own default, which the system leaves out where
  /// nobody could let the program go on.
  private static func stop() {
    RawMode.pause()
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)  // It stops here.
    signal(SIGTSTP, catchIt)
    goOn()
  }

  private static func goOn() {
    if RawMode.resume() { LiveKeyboard.wake(.redraw) }
  }
}
