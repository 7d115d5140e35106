import Foundation

/// Opens web addresses with a program of `BROWSER`, else with `xdg-open` or `wslview`, or with `open` on macOS.
package struct AddressOpener: Sendable {
  package enum Outcome: Sendable, Equatable {
    /// This program was started, and has not failed within a second.
    case opened(by: String)
    case noProgram
    /// This program failed, and so did those before it.
    case failed(String)
  }

  #if os(macOS)
    private static let usual = ["open"]
  #else
    // On Linux `open` may be another program.
    private static let usual = ["xdg-open", "wslview"]
  #endif

  private let path: SearchPath
  private let browsers: [String]
  private let runner: ProgramRunner

  package init(environment: [String: String], runner: ProgramRunner) {
    path = SearchPath(environment)
    browsers = (environment["BROWSER"] ?? "").split(separator: ":").map(String.init) + Self.usual
    self.runner = runner
  }

  /// Opens an address with the first program that can.
  package func open(_ address: String) async -> Outcome {
    var outcome = Outcome.noProgram
    for browser in browsers {
      guard let words = command(browser, address), let program = words.first else { continue }
      let started = await runner.run(
        "/bin/sh", ["-c", Self.start] + [path.find("setsid")].compactMap { $0 } + words, Data())
      if started != nil { return .opened(by: program) }
      outcome = .failed(program)
    }
    return outcome
  }

  /// The words of an entry of `BROWSER`, with the address in place of `%s` or at the end; `nil` if there is no such
  /// program.
  private func command(_ browser: String, _ address: String) -> [String]? {
    let words = browser.split(separator: " ").map(String.init)
    guard let program = words.first.flatMap(path.find) else { return nil }
    let options = words.dropFirst().map { $0.replacing("%s", with: address) }
    return [program] + options + (browser.contains("%s") ? [] : [address])
  }

  /// Starts a program, in a session of its own where `setsid` exists, since a browser outlives this one; fails if it has
  /// failed within a second.
  private static let start = """
    "$0" "$@" >/dev/null 2>&1 </dev/null &
    for tenth in 1 2 3 4 5 6 7 8 9 10; do
      sleep 0.1
      kill -0 $! 2>/dev/null || { wait $!; exit; }
    done
    """
}
