import Foundation
import Processes
import Synchronization

extension ProgramRunner {
  /// Runs real programs, each with limits on time, output and memory unless it has the terminal.
  ///
  /// - Parameter environment: the variables they get; the caller leaves out API keys.
  package static func live(
    environment: [String: String], limits: ProgramLimits = ProgramLimits()
  ) -> ProgramRunner {
    // A program that exits before reading all its input must not end this one.
    signal(SIGPIPE, SIG_IGN)
    let turns = DispatchSemaphore(value: ProgramLimits.maxConcurrent)
    return ProgramRunner(
      run: { path, arguments, input in
        await onThread {
          turns.wait()
          defer { turns.signal() }
          return RunningPrograms.run(path, arguments, input, environment, limits)
        }
      },
      runInForeground: { path, arguments, input in
        await onThread {
          ForegroundProcess.run(
            path, arguments, environment: environment, input: input, stop: SignalHandlers.stop)
        }
      })
  }

  /// Runs blocking work on its own thread; `nil` where none can be started.
  private static func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result?
  ) async -> Result? {
    await withCheckedContinuation { continuation in
      if !startThread({ continuation.resume(returning: work()) }) {
        continuation.resume(returning: nil)
      }
    }
  }
}

package struct ProgramLimits: Sendable {
  /// Seconds until it is killed.
  package var deadline: Double
  /// The most bytes it may write.
  package var output: Int
  /// The most bytes of memory it may use: a picture of 160 MB, and what is made of it.
  package var memory: Int

  /// How many run at a time: enough to keep the cores busy, few enough for the memory.
  static let maxConcurrent = 4

  package init(deadline: Double = 5, output: Int = 16 << 20, memory: Int = 512 << 20) {
    self.deadline = deadline
    self.output = output
    self.memory = memory
  }
}

/// The programs started by this one that are still running.
enum RunningPrograms {
  private static let running = Mutex<Set<pid_t>>([])

  /// Kills them all when this program is ended.
  static func endAll() {
    running.withLock { running in for process in running { kill(-process, SIGKILL) } }
  }

  fileprivate static func run(
    _ path: String, _ arguments: [String], _ input: Data, _ environment: [String: String],
    _ limits: ProgramLimits
  ) -> Data? {
    let child: ChildProcess
    do {
      child = try ChildProcess(path, arguments, environment: environment)
    } catch {
      return nil  // Deleted since it was found, or not a program after all.
    }
    running.withLock { _ = $0.insert(child.number) }
    defer { running.withLock { _ = $0.remove(child.number) } }
    guard startFeeding(child.input, input) else {
      close(child.output)
      child.end()
      return nil
    }
    let deadline = ContinuousClock.now + .seconds(limits.deadline)
    let output = read(child.output, of: child.number, limits, until: deadline)
    close(child.output)
    // Kills a program that hangs, writes too much or doesn't exit, together with its children.
    let status = child.end(by: output == nil ? .now : deadline)
    return status == 0 ? output : nil
  }

  /// Reads a stream to its end; `nil` when that takes too long, or too many bytes or too much memory.
  ///
  /// It polls, because the program's children may keep the stream open for ever.
  private static func read(
    _ stream: Int32, of process: pid_t, _ limits: ProgramLimits,
    until deadline: ContinuousClock.Instant
  ) -> Data? {
    var output = Data()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while output.count <= limits.output, ContinuousClock.now < deadline {
      var poller = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
      let events = poll(&poller, 1, memoryCheckInterval)
      guard events > 0 else {
        guard events == 0 || errno == EINTR, memory(ofProcess: "\(process)") <= limits.memory
        else { return nil }
        continue
      }
      let count = Foundation.read(stream, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? output : nil }
      output.append(contentsOf: buffer[..<count])
    }
    return nil
  }

  /// Milliseconds between two checks of a program's memory.
  private static let memoryCheckInterval: Int32 = 20
}
