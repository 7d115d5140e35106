import Console
import Foundation
import ZooKit
import ZooSources

/// Everything outside the program, as one value passed in at the top.
///
/// Code below it never uses streams, variables, the clock or the network directly, and finds files
/// through variables only, so a test with its own world cannot touch the real one. The only
/// randomness is in the sources, which choose the animals.
package struct World: Sendable {
  package var environment: [String: String]
  package var terminal: Terminal
  package var http: HTTPClient
  package var programs: ProgramRunner
  package var now: @Sendable () -> Date

  package init(
    environment: [String: String], terminal: Terminal, http: HTTPClient, programs: ProgramRunner,
    now: @escaping @Sendable () -> Date
  ) {
    self.environment = environment
    self.terminal = terminal
    self.http = http
    self.programs = programs
    self.now = now
  }

  package static func live() -> World {
    let environment = ProcessInfo.processInfo.environment
    return World(
      environment: environment,
      terminal: .live(patience: TimeoutFactor(environment: environment).factor),
      http: .live(userAgent: { Zoo.userAgent(environment, for: $0) }, environment: environment)
        .rememberingDeadHosts(),
      programs: .live(environment: environment.withoutKeys),
      now: { Date() })
  }
}

extension [String: String] {
  /// The variables without API keys, which no other program needs.
  fileprivate var withoutKeys: [String: String] {
    let keys = Set(Exhibit.all.compactMap(\.keyVariable))
    return filter { !keys.contains($0.key) }
  }
}
