import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, started with a pipe to it and one from it, in a group of its own.
///
/// Not Foundation's `Process`: that learns of an end by a socket closing, which any program that is
/// started in the same moment may hold open.
struct Child: Sendable {
  /// Its process, which leads its group.
  let number: pid_t
  /// What it writes.
  let output: Int32
  private let input: Int32

  private static let starting = Mutex(())

  /// Starts a program; `nil` where that cannot be done.
  init?(_ path: String, _ arguments: [String], _ environment: [String: String]) {
    // One at a time: between a pipe and its flag another start would inherit it.
    let started = Self.starting.withLock { _ in
      Self.start(path, arguments, environment)
    }
    guard let started else { return nil }
    (number, input, output) = started
  }

  private static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) -> (pid_t, Int32, Int32)? {
    guard let (read, input) = makePipe() else { return nil }
    guard let (output, write) = makePipe() else {
      close(read)
      close(input)
      return nil
    }
    defer {
      close(read)
      close(write)
    }
    guard let child = spawn(path, arguments, environment, input: read, output: write) else {
      close(input)
      close(output)
      return nil
    }
    return (child, input, output)
  }

  private static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], input: Int32,
    output: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // Signals that this program ignores are a program's own business.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var values: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") }
    words.append(nil)
    values.append(nil)
    defer { for text in words + values { free(text) } }
    var child: pid_t = 0
    return posix_spawn(&child, path, &actions, &attributes, words, values) == 0 ? child : nil
  }

  /// Gives it its input, once. One that stops reading early is none of our concern: what it writes
  /// counts.
  func write(_ bytes: Data) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(input, part.baseAddress, part.count)
        guard count > 0 || errno == EINTR else { break }
        rest = rest.dropFirst(max(count, 0))
      }
    }
    close(input)
  }

  /// Waits for its end, and brings that about when it is late.
  ///
  /// - Returns: its exit code; `nil` when it had to be ended, or ended by a signal.
  func end(by deadline: ContinuousClock.Instant) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(number, &status, WNOHANG)
      if ended == number { return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil }
      guard ended == 0 || errno == EINTR, ContinuousClock.now < deadline else { break }
      usleep(1_000)
    }
    kill(-number, SIGKILL)
    while waitpid(number, &status, 0) == -1, errno == EINTR {}
    return nil
  }
}
