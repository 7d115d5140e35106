import Foundation
import Processes
import Synchronization
import ZooKit

/// A file that a user names, opened for reading: a regular one, standard input, or a pipe, which can be read only once.
///
/// UTF-16, which has a byte order mark, is read as UTF-8.
struct InputFile: ~Copyable {
  private let path: String
  private let file: Int32
  /// What comes before the rest of the file.
  private var head: Data
  /// All that was read so far, where it is to be put back.
  private var taken: Data?

  /// What was read of files that can be read only once, until they are opened again.
  private static let kept = Mutex<[String: (file: Int32, head: Data)]>([:])
  /// The most bytes of a file in UTF-16, which is decoded whole.
  private static let wideLimit = 256 << 20
  /// How many bytes show a byte order mark.
  private static let markLength = 2

  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - timeout: the seconds until a pipe must have a writer.
  ///   - isReadAgain: whether `putBack` will be called, so that what is read has to be kept.
  /// - Throws: `FileError`
  init(_ path: String, timeout: Double, isReadAgain: Bool = false) throws(FileError) {
    let begun = try Self.begin(path, timeout: timeout)
    var status = stat()
    let isRegular = fstat(begun.file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    self.path = path
    (file, head) = begun
    taken = isReadAgain && (!isRegular || path == "-") ? Data() : nil
  }

  private static func begin(
    _ path: String, timeout: Double
  ) throws(FileError) -> (file: Int32, head: Data) {
    if let kept = kept.withLock({ $0.removeValue(forKey: path) }) { return kept }
    let (file, first) = try open(path, timeout: timeout)
    do throws(FileError) {
      return (file, try head(of: file, behind: first, path))
    } catch {
      close(file)
      throw error
    }
  }

  /// The first bytes, or all of a text in UTF-16.
  private static func head(
    of file: Int32, behind first: Data, _ path: String
  ) throws(FileError) -> Data {
    let head = try first + read(markLength - first.count, of: file, path)
    guard head == Data([0xFF, 0xFE]) || head == Data([0xFE, 0xFF]) else { return head }
    let text = try head + read(wideLimit, of: file, path)
    guard text.count <= wideLimit else { throw FileError(.read, path, .tooLarge(limit: wideLimit)) }
    return Data([UInt8](text).decodedToUTF8)
  }

  deinit { close(file) }

  /// Reads some bytes, as read(2) does.
  mutating func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    guard head.isEmpty else {
      let part = head.prefix(room.count)
      room.copyBytes(from: part)
      head = head.dropFirst(part.count)
      taken?.append(part)
      return part.count
    }
    let count = readSome(of: file, into: room)
    if count > 0 { taken?.append(contentsOf: room.prefix(count)) }
    return count
  }

  /// All of it.
  ///
  /// - Throws: `FileError`, also if it is larger than `limit` bytes.
  mutating func contents(limit: Int) throws(FileError) -> Data {
    var contents = head
    contents += try Self.read(limit + 1 - min(head.count, limit), of: file, path)
    if contents.count > limit { throw FileError(.read, path, .tooLarge(limit: limit)) }
    (head, taken) = (Data(), taken.map { $0 + contents })
    return contents
  }

  /// Lets the next one who opens the path begin at the beginning, also of what can be read only once.
  mutating func putBack() {
    guard let taken, case let copy = Self.copy(of: file), copy >= 0 else { return }
    let unread = (copy, taken + head)
    if let old = Self.kept.withLock({ $0.updateValue(unread, forKey: path) }) { close(old.file) }
  }

  // MARK: - System calls

  /// Another descriptor of a file, which programs started meanwhile don't inherit.
  private static func copy(of file: Int32) -> Int32 { fcntl(file, F_DUPFD_CLOEXEC, 0) }

  /// - Returns: also the first bytes, if they had to be read to see whether there is anybody who writes.
  private static func open(
    _ path: String, timeout: Double
  ) throws(FileError) -> (file: Int32, first: Data) {
    // Opening a pipe that nobody writes to would wait for ever.
    let file =
      path == "-"
      ? copy(of: STDIN_FILENO) : Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(.read, path, .system(errno)) }
    guard path != "-" else { return (file, Data()) }
    var poller = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    var events: Int32 = 0
    repeat {
      events = poll(&poller, 1, Int32(clamping: Int(timeout * 1000)))
    } while events < 0 && errno == EINTR
    var first = [UInt8](repeating: 0, count: 1)
    // A pipe without a writer reads as ended; a writer may be slow.
    let count = events == 0 ? Foundation.read(file, &first, 1) : -1
    guard count != 0 else {
      close(file)
      throw FileError(.read, path, .nothingCame(seconds: timeout))
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return (file, Data(first.prefix(max(count, 0))))
  }

  /// Reads up to so many bytes, or to the end.
  private static func read(_ count: Int, of file: Int32, _ path: String) throws(FileError) -> Data {
    var bytes = Data()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { buffer.deallocate() }
    while bytes.count < count {
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(count - bytes.count))
      let more = readSome(of: file, into: room)
      guard more >= 0 else { throw FileError(.read, path, .system(errno)) }
      if more == 0 { break }
      bytes.append(contentsOf: buffer.prefix(more))
    }
    return bytes
  }
}
