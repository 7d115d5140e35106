import Foundation

/// Opens web addresses with `xdg-open`, or with `open` on macOS.
package struct AddressOpener: Sendable {
  package enum Outcome: Sendable, Equatable {
    /// The program at this path was started; its own success is unknown.
    case opened(by: String)
    case noProgram
    /// The program at this path could not be started.
    case notStarted(String)
  }

  #if os(macOS)
    private static let program = "open"
  #else
    // On Linux `open` may be another program.
    private static let program = "xdg-open"
  #endif

  private let path: SearchPath
  private let runner: ProgramRunner

  package init(environment: [String: String], runner: ProgramRunner) {
    path = SearchPath(environment)
    self.runner = runner
  }

  /// Opens an address, in a session of its own where `setsid` exists, since a browser outlives this program.
  package func open(_ address: String) async -> Outcome {
    guard let opener = path.find(Self.program) else { return .noProgram }
    let words = [path.find("setsid"), opener, address].compactMap { $0 }
    let line = #""$0" "$@" >/dev/null 2>&1 </dev/null &"#
    let result = await runner.run("/bin/sh", ["-c", line] + words, Data())
    return result == nil ? .notStarted(opener) : .opened(by: opener)
  }
}
