import Console
import Foundation
import TestSupport
import Testing

extension Programs {
  /// What other people's machines have: pipes for files, pagers, editors and browsers of their own.
  @Suite("Other people's machines")
  struct OtherMachinesTests {
    private let home = TemporaryDirectory()

    private func environment(_ variables: [String: String] = [:]) -> [String: String] {
      ["HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color"]
        .merging(variables) { $1 }
    }

    private static func hasProgram(_ name: String) -> Bool {
      SearchPath(ProcessInfo.processInfo.environment).find(name) != nil
    }

    // MARK: - Files

    private static let cats = #"[{"id": "a1", "tags": ["cute"], "owner": "Ana"}]"#

    @Test(
      "a file, a pipe and standard input are read alike, once, and told apart by what they hold",
      arguments: [
        "$ZOO list --file cats.json", "$ZOO list --file - <cats.json",
        "cat cats.json | $ZOO list --file -", "cat cats.json | $ZOO list --file /dev/stdin",
        "$ZOO list --file <(cat cats.json)", "$ZOO list --all --file <(cat cats.json)",
        "mkfifo pipe; cat cats.json >pipe & $ZOO list --file pipe",
        "$ZOO list --file wide.json", "$ZOO list --file - <wide.json",
        "(sleep 0.2; cat cats.json) | $ZOO list --file -",
        "$ZOO list --timeout 0.1 --file <(sleep 0.4; cat cats.json)",
      ])
    func files(line: String) throws {
      try home.write(Self.cats, to: "cats.json")
      let wide = try #require(Self.cats.data(using: .utf16))
      try wide.write(to: URL(fileURLWithPath: home.file("wide.json")))
      let outcome = try Program.shell(
        "cd && \(line)", environment: environment(), program: "/bin/bash")
      #expect(outcome.code == 0 && outcome.error.isEmpty, "\(outcome.error)")
      #expect(outcome.output.hasPrefix("Cats · 1 ·") && outcome.output.contains("cute"))
    }

    @Test("a pipe that nobody writes to is given up, and any other file is no pipe")
    func silentPipe() throws {
      let outcome = try Program.shell(
        "cd && mkfifo pipe && exec $ZOO list --file pipe --timeout 0.2", environment: environment())
      #expect(outcome.code == 1 && outcome.error.contains("Nothing came from"))
    }

    @Test("a picture may come through a pipe, and preferences in UTF-16")
    func picture() throws {
      let png = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
          + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])
      try png.write(to: URL(fileURLWithPath: home.file("p.png")))
      let added = try Program.shell(
        "cd && $ZOO add Mimi --picture <(cat p.png) && $ZOO add Momo --picture - <p.png",
        environment: environment(), program: "/bin/bash")
      #expect(added.code == 0, "\(added.error)")
      #expect(home.files.filter { $0.hasPrefix(".local/share/zoo/own/") }.count == 2)
      let file = home.file(".config/zoo/preferences.json")
      try home.write("", to: ".config/zoo/preferences.json")
      try #require(#"{"weight": "kg"}"#.data(using: .utf16)).write(to: URL(fileURLWithPath: file))
      #expect(try Program.zoo("lion", environment: environment()).output.contains(" kg"))
    }

    // MARK: - Programs that take the terminal

    private func shell(_ variables: [String: String]) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        "--norc", "-i", program: "/bin/bash",
        environment: environment(["PS1": "shell> "]).merging(variables) { $1 })
      terminal.see("shell>")
      return terminal
    }

    @Test(
      "Ctrl-Z stops pager and zoo, and fg brings both back", .enabled(if: hasProgram("less")),
      arguments: [nil, "less"])
    func stopped(pager: String?) throws {
      let terminal = try shell(pager.map { ["PAGER": $0] } ?? [:])
      terminal.type("\(pager == nil ? "unset PAGER; " : "")'\(Program.path("zoo"))' help\r")
      terminal.see { $0.last { !$0.isEmpty }?.contains(pager == nil ? "q closes" : ":") == true }
      terminal.awaitSleep()
      terminal.type("\u{1A}")
      terminal.see { $0.contains { $0.contains("Stopped") } && $0.last { !$0.isEmpty } == "shell>" }
      terminal.type("echo heard\r")
      terminal.see { $0.contains("heard") }
      terminal.type("fg\r")
      terminal.see { $0.last { !$0.isEmpty }?.contains(pager == nil ? "q closes" : ":") == true }
      terminal.type("q")
      terminal.see { $0.last { !$0.isEmpty } == "shell>" }
      terminal.type("exit\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test(
      "an editor and a pager that stop themselves give the terminal back",
      arguments: ["STOP", "TSTP"])
    func stoppingItself(signal: String) throws {
      try home.writeProgram(
        "kill -\(signal) $$; [ -t 0 ] || head -c 9 >/dev/null; echo back", to: "program")
      let terminal = try shell(["EDITOR": home.file("program"), "PAGER": home.file("program")])
      for (index, words) in ["settings --edit", "help"].enumerated() {
        terminal.type("'\(Program.path("zoo"))' \(words)\r")
        terminal.see { rows in
          rows.count { $0.contains("Stopped") } > index && rows.last { !$0.isEmpty } == "shell>"
        }
        terminal.type("fg\r")
        terminal.see { rows in
          rows.count { $0 == "back" } > index && rows.last { !$0.isEmpty } == "shell>"
        }
      }
      terminal.type("exit\r")
      #expect(terminal.finish().code == 0)
    }

    @Test(
      "less shows colours whatever LESS says, and other pagers get plain text",
      arguments: [
        ("less", true), ("LESS=-S less", true), ("tee shown", false), ("no-such-pager", true),
      ])
    func colours(pager: String, areColoured: Bool) throws {
      let terminal = try PseudoTerminal(
        "-c", "cd && exec '\(Program.path("zoo"))' help", program: "/bin/sh", rows: 24,
        environment: environment(["PAGER": pager, "LESS": "-S"]))
      if pager.contains("less") {
        terminal.see { $0.last { !$0.isEmpty }?.hasPrefix(":") == true }
        terminal.type("q")
      }
      let (text, code) = terminal.finish()
      #expect(code == 0 && !text.contains("ESC["))
      if pager.contains("shown") { #expect(home.read("shown")?.contains("\u{1B}") == false) }
      if areColoured { #expect(text.contains("\u{1B}[1")) }
    }

    @Test(
      "an editor that is back before its file is saved is told of --wait, and what it saves is taken"
    )
    func hastyEditor() throws {
      let file = ".config/zoo/preferences.json"
      try home.writeProgram("true", to: "hasty")
      func edit(_ editor: String) throws -> (text: String, code: Int32) {
        try PseudoTerminal(
          "settings", "--edit", environment: environment(["EDITOR": editor])
        ).finish()
      }
      let hasty = try edit(home.file("hasty"))
      #expect(hasty.code == 0 && hasty.text.contains("Nothing was changed."))
      // It saves later, and the next time what it saved is continued and taken as it is.
      try home.write(#"{"weight": "kg"}"#, to: file + ".draft")
      let taken = try edit(home.file("hasty"))
      #expect(taken.code == 0 && taken.text.contains("Saved your preferences."), "\(taken.text)")
      #expect(home.read(file) == #"{"weight": "kg"}"#)
      let failed = try edit("sh -c 'echo {} >\"$0\"; exit 3'")
      #expect(failed.text.contains("continues with your draft"), "\(failed.text)")
    }

    // MARK: - Browsers

    @Test(
      "BROWSER is asked before the system's, with %s for the address, and a failure is said",
      arguments: [
        ("nosuch:$HOME/mine --new %s", "mine", "--new http"),
        ("$HOME/bad:$HOME/mine", "mine", "http"),
        ("", "xdg-open", "http"), ("$HOME/bad", "xdg-open", "http"), ("$HOME/bad:$HOME", nil, nil),
      ] as [(String, String?, String?)])
    func browser(browser: String, opener: String?, words: String?) throws {
      let names = opener == nil ? ["mine"] : ["mine", "bin/xdg-open"]
      for name in names {
        try home.writeProgram("echo \"$0 $*\" >'\(home.file("opened"))'", to: name)
      }
      try home.writeProgram("exit 3", to: "bad")
      let terminal = try PseudoTerminal(
        "detail", "lion", "--source", "built-in", environment: environment())
      _ = terminal.finish()
      let path = "\(home.file("bin")):/usr/bin:/bin"
      let visit = try PseudoTerminal(
        environment: environment([
          "PATH": path, "BROWSER": browser.replacing("$HOME", with: home.path),
        ]))
      visit.see("(1-10)?")
      visit.type("v birds\r")
      visit.see("Which one?")
      visit.type("1\r")
      visit.see("Buteo albigula")
      visit.type("o\r")
      guard let opener, let words else {
        visit.see {
          $0.contains { $0.contains("can't open it") } || $0.contains { $0.contains("Opened") }
        }
        visit.type("q\r")
        #expect(visit.finish().code == 0)
        return
      }
      visit.see("Opened with")
      #expect(home.waitToRead("opened")?.contains("\(opener) \(words)") == true)
      visit.type("q\r")
      #expect(visit.finish().code == 0)
    }

    // MARK: - Switches

    @Test(
      "a switch that is set to false is off",
      arguments: [("false", false), ("no", false), ("OFF", false), ("0", false), ("1", true)])
    func switches(value: String, isOn: Bool) throws {
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
        let outcome = try Program.zoo("lion", environment: environment([name: value]))
        #expect(outcome.output.contains("\u{1B}") == isOn, "\(name)")
      }
    }
  }
}
