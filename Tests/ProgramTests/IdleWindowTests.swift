import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// An idle window sends no requests and paints nothing.
  @Suite(
    "Idle windows", .enabled(if: Programs.chafa != nil, "chafa is not installed"),
    .enabled(if: Waiting.isWhole, "scripts/check runs it"))
  struct IdleWindowTests {
    private let home = TemporaryDirectory()
    /// Long enough for the thousands of requests and windows that a loop would send.
    private static let idleTime = 0.7
    /// More bytes than pictures that come late take, and fewer than a loop writes.
    private static let fewBytes = 400_000

    /// More requests than all these windows need, and fewer than a loop sends in that time.
    private static let fewRequests = 200

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
        ("\u{1B}[C\r", "2 of 10"), ("qb\r/bob", "of 67"), ("\u{15}", "67 of 67"),
        ("\u{1B}", "Which one? number"), ("s\r", "Save"),
      ] {
        terminal.type(keys)
        terminal.see(seen)
        let bytes = terminal.byteCount
        terminal.giveTime(seconds: Self.idleTime)
        #expect(terminal.byteCount - bytes < Self.fewBytes, "after \(keys.debugDescription)")
        let requests = standIn.server.requests.count
        #expect(requests < Self.fewRequests, "after \(keys.debugDescription)")
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
      // Until each of them has failed: what is awaited shows an ellipsis.
      terminal.see { rows in
        rows.contains { $0.contains("r try again") }
          && !rows.contains { $0.contains(/(^|\s)…(\s|$)/) }
      }
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
      #expect(Waiting.until { requests() >= 3 })
      // The same pictures in other sizes are not requested again.
      for (keys, seen) in [
        ("\u{1B}[C\r", "2 of 10"), ("\u{1B}[C", "3 of 10"), ("b", "10 pictures"),
      ] {
        terminal.type(keys)
        terminal.see(seen)
      }
      terminal.resize(columns: 100, rows: 30)
      terminal.see("10 pictures")
      terminal.giveTime(seconds: Self.idleTime)
      #expect(requests() == 3)
      terminal.type("r")
      #expect(Waiting.until { requests() >= 6 })
      terminal.giveTime(seconds: Self.idleTime)
      #expect(requests() == 6)
      terminal.type("q")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }
  }
}
