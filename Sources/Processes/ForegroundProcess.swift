import Foundation

/// Another program that has the terminal to itself for a while, as a pager or an editor does: it has
/// this program's streams, and what the keyboard sends is for it alone.
public enum ForegroundProcess {
  /// Runs a program to its end. Blocks.
  ///
  /// - Parameter input: what it reads in place of the keyboard; `nil` leaves that to it.
  /// - Returns: its exit code, of one ended by a signal 128 and its number; `nil` when it could not
  ///   be started.
  public static func run(
    _ path: String, _ arguments: [String], environment: [String: String], input: Data?
  ) -> Int32? {
    let keys = [SIGINT, SIGQUIT]
    let handlers = keys.map { signal($0, SIG_IGN) }
    defer { for (key, handler) in zip(keys, handlers) { signal(key, handler) } }
    guard
      let (child, pipe) = try? start([path] + arguments, environment, isFed: input != nil)
    else { return nil }
    if let input, let pipe {
      // A pager that is left early has read what it wanted.
      _ = writeWhole(input, to: pipe)
      close(pipe)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
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
