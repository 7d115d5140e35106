import Foundation

/// The built programs, run as processes.
package enum Program {
  package struct Outcome: Sendable {
    /// The exit code; 128 plus the signal if a signal ended it.
    package var code: Int32
    package var output: String
    package var error: String
  }

  /// The path of a built program, beside the tests. `ZOO_TEST_PROGRAM` names another `zoo`, to run
  /// the same tests against the installed one.
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

  /// A run's environment: of the user's variables only what the system needs; no Wikipedia, no pager and all the
  /// patience that a slow machine needs, unless a test sets them.
  static func environment(
    _ variables: [String: String], profile: ProgramProfile
  ) -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    var environment = ["ZOO_WIKIPEDIA_API": "", "PAGER": "cat", "ZOO_PATIENCE": "100"].merging(
      variables
    ) { $1 }
    environment.merge(profile.environment) { $1 }
    for name in ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TSAN_OPTIONS", "ASAN_OPTIONS"] {
      environment[name] = environment[name] ?? inherited[name]
    }
    return environment
  }

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

  /// Runs a line of shell, with redirections; `$ZOO` is the program, `$ZOO_API` the stand-in.
  package static func shell(
    _ line: String, environment: [String: String], program: String = "/bin/sh"
  ) throws -> Outcome {
    let variables = environment.merging(["ZOO": path("zoo"), "ZOO_API": path("zoo-api")]) { $1 }
    return try run(program, ["-c", line], input: "", environment: variables)
  }

  private static func run(
    _ program: String, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> Outcome {
    let streams = try StreamFiles(input: input)
    let code = try StartedProgram(program, arguments, streams: streams, environment: environment)
      .end()
    let (output, error) = streams.written
    return Outcome(code: code, output: output, error: error)
  }
}
