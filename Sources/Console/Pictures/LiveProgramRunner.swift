import Foundation
import Synchronization

extension ProgramRunner {
  /// Runs programs for real, each for at most some seconds.
  ///
  /// - Parameters:
  ///   - deadline: seconds until a program is killed.
  ///   - limit: how many bytes it may write.
  public static func live(deadline: Double = 5, limit: Int = 16 << 20) -> ProgramRunner {
    signal(SIGPIPE, SIG_IGN)  // A program that leaves before it has read all must not end this one.
    return ProgramRunner { path, arguments, input in
      await withCheckedContinuation { continuation in
        // A thread of its own: reading and waiting block.
        let thread = Thread {
          continuation.resume(
            returning: LiveProgramRunner.run(path, arguments, input, deadline, limit))
        }
        thread.start()
      }
    }
  }
}

/// Programs that are running for this one.
enum LiveProgramRunner {
  private static let running = Mutex<Set<pid_t>>([])

  /// Ends them all, as when this program is ended itself.
  static func endAll() {
    running.withLock { running in for process in running { kill(-process, SIGKILL) } }
  }

  fileprivate static func run(
    _ path: String, _ arguments: [String], _ input: Data, _ deadline: Double, _ limit: Int
  ) -> Data? {
    let (process, stdin, stdout) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return nil  // Gone since it was found, or not a program after all.
    }
    let number = process.processIdentifier
    running.withLock { _ = $0.insert(number) }
    defer { running.withLock { _ = $0.remove(number) } }
    // On the side, lest both ends wait for each other. A program that stops reading early is none
    // of our concern: what it writes counts.
    let writer = Thread {
      try? stdin.fileHandleForWriting.write(contentsOf: input)
      try? stdin.fileHandleForWriting.close()
    }
    writer.start()
    let output = read(stdout.fileHandleForReading, until: Date() + deadline, limit: limit)
    // Whoever hangs or writes on is ended, and its children with it: `Process` starts a program as
    // the leader of a group, and `waitUntilExit` waits for every one of that.
    if output == nil { kill(-number, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0 ? output : nil
  }

  /// Everything up to the end of a stream; `nil` when that is late, or behind too many bytes.
  ///
  /// Waits for input by itself: a program's own children may hold the stream open for ever.
  private static func read(_ stream: FileHandle, until deadline: Date, limit: Int) -> Data? {
    var output = Data()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while output.count <= limit {
      var poller = pollfd(fd: stream.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
      guard poll(&poller, 1, milliseconds) > 0 else { return nil }
      let count = Foundation.read(stream.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? output : nil }
      output.append(contentsOf: buffer[..<count])
    }
    return nil
  }
}
