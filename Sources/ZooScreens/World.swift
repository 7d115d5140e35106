import Console
import Foundation
import ZooKit
import ZooSources

/// Everything outside the program, as one value handed in at the top.
///
/// Nothing below reaches for a stream, a variable, the clock or the network by itself, and files
/// are found through variables alone; so a test that hands in its own world cannot touch the real
/// one. Chance comes from the sources: which animals are shown is theirs to choose.
package struct World: Sendable {
  /// The environment's variables; files are found through them.
  package var environment: [String: String]
  /// The streams and the person before them.
  package var terminal: Terminal
  /// The way to the network.
  package var http: HTTPClient
  /// The way to other programs.
  package var programs: ProgramRunner
  /// The time.
  package var now: @Sendable () -> Date

  /// Makes a world of its parts.
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

  /// The real world.
  package static func live() -> World {
    let environment = ProcessInfo.processInfo.environment
    return World(
      environment: environment, terminal: .live(),
      http: .live(userAgent: Zoo.userAgent, environment: environment).rememberingDeadHosts(),
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
