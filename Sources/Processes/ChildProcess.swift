import Foundation
import Synchronization

/// A child process with a pipe to it and one from it, in a session of its own without a terminal.
/// (chafa sizes sixels by its controlling terminal, even if its streams are pipes.)
///
/// Not Foundation's `Process`: that detects the end of a process by a closed socket, which another
/// program started at the same moment may keep open.
package struct ChildProcess: Sendable {
  /// Its process id, which is also that of its session and group.
  package let number: pid_t
  /// The write end of its standard input; the caller closes it.
  package let input: Int32
  /// The read end of its standard output; the caller closes it.
  package let output: Int32

  /// A program that could not be started.
  package struct StartError: Error, Equatable {
    /// The system's `errno`.
    package var code: Int32
  }

  /// Held from where a descriptor is opened until it has `FD_CLOEXEC`: a program started in between would inherit it, and
  /// keep a pipe or a terminal open for as long as it runs.
  package static let startLock = Mutex(())

  /// Starts a program; `arguments` come without its name, `environment` is its whole environment.
  package init(
    _ path: String, _ arguments: [String], environment: [String: String]
  ) throws(StartError) {
    self = try Self.startLock.withLock { _ throws(StartError) in
      let (read, input) = try Self.makePipe()
      defer { close(read) }
      do throws(StartError) {
        let (output, write) = try Self.makePipe()
        defer { close(write) }
        do throws(StartError) {
          let number = try Self.spawn([path] + arguments, environment, from: read, to: write)
          return ChildProcess(number: number, input: input, output: output)
        } catch {
          close(output)
          throw error
        }
      } catch {
        close(input)
        throw error
      }
    }
  }

  private init(number: pid_t, input: Int32, output: Int32) {
    (self.number, self.input, self.output) = (number, input, output)
  }

  /// A pipe that other programs don't inherit.
  static func makePipe() throws(StartError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw StartError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ words: [String], _ environment: [String: String], from input: Int32, to output: Int32
  ) throws(StartError) -> pid_t {
    try spawnProcess(words, environment, inOwnSession: true) { actions in
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
  }

  /// Waits until it ends, and kills its whole group at the deadline. To be called once.
  ///
  /// - Returns: its exit code; `nil` when it was killed or ended by a signal.
  @discardableResult
  package func end(by deadline: ContinuousClock.Instant = .now) -> Int32? {
    var status = SIGKILL  // Killed, unless `waitpid` says otherwise.
    errno = 0
    while waitpid(number, &status, WNOHANG) != number {
      // Reaped elsewhere already, so its exit code is lost.
      if errno == ECHILD { return nil }
      guard ContinuousClock.now < deadline else {
        kill(-number, SIGKILL)
        while waitpid(number, &status, 0) == -1, errno == EINTR {}
        break
      }
      usleep(1_000)
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
