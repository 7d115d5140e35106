import Console
import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// What stands in windows of the usual sizes, with the real `chafa`.
  @Suite("Windows", .enabled(if: PictureProgramTests.chafa != nil, "chafa is not installed"))
  struct WindowTests {
    private let home = TemporaryDirectory()

    private func environment(_ standIn: StandInServer) -> [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
      ]
    }

    @Test(
      "list, detail, filter, gallery and settings stand whole in their window, pictures too",
      arguments: [(40, 20), (80, 24), (120, 30), (200, 50)] as [(UInt16, UInt16)])
    func golden(columns: UInt16, rows: UInt16) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "--timeout", "60", columns: columns, rows: rows, environment: environment(standIn))
      terminal.see("(1-10)?")
      for (name, keys, expected) in [
        ("exhibits", "v\r", "Which exhibit?"), ("list", "2\r", "Which one?"),
        ("detail", "1\r", "Abyssinian"), ("filter", "/ame", "4 of 67"),
        ("gallery", "\u{1B}[B\rm\r", "q back"), ("settings", "qs\r", "Save"),
      ] {
        terminal.type(keys)
        terminal.see(expected)
        guard name != "exhibits" else { continue }
        func portrait() -> String {
          terminal.screen.portrait.replacing(/127\.0\.0\.1:[0-9]{5}/, with: "127.0.0.1:00000")
        }
        // Pictures arrive one after the other.
        let file = "\(name)-\(columns)x\(rows)"
        terminal.see { _ in Golden.matches(portrait(), file) }
        #expect(Golden.difference(portrait(), file) == nil)
      }
      terminal.type("\u{4}")
      #expect(terminal.finish().code == 0)
    }
  }
}
