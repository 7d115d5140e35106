import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that are about to take another's place: `.zoo-PID-XXXXXX` beside it.
///
/// Whoever writes one holds a lock on it, and its name says who that is. So what a killed program
/// left lying can be told from what another is just writing, and is swept with the next save.
enum TemporaryFiles {
  /// Makes one, locked.
  ///
  /// - Returns: `nil` when it cannot be made; `errno` says why.
  static func make(in directory: String) -> (path: String, file: Int32)? {
    // mkstemp fills in the six letters.
    var template = Array("\(directory)/\(prefix)\(getpid())-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    // Where the file system knows no locks, the process's number has to do.
    _ = flock(file, LOCK_EX | LOCK_NB)
    let path = template.withUnsafeBufferPointer { name in
      name.baseAddress.map { String(cString: $0) } ?? ""
    }
    return (path, file)
  }

  private static let prefix = ".zoo-"

  /// Removes those whose writers have gone.
  static func sweep(_ directory: String) {
    guard let folder = opendir(directory) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(prefix), isAbandoned("\(directory)/\(name)", named: name) {
        unlink("\(directory)/\(name)")
      }
    }
  }

  private static func isAbandoned(_ path: String, named name: String) -> Bool {
    let parts = name.dropFirst(prefix.count).split(separator: "-")
    // Earlier versions wrote no number: those are abandoned when nobody has a lock on them.
    if parts.count == 2, let writer = pid_t(parts[0]), kill(writer, 0) == 0 || errno != ESRCH {
      return false
    }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
