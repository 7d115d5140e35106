import Foundation

/// Other programs, as a value: the live runner, or a test's own.
public struct ProgramRunner: Sendable {
  /// Runs a program with some input and gives what it wrote; `nil` when it failed, was silent for
  /// too long, or wrote too much.
  public var run: @Sendable (_ path: String, _ arguments: [String], _ input: Data) async -> Data?

  /// Makes a runner of its one closure.
  public init(
    run: @escaping @Sendable (_ path: String, _ arguments: [String], _ input: Data) async -> Data?
  ) {
    self.run = run
  }
}
