import Foundation
import Processes
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program in a pseudo-terminal, with a user who types and reads.
///
/// It is the program's controlling terminal, so that Ctrl-C sends a signal.
package final class PseudoTerminal {
  private let master: Int32
  /// `nil` once it has ended.
  private var program: StartedProgram?
  private var transcript = ""
  package private(set) var screen: Screen
  private var unread: [UInt8] = []
  /// How many bytes the program has written so far.
  package private(set) var byteCount = 0
  private let cell: (width: UInt16, height: UInt16)
  /// What it answers when asked for its attributes, as every terminal does; `nil` if the test answers itself.
  package var attributes: String?
  private static let patience = Int32(Waiting.never * 1000)

  package convenience init(
    _ arguments: String..., program: String = Program.path("zoo"), columns: UInt16 = 80,
    rows: UInt16 = 24, cell: (width: UInt16, height: UInt16) = (0, 0),
    environment: [String: String]
  ) throws {
    try self.init(
      arguments, program: program, columns: columns, rows: rows, cell: cell,
      environment: environment)
  }

  /// - Parameter cell: the pixels of a character cell; 0 for a terminal that does not report them.
  package init(
    _ arguments: [String], program: String = Program.path("zoo"), columns: UInt16 = 80,
    rows: UInt16 = 24, cell: (width: UInt16, height: UInt16) = (0, 0),
    environment variables: [String: String]
  ) throws {
    self.cell = cell
    attributes = variables["TERM"] == "foot" ? "\u{1B}[?62;4;22c" : "\u{1B}[?62;22c"
    screen = Screen(columns: Int(columns), rows: Int(rows))
    var (master, slave): (Int32, Int32) = (0, 0)
    var size = Self.size(columns, rows, cell)
    var name = [CChar](repeating: 0, count: 256)
    try ChildProcess.startLock.withLock { _ in
      guard openpty(&master, &slave, &name, nil, &size) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
      for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    self.master = master
    defer { close(slave) }
    self.program = try StartedProgram(
      program, arguments, environment: variables, inOwnSession: true
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
  }

  deinit {
    _ = stop(with: SIGKILL)
    close(master)
  }

  package func type(_ keys: String) {
    var rest = Data(keys.utf8)
    while !rest.isEmpty {
      // Read at the same time, or both sides might wait for the other.
      var poller = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&poller, 1, Self.patience) > 0 else { return }
      if poller.revents & Int16(POLLIN) != 0, let more = readSome(within: 0) { transcript += more }
      guard poller.revents & Int16(POLLOUT) != 0 else { continue }
      let count = rest.withUnsafeBytes {
        Foundation.write(master, $0.baseAddress, min($0.count, 256))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Resizes the window and signals the program.
  package func resize(columns: UInt16, rows: UInt16) {
    var size = Self.size(columns, rows, cell)
    screen = Screen(columns: Int(columns), rows: Int(rows))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  private static func size(
    _ columns: UInt16, _ rows: UInt16, _ cell: (width: UInt16, height: UInt16)
  ) -> winsize {
    winsize(
      ws_row: rows, ws_col: columns, ws_xpixel: columns * cell.width,
      ws_ypixel: rows * cell.height)
  }

  /// Reads until what was not read before is as wanted, and returns it.
  package func read(until isWanted: (String) -> Bool) -> String {
    while !isWanted(transcript), let more = readSome() { transcript += more }
    defer { transcript = "" }
    return transcript
  }

  /// Gives the program time for what it must not do, reading all that it writes. A slow machine does less of it, so no
  /// test fails for lack of time.
  package func giveTime(seconds: Double) {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      guard left > 0, let more = readSome(within: Int32(left) + 1) else {
        return
      }
      transcript += more
    }
  }

  /// Waits until the programs in the terminal's foreground sleep, as whoever reads a key does; does nothing on systems
  /// without `/proc`.
  ///
  /// A key that sends a signal needs it: `less` keeps a stop for the next key when it comes between its prompt and its
  /// reading (seen in 1 of 100 without zoo).
  package func awaitSleep() {
    let group = tcgetpgrp(master)
    let end = ContinuousClock.now + .seconds(Waiting.never)
    while isAwake(group), ContinuousClock.now < end { giveTime(seconds: 0.01) }
  }

  /// Whether a process of the group runs or is about to, as the system says (proc(5), `stat`).
  private func isAwake(_ group: pid_t) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { $0.first?.isNumber == true }.contains { process in
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      // The program's name before it may contain anything.
      let fields = status?[(status?.lastIndex(of: ")") ?? "".endIndex)...].split(separator: " ")
      guard let fields, fields.count > 3, pid_t(fields[3]) == group else { return false }
      return fields[1] == "R" || fields[1] == "D"
    }
  }

  package func send(_ signal: Int32) { if let program { kill(program.number, signal) } }

  /// Whether the terminal is in the mode that shells leave it in: canonical, with echo.
  package var isInLineMode: Bool {
    var modes = termios()
    let wanted = tcflag_t(ICANON | ECHO)
    return tcgetattr(master, &modes) == 0 && modes.c_lflag & wanted == wanted
  }

  /// Reads until the screen is as wanted and drawn whole, which a visible cursor says; records an issue if that never
  /// comes.
  @discardableResult
  package func see(
    sourceLocation: SourceLocation = #_sourceLocation, _ isWanted: ([String]) -> Bool
  ) -> [String] {
    while !screen.showsCursor || !isWanted(screen.text), let more = readSome() {
      transcript += more
    }
    if !isWanted(screen.text) {
      Issue.record(
        "Not seen: \(screen.text.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
    return screen.text
  }

  /// Reads until a row of the screen contains a text, or ends with one.
  @discardableResult
  package func see(
    _ text: String, atEnd isAtEnd: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    see(sourceLocation: sourceLocation) { rows in
      rows.contains { isAtEnd ? $0.hasSuffix(text) : $0.contains(text) }
    }
  }

  /// Reads until a text appears in the unread output.
  ///
  /// - Returns: everything up to and including it, with `\n` for line breaks; all that was read if it
  ///   never appears.
  @discardableResult
  package func read(until text: String) -> String {
    while !transcript.contains(text), let more = readSome() { transcript += more }
    let end = transcript.range(of: text)?.upperBound ?? transcript.endIndex
    let part = String(transcript[..<end])
    transcript = String(transcript[end...])
    return part
  }

  /// Reads to the end and waits for the program, killing it if it does not end.
  package func finish() -> (text: String, code: Int32) {
    var isOver = false
    while !isOver {
      if let more = readSome() { transcript += more } else { isOver = true }
    }
    return (transcript, stop(with: hasLeft ? 0 : SIGKILL))
  }

  /// Whether the program has closed the terminal, rather than fallen silent.
  private var hasLeft: Bool {
    var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, 0) > 0
  }

  /// - Returns: the exit code; 0 if it had ended before.
  private func stop(with number: Int32) -> Int32 {
    if number != 0 { send(number) }
    defer { program = nil }
    return program?.end() ?? 0
  }

  /// How many bytes at the end belong to an incomplete character.
  private static func cutOff(_ bytes: [UInt8]) -> Int {
    let tail = bytes.suffix(4).reversed().prefix { $0 & 0xC0 == 0x80 }.count
    guard tail < 4, bytes.count > tail else { return 0 }
    let lead = bytes[bytes.count - tail - 1]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    return tail + 1 < length ? tail + 1 : 0
  }

  /// Asks for the device attributes (DA1).
  private static let question = "\u{1B}[c"

  private func readSome(within milliseconds: Int32 = patience) -> String? {
    var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(master, &buffer, buffer.count)
    guard count > 0 else { return nil }  // The program and its terminal are gone.
    byteCount += count
    // A character may be split between two reads.
    unread += buffer[..<count]
    let whole = unread.prefix(unread.count - Self.cutOff(unread))
    unread.removeFirst(whole.count)
    let text = String(decoding: whole, as: UTF8.self)
    screen.feed(text)
    if let attributes, text.contains(Self.question) { type(attributes) }
    return text.replacingOccurrences(of: "\r\n", with: "\n")
  }
}
