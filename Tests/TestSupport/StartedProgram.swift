import Foundation
import Processes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that a test has started, and waits for. (`ChildProcess` says why this isn't Foundation's `Process`.)
package struct StartedProgram {
  package let number: pid_t
  private let profile: ProgramProfile

  /// - Parameters:
  ///   - variables: its environment, beside what every run has.
  ///   - inOwnSession: whether the first terminal that it opens becomes its controlling one.
  package init(
    _ program: String, _ arguments: [String], environment variables: [String: String],
    inOwnSession: Bool = false, redirect: (inout FileActions) -> Void
  ) throws {
    profile = ProgramProfile()
    let environment = Program.environment(variables, profile: profile)
    number = try ChildProcess.startLock.withLock { _ in
      try spawnProcess(
        [program] + arguments, environment, inOwnSession: inOwnSession, redirect: redirect)
    }
  }

  /// With files as its streams, since a full pipe would block it for ever.
  package init(
    _ program: String, _ arguments: [String], streams: StreamFiles,
    environment: [String: String]
  ) throws {
    try self.init(program, arguments, environment: environment) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, streams.input, O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, streams.output, O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, streams.error, O_WRONLY, 0)
    }
  }

  /// Waits until it ends. To be called once.
  ///
  /// - Returns: its exit code as a shell sees it: 128 plus the signal if a signal ended it.
  @discardableResult
  package func end() -> Int32 {
    var usage = rusage()
    return wait(0, &usage) ?? 128 + SIGKILL
  }

  /// - Parameter options: as those of `wait4`.
  /// - Returns: its exit code; `nil` if it has not ended.
  func wait(_ options: Int32, _ usage: inout rusage) -> Int32? {
    var status: Int32 = 0
    var ended = wait4(number, &status, options, &usage)
    while ended == -1, errno == EINTR { ended = wait4(number, &status, options, &usage) }
    if ended == 0 { return nil }
    // Reaped elsewhere, so its exit code is lost.
    guard ended == number else { return 128 + SIGKILL }
    let signal = status & 0x7F
    let code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    profile.keep(status: code)
    return code
  }
}

/// Files as a program's streams.
package struct StreamFiles {
  private let directory = TemporaryDirectory()
  var input: String { directory.file("in") }
  var output: String { directory.file("out") }
  var error: String { directory.file("err") }

  /// - Parameter text: what is read from its input.
  package init(input text: String = "") throws {
    for (name, text) in [("in", text), ("out", ""), ("err", "")] {
      try directory.write(text, to: name)
    }
  }

  /// What was written.
  var written: (output: String, error: String) {
    (directory.read("out") ?? "", directory.read("err") ?? "")
  }
}
