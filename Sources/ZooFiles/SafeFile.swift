import Foundation
import Processes

/// Reads files whole and replaces them whole: a crash, a full disk or a second writer leaves
/// either the old contents or the new, never a mixture.
///
/// `Data.write(options: .atomic)` would turn a symbolic link into a plain file and reset its mode.
package enum SafeFile {
  /// The contents of a file, `nil` when there is none; throws for more than `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(FileError) -> Data? {
    // `O_NONBLOCK`, because a pipe without a writer would block for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError(.read, path, .system(errno))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(.read, path, .notAFile)
    }
    // One byte more than expected shows that the file has ended, or that it is over the limit.
    var room = min(Int(status.st_size), limit) + 1
    var contents = malloc(room)
    var filled = 0
    defer { free(contents) }
    while let place = contents {
      let count = Foundation.read(file, place + filled, room - filled)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path, .system(errno)) }
      filled += count
      if filled > limit { throw FileError(.read, path, .tooLarge(limit: limit)) }
      if count == 0 {
        contents = nil
        return Data(bytesNoCopy: place, count: filled, deallocator: .free)
      }
      guard filled == room else { continue }
      room = min(2 * room, limit + 1)
      contents = realloc(place, room)
    }
    throw FileError(.read, path, .system(ENOMEM))
  }

  /// Replaces or creates a file, and creates missing directories (mode 0700).
  ///
  /// The new contents are on disk before they replace the old. A symbolic link stays one, and its
  /// target keeps its mode and, if possible, its owner. Anything but a regular file (a device, a
  /// pipe) is left as it is.
  ///
  /// - Parameters:
  ///   - followsLinks: `false` replaces a link with the file, for directories where only this
  ///     program makes files.
  ///   - flushesToDisk: `false` doesn't wait for the disk, for data that can be fetched again after
  ///     a power failure.
  package static func replace(
    _ path: String, with contents: Data, followsLinks: Bool = true, flushesToDisk: Bool = true
  ) throws(FileError) {
    let target = followsLinks ? resolved(path) : path
    var old = stat()
    let isThere = followsLinks ? stat(target, &old) == 0 : lstat(target, &old) == 0
    let isLink = isThere && old.st_mode & S_IFMT == S_IFLNK
    guard !isThere || isLink || old.st_mode & S_IFMT == S_IFREG else {
      throw FileError(.write, path, .notAFile)
    }
    try makeDirectory(directory(of: target))
    ReplacementFiles.sweep(directory(of: target))
    guard let (temporary, file) = ReplacementFiles.make(in: directory(of: target)) else {
      throw FileError(.write, path, .system(errno))
    }
    // Only root can change the owner, and has to: a user's file saved by root is still the user's.
    if isThere, !isLink, geteuid() == 0 { _ = fchown(file, old.st_uid, old.st_gid) }
    let mode = isThere && !isLink ? old.st_mode & 0o7777 : 0o600
    let isWritten =
      fchmod(file, mode) == 0 && write(contents, to: file) && (!flushesToDisk || fsync(file) == 0)
    let problem = errno
    // Closed only after the rename, since its lock keeps others from sweeping it.
    defer { close(file) }
    guard isWritten, rename(temporary, target) == 0 else {
      let code = isWritten ? errno : problem
      unlink(temporary)
      throw FileError(.write, path, .system(code))
    }
    if flushesToDisk { synchronize(directory: directory(of: target)) }
  }

  /// The type of the file at a path, following links; `nil` when there is none.
  package static func kind(at path: String) -> FileAttributeType? {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    switch found.st_mode & S_IFMT {
    case S_IFREG: return .typeRegular
    case S_IFDIR: return .typeDirectory
    default: return .typeUnknown
    }
  }

  /// A key for this version of a file, following links: inode, size and modification time; `nil`
  /// when there is none.
  package static func identity(of path: String) -> String? {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    return "\(found.st_ino).\(found.st_size).\(found.modified.tv_sec).\(found.modified.tv_nsec)"
  }

  /// Writes a file where the user asked for it: a new one, over an old one, or into a device or a
  /// pipe. Creates no directories.
  package static func store(_ contents: Data, at path: String) throws(FileError) {
    var old = stat()
    guard stat(path, &old) == 0 else { return try make(resolved(path), with: contents) }
    if old.st_mode & S_IFMT == S_IFREG { return try replace(path, with: contents) }
    // `O_NONBLOCK`, because nobody may ever read from a pipe.
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else {
      throw FileError(.write, path, errno == EISDIR ? .notAFile : .system(errno))
    }
    defer { close(file) }
    _ = fcntl(file, F_SETFL, O_WRONLY)
    guard write(contents, to: file) else { throw FileError(.write, path, .system(errno)) }
  }

  /// Creates a file that is complete as soon as it exists, its mode set by the umask.
  private static func make(_ path: String, with contents: Data) throws(FileError) {
    guard !path.hasSuffix("/"),
      let (temporary, file) = ReplacementFiles.make(in: directory(of: path), mode: 0o666)
    else { throw FileError(.write, path, .system(errno)) }
    defer { close(file) }
    let isWritten = write(contents, to: file) && fsync(file) == 0
    guard isWritten, rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError(.write, path, .system(code))
    }
  }

  /// Runs `work` while holding the lock on the file's directory.
  ///
  /// - Throws: `FileError` when the lock is not free within five seconds, and what `work` throws.
  package static func withFileLock<Result>(
    _ path: String, _ work: () throws -> Result
  ) throws -> Result {
    let lock = try self.lock(path)
    defer { close(lock) }
    return try work()
  }

  /// Waits for the lock on a file's directory; closing the result, the open directory, releases it.
  private static func lock(_ path: String) throws(FileError) -> Int32 {
    let directory = directory(of: resolved(path))
    try makeDirectory(directory)
    let lock = open(directory, O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { throw FileError(.write, path, .system(errno)) }
    var attempts = 0
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      attempts += 1
      guard code == EWOULDBLOCK || code == EINTR, attempts < 250 else {
        close(lock)
        throw FileError(.lock, path, attempts < 250 ? .system(code) : .busy)
      }
      usleep(20_000)
    }
    return lock
  }

  /// Where a path leads when symbolic links are followed; the target need not exist.
  static func resolved(_ path: String) -> String {
    var current = path
    for _ in 0..<32 {
      guard
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: current)
      else { return current }
      current = link.hasPrefix("/") ? link : "\(directory(of: current))/\(link)"
    }
    return current
  }

  private static func directory(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// Creates a directory and its parents; one that exists is left unchanged.
  private static func makeDirectory(_ path: String) throws(FileError) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    let isParentMissing = errno == ENOENT && path.count > 1 && path != directory(of: path)
    guard isParentMissing else { throw FileError(.write, path, .system(errno)) }
    try makeDirectory(directory(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw FileError(.write, path, .system(errno))
    }
  }

  private static func write(_ contents: Data, to file: Int32) -> Bool {
    guard let code = writeAll(contents, to: file) else { return true }
    errno = code
    return false
  }

  /// Flushes the rename to disk. Some file systems can't; the contents are safe anyway.
  private static func synchronize(directory: String) {
    let file = open(directory, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }
}
