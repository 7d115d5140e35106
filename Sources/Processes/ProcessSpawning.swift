import Foundation

#if canImport(Darwin)
  /// What becomes of a new process's streams.
  typealias FileActions = posix_spawn_file_actions_t?
  /// `POSIX_SPAWN_SETSID`
  private let setSession: Int16 = 0x400
#else
  /// What becomes of a new process's streams.
  typealias FileActions = posix_spawn_file_actions_t
  /// `POSIX_SPAWN_SETSID`, which glibc shows to GNU sources alone.
  private let setSession: Int16 = 0x80
#endif

/// Starts a program; signals that this one ignores are the other's own business.
///
/// - Parameters:
///   - words: its file, then its arguments.
///   - inOwnSession: whether it has no terminal, so that it gets nothing from the keyboard and takes
///     nothing from the window's size.
///   - redirect: says what becomes of its streams.
/// - Throws: `ChildProcess.StartError`.
func spawnProcess(
  _ words: [String], _ environment: [String: String], inOwnSession: Bool,
  redirect: (inout FileActions) -> Void
) throws(ChildProcess.StartError) -> pid_t {
  #if canImport(Darwin)
    var actions: FileActions
    var attributes: posix_spawnattr_t?
  #else
    var actions = FileActions()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  redirect(&actions)
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGINT, SIGQUIT, SIGPIPE, SIGCHLD, SIGXFSZ] { sigaddset(&signals, number) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  let session = inOwnSession ? setSession : 0
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | session)
  var child: pid_t = 0
  let code = withCStrings(words) { arguments in
    withCStrings(environment.map { "\($0.key)=\($0.value)" }) { values in
      posix_spawn(&child, words[0], &actions, &attributes, arguments, values)
    }
  }
  guard code == 0 else { throw ChildProcess.StartError(code: code) }
  return child
}

/// Calls something with C strings, ended by a null pointer, as `argv` and `envp` are.
package func withCStrings<Result>(
  _ strings: [String], _ work: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return work(copies + [nil])
}
