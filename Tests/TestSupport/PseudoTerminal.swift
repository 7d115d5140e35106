import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program in a real pseudo-terminal, with a person who types and reads.
///
/// The terminal is the program's controlling one, so that Ctrl-C becomes a signal as it does in
/// life; `Process` cannot do that, `posix_spawn` with a session of its own can.
public final class PseudoTerminal {
  private let master: Int32
  private var child: pid_t = 0
  private var transcript = ""
  private static let patience: Int32 = 10_000
  /// `POSIX_SPAWN_SETSID`, which glibc shows only to GNU sources.
  #if canImport(Darwin)
    private static let ownSession: Int16 = 0x400
  #else
    private static let ownSession: Int16 = 0x80
  #endif

  /// Starts `zoo` in a terminal.
  public init(
    _ arguments: String..., columns: UInt16 = 80, rows: UInt16 = 24,
    environment variables: [String: String]
  ) throws {
    var (master, slave): (Int32, Int32) = (0, 0)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    self.master = master
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(slave)
    }
    // The first terminal that the leader of a session opens becomes its controlling one.
    posix_spawnattr_setflags(&attributes, Self.ownSession)
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_addclose(&actions, slave)
    let program = Program.path("zoo")
    let environment = Program.environment(variables).map { "\($0.key)=\($0.value)" }
    let code = Self.withStrings([program] + arguments) { words in
      Self.withStrings(environment) { values in
        posix_spawn(&child, program, &actions, &attributes, words, values)
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
  }

  deinit {
    if child > 0 { _ = stop(with: SIGKILL) }
    close(master)
  }

  /// Types some keys.
  public func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = Foundation.write(master, bytes, bytes.count)
  }

  /// Reads until a text appears that was not read before.
  ///
  /// - Returns: what was read up to then, without line ends' carriage returns; everything there
  ///   is when the text does not come within ten seconds.
  @discardableResult
  public func read(until text: String) -> String {
    while !transcript.contains(text), let more = readSome() { transcript += more }
    let end = transcript.range(of: text)?.upperBound ?? transcript.endIndex
    let part = String(transcript[..<end])
    transcript = String(transcript[end...])
    return part
  }

  /// Reads to the end and waits for the program; one that never ends is killed.
  ///
  /// - Returns: the rest of what it wrote, and its exit code.
  public func finish() -> (text: String, code: Int32) {
    var isOver = false
    while !isOver {
      if let more = readSome() { transcript += more } else { isOver = true }
    }
    return (transcript, stop(with: hasLeft ? 0 : SIGKILL))
  }

  /// Whether the program has closed the terminal, as opposed to being silent.
  private var hasLeft: Bool {
    var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, 0) > 0
  }

  private func stop(with number: Int32) -> Int32 {
    if number != 0 { kill(child, number) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    child = 0
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private func readSome() -> String? {
    var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, Self.patience) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(master, &buffer, buffer.count)
    guard count > 0 else { return nil }  // The program has gone, and its terminal with it.
    return String(decoding: buffer[..<count], as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Calls something with C strings, ended by a null pointer.
  private static func withStrings<Result>(
    _ strings: [String], _ work: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return work(copies + [nil])
  }
}
