import Foundation

/// Runs other programs; a struct of closures, so that tests can replace them.
package struct ProgramRunner: Sendable {
  /// Runs a program with some input and returns its output; `nil` when it failed, took too long, or wrote too
  /// much.
  package var run: @Sendable (_ path: String, _ arguments: [String], _ input: Data) async -> Data?
  /// Runs a program that has the terminal until it ends, with input in place of the keyboard if given.
  ///
  /// Returns its exit code; `nil` when it could not be started.
  package var runInForeground:
    @Sendable (_ path: String, _ arguments: [String], _ input: Data?) async -> Int32?

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
