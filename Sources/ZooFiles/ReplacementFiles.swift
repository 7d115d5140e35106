import Foundation

/// Files that will replace another file: `.zoo-PID-XXXXXX` beside it.
///
/// Its writer holds a lock on it, and its name contains the writer's process id. So a file left by
/// a killed program can be told from one being written, and is removed at the next save.
enum ReplacementFiles {
  /// Creates one and locks it.
  ///
  /// - Parameter mode: its mode, before the umask is applied.
  /// - Returns: `nil` when it cannot be made; `errno` says why.
  static func make(in directory: String, mode: mode_t = 0o600) -> (path: String, file: Int32)? {
    for _ in 0..<100 {
      let letters = (0..<randomLength).compactMap { _ in alphabet.randomElement() }
      let path = "\(directory)/\(prefix)\(getpid())-\(String(letters))"
      let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { return nil }
      // On a file system without locks, the process id in the name has to do.
      _ = flock(file, LOCK_EX | LOCK_NB)
      return (path, file)
    }
    return nil
  }

  private static let prefix = ".zoo-"
  private static let randomLength = 6
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  /// Removes those whose writers no longer run.
  static func sweep(_ directory: String) {
    for name in FolderNames.all(in: directory) ?? [] {
      guard let writer = writer(of: name), isAbandoned("\(directory)/\(name)", by: writer) else {
        continue
      }
      unlink("\(directory)/\(name)")
    }
  }

  /// The process id in a file's name; `nil` for a file that zoo didn't make.
  private static func writer(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == randomLength, parts[1].allSatisfy(alphabet.contains)
    else { return nil }
    return pid_t(parts[0])
  }

  private static func isAbandoned(_ path: String, by writer: pid_t) -> Bool {
    guard kill(writer, 0) != 0, errno == ESRCH else { return false }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == geteuid() && flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
