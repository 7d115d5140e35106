import Foundation
import Loopback
import StandIn
import TestSupport
import Testing
import ZooKit

extension Programs {
  /// The built `zoo` as a process, over real HTTP.
  @Suite("The program")
  struct ProgramTests {
    private let home = TemporaryDirectory()
    private var environment: [String: String] {
      ["HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc")]
    }

    @Test("a visit with piped answers: fetch, look, change the units, find them changed next time")
    func mainJob() throws {
      let visit = try Program.zoo(input: "3\n1\ns\nkg\nm\nsave\nq\n", environment: environment)
      #expect(visit.code == 0 && visit.error.isEmpty)
      #expect(visit.output.contains("How many zoo animals would you like to see (1-10)?"))
      #expect(visit.output.contains("Zoo animals · 3 · built-in collection"))
      let detail = try Program.zoo("detail", "1", environment: environment)
      #expect(detail.code == 0)
      #expect(!detail.output.contains(" ft") && detail.output.contains(" m"))
      #expect(!detail.output.contains(" lb"))
    }

    @Test("the same over HTTP from the stand-in, and from memory once it is gone")
    func overHTTP() throws {
      let standIn = try StandInServer()
      let variables = environment.merging(["ZOO_ANIMALS_API": standIn.address(of: "animals")]) {
        $1
      }
      let list = try Program.zoo("refresh", "4", "--json", environment: variables)
      let value = try JSONValue(parsing: Data(list.output.utf8))
      #expect(value["source"] == "live")
      #expect(standIn.server.requests.map(\.path) == ["/animals/animals/rand/4"])
      #expect(
        standIn.server.requests.first?.headers["user-agent"]?.hasPrefix("zoo/0.1.0 (") == true)
      standIn.stop()
      let detail = try Program.zoo("detail", "2", environment: variables)
      #expect(detail.code == 0 && detail.error.isEmpty)
      let again = try Program.zoo("refresh", "4", environment: variables)
      #expect(again.code == 0)
      #expect(again.error.contains("so these are zoo animals it sent before."))
      #expect(again.output.contains("Zoo animals · 4 · cache, just now"))
    }

    @Test("streams that are closed or full end in one sentence and the right code")
    func streams() throws {
      let cases = [
        ("\"$ZOO\" help > /dev/full", Int32(1), "Can't write to standard output: no space left"),
        ("\"$ZOO\" refresh 3 >&-", 1, "Can't write to standard output"),
        ("\"$ZOO\" <&-", 64, "Standard input is closed"),
        ("\"$ZOO\" refresh 3 2>&- >/dev/null", 0, ""),
        ("\"$ZOO\" refresh eleven 2>&-", 64, ""),
        ("\"$ZOO\" < /dev/null > /dev/null", 0, ""),
      ]
      // Repeated, since a thread could reuse the descriptor of a closed stream.
      for (line, code, sentence) in [[_]](repeating: cases, count: 5).joined() {
        let outcome = try Program.shell(line, environment: environment)
        #expect(outcome.code == code, "\(line)")
        #expect(sentence.isEmpty || outcome.error.contains(sentence), "\(line)")
        #expect(outcome.error.split(separator: "\n").count <= 1, "\(line)")
      }
      let piped = try Program.shell("\"$ZOO\" help | head -1; echo done", environment: environment)
      #expect(piped.output == "Meet animals in your terminal.\ndone\n" && piped.error.isEmpty)
    }

    @Test("a read-only home is said, and the animals are shown all the same")
    func readOnly() throws {
      // A file in place of the directory fails for every user, even root.
      try home.write("", to: ".local")
      let list = try Program.zoo("refresh", "2", environment: environment)
      #expect(list.code == 0 && list.output.contains("Zoo animals · 2"))
      #expect(list.error.contains("/.local/state/zoo: not a directory."))
      try home.write("", to: ".config")
      let saved = try Program.zoo("settings", "--weight", "kg", environment: environment)
      #expect(saved.code == 1 && saved.error.contains("Can't write /"))
    }

    @Test("two programs saving at once lose nothing")
    func writers() async throws {
      let (environment, flags) = (environment, ["--weight=kg", "--height=m", "--timeout=9"])
      await withTaskGroup(of: Void.self) { group in
        for flag in flags + ["--per-page=7", "--color=never", "--source=cache"] {
          group.addTask { _ = try? Program.zoo("settings", flag, environment: environment) }
        }
      }
      let text = try #require(home.read(".config/zoo/preferences.json"))
      for key in ["weight", "height", "timeout", "perPage", "color", "source"] {
        #expect(text.contains("\"\(key)\""))
      }
      #expect(home.files.filter { $0.contains(".zoo-") }.isEmpty)
    }

    @Test("zoo-api says where it serves, and refuses what it does not know")
    func standIn() throws {
      let help = try Program.shell("\"$ZOO_API\" --help", environment: environment)
      #expect(help.output.contains("--fault FAULT"))
      for (arguments, sentence) in [
        ("--port many", "'many' is not a port."), ("--fault fire", "'fire' is not a fault."),
        ("--nonsense", "'zoo-api' has no option"),
      ] {
        let outcome = try Program.shell("\"$ZOO_API\" \(arguments)", environment: environment)
        #expect(outcome.code == 64 && outcome.error.contains(sentence))
      }
      let busy = try LoopbackServer { _ in .text("") }
      defer { busy.stop() }
      let taken = try Program.shell("\"$ZOO_API\" --port \(busy.port)", environment: environment)
      #expect(taken.code == 1 && taken.error.contains("cannot be listened on"))
    }
  }
}

extension Programs {
  /// The built `zoo` in a real pseudo-terminal.
  @Suite("The program in a terminal")
  struct TerminalTests {
    private let home = TemporaryDirectory()
    private var environment: [String: String] {
      ["HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color"]
    }

    @Test("a visit by hand, in colour")
    func visit() throws {
      let terminal = try PseudoTerminal(environment: environment)
      terminal.read(until: "(1-10)?")
      terminal.type("2\n")
      let list = terminal.read(until: "Which one?")
      #expect(list.contains("\u{1B}[1;4mZoo animals\u{1B}[0m"))
      terminal.type("1\n")
      terminal.see("Habitat")
      terminal.type("q\n")
      #expect(terminal.finish().code == 0)
    }

    @Test("a command's page is whole in a small window, with its heading and the way to the next")
    func page() throws {
      let lists = ["birds duck --sort weight", "list dogs", "tallest dog"]
      for words in lists.map({ $0.split(separator: " ").map(String.init) }) {
        let terminal = try PseudoTerminal(
          words + ["--source", "built-in"], columns: 80, rows: 24, environment: environment)
        #expect(terminal.finish().code == 0)
        let rows = terminal.screen.text
        #expect(rows.contains { $0.contains("· page 1 ·") }, "\(words)")
        #expect(rows.contains { $0.hasPrefix("Add --page 2 for more") }, "\(words)")
      }
      // One that is longer, because it cuts no story, is paged.
      let paged = try PseudoTerminal(
        "cat", "breeds", "--source", "built-in", columns: 80, rows: 24,
        environment: environment.merging(["PAGER": "less -FRX"]) { $1 })
      #expect(paged.see("Abyssinian").contains { $0.contains("· page 1 ·") })
      paged.type(" ")
      paged.see("Add --page 2 for more")
      paged.type("q")
      #expect(paged.finish().code == 0)
    }

    @Test("end of input at the first question leaves with 0")
    func endOfInput() throws {
      let terminal = try PseudoTerminal(environment: environment)
      terminal.read(until: "(1-10)?")
      terminal.type("\u{4}")
      #expect(terminal.finish().code == 0)
    }

    @Test("Ctrl-C leaves at once with 130, at a question and during a request")
    func interrupt() throws {
      let asking = try PseudoTerminal(environment: environment)
      asking.read(until: "(1-10)?")
      asking.type("\u{3}")
      #expect(asking.finish().code == 130)

      let standIn = try StandInServer()
      defer { standIn.stop() }
      let slow = ["ZOO_ANIMALS_API": standIn.address(of: "animals", faults: ["delay=30"])]
      let fetching = try PseudoTerminal(
        "refresh", "2", "--timeout", "60", environment: environment.merging(slow) { $1 })
      fetching.read(until: "Fetching zoo animals")
      fetching.type("\u{3}")
      #expect(fetching.finish().code == 130)
      // The progress line is gone.
      #expect(fetching.screen.text.allSatisfy { !$0.contains("Fetching") })
    }

    @Test("the width is the terminal's own")
    func width() throws {
      let terminal = try PseudoTerminal(
        "help", "--color", "never", columns: 40, environment: environment)
      for line in terminal.finish().text.split(separator: "\n") { #expect(line.count <= 40) }
      let narrow = try PseudoTerminal(
        "refresh", "10", "--color", "never", "--quiet", columns: 40, environment: environment)
      for line in narrow.finish().text.split(separator: "\n") { #expect(line.count <= 40) }
    }
  }
}
