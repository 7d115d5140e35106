import Foundation
import Synchronization

/// Another program that has the terminal to itself for a while, as a pager or an editor does: it has
/// this program's streams, and what the keyboard sends is for it alone.
package enum ForegroundProcess {
  /// The one that runs now, and the terminal's modes as they were before.
  private static let running = Mutex<(process: pid_t, modes: termios?)?>(nil)

  /// Runs a program to its end. Blocks. The terminal's modes are as before then, however it ends.
  ///
  /// - Parameter input: what it reads in place of the keyboard; `nil` leaves that to it.
  /// - Returns: its exit code, of one ended by a signal 128 and its number; `nil` when it could not
  ///   be started.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String], input: Data?
  ) -> Int32? {
    let keys = [SIGINT, SIGQUIT]
    let handlers = keys.map { signal($0, SIG_IGN) }
    defer { for (key, handler) in zip(keys, handlers) { signal(key, handler) } }
    let modes = terminalModes()
    guard
      let (child, pipe) = try? start([path] + arguments, environment, isFed: input != nil)
    else { return nil }
    running.withLock { $0 = (child, modes) }
    if let input, let pipe {
      // A pager that is left early has read what it wanted.
      _ = writeWhole(input, to: pipe)
      close(pipe)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    running.withLock { $0 = nil }
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    restore(modes, wasKilled: code >= 128)
    return code
  }

  /// Leaves this program for good: whoever has the terminal is sent the same signal, gets half a second
  /// to save what it has to, and the terminal is taken back from it.
  ///
  /// - Parameter exit: what ends this program; nothing of `run` goes on before it has.
  package static func leave(_ signal: Int32, _ exit: () -> Never) -> Never {
    running.withLock { running in
      guard let (process, modes) = running else { exit() }
      kill(process, signal)
      // `run` waits for it on another thread, and then there is no such process any more.
      for _ in 0..<50 where kill(process, 0) == 0 { usleep(10_000) }
      restore(modes, wasKilled: true)
      exit()
    }
  }

  private static func terminalModes() -> termios? {
    var modes = termios()
    return tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
  }

  /// Leaves the alternate screen, shows the cursor, and switches off what full-screen programs switch
  /// on: colours, application keys, pasting in brackets and the mouse.
  private static let reset: StaticString =
    "\u{1B}[?1047l\u{1B}[?25h\u{1B}[m\u{1B}[?1l\u{1B}>\u{1B}[?2004l\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\r"

  private static func restore(_ modes: termios?, wasKilled: Bool) {
    guard var modes, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) != 0, errno == EINTR {}
    guard wasKilled, isatty(STDOUT_FILENO) == 1 else { return }
    _ = write(STDOUT_FILENO, reset.utf8Start, reset.utf8CodeUnitCount)
  }

  /// Starts it, with a pipe in the keyboard's place or without.
  private static func start(
    _ words: [String], _ environment: [String: String], isFed: Bool
  ) throws(ChildProcess.StartError) -> (child: pid_t, pipe: Int32?) {
    guard isFed else {
      return (try spawnProcess(words, environment, inOwnSession: false) { _ in }, nil)
    }
    // One at a time: between a pipe and its flag another start would inherit it.
    return try ChildProcess.starting.withLock { _ throws(ChildProcess.StartError) in
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
