import Foundation

#if canImport(Darwin)
  /// How to set up a new process's streams.
  package typealias FileActions = posix_spawn_file_actions_t?
  /// `POSIX_SPAWN_SETSID`
  private let setSession: Int16 = 0x400
#else
  package typealias FileActions = posix_spawn_file_actions_t
  /// `POSIX_SPAWN_SETSID`, which glibc declares only under `_GNU_SOURCE`.
  private let setSession: Int16 = 0x80
#endif

/// Starts a program, with the default handling of signals that this program ignores.
///
/// - Parameters:
///   - words: its file, then its arguments.
///   - inOwnSession: whether it gets a session of its own, without a terminal until it opens one, so
///     that neither the keyboard nor the window's size reaches it.
package func spawnProcess(
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

/// Calls `work` with C strings, ended by a null pointer like `argv` and `envp`.
private func withCStrings<Result>(
  _ strings: [String], _ work: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return work(copies + [nil])
}
