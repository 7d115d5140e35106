import Foundation

/// Opens web addresses with the program that does so here: `xdg-open`, or `open` on macOS.
package struct AddressOpener: Sendable {
  /// What became of an address.
  package enum Outcome: Sendable, Equatable {
    /// The program of that path has it; what it makes of it, it says elsewhere.
    case handed(to: String)
    /// There is no such program here.
    case noProgram
    /// The program of that path could not be started.
    case notStarted(String)
  }

  private let path: SearchPath
  private let runner: ProgramRunner

  /// Makes one for an environment, which says where programs are.
  package init(environment: [String: String], runner: ProgramRunner) {
    path = SearchPath(environment)
    self.runner = runner
  }

  /// Opens an address, in a session of its own where that can be had: a browser outlives this program.
  package func open(_ address: String) async -> Outcome {
    guard let opener = path.find("xdg-open") ?? path.find("open") else { return .noProgram }
    let words = [path.find("setsid"), opener, address].compactMap { $0 }
    let line = #""$0" "$@" >/dev/null 2>&1 </dev/null &"#
    let result = await runner.run("/bin/sh", ["-c", line] + words, Data())
    return result == nil ? .notStarted(opener) : .handed(to: opener)
  }
}
