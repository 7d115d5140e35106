import Foundation
import Processes
import Synchronization

extension ProgramRunner {
  /// Runs programs for real, each for at most some seconds.
  ///
  /// - Parameters:
  ///   - environment: their variables; what they need not know is left out of it.
  ///   - bounds: what each may take.
  package static func live(
    environment: [String: String], bounds: ProgramBounds = ProgramBounds()
  ) -> ProgramRunner {
    signal(SIGPIPE, SIG_IGN)  // A program that leaves before it has read all must not end this one.
    let turns = DispatchSemaphore(value: ProgramBounds.atOnce)
    return ProgramRunner(
      run: { path, arguments, input in
        await onThread {
          turns.wait()
          defer { turns.signal() }
          return LiveProgramRunner.run(path, arguments, input, environment, bounds)
        }
      },
      runInForeground: { path, arguments, input in
        await onThread {
          ForegroundProcess.run(path, arguments, environment: environment, input: input)
        }
      })
  }

  /// Does something on a thread of its own: reading and waiting block. `nil` where there is none.
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

/// What another program may take.
package struct ProgramBounds: Sendable {
  /// Seconds until it is killed.
  package var deadline: Double
  /// Bytes that it may write.
  package var output: Int
  /// Bytes of memory that it may hold: a picture of 160 MB, and what is made of it.
  package var memory: Int

  /// How many run side by side: enough to keep the cores busy, few enough for the memory.
  static let atOnce = 4

  /// Sets the bounds.
  package init(deadline: Double = 5, output: Int = 16 << 20, memory: Int = 512 << 20) {
    self.deadline = deadline
    self.output = output
    self.memory = memory
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
    _ path: String, _ arguments: [String], _ input: Data, _ environment: [String: String],
    _ bounds: ProgramBounds
  ) -> Data? {
    let child: ChildProcess
    do {
      child = try ChildProcess(path, arguments, environment: environment)
    } catch {
      return nil  // Gone since it was found, or not a program after all.
    }
    running.withLock { _ = $0.insert(child.number) }
    defer { running.withLock { _ = $0.remove(child.number) } }
    let isFed = startThread {
      // One that stops reading early is none of our concern: what it writes counts.
      _ = writeAll(input, to: child.input)
      close(child.input)
    }
    guard isFed else {
      close(child.input)
      close(child.output)
      child.end()
      return nil
    }
    let deadline = ContinuousClock.now + .seconds(bounds.deadline)
    let output = read(child.output, of: child.number, bounds, until: deadline)
    close(child.output)
    // Whoever hangs, writes on or stays is ended, and its children with it.
    let status = child.end(by: output == nil ? .now : deadline)
    return status == 0 ? output : nil
  }

  /// Everything up to the end of a stream; `nil` when that is late, behind too many bytes, or when
  /// the program takes too much memory.
  ///
  /// Waits for input by itself: a program's own children may hold the stream open for ever.
  private static func read(
    _ stream: Int32, of process: pid_t, _ bounds: ProgramBounds,
    until deadline: ContinuousClock.Instant
  ) -> Data? {
    var output = Data()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while output.count <= bounds.output, ContinuousClock.now < deadline {
      var poller = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
      let events = poll(&poller, 1, lookInterval)
      guard events > 0 else {
        guard events == 0 || errno == EINTR, memory(ofProcess: "\(process)") <= bounds.memory
        else { return nil }
        continue
      }
      let count = Foundation.read(stream, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? output : nil }
      output.append(contentsOf: buffer[..<count])
    }
    return nil
  }

  /// Milliseconds between two looks at how much memory a program holds.
  private static let lookInterval: Int32 = 20
}
