import Foundation
import Synchronization

/// Another program, started with a pipe to it and one from it, in a session of its own: it has no
/// terminal. (chafa sizes sixels by its controlling terminal, even where its streams are pipes.)
///
/// Not Foundation's `Process`: that learns of an end by a socket closing, which any program that is
/// started in the same moment may hold open.
package struct ChildProcess: Sendable {
  /// Its process, which leads its session and group.
  package let number: pid_t
  /// Where what it reads is written. To be closed by whoever started it.
  package let input: Int32
  /// Where what it writes is read. To be closed by whoever started it.
  package let output: Int32

  /// A program that could not be started.
  package struct StartError: Error, Equatable {
    /// The system's `errno`.
    package var code: Int32
  }

  static let starting = Mutex(())

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: the program's file.
  ///   - arguments: without its name, which is that of the file.
  ///   - environment: all the variables that it gets.
  /// - Throws: `StartError`.
  package init(
    _ path: String, _ arguments: [String], environment: [String: String]
  ) throws(StartError) {
    // One at a time: between a pipe and its flag another start would inherit it.
    self = try Self.starting.withLock { _ throws(StartError) in
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

  /// A pipe that no other program inherits.
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

  /// Waits for its end, and brings that about for its whole group when it is late. To be called once.
  ///
  /// - Returns: its exit code; `nil` when it had to be ended, or ended by a signal.
  @discardableResult
  package func end(by deadline: ContinuousClock.Instant = .now) -> Int32? {
    var status = SIGKILL  // Until something else is known.
    errno = 0
    while waitpid(number, &status, WNOHANG) != number {
      // Already reaped elsewhere; its exit code is lost.
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
