import Foundation
import Loopback
import TestSupport
import Testing

extension Programs {
  /// The animal browser over what nobody expects, in windows of any size.
  @Suite("Animal browser in a terminal")
  struct BrowserProgramTests {
    private let home = TemporaryDirectory()

    private var environment: [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "ZOO_WIKIPEDIA_API": "",
      ]
    }

    private static func bird(_ number: Int, _ name: String) -> String {
      #"{"uid":"u\#(number)","name":{"spanish":"\#(name)","english":"Bird","latin":"Avis avis"}}"#
    }

    /// A bird API whose list is this, and whose details are all missing.
    private func birds(_ records: [String]) throws -> LoopbackServer {
      try LoopbackServer { request in
        request.path.hasSuffix("/birds")
          ? .text("[\(records.joined(separator: ","))]") : .text("gone", status: 404)
      }
    }

    private func browse(
      _ server: LoopbackServer, _ arguments: String..., columns: UInt16 = 80, rows: UInt16 = 24
    ) throws -> PseudoTerminal {
      let variables = ["ZOO_BIRDS_API": "http://127.0.0.1:\(server.port)"]
      return try PseudoTerminal(
        ["browse", "birds"] + arguments, columns: columns, rows: rows,
        environment: environment.merging(variables) { $1 })
    }

    @Test("Ctrl-S sorts what is browsed, and the first of that order is opened")
    func sorting() throws {
      let terminal = try PseudoTerminal(
        "browse", "--source", "built-in", columns: 80, rows: 24, environment: environment)
      terminal.see("436 of 436")
      terminal.type("\u{13}")
      terminal.see("Sorted heaviest first.")
      terminal.type("\u{13}")
      terminal.see("Sorted lightest first.")
      terminal.type("shark")
      terminal.see("10 of 436")
      terminal.type("\u{15}\u{13}")
      terminal.see("Sorted tallest first.")
      terminal.type("\r")
      terminal.see("(Giraffa tippelskirchi)")
      terminal.type("q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("an exhibit without animals has nothing to choose, but others may")
    func empty() throws {
      let server = try birds([])
      defer { server.stop() }
      let terminal = try browse(server)
      terminal.see("0 of 0")
      terminal.type("\r")
      // Enter with nothing typed goes back.
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
      let again = try browse(server)
      again.see("0 of 0")
      again.type("okapi")
      again.see("Ctrl-A adds 1 zoo animal.")
      again.type("\u{1}\r")
      again.see("(Okapia johnstoni)")
      again.type("\u{1B}")
      again.see("/okapi")
      again.type("\u{4}\u{15}\u{4}")
      #expect(again.finish().code == 0 && again.isInLineMode)
    }

    @Test("a detail that has vanished is told, and what the list had is shown")
    func vanished() throws {
      let server = try birds([Self.bird(1, "Loica")])
      defer { server.stop() }
      let terminal = try browse(server)
      terminal.see("1 of 1")
      terminal.type("\u{1B}[B\r")
      terminal.see { rows in
        rows.contains { $0.contains("Loica (Avis avis)") }
          && rows.contains { $0.contains("answered with status 404") }
      }
      terminal.type("q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("details are asked for once, also where an animal is opened meanwhile")
    func details() throws {
      let gate = Gate()
      let server = try LoopbackServer { request in
        guard request.path.hasSuffix("/birds") else {
          gate.wait()
          return .text(Self.bird(1, "Loica").replacing("}}", with: #"},"habitat":"Meadows"}"#))
        }
        return .text("[\(Self.bird(1, "Loica")),\(Self.bird(2, "Tenca"))]")
      }
      defer { server.stop() }
      let terminal = try browse(server)
      terminal.see("2 of 2")
      // The first one has rested when Enter opens it.
      #expect(Waiting.until { server.requests.contains { $0.path.contains("u1") } })
      terminal.type("\r")
      gate.open()
      terminal.see {
        $0.contains { $0.contains("Meadows") } && $0.contains { $0.hasPrefix("Which") }
      }
      terminal.type("\u{1B}")
      terminal.see("Tab mark")
      terminal.see("Meadows")
      let asked = server.requests.filter { $0.path.contains("u1") }.count
      #expect(asked == 1, "\(asked)")
      terminal.type("\u{1B}")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("a window comes back as it was, though its API is gone and only that counts")
    func backWithoutNetwork() throws {
      let birds = [Self.bird(1, "Loica"), Self.bird(2, "Tenca")]
      let server = try LoopbackServer { request in
        request.path.hasSuffix("/birds")
          ? .text("[\(birds.joined(separator: ","))]")
          : .text(birds[request.path.contains("u1") ? 0 : 1])
      }
      let terminal = try browse(server, "--source", "live")
      terminal.see("2 of 2")
      terminal.type("\t")
      terminal.see("Enter compares Loica and Tenca.")
      terminal.type("\r")
      terminal.see("Side by side")
      server.stop()
      terminal.type("\u{1B}")
      terminal.see { rows in
        rows.contains { $0.contains("2 of 2") }
          && rows.contains { $0.contains("Enter compares Loica and Tenca.") }
      }
      terminal.type("\u{3}")
      #expect(terminal.finish().code == 130 && terminal.isInLineMode)
    }

    @Test("a name of 10 kB, with what would be codes, is cut in the list and shown when opened")
    func longNames() throws {
      let name = "Pato \\u001b[31m" + String(repeating: "ñandú ", count: 1700)
      let server = try birds((1...3).map { Self.bird($0, name) })
      defer { server.stop() }
      let terminal = try browse(server)
      terminal.see("3 of 3")
      terminal.type("\u{1B}[B")
      let rows = terminal.see { $0[2].hasPrefix("❯ 🐦  Pato") }
      #expect(rows[2].contains("…") && rows[3].hasPrefix("  🐦  Pato"))
      terminal.type("\r")
      terminal.see { $0.contains { $0.contains("(Avis avis)") } }
      terminal.type("q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("twenty thousand cats of a file are narrowed, and the window may have any size meanwhile")
    func many() throws {
      let cats = (0..<20_000).map {
        #"{"id":"c\#($0)","tags":["tag\#($0 % 100)"],"owner":"Owner \#($0)","mimetype":"image/png"}"#
      }
      try home.write("[\(cats.joined(separator: ","))]", to: "cats.json")
      let terminal = try PseudoTerminal(environment: environment)
      terminal.see("(1-10)?")
      terminal.type("open \(home.file("cats.json"))\r")
      terminal.see("Which one?")
      terminal.type("/")
      terminal.see("20000 of 20000")
      for (columns, rows) in [(1, 1), (500, 200), (40, 6), (59, 30), (60, 30), (200, 50), (80, 24)]
        as [(UInt16, UInt16)]
      {
        terminal.resize(columns: columns, rows: rows)
        terminal.type("\u{1B}[B")
        if columns >= 40 { terminal.see("20000 of 20000") }
      }
      terminal.type("tag77 19977")
      terminal.see("1 of 20000")
      terminal.type("\r")
      terminal.see("Owner 19977")
      terminal.type("\u{1B}")
      terminal.see("1 of 20000")
      // Escape clears what was typed, then it leaves.
      terminal.type("\u{1B}")
      terminal.see("20000 of 20000")
      terminal.type("\u{1B}")
      terminal.see("Which one?")
      terminal.type("q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("the window opens on words and an order, and reads superlatives")
    func openedOnWords() throws {
      func browse(_ arguments: [String], _ expected: [String]) throws {
        let terminal = try PseudoTerminal(arguments, environment: environment)
        for text in expected { terminal.see(text) }
        terminal.type("\u{15}\u{1B}")
        #expect(terminal.finish().code == 0 && terminal.isInLineMode, "\(arguments)")
      }
      let builtIn = ["--source", "built-in"]
      try browse(["browse", "dog", "breeds", "calm"] + builtIn, ["/calm", "19 of 183"])
      try browse(["browse", "--search", "owl", "--sort", "-weight"], ["Sorted lightest first."])
      try browse(["browse", "lino"], ["Glass Frog"])
      try browse(["browse", "lion vs tiger"], ["Nothing matches."])
      try browse(
        ["browse", "heaviest bird"] + builtIn, ["Sorted heaviest first.", "❯ 🐧  Pingüino Emp"])
      try browse(
        ["browse", "--search", "smallest bird"],
        ["Sorted lightest first."])
      try browse(
        ["browse", "cats", "tabby"] + builtIn, ["Cats · built-in collection  /tabby", "Tag"])
      try browse(["browse", "nocturnal", "asia"], ["/nocturnal asia", "Atlas Moth"])
      let misspelt = try Program.zoo("browse", "brids", environment: environment)
      #expect(misspelt.code == 64 && misspelt.error.contains("Did you mean 'birds'?"))
      let command = try Program.zoo("lst", "--sort", "weight", environment: environment)
      #expect(command.code == 64 && command.error.contains("Did you mean 'list'?"))
    }

    @Test("in a sorted window what is typed keeps the order, in other exhibits and in a list too")
    func typedInOrder() throws {
      let arguments = ["--sort", "weight", "--source", "built-in", "--weight", "lb"]
      let terminal = try PseudoTerminal(
        ["browse", "dogs"] + arguments, environment: environment)
      terminal.see("183 of 183")
      terminal.type("sheep")
      terminal.see { rows in
        // The row has no room for the reason, so the facts beside it begin with it.
        rows.contains { $0.hasPrefix("❯ 🐕  Akbash Dog  ") && $0.contains("  75 – 130 lb   ") }
          && rows.contains { $0.contains(" Bred for ") && $0.contains("Guarding sheep") }
      }
      // All of it, wherever the cursor is.
      terminal.type("\u{1B}[D\u{15}sheep")
      terminal.see("Sorted heaviest first. Ctrl-A adds ")
      terminal.type("\u{1}")
      // A whole name is chosen, wherever it is in the order.
      terminal.see("❯ 🐑  Sheep")
      terminal.type("\u{1}")
      terminal.see("❯ 🐕  Akbash Dog")
      terminal.type("\u{15}\u{4}")
      #expect(terminal.finish().code == 0)
      let piped = try Program.zoo(
        "browse", "dogs", "calm", "--source", "built-in", input: "q\n", environment: environment)
      #expect(piped.code == 0 && piped.output.contains("“calm” · 10 of 19"))
    }

    @Test("the window keeps the order of a list, also of a file's, and says so")
    func order() throws {
      let breeds = [("Ada", 7), ("Bea", 12), ("Cleo", 9)].map { name, weight in
        #"{"id":"\#(name)","name":"\#(name)","cfa_url":"x","weight":{"imperial":"5 - \#(weight)"}}"#
      }
      try home.write("[\(breeds.joined(separator: ","))]", to: "breeds.json")
      let terminal = try PseudoTerminal("--source", "built-in", environment: environment)
      terminal.see("(1-10)?")
      terminal.type("open \(home.file("breeds.json"))\r")
      terminal.see("Cleo")
      terminal.type("n weight\r")
      terminal.see("heaviest first")
      terminal.type("/")
      terminal.see("Sorted heaviest first.")
      func names() -> [String] {
        terminal.screen.text.compactMap { row in
          ["Ada", "Bea", "Cleo"].first { row.dropFirst().prefix(12).contains($0) }
        }
      }
      #expect(names() == ["Bea", "Cleo", "Ada"])
      #expect(terminal.screen.text.contains { $0.contains("Bea   5 – 12 lb") })
      terminal.type("\u{1B}")
      terminal.see("Which one?")
      terminal.type("heaviest animal\r")
      terminal.see("Blue Whale")
      terminal.type("/")
      terminal.see("❯ 🐋  Blue Whale")
      terminal.see("Sorted heaviest first.")
      terminal.type("\u{1B}")
      terminal.see("Which one?")
      terminal.type("q\r")
      #expect(terminal.finish().code == 0)
    }

    @Test("two animals are marked and compared, and Escape comes back to the marks")
    func comparing() throws {
      let terminal = try PseudoTerminal("browse", environment: environment)
      terminal.see("436 of 436")
      terminal.type("okapi\t")
      terminal.see("Marked: Okapi")
      terminal.type("\u{15}quokka\r")
      terminal.see("Side by side")
      #expect(!terminal.screen.isAlternate)
      terminal.type("\u{1B}")
      terminal.see("Enter compares Okapi")
      #expect(terminal.screen.isAlternate)
      terminal.type("\r")
      terminal.see("Side by side")
      terminal.type("q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("in the window the terminal sends the wheel as arrows, and as before after it")
    func wheel() throws {
      let terminal = try PseudoTerminal("browse", environment: environment)
      let opened = terminal.read(until: "436 of 436")
      #expect(opened.contains("\u{1B}[?1049h\u{1B}[?1007s\u{1B}[?1007h"))
      terminal.type("\u{1B}")
      #expect(terminal.finish().text.contains("\u{1B}[?1007r\u{1B}[?1049l"))
    }
  }
}
