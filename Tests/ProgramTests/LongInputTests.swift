import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// A terminal that sends more than anybody types.
  @Suite("Long input")
  struct LongInputTests {
    private let home = TemporaryDirectory()
    private var environment: [String: String] {
      ["HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color"]
    }

    @Test("thousands of characters at a prompt and in the filter are taken at once")
    func characters() throws {
      let terminal = try PseudoTerminal(environment: environment)
      terminal.see("(1-10)?")
      terminal.type(String(repeating: "x", count: 16_000) + "\r3\r")
      terminal.see("Which one?")
      terminal.type("/")
      terminal.see("Esc back")
      terminal.type(String(repeating: "lion ", count: 1200))
      terminal.type("\u{15}okapi")
      terminal.see("Okapi")
      terminal.type("\u{15}\u{1B}")
      terminal.see("Which one?")
      terminal.type("q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("no sequence and no character without end stops a prompt or a window")
    func withoutEnd() throws {
      let terminal = try PseudoTerminal(environment: environment)
      terminal.see("(1-10)?")
      for flood in [
        "\u{0}", "\u{1B}[1;-9223372036854775808A",
        "\u{1B}[" + String(repeating: "7", count: 64_000) + "A",
        "e" + String(repeating: "\u{301}", count: 40_000), String(repeating: "x", count: 300_000),
      ] { terminal.type(flood) }
      terminal.type("\u{15}3\r")
      terminal.see("Which one?")
      terminal.type("/")
      terminal.see("Esc back")
      terminal.type(String(repeating: "a\u{1B}[A", count: 4000) + "\u{1B}[1;-9223372036854775808A")
      terminal.type("\u{15}okapi")
      terminal.see("Okapi")
      terminal.type("\u{3}")
      #expect(terminal.finish().code == 130 && terminal.isInLineMode)
    }

    @Test("Ctrl-C behind a long paste is heard")
    func interrupted() throws {
      let terminal = try PseudoTerminal(environment: environment)
      terminal.see("(1-10)?")
      terminal.type("3\r")
      terminal.see("Which one?")
      terminal.type("/")
      terminal.see("Esc back")
      terminal.type(String(repeating: "x", count: 6000) + "\u{3}")
      #expect(terminal.finish().code == 130 && terminal.isInLineMode)
    }

    @Test("an answer of a megabyte that nobody asked for is no typing")
    func answer() throws {
      let terminal = try PseudoTerminal(environment: environment)
      terminal.see("(1-10)?")
      terminal.type("\u{1B}_G" + String(repeating: "7\r", count: 500_000) + "\u{1B}\\")
      terminal.type("3\r")
      terminal.see("Which one?")
      #expect(terminal.screen.text.contains { $0.contains("Zoo animals · 3") })
      terminal.type("q\r")
      #expect(terminal.finish().code == 0)
    }
  }
}
