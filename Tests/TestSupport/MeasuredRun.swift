import Foundation
import Processes

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
    let directory = TemporaryDirectory()
    for (name, text) in [("in", input), ("out", ""), ("err", "")] {
      try directory.write(text, to: name)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, directory.file("in"), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, directory.file("out"), O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, directory.file("err"), O_WRONLY, 0)
    let profile = ProgramProfile()
    let environment = Program.environment(variables, profile: profile).map {
      "\($0.key)=\($0.value)"
    }
    var child: pid_t = 0
    let failure = withCStrings([program] + arguments) { words in
      withCStrings(environment) { posix_spawn(&child, program, &actions, nil, words, $0) }
    }
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    var status: Int32 = 0
    var usage = rusage()
    let end = ContinuousClock.now + .seconds(Waiting.never)
    var (isKilled, peak) = (false, 0)
    while wait4(child, &status, WNOHANG, &usage) == 0 {
      peak = Self.memory(of: child) ?? peak
      if ContinuousClock.now > end, !isKilled {
        isKilled = true
        kill(child, SIGKILL)
      }
      usleep(2_000)
    }
    let signal = status & 0x7F
    code = isKilled ? nil : signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    if let code { profile.keep(status: code) }
    output = directory.read("out") ?? ""
    error = directory.read("err") ?? ""
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
