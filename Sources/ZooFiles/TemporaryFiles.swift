import Foundation

/// Files that are about to take another's place: `.zoo-PID-XXXXXX` beside it.
///
/// Whoever writes one holds a lock on it, and its name says who that is. So what a killed program
/// left lying can be told from what another is just writing, and is swept with the next save.
enum TemporaryFiles {
  /// Makes one, locked.
  ///
  /// - Parameter mode: its mode, less what the user's mask takes away.
  /// - Returns: `nil` when it cannot be made; `errno` says why.
  static func make(in directory: String, mode: mode_t = 0o600) -> (path: String, file: Int32)? {
    for _ in 0..<100 {
      let letters = (0..<randomLength).compactMap { _ in alphabet.randomElement() }
      let path = "\(directory)/\(prefix)\(getpid())-\(String(letters))"
      let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { return nil }
      // Where the file system knows no locks, the process's number has to do.
      _ = flock(file, LOCK_EX | LOCK_NB)
      return (path, file)
    }
    return nil
  }

  private static let prefix = ".zoo-"
  private static let randomLength = 6
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  /// Removes those whose writers have gone.
  static func sweep(_ directory: String) {
    guard let folder = opendir(directory) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let writer = writer(of: name), isAbandoned("\(directory)/\(name)", by: writer) else {
        continue
      }
      unlink("\(directory)/\(name)")
    }
  }

  /// The process that a file's name says wrote it; `nil` for a file of anybody else's.
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
