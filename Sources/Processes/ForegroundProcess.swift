import Foundation
import Synchronization

/// Another program in the foreground, such as a pager or an editor: it shares this program's streams. Ctrl-C and Ctrl-\
/// go only to it, and a stop to both.
package enum ForegroundProcess {
  private struct Running {
    let process: pid_t
    /// The terminal's modes from before it.
    let modes: termios?
  }

  private static let running = Mutex<Running?>(nil)

  /// Runs a program and blocks until it ends; restores the terminal's modes, however it ended.
  ///
  /// - Parameters:
  ///   - input: its standard input; `nil` leaves it the keyboard.
  ///   - stop: stops this program until it is continued; called whenever the other one is stopped.
  /// - Returns: its exit code, or 128 plus the number of the signal that ended it; `nil` when it
  ///   could not be started or get its input.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String], input: Data?,
    stop: () -> Void
  ) -> Int32? {
    let keys = [SIGINT, SIGQUIT]
    let handlers = keys.map { signal($0, SIG_IGN) }
    defer { for (key, handler) in zip(keys, handlers) { signal(key, handler) } }
    let modes = terminalModes()
    // A signal that comes while it starts waits until it can be told to this program as well.
    let started = running.withLock { running -> (child: pid_t, pipe: Int32?)? in
      let started = try? start([path] + arguments, environment, hasInput: input != nil)
      running = started.map { Running(process: $0.child, modes: modes) }
      return started
    }
    guard let (child, pipe) = started else { return nil }
    let isFed = if let input, let pipe { startFeeding(pipe, input) } else { true }
    // Without its input it has nothing to show.
    if !isFed { kill(child, SIGTERM) }
    var status: Int32 = 0
    while true {
      let changed = waitpid(child, &status, WUNTRACED)
      if changed == -1, errno == EINTR { continue }
      guard changed == child, status & 0xFF == 0x7F else { break }
      // Whoever has the terminal has to give it back to the shell, however it was stopped.
      stopWith(child, by: (status >> 8) & 0xFF, stop)
    }
    running.withLock { $0 = nil }
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    restore(modes, wasKilled: code >= 128)
    return isFed ? code : nil
  }

  /// Stops this program because the other one was stopped by a signal, and continues that afterwards.
  private static func stopWith(_ child: pid_t, by signal: Int32, _ stop: () -> Void) {
    let modes = running.withLock { $0?.modes }
    // SIGSTOP can't be caught, so that the program restored nothing, and will set nothing again.
    let own = signal == SIGSTOP ? terminalModes() : nil
    if own != nil { restore(modes, wasKilled: false) }
    stop()
    if own != nil { restore(own, wasKilled: false) }
    kill(child, SIGCONT)
    if own != nil { kill(child, SIGWINCH) }
  }

  /// Passes a stop from the keyboard on to a program that ignores it, as `less` does where `LESSSECURE` is set, which keeps
  /// it from running other programs. Any other one has had it from the terminal and stops by itself.
  ///
  /// - Returns: whether a program runs; `run` then stops this one.
  package static func passStop() -> Bool {
    running.withLock { running in
      guard let process = running?.process else { return false }
      if ignoresStops(process) { kill(process, SIGSTOP) }
      return true
    }
  }

  /// Whether a program ignores stops from the keyboard, as the system says (proc(5), `SigIgn`).
  private static func ignoresStops(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let ignored = status?.split(separator: "\n").first { $0.hasPrefix("SigIgn:") }
    let mask = ignored?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
    return mask & 1 << UInt64(SIGTSTP - 1) != 0
  }

  /// Ends this program: sends the signal to the program in the foreground, gives it half a second
  /// to save its work, and restores the terminal.
  ///
  /// - Parameter exit: ends this program; the lock keeps `run` from continuing until then.
  package static func leave(_ signal: Int32, _ exit: () -> Never) -> Never {
    running.withLock { running in
      guard let other = running else { exit() }
      kill(other.process, signal)
      // `run` reaps it on another thread, and then there is no such process any more.
      for _ in 0..<50 where kill(other.process, 0) == 0 { usleep(10_000) }
      restore(other.modes, wasKilled: true)
      exit()
    }
  }

  private static func terminalModes() -> termios? {
    var modes = termios()
    return tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
  }

  /// Leaves the alternate screen, shows the cursor, and resets what full-screen programs switch on:
  /// colours, application keys, bracketed paste and mouse reports.
  private static let reset: StaticString =
    "\u{1B}[?1047l\u{1B}[?25h\u{1B}[m\u{1B}[?1l\u{1B}>\u{1B}[?2004l\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\r"

  private static func restore(_ modes: termios?, wasKilled: Bool) {
    guard var modes, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) != 0, errno == EINTR {}
    guard wasKilled, isatty(STDOUT_FILENO) == 1 else { return }
    _ = write(STDOUT_FILENO, reset.utf8Start, reset.utf8CodeUnitCount)
  }

  /// Starts a program, with a pipe as its standard input if `hasInput`.
  private static func start(
    _ words: [String], _ environment: [String: String], hasInput: Bool
  ) throws(ChildProcess.StartError) -> (child: pid_t, pipe: Int32?) {
    guard hasInput else {
      return (try spawnProcess(words, environment, inOwnSession: false) { _ in }, nil)
    }
    // One at a time: a process started before `FD_CLOEXEC` is set would inherit the pipe.
    return try ChildProcess.startLock.withLock { _ throws(ChildProcess.StartError) in
      let (read, write) = try ChildProcess.makePipe()
      defer { close(read) }
      do throws(ChildProcess.StartError) {
        let child = try spawnProcess(words, environment, inOwnSession: false) { actions in
          posix_spawn_file_actions_adddup2(&actions, read, STDIN_FILENO)
        }
        return (child, write)
      } catch {
        close(write)
        throw error
      }
    }
  }
}
