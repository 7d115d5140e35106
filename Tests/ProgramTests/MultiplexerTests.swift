import Console
import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  private static let tmux = SearchPath(ProcessInfo.processInfo.environment).find("tmux")

  /// The program in a real tmux.
  @Suite(
    "Multiplexers", .enabled(if: Programs.tmux != nil, "tmux is not installed"),
    .enabled(if: Programs.chafa != nil, "chafa is not installed"),
    .enabled(if: Waiting.isWhole, "scripts/check runs it"))
  struct MultiplexerTests {
    private let home = TemporaryDirectory()

    /// The output of a command in tmux, whose outer terminal reports this name.
    private func shown(
      _ command: String, in terminal: String, passing: String, _ standIn: StandInServer
    ) throws -> String {
      let tmux = try #require(Programs.tmux)
      // A server with its own name, since the previous one may still be shutting down.
      let socket = "zoo\(Int.random(in: 0..<1_000_000))"
      try home.write(
        """
        \(tmux) -L \(socket) -f /dev/null set -g allow-passthrough \(passing)
        until \(tmux) -L \(socket) display-message -p '#{client_termtype}' | grep -q .; do sleep 0.05; done
        \(Program.path("zoo")) \(command)
        \(tmux) -L \(socket) set -g status off
        echo over; read rest
        """, to: "script")
      let outer = try PseudoTerminal(
        "-u", "-L", socket, "-f", "/dev/null", "new-session", "sh '\(home.file("script"))'",
        program: tmux,
        environment: [
          "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
          "SHELL": "/bin/sh", "TMUX_TMPDIR": home.path,
          "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
        ])
      outer.read(until: "\u{1B}[>q")  // tmux asks its terminal for its name (XTVERSION).
      outer.type("\u{1B}P>|\(terminal)\u{1B}\\")
      let text = outer.read(until: "over")
      outer.type("\r")
      _ = outer.finish()
      return text
    }

    @Test(
      "pictures get through tmux where the terminal knows them as text, and it passes them on",
      arguments: [
        ("kitty(0.35.1)", "on", true), ("ghostty 1.2.0", "on", true),
        ("kitty(0.35.1)", "off", false), ("kitty(0.26.5)", "on", false),
      ])
    func passing(terminal: String, passing: String, isPassed: Bool) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      for (command, count) in [
        ("detail abys --exhibit cat-breeds", 1), ("list cat-breeds", 10),
      ] {
        let text = try shown(command, in: terminal, passing: passing, standIn)
        let numbers = Set(text.matches(of: /\u{1B}_GU=1,q=2,i=([0-9]+),/).map(\.1))
        #expect(numbers.count == (isPassed ? count : 0), "\(command)")
        #expect(text.contains("\u{10EEEE}") == isPassed)
        #expect(text.contains("Abyssinian"))
      }
    }
  }
}
