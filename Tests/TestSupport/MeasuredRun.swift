import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A run of a program, with its time and memory.
package struct MeasuredRun: Sendable {
  /// The exit code; 128 plus the signal if a signal ended it; `nil` if it never ended and was
  /// killed.
  package var code: Int32?
  package var output: String
  package var error: String
  /// Processor time in seconds, including the programs it started and waited for.
  package var processorTime: Double
  /// Its own peak memory in bytes, as last sampled.
  package var memory: Int

  /// Runs a program until it ends, or kills it if it never does.
  package init(
    _ arguments: [String], program: String = Program.path("zoo"), input: String = "",
    environment variables: [String: String]
  ) throws {
    let streams = try StreamFiles(input: input)
    let started = try StartedProgram(program, arguments, streams: streams, environment: variables)
    var usage = rusage()
    let end = ContinuousClock.now + .seconds(Waiting.never)
    var (ended, isKilled, peak) = (Int32?.none, false, 0)
    while ended == nil {
      ended = started.wait(WNOHANG, &usage)
      peak = Self.memory(of: started.number) ?? peak
      if ContinuousClock.now > end, !isKilled {
        isKilled = true
        kill(started.number, SIGKILL)
      }
      usleep(2_000)
    }
    code = isKilled ? nil : ended
    (output, error) = streams.written
    processorTime = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    memory = peak
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// A process's peak memory so far. `ru_maxrss` would start at that of the test process.
  private static func memory(of process: pid_t) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 << 10 }
  }
}
