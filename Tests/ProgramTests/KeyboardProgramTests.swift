import Foundation
import TestSupport
import Testing

extension Programs {
  /// The built `zoo`, key by key in a pseudo-terminal.
  @Suite("The program at a keyboard")
  struct KeyboardProgramTests {
    private let home = TemporaryDirectory()
    private var environment: [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "PS1": "$ ",
      ]
    }

    /// A visit that shows the birds of Chile.
    private func birds(columns: UInt16 = 80, rows: UInt16 = 24) throws -> PseudoTerminal {
      let variables = environment.merging(["ZOO_BIRDS_API": "http://127.0.0.1:9"]) { $1 }
      let terminal = try PseudoTerminal(
        "--source", "built-in", columns: columns, rows: rows, environment: variables)
      terminal.see("(1-10)?")
      for (keys, expected) in [("v\r", "Which exhibit?"), ("4\r", "Which one?")] {
        terminal.type(keys)
        terminal.see(expected)
      }
      return terminal
    }

    @Test("a line is edited in place, with keys, words, history and a paste")
    func editing() throws {
      let terminal = try PseudoTerminal(environment: environment)
      terminal.see("(1-10)?")
      for (keys, expected) in [
        ("12", "(1-10)? 12"), ("\u{7F}", "(1-10)? 1"), ("\u{1B}[D7", "(1-10)? 71"),
        ("\u{1B}[F\u{17}", "(1-10)?"),
        ("\u{1B}[200~two\nor three\u{1B}[201~", "(1-10)? two or three"),
        ("\u{1B}b\u{1B}b", "(1-10)? two or three"), ("\u{B}", "(1-10)? two"), ("\u{15}", "(1-10)?"),
        ("2", "(1-10)? 2"),
      ] {
        terminal.type(keys)
        terminal.see(expected, atEnd: true)
      }
      terminal.type("\r")
      terminal.see("Which one?")
      terminal.type("no such animal\r")
      terminal.see("No animal called")
      terminal.type("\u{1B}[A")
      terminal.see("Which one? no such animal", atEnd: true)
      terminal.type("\u{1B}[A")
      terminal.see("Which one? 2", atEnd: true)
      terminal.type("\u{15}q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("Escape deletes what was typed, then leads back; it leaves a command's question")
    func escape() throws {
      let terminal = try birds()
      let empty = "Which one? number or name, ? help, b back, Enter more"
      // Each is seen at the end, so that no key follows an escape at once.
      for (keys, expected) in [
        ("condor", "Which one? condor"), ("\u{1B}", empty), ("condor\r", "Type 'more'"),
        ("\u{1B}", "Coscoroba coscoroba"), ("condr\r", "Did you mean C\u{F3}ndor?"),
        ("\u{1B}", empty),
        ("v\r", "Which exhibit?"), ("\u{1B}", "Coscoroba coscoroba"), ("add mimi\r", "Owner"),
        ("\u{1B}", "Nothing was saved."), ("add mimi\r", "Owner"), ("Eva\r", "Tags"),
        ("\u{1B}", "discard or stay"), ("\r", "Tags"),
        ("\u{1B}", "discard or stay"), ("d\r", "Nothing was saved."),
      ] {
        terminal.type(keys)
        terminal.see { rows in
          var last = rows.filter { !$0.isEmpty }.suffix(2)
          if expected != empty, last.last?.hasPrefix("Which one? number") == true {
            last.removeLast()
          }
          return last.last?.contains(expected) == true
        }
      }
      terminal.type("q\r")
      #expect(terminal.finish().code == 0)
      let command = try PseudoTerminal("search", environment: environment)
      command.see("Search for?")
      command.type("\u{1B}")
      #expect(command.finish().code == 0 && command.isInLineMode)
    }

    @Test("a quiz takes one key, and an Enter behind it asks nothing twice")
    func quizKeys() throws {
      let terminal = try PseudoTerminal(
        "quiz", "--seed", "3", "--source", "built-in", columns: 80, rows: 40,
        environment: environment)
      terminal.see("Question 1 of 10")
      terminal.type("1\r")
      terminal.see("Question 2 of 10")
      terminal.type("\r2")
      let rows = terminal.see { rows in
        rows.contains { $0.contains("Question 3 of 10") }
          && rows.last { !$0.isEmpty }?.contains("Which one?") == true
      }
      #expect(rows.count { $0.contains("Which one?") } == 1, "\(rows)")
      terminal.type("q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("a slash narrows the list with each key; arrows choose, Enter opens")
    func filter() throws {
      let terminal = try birds()
      terminal.type("/")
      #expect(
        terminal.see("217 of 217").first?.hasPrefix("Birds of Chile · built-in collection  /")
          == true)
      #expect(terminal.screen.isAlternate)
      // Case and accents are ignored, and each key filters again.
      for (key, expected) in [
        ("P", "212 of 217"), ("I", "65 of 217"), ("N", "20 of 217"), ("g", "6 of 217"),
      ] {
        terminal.type(key)
        #expect(terminal.see(expected).first?.hasSuffix(expected) == true, "\(key)")
      }
      #expect(terminal.screen.text[2].hasPrefix("❯ 🐧  Pingüino de Penach"))
      terminal.type("\u{1B}[B")
      terminal.see { $0[3].hasPrefix("❯ 🐧  Pingüino de Mag") }
      terminal.type("\u{7F}")
      terminal.see("20 of 217")
      terminal.type("güino")
      terminal.see("/PINgüino")
      terminal.type("\u{1B}[B\r")
      terminal.see("Pingüino de Magallanes (Spheniscus")
      #expect(!terminal.screen.isAlternate)
      // Escape comes back to the same place, with words and all.
      terminal.type("\u{1B}")
      terminal.see { $0[3].hasPrefix("❯ 🐧  Pingüino de Mag") && $0[0].contains("/PINgüino") }
      terminal.type("\r")
      let rows = terminal.see("Which one?")
      #expect(rows.contains { $0.contains("Pingüino de Magallanes (Spheniscus") })
      terminal.type("q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("what a list says above it stays in sight, however much of the window the list can fill")
    func noticeAboveList() throws {
      let variables = environment.merging(["ZOO_CATS_API": "http://127.0.0.1:1"]) { $1 }
      let terminal = try PseudoTerminal(columns: 80, rows: 24, environment: variables)
      terminal.see("(1-10)?")
      terminal.type("cat\r")
      let rows = terminal.see("Which one?")
      for notice in ["These are cats with tags and owners.", "Can't reach 127.0.0.1:1"] {
        #expect(rows.contains { $0.hasPrefix(notice) }, "\(notice)")
      }
      #expect(rows.contains { $0.contains("India") })
      terminal.type("q\r")
      #expect(terminal.finish().code == 0)
    }

    @Test("Escape leaves the animal browser as if nothing had been; Enter lists what fits")
    func leavingTheFilter() throws {
      let terminal = try birds()
      let before = terminal.see("Which one?")
      terminal.type("/condor")
      terminal.see("1 of 217")
      terminal.type("\u{1B}")
      terminal.see("217 of 217")
      terminal.type("\u{1B}")
      terminal.see { $0 == before }
      terminal.type("/nothing-like-it")
      #expect(terminal.see("Nothing matches.").first?.hasSuffix("0 of 217") == true)
      terminal.type("\r\u{15}pato\r")
      #expect(terminal.see("“pato”").contains { $0.contains("Pato ") })
      terminal.type("\u{4}")
      #expect(terminal.finish().code == 0)
    }

    @Test("nothing flickers in the animal browser: a key costs the rows it changes")
    func flicker() throws {
      // Too narrow for the chosen animal beside the list.
      let terminal = try birds(columns: 59, rows: 12)
      terminal.type("/")
      terminal.see("217 of 217")
      terminal.read(until: "Esc")
      terminal.type("\u{1B}[B")
      terminal.see { $0[3].hasPrefix("❯") }
      terminal.read(until: "Pescadora")
      terminal.type("\u{1B}[B")
      terminal.see { $0[4].hasPrefix("❯") }
      let written = terminal.read(until: "Aguilucho Chico")
      #expect(written.contains("Pescadora") && !written.contains("\u{1B}[2J"))
      #expect(!written.contains("Birds of Chile") && !written.contains("Águila Mora"))
    }

    @Test("a window of another size shows the list anew, in the list and in the animal browser")
    func resizing() throws {
      let terminal = try birds()
      terminal.type("ru")
      terminal.see("Which one? ru")
      terminal.resize(columns: 50, rows: 30)
      let narrow = terminal.see("Which one? ru")
      #expect(narrow.contains("   1  🦅  Aguilucho Chico"))
      #expect(narrow.contains { $0.contains("White-throated Hawk · Buteo") })
      terminal.resize(columns: 120, rows: 12)
      let wide = terminal.see("Which one? ru")
      #expect(wide.contains { $0.contains("10  🦢  Cisne Coscoroba           Coscoroba Swan") })
      terminal.type("\u{15}/")
      terminal.see("217 of 217")
      // In a wide window the chosen animal is beside the list.
      #expect(terminal.see("Mora (").contains { $0.contains("Águila Mora (Geranoaetus") })
      terminal.resize(columns: 60, rows: 8)
      terminal.see { rows in
        rows.contains { $0.contains("217 of 217") }
          && rows.contains { $0.hasPrefix("  Enter back") }
      }
      terminal.resize(columns: 1, rows: 1)
      terminal.resize(columns: 80, rows: 24)
      #expect(terminal.see("217 of 217").count == 24)
      terminal.type("\u{3}")
      #expect(terminal.finish().code == 130 && terminal.isInLineMode)
    }

    @Test(
      "whatever ends the program, the terminal is as it was",
      arguments: [
        (SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGSEGV, 128 + 11), (SIGABRT, 128 + 6),
        (SIGQUIT, 128 + 3),
      ] as [(Int32, Int32)], ["", "/"])
    func ends(end: (signal: Int32, code: Int32), keys: String) throws {
      let terminal = try birds()
      terminal.type(keys)
      terminal.see(keys.isEmpty ? "Which one?" : "217 of 217")
      #expect(!terminal.isInLineMode)
      terminal.send(end.signal)
      let (text, code) = terminal.finish()
      #expect(code == end.code)
      #expect(terminal.isInLineMode)
      #expect(!terminal.screen.isAlternate && text.contains("\u{1B}[?2004l"))
    }

    @Test("Ctrl-Z gives the terminal to the shell, and fg goes on where it was")
    func stopping() throws {
      let shell = try shell()
      shell.type("$ZOO\r")
      shell.see("(1-10)?")
      for _ in 1...2 {
        shell.type("\u{1A}")
        shell.see("Stopped")
        shell.type("stty -a | tr ' ' '\\n' | grep icanon; echo $((40+2))\r")
        let modes = shell.see { $0.contains("42") }
        #expect(
          modes.contains { $0.hasSuffix("icanon") && !$0.hasSuffix("-icanon") },
          "\(modes.joined(separator: "\n"))")
        shell.type("clear; fg\r")
        shell.see { rows in rows.contains { $0.hasSuffix("(1-10)?") } && !rows.contains("42") }
      }
      shell.type("3\r")
      #expect(shell.see("Which one?").contains { $0.hasPrefix("Zoo animals · 3") })
      shell.type("q\rexit\r")
      #expect(shell.finish().code == 0)
    }

    /// A shell with job control, with the program as `$ZOO`.
    private func shell() throws -> PseudoTerminal {
      let variables = environment.merging(["ZOO": Program.path("zoo")]) { $1 }
      let shell = try PseudoTerminal("-i", program: "/bin/sh", environment: variables)
      shell.see("$")
      return shell
    }

    /// Shell code that waits for the first job to end. For a stopped job `wait` returns 128 plus the
    /// signal, 19 to 22.
    private static let wait = "while wait %1; [ $? -gt 146 ]; do :; done"

    @Test("a stopped program can be ended, and leaves the shell's terminal alone")
    func endingWhileStopped() throws {
      let shell = try shell()
      shell.type("$ZOO --source built-in\r")
      shell.see("(1-10)?")
      shell.type("3\r")
      shell.see("Which one?")
      shell.type("/")
      shell.see("436 of 436")
      shell.type("\u{1A}")
      shell.see("Stopped")
      shell.type("clear; kill %1; kill -CONT %1; \(Self.wait); echo gone\r")
      shell.see { $0.contains("gone") }
      #expect(!shell.screen.isAlternate)
      shell.type("jobs; echo done\r")
      #expect(shell.see("done").allSatisfy { !$0.contains("Stopped") })
      shell.type("exit\r")
      #expect(shell.finish().code == 0)
    }

    @Test(
      "a program stopped from outside can be ended too, and one in the background waits its turn")
    func background() throws {
      let shell = try shell()
      // 149 is 128 + SIGTTIN.
      shell.type("$ZOO & wait %1; echo stopped $?\r")
      shell.see("stopped 149")
      shell.type("clear; kill -STOP %1; kill %1; kill -CONT %1; \(Self.wait); echo gone\r")
      shell.see { $0.contains("gone") }
      #expect(!shell.screen.text.contains { $0.contains("(1-10)?") })
      // In the foreground it asks; after another stop and return it asks again.
      shell.type("clear; $ZOO & sleep 0; fg\r")
      shell.see("(1-10)?")
      shell.type("\u{1A}")
      shell.see("Stopped")
      shell.type("clear; bg; fg\r")
      shell.see("(1-10)?")
      shell.type("3")
      shell.see("(1-10)? 3", atEnd: true)
      #expect(!shell.isInLineMode)
      shell.type("\rq\r")
      shell.see { $0.last { !$0.isEmpty } == "$" }
      shell.type("exit\r")
      let end = shell.finish()
      #expect(end.code == 0, "\(shell.screen.text.joined(separator: "\n"))")
    }

    @Test("Escape behind a change of the window shows the list anew, a question of two lines once")
    func leavingAnotherWindow() throws {
      let terminal = try birds(columns: 44)
      terminal.type("/")
      terminal.see("217 of 217")
      terminal.type("\u{1B}")
      let back = terminal.see { rows in rows.last { !$0.isEmpty }?.hasPrefix("Which one?") == true }
      #expect(back.filter { $0.hasPrefix("Which one?") }.count == 1)
      terminal.type("/")
      terminal.see("217 of 217")
      terminal.resize(columns: 100, rows: 24)
      terminal.see("217 of 217")
      terminal.type("\u{1B}")
      let wide = terminal.see("Which one?")
      #expect(wide.contains { $0.contains("   1  ") && $0.contains("Aguilucho Chico") })
      terminal.type("q\r")
      #expect(terminal.finish().code == 0)
    }

    @Test("Tab moves in the settings, and '/' browses from the exhibits")
    func tab() throws {
      let form = try PseudoTerminal("settings", environment: environment)
      form.see("Setting?")
      form.type("\t\t\u{1B}[Z ")
      form.see("not saved yet")
      form.type("save\r")
      #expect(form.finish().code == 0)
      // The second setting, in its first unit.
      #expect(
        home.read(".config/zoo/preferences.json")?.contains("\"weight\": \"lb\"") == true)
      let visit = try birds()
      visit.type("v\r")
      visit.see("Which exhibit?")
      visit.type("/")
      visit.see("217 of 217")
      visit.type("\u{1B}")
      visit.see("Which exhibit?")
      visit.type("q\r")
      #expect(visit.finish().code == 0)
    }

    @Test(
      "the settings form changes in its place, in a narrow window below", arguments: [80, 30, 16])
    func form(columns: UInt16) throws {
      let terminal = try PseudoTerminal(
        "settings", columns: columns, rows: 500, environment: environment)
      terminal.see("Setting?")
      for (keys, expected) in [
        ("kg\r", "[kg]"), ("furlong\r", "furlong"), ("m\r", "[m]"),
      ] {
        terminal.type(keys)
        terminal.see { rows in
          rows.suffix(from: rows.lastIndex { $0.hasPrefix("Settings") } ?? 0)
            .contains { $0.contains(expected) } && rows.last { !$0.isEmpty }?.contains("?") == true
        }
      }
      let headings = terminal.screen.text.filter { $0.hasPrefix("Settings") }
      #expect(headings.count == (columns < 20 ? 4 : 1))
      // Escape deletes what was typed before it leaves.
      terminal.type("xyz")
      terminal.see { rows in rows.last { !$0.isEmpty }?.contains("xyz") == true }
      terminal.type("\u{1B}")
      terminal.see { rows in
        let last = rows.last { !$0.isEmpty } ?? ""
        return last.hasPrefix("Setting?") && !last.contains("xyz")
      }
      terminal.type("save\r")
      #expect(terminal.finish().code == 0)
      #expect(home.read(".config/zoo/preferences.json")?.contains("\"m\"") == true)
    }

    @Test("an arrow takes what was typed into a form and moves on, unless that can't be taken")
    func formArrows() throws {
      let terminal = try PseudoTerminal(
        "settings", columns: 80, rows: 30, environment: environment)
      terminal.see("Setting?")
      terminal.type("m\u{1B}[B")
      terminal.see("❯  2  weight")
      terminal.type("furlong\u{1B}[B")
      terminal.see("furlong")
      #expect(terminal.screen.text.contains { $0.hasPrefix("❯  2  weight") })
      terminal.type("kg\u{1B}[A")
      terminal.see("❯  1  height")
      terminal.type("save\r")
      #expect(terminal.finish().code == 0)
      let saved = home.read(".config/zoo/preferences.json")
      #expect(saved?.contains("\"m\"") == true && saved?.contains("\"kg\"") == true)
    }

    @Test(
      "a window without room, or without a size, loses nothing but beauty",
      arguments: [(0, 0), (1, 1), (2, 3), (10, 4), (40, 1)] as [(UInt16, UInt16)])
    func smallWindows(columns: UInt16, rows: UInt16) throws {
      let terminal = try PseudoTerminal(
        "--source", "built-in", columns: columns, rows: rows, environment: environment)
      // A window without room shows nothing to wait for, so everything is typed ahead.
      terminal.type("3\r1\rs\rkg\rback\rdiscard\r?\rv\r4\r\rg\r/pin\u{1B}[B\rq")
      terminal.type("longer than the window is wide\u{1B}[H\u{17}\u{B}\r\u{C}q\r")
      let (text, code) = terminal.finish()
      #expect(code == 0 && text.contains("Zoo animals"))
      #expect(terminal.isInLineMode)
    }

    @Test("a terminal that cannot move its cursor is asked line by line")
    func dumb() throws {
      let terminal = try PseudoTerminal(environment: environment.merging(["TERM": "dumb"]) { $1 })
      terminal.read(until: "(1-10)?")
      #expect(terminal.isInLineMode)
      terminal.type("2\r")
      let list = terminal.read(until: "Which one?")
      terminal.type("/\rq\r")
      #expect(!(list + terminal.finish().text).contains("\u{1B}"))
    }
  }
}
