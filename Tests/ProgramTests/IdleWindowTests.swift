import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// An idle window sends no requests and paints nothing.
  @Suite("Idle windows", .enabled(if: Programs.chafa != nil, "chafa is not installed"))
  struct IdleWindowTests {
    private let home = TemporaryDirectory()
    /// Long enough for the thousands of requests that a loop would send.
    private static let idleTime = 0.7

    /// Waits until all pictures have arrived and been drawn, even on a busy machine.
    private func settle(_ terminal: PseudoTerminal, _ standIn: StandInServer) {
      var requests = -1
      while requests != standIn.server.requests.count {
        requests = standIn.server.requests.count
        terminal.awaitSilence(seconds: 1.2)
      }
    }

    private func environment(_ standIn: StandInServer) -> [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
      ]
    }

    @Test("every window of a visit is silent while nobody types, pictures missing or not")
    func visit() throws {
      let standIn = try StandInServer(pictureFaults: { name in
        name.contains("abob") || name.contains("-2.") ? [.status(404)] : []
      })
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(environment: environment(standIn))
      for (keys, seen) in [
        ("", "(1-10)?"), ("v\r", "Which exhibit?"), ("2\r", "Which one?"), ("g\r", "American Curl"),
        ("1\r", "Type 'more'"), ("p\r", "Esc back"), ("qm\r", "10 pictures"),
        ("\u{1B}[C\r", "2 of 10"), ("qb\r/bob", "of 67"), ("\u{15}\u{1B}s\r", "Save"),
      ] {
        terminal.type(keys)
        terminal.see(seen)
        settle(terminal, standIn)
        let (bytes, requests) = (terminal.byteCount, standIn.server.requests.count)
        terminal.awaitSilence(seconds: Self.idleTime)
        #expect(terminal.byteCount == bytes, "after \(keys.debugDescription)")
        #expect(standIn.server.requests.count == requests, "after \(keys.debugDescription)")
      }
      terminal.type("\u{4}")
      #expect(terminal.finish().code == 0)
    }

    @Test("r asks even a host that could not be reached a moment ago")
    func hostBack() throws {
      let standIn = try StandInServer()
      let environment = environment(standIn)
      #expect(try Program.zoo("gallery", "abys", environment: environment).code == 0)
      standIn.stop()
      let terminal = try PseudoTerminal("gallery", "abys", environment: environment)
      terminal.see("r try again")
      terminal.awaitSilence(seconds: Self.idleTime)
      let again = try StandInServer(port: standIn.server.port)
      defer { again.stop() }
      terminal.type("r")
      terminal.see { !$0.contains { $0.contains("try again") } }
      terminal.type("q")
      #expect(terminal.finish().code == 0)
    }

    @Test(
      "a picture that cannot be had is asked for once while its window is open, and again with r")
    func missing() throws {
      let standIn = try StandInServer(pictureFaults: { name in
        ["-2.", "-3.", "-4."].contains(where: name.contains) ? [.status(500)] : []
      })
      defer { standIn.stop() }
      func requests() -> Int {
        standIn.server.requests.count { request in
          ["-2.", "-3.", "-4."].contains(where: request.path.contains)
        }
      }
      let terminal = try PseudoTerminal("gallery", "abys", environment: environment(standIn))
      terminal.see("r try again")
      settle(terminal, standIn)
      #expect(requests() == 3)
      // The same pictures in other sizes are not requested again.
      for keys in ["\u{1B}[C\r", "\u{1B}[C", "\u{1B}"] {
        terminal.type(keys)
        terminal.awaitSilence(seconds: 0.5)
      }
      terminal.resize(columns: 100, rows: 30)
      terminal.awaitSilence(seconds: Self.idleTime)
      #expect(requests() == 3)
      terminal.type("r")
      settle(terminal, standIn)
      #expect(requests() == 6)
      terminal.type("q")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }
  }
}
