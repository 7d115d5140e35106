import Foundation

/// The built programs, run as processes.
package enum Program {
  /// What a run left behind.
  package struct Outcome: Sendable {
    /// The exit code; of a run ended by a signal, 128 and its number.
    package var code: Int32
    /// Standard output.
    package var output: String
    /// Standard error.
    package var error: String
  }

  /// Where a built program is: beside the tests themselves. `ZOO_TEST_PROGRAM` names another `zoo`,
  /// so that the same tests run against the installed one.
  package static func path(_ name: String) -> String {
    if name == "zoo", let other = ProcessInfo.processInfo.environment["ZOO_TEST_PROGRAM"] {
      return other
    }
    var url = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<6 {
      let candidate = url.appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      url.deleteLastPathComponent()
    }
    return ".build/debug/\(name)"
  }

  /// The environment of a run: nothing of the user's own but what the system and coverage need, and
  /// no Wikipedia and no pager but those that a test provides.
  package static func environment(_ variables: [String: String]) -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    var environment = ["ZOO_WIKIPEDIA_API": "", "PAGER": "cat"].merging(variables) { $1 }
    for name in [
      "PATH", "LLVM_PROFILE_FILE", "LD_LIBRARY_PATH", "TMPDIR", "TSAN_OPTIONS", "ASAN_OPTIONS",
    ] {
      environment[name] = environment[name] ?? inherited[name]
    }
    return environment
  }

  /// Runs `zoo` to its end.
  ///
  /// - Parameter input: what stands on its standard input.
  package static func zoo(
    _ arguments: String..., input: String = "", environment: [String: String]
  ) throws -> Outcome {
    try run(path("zoo"), arguments, input: input, environment: environment)
  }

  /// Runs `zoo` with a list of arguments.
  package static func run(
    _ arguments: [String], input: String = "", environment: [String: String]
  ) throws -> Outcome {
    try run(path("zoo"), arguments, input: input, environment: environment)
  }

  /// Runs a line of shell, for redirections that `Process` cannot make; `$ZOO` is the program, `$ZOO_API` the stand-in.
  package static func shell(
    _ line: String, environment: [String: String], program: String = "/bin/sh"
  ) throws -> Outcome {
    let variables = environment.merging(["ZOO": path("zoo"), "ZOO_API": path("zoo-api")]) { $1 }
    return try run(program, ["-c", line], input: "", environment: variables)
  }

  /// Runs a program with its streams in files: a full pipe would hold it up for ever.
  private static func run(
    _ program: String, _ arguments: [String], input: String, environment variables: [String: String]
  ) throws -> Outcome {
    let directory = TemporaryDirectory()
    for (name, text) in [("in", input), ("out", ""), ("err", "")] {
      try directory.write(text, to: name)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment(variables)
    process.standardInput = FileHandle(forReadingAtPath: directory.file("in"))
    process.standardOutput = FileHandle(forWritingAtPath: directory.file("out"))
    process.standardError = FileHandle(forWritingAtPath: directory.file("err"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.exitCode, output: directory.read("out") ?? "",
      error: directory.read("err") ?? "")
  }
}

extension Process {
  /// The exit code as a shell sees it.
  var exitCode: Int32 {
    terminationReason == .uncaughtSignal ? 128 + terminationStatus : terminationStatus
  }
}
