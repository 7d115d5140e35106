import Console
import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// The contents of windows in common sizes, with the real `chafa`.
  @Suite("Windows", .enabled(if: Programs.chafa != nil, "chafa is not installed"))
  struct WindowTests {
    private let home = TemporaryDirectory()

    private func environment(_ standIn: StandInServer) -> [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
      ]
    }

    /// The recorded pictures are from chafa 1.12; later versions round the last row up, so then only
    /// the text is compared.
    private static let ignored: String = {
      let version = try? Program.shell("chafa --version", environment: [:])
      return version?.output.contains("version 1.12.") == true ? "" : "░."
    }()

    @Test(
      "list, grid, detail, browser, gallery and settings stand whole in their window, pictures too",
      arguments: [(40, 20), (80, 24), (120, 30), (200, 50)] as [(UInt16, UInt16)])
    func golden(columns: UInt16, rows: UInt16) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "--timeout", "60", columns: columns, rows: rows, environment: environment(standIn))
      terminal.see("(1-10)?")
      for (name, keys, expected) in [
        ("exhibits", "v\r", "Which exhibit?"), ("list", "2\r", "Which one?"),
        ("grid", "g\r", "10"), ("again", "g\r", "Which one?"), ("detail", "1\r", "Abyssinian"),
        ("filter", "/ame", "/ame"),
        ("opened", "\u{1B}[B\r", "Which one?"), ("gallery", "m\r", "10 pictures"),
        ("settings", "qs\r", "Save"),
      ] {
        terminal.type(keys)
        terminal.see(expected)
        // The parade of the first screen is another each time.
        if name == "exhibits" { terminal.type("\u{0C}") }
        guard !["exhibits", "again"].contains(name) else { continue }
        func portrait() -> String {
          terminal.screen.portrait.replacing(/127\.0\.0\.1:[0-9]{5}/, with: "127.0.0.1:00000")
        }
        // Pictures arrive one by one, so wait for the last.
        let file = "\(name)-\(columns)x\(rows)"
        terminal.see { _ in Golden.matches(portrait(), file, ignoring: Self.ignored) }
        #expect(Golden.difference(portrait(), file, ignoring: Self.ignored) == nil)
      }
      terminal.type("\u{4}")
      #expect(terminal.finish().code == 0)
    }

    @Test(
      "in a window of any size a visit goes on, and is left as it was found",
      arguments: [(1, 1), (10, 3), (1000, 300)] as [(UInt16, UInt16)])
    func odd(columns: UInt16, rows: UInt16) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        columns: columns, rows: rows, environment: environment(standIn))
      // A list, a detail, the animal browser, the gallery, one large picture and the settings.
      for (keys, expected) in [
        ("v\r2\r1\r/ben", "\u{1B}[?1049h"), ("\u{15}\u{1B}", "\u{1B}[?1049l"),
        ("m\r", "\u{1B}[?1049h"), ("\u{1B}[C\r", ""), ("q", "\u{1B}[?1049l"),
        ("p\r", "\u{1B}[?1049h"), ("q", "\u{1B}[?1049l"), ("s\r\u{1B}[Bback\rq\r", ""),
      ] {
        terminal.type(keys)
        if !expected.isEmpty {
          #expect(terminal.read(until: expected).hasSuffix(expected), "\(keys.debugDescription)")
        }
      }
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("a window that changes while pictures arrive holds the whole list each time")
    func resizing() throws {
      let standIn = try StandInServer(pictureFaults: { _ in [.delay(0.3)] })
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "--timeout", "60", columns: 120, rows: 30, environment: environment(standIn))
      terminal.see("(1-10)?")
      terminal.type("v\r")
      terminal.see("Which exhibit?")
      terminal.type("2\r")
      terminal.see("Bambino")
      for (columns, rows) in [(40, 20), (200, 50), (10, 3), (80, 36)] as [(UInt16, UInt16)] {
        terminal.resize(columns: columns, rows: rows)
        terminal.see(columns == 10 ? "one?" : "Bambino")
      }
      let shown = terminal.see { rows in
        rows.contains { $0.contains("Which one?") } && !rows.contains { $0.contains("🐈") }
      }
      #expect(shown.contains { $0.hasPrefix("Cat breeds · 10") })
      terminal.type("q\r")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("a large picture is enlarged and moved, and its file is fetched once")
    func zoom() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "gallery", "abys", columns: 80, rows: 24, environment: environment(standIn))
      terminal.see("10 pictures")
      // What is between the title and the two lines below.
      func picture(_ rows: [String]) -> [String] { Array(rows.dropFirst().dropLast(2)) }
      var pictures: [[String]] = []
      for (keys, title) in [
        ("\r", "1 of 10"), ("+", "1.5 times"), ("+", "2 times"), ("\u{1B}[C", "2 times"),
        ("0", "1 of 10"),
      ] {
        terminal.type(keys)
        terminal.see { rows in
          rows[0].contains(title) && picture(rows).contains { $0.contains { "▂▃▄▅▆".contains($0) } }
            && picture(rows) != pictures.last
        }
        pictures.append(picture(terminal.screen.text))
      }
      // Each part is another one, and the whole is as it was.
      #expect(Set(pictures).count == 4 && pictures[4] == pictures[0])
      let paths = standIn.server.requests.map(\.path).filter { $0.hasSuffix("cat-abys-1.png") }
      #expect(paths.count == 1)
      terminal.type("q")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
    }

    @Test("a gallery's picture is opened in a browser")
    func viewer() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      try home.writeProgram("printf %s \"$1\" > '\(home.file("opened"))'", to: "bin/xdg-open")
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let terminal = try PseudoTerminal(
        "gallery", "abys",
        environment: environment(standIn).merging(["PATH": "\(home.file("bin")):\(path)"]) { $1 })
      terminal.see("10 pictures")
      terminal.type("o")
      terminal.see("Opened with ")
      terminal.type("\u{1B}[C\r")
      terminal.see("2 of 10")
      terminal.type("\u{1B}")
      terminal.see("10 pictures")
      terminal.type("q")
      #expect(terminal.finish().code == 0 && terminal.isInLineMode)
      // Nobody waits for a browser.
      #expect(home.waitToRead("opened")?.hasSuffix("/pictures/cat-abys-1.png") == true)
    }
  }
}
