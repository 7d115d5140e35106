import Foundation
import Processes
import Synchronization

/// What the program does when the user or the system sends it a signal: it leaves, stops or draws
/// again, and the terminal is as it was before.
///
/// A plain handler puts the signal's number into a pipe, and a thread that reads it does what is to
/// be done by ordinary code. The handler holds from the moment it is set. (A dispatch source takes
/// a moment to be armed, and a signal that comes in that moment is lost.) Files are only ever replaced
/// whole, so leaving anywhere is safe.
package enum Interrupts {
  private static let leaving = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM]
  private static let others = [SIGTSTP, SIGCONT, SIGWINCH]
  private static let crashing = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]
  private static let caught = SelfPipe()
  /// What the program leaves with, once it is about to.
  private static let exitCode = Atomic<Int32>(0)

  /// Begins to listen: from now on Ctrl-C ends the program with 130, SIGTERM with 143 and so on;
  /// Ctrl-Z stops it.
  ///
  /// Call it behind `Terminal.live`, which has to see the streams as they came, and on the thread that
  /// will hear of signals: Dispatch's hold them back.
  ///
  /// - Returns: `false` where no thread can be started for it; signals do then what they do by default.
  @discardableResult
  package static func listen() -> Bool {
    // A handler must find everything made: it cannot wait for whoever it interrupts in the making.
    _ = caught
    RawMode.prepare()
    AlternateStack.install()
    for number in crashing { AlternateStack.set(crash, for: number) }
    letThrough()
    guard startThread({ while true { handle(caught.read()) } }) else { return false }
    for number in leaving + others { set(catchIt, for: number) }
    return true
  }

  /// Lets every signal through on this thread, whatever the program that started this one held back.
  private static func letThrough() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Lets signals end the program by their default, or catches them again.
  ///
  /// While the terminal is another program's there is nothing to put back, and a program that is
  /// stopped in the background could not do it before it is stopped again.
  static func leaveByDefault(_ isDefault: Bool) {
    for number in leaving { set(isDefault ? nil : catchIt, for: number) }
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  /// Sets a handler, or the default, unless whoever started the program wants the signal ignored (as
  /// `nohup` does).
  private static func set(_ handler: Handler?, for number: Int32) {
    let old = signal(number, handler)
    let isIgnored = unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
  }

  // Handlers: nothing in them but calls that POSIX allows there.

  private static let catchIt: Handler = { caught.write(UInt8($0)) }

  private static let leaveAtOnce: Handler = { _ in
    _exit(exitCode.load(ordering: .sequentiallyConsistent))
  }

  /// Gives the terminal back, then crashes as the program would have.
  private static let crash: Handler = { number in
    RawMode.restoreInSignalHandler()
    signal(number, SIG_DFL)
    raise(number)
  }

  // What the thread does.

  private static func handle(_ bytes: [UInt8]) {
    let numbers = bytes.map { Int32($0) }
    // First of all: a stopped program that is ended is let go on only to end.
    if let number = numbers.first(where: leaving.contains) { leave(number) }
    for number in numbers {
      switch number {
      case SIGWINCH: LiveKeyboard.wake(.redraw)
      case SIGCONT: goOn()
      case SIGTSTP: stop()
      default: break
      }
    }
  }

  private static func leave(_ number: Int32) -> Never {
    signal(SIGTTOU, SIG_IGN)  // Whoever has the terminal by now, ending must not stop here.
    // A terminal whose output is held (Ctrl-S) must not hold the program.
    exitCode.store(128 + number, ordering: .sequentiallyConsistent)
    signal(SIGALRM, leaveAtOnce)
    alarm(1)
    LiveProgramRunner.endAll()
    ForegroundProcess.leave(number) { giveBackTerminal(leavingWith: 128 + number) }
  }

  private static func giveBackTerminal(leavingWith code: Int32) -> Never {
    RawMode.leave {
      let isSeen = isatty(STDERR_FILENO) == 1 && RawMode.isInForeground
      // A sign of life goes, and the "^C" behind it; anything else keeps its line.
      let isDrawn = ProgressLine.isDrawn.load(ordering: .sequentiallyConsistent)
      let codes: StaticString = isDrawn ? "\r\u{1B}[K" : "\n"
      if isSeen { _ = write(STDERR_FILENO, codes.utf8Start, codes.utf8CodeUnitCount) }
      _exit(code)
    }
  }

  /// Stops as every program does: by the signal's own default, which the system leaves out where
  /// nobody could let the program go on.
  private static func stop() {
    RawMode.pause()
    leaveByDefault(true)
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)  // It stops here.
    signal(SIGTSTP, catchIt)
    if !RawMode.isPaused { leaveByDefault(false) }
    goOn()
  }

  private static func goOn() {
    if RawMode.goOn() { LiveKeyboard.wake(.redraw) }
  }
}
