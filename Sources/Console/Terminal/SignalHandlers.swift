import Foundation
import Processes
import Synchronization

/// Handles signals: the program exits, stops or draws again, and the terminal is restored first.
///
/// A plain handler writes the signal's number to a pipe, and a thread that reads it runs ordinary code.
/// Unlike a dispatch source, it needs no moment to be armed in which a signal would be lost. Files are only
/// ever replaced whole, so exiting anywhere is safe.
package enum SignalHandlers {
  private static let exitSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM]
  private static let otherSignals = [SIGTSTP, SIGCONT, SIGWINCH]
  private static let crashSignals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]
  private static let signalPipe = SelfPipe()
  /// The exit code, once the program is about to exit.
  private static let exitCode = Atomic<Int32>(0)

  /// Starts handling signals: Ctrl-C exits with 130, SIGTERM with 143 and so on; Ctrl-Z stops the program.
  ///
  /// Call it after `Terminal.live`, which has to see the streams as they came, and on a thread that gets
  /// signals, since Dispatch's threads block them.
  ///
  /// - Returns: `false` if no thread can be started; signals then keep their default action.
  @discardableResult
  package static func startHandling() -> Bool {
    // Initialize what the handlers use: they can't wait for an initialization that they interrupt.
    _ = signalPipe
    RawMode.prepare()
    AlternateSignalStack.install()
    for number in crashSignals { AlternateSignalStack.set(crash, for: number) }
    unblockSignals()
    guard startThread({ while true { handle(signalPipe.read()) } }) else { return false }
    for number in exitSignals + otherSignals { set(forwardToThread, for: number) }
    return true
  }

  /// Unblocks all signals on this thread, whatever the parent process blocked.
  private static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Gives signals their default action, or catches them again.
  ///
  /// While another program has the terminal there is nothing to restore, and a program stopped in the
  /// background could not do it before it is stopped again.
  static func useDefaultActions(_ isDefault: Bool) {
    for number in exitSignals { set(isDefault ? nil : forwardToThread, for: number) }
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  /// Sets a handler or the default action, unless the parent process had the signal ignored, as `nohup` does.
  ///
  /// - Returns: the one before.
  @discardableResult
  private static func set(_ handler: Handler?, for number: Int32) -> Handler? {
    let old = signal(number, handler)
    let isIgnored = unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
    return old
  }

  // Handlers: they only make calls that POSIX allows there.

  private static let forwardToThread: Handler = { signalPipe.write(UInt8($0)) }

  private static let exitNow: Handler = { _ in
    _exit(exitCode.load(ordering: .sequentiallyConsistent))
  }

  /// Restores the terminal, then crashes as the program would have.
  private static let crash: Handler = { number in
    RawMode.restoreInSignalHandler()
    signal(number, SIG_DFL)
    raise(number)
  }

  // What the thread does with signals.

  private static func handle(_ bytes: [UInt8]) {
    let numbers = bytes.map { Int32($0) }
    // Exiting comes first: a stopped program that is killed is resumed only to exit.
    if let number = numbers.first(where: exitSignals.contains) { restoreAndExit(number) }
    if numbers.contains(SIGWINCH) { LiveKeyboard.wake(.redraw) }
    // As in the system, a stop and a continuation each discard the other before it.
    switch numbers.last(where: [SIGTSTP, SIGCONT].contains) {
    case SIGTSTP: if !ForegroundProcess.passStop() { stop() }
    case SIGCONT: resume()
    default: break
    }
  }

  private static func restoreAndExit(_ number: Int32) -> Never {
    // Restoring the terminal from the background must not stop the program.
    signal(SIGTTOU, SIG_IGN)
    // Output paused with Ctrl-S must not block the exit, so exit after a second at the latest.
    exitCode.store(128 + number, ordering: .sequentiallyConsistent)
    signal(SIGALRM, exitNow)
    alarm(1)
    RunningPrograms.endAll()
    ForegroundProcess.leave(number) { giveBackTerminal(leavingWith: 128 + number) }
  }

  private static func giveBackTerminal(leavingWith code: Int32) -> Never {
    RawMode.restoreAndExit {
      let isSeen = isatty(STDERR_FILENO) == 1 && RawMode.isInForeground
      // Erases a progress line and the "^C" after it; anything else keeps its line.
      let isDrawn = ProgressLine.isDrawn.load(ordering: .sequentiallyConsistent)
      let codes: StaticString = isDrawn ? "\r\u{1B}[K" : "\n"
      if isSeen { _ = write(STDERR_FILENO, codes.utf8Start, codes.utf8CodeUnitCount) }
      _exit(code)
    }
  }

  /// Held while the program is stopped, by a key or by what runs in the foreground.
  private static let stopping = Mutex(())

  /// Stops the program with the signal's default action, which the system ignores if nobody could resume it
  /// (an orphaned process group).
  static func stop() {
    stopping.withLock { _ in
      RawMode.pause()
      useDefaultActions(true)
      unblockSignals()  // Threads that Dispatch started block the stop.
      let old = set(nil, for: SIGTSTP)
      raise(SIGTSTP)  // It stops here.
      signal(SIGTSTP, old)
      if !RawMode.isPaused { useDefaultActions(false) }
      resume()
    }
  }

  private static func resume() {
    if RawMode.resumeAfterStop() { LiveKeyboard.wake(.redraw) }
  }
}
