import Foundation

/// Other programs, as a value: the live runner, or a test's own.
package struct ProgramRunner: Sendable {
  /// Runs a program with some input and gives what it wrote; `nil` when it failed, was silent for
  /// too long, or wrote too much.
  package var run: @Sendable (_ path: String, _ arguments: [String], _ input: Data) async -> Data?
  /// Lets a program have the terminal until it ends, with input in the keyboard's place or without.
  ///
  /// Returns its exit code; `nil` when it could not be started.
  package var runInForeground:
    @Sendable (_ path: String, _ arguments: [String], _ input: Data?) async -> Int32?

  /// Makes a runner of its closures.
  package init(
    run: @escaping @Sendable (_ path: String, _ arguments: [String], _ input: Data) async -> Data?,
    runInForeground:
      @escaping @Sendable (_ path: String, _ arguments: [String], _ input: Data?) async
      -> Int32? = { _, _, _ in nil }
  ) {
    self.run = run
    self.runInForeground = runInForeground
  }
}
