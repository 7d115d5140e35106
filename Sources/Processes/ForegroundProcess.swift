import Foundation

/// Another program that has the terminal to itself for a while, as a pager or an editor does: it has
/// this program's streams, and what the keyboard sends is for it alone.
public enum ForegroundProcess {
  /// Runs a program to its end. Blocks.
  ///
  /// - Parameters:
  ///   - input: what it reads in place of the keyboard; `nil` leaves that to it.
  /// - Returns: its exit code, of one ended by a signal 128 and its number; `nil` when it could not
  ///   be started.
  public static func run(
    _ path: String, _ arguments: [String], environment: [String: String], input: Data?
  ) -> Int32? {
    let keys = [SIGINT, SIGQUIT]
    let handlers = keys.map { signal($0, SIG_IGN) }
    defer { for (key, handler) in zip(keys, handlers) { signal(key, handler) } }
    var ends: [Int32] = [-1, -1]
    if input != nil {
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    let child = spawn([path] + arguments, environment, reading: input == nil ? nil : ends[0])
    if input != nil { close(ends[0]) }
    if let input {
      // A pager that is left early has read what it wanted.
      if child != nil { _ = writeWhole(input, to: ends[1]) }
      close(ends[1])
    }
    guard let child else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  private static func spawn(
    _ words: [String], _ environment: [String: String], reading input: Int32?
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
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    // What this program ignores meanwhile, and always, is the other's own business.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let code = withCStrings(words) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { values in
        posix_spawn(&child, words[0], &actions, &attributes, arguments, values)
      }
    }
    return code == 0 ? child : nil
  }
}
