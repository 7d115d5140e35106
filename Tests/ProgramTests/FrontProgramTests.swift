import Console
import Foundation
import TestSupport
import Testing

extension Programs {
  /// Programs that take over the terminal for a while: a real pager and a real editor.
  @Suite("Pager and editor")
  struct FrontProgramTests {
    private let home = TemporaryDirectory()

    private func environment(_ variables: [String: String]) -> [String: String] {
      ["HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color"]
        .merging(variables) { $1 }
    }

    private static let less = SearchPath(ProcessInfo.processInfo.environment).find("less")

    @Test("help is turned page by page, and Ctrl-C is the pager's", .enabled(if: less != nil))
    func pager() throws {
      let terminal = try PseudoTerminal(
        "help", environment: environment(["PAGER": "less -FRX"]))
      terminal.see(":", atEnd: true)
      #expect(terminal.screen.text.first?.contains("Meet animals") == true)
      terminal.type("\u{3}")
      // less drops typed keys until it has handled Ctrl-C; extra spaces stay on the last page.
      while terminal.screen.text.contains(where: { $0.contains("Meet animals") }) {
        terminal.type(" ")
        terminal.giveTime(seconds: 0.2)
      }
      terminal.type("q")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("who types on in the standard pager writes no file", .enabled(if: less != nil))
    func standardPager() throws {
      let terminal = try PseudoTerminal(
        "-c", "cd && unset PAGER && exec \(Program.path("zoo")) help", program: "/bin/sh",
        environment: environment([:]))
      terminal.see("space for more, q closes")
      terminal.type("search\r")
      terminal.see("space for more, q closes")
      terminal.type("q")
      #expect(terminal.finish().code == 0)
      #expect(home.read("earch") == nil && home.read(".lesshst") == nil)
    }

    @Test("without less help is there all the same")
    func noPager() throws {
      let terminal = try PseudoTerminal(
        "help", environment: environment(["PAGER": "no-such-pager"]))
      let (text, code) = terminal.finish()
      #expect(code == 0 && text.contains("Meet animals") && text.contains("zoo lion"))
    }

    @Test("the preferences are edited in the editor of one's choice, options and all")
    func editor() throws {
      let file = ".config/zoo/preferences.json"
      func edit(_ editor: String) throws -> (text: String, code: Int32) {
        try PseudoTerminal(
          "settings", "--edit", environment: environment(["EDITOR": editor])
        ).finish()
      }
      let changed = try edit(#"sed -i 's/"version": 1/"version": 1, "weight": "kg"/'"#)
      #expect(changed.code == 0 && changed.text.contains("Saved your preferences"))
      #expect(home.read(file)?.contains("\"weight\": \"kg\"") == true)
      let refused = try edit("sed -i s/kg/stone-age/")
      #expect(refused.code == 1 && refused.text.contains("\"stone-age\" for 'weight'"))
      #expect(home.read(file)?.contains("\"weight\": \"kg\"") == true)
      // VISUAL takes precedence over EDITOR, and keys reach the editor.
      let typist = try PseudoTerminal(
        "settings", "--edit",
        environment: environment([
          "EDITOR": "false", "VISUAL": "sh -c 'read word; echo {} >\"$0\"'",
        ]))
      typist.type("anything\r")
      let (text, code) = typist.finish()
      #expect(code == 0 && text.contains("Continuing your draft"), "\(text)")
      #expect(home.read(file) == "{}\n")
    }
  }
}
