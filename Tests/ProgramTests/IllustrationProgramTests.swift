import Console
import Foundation
import StandIn
import TestSupport
import Testing
import ZooKit

extension Programs {
  /// The built `zoo` with Wikipedia's pictures from the stand-in over real HTTP.
  @Suite("Wikipedia's pictures in the program")
  struct IllustrationProgramTests {
    private let home = TemporaryDirectory()

    private func environment(_ address: String) -> [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "ZOO_WIKIPEDIA_API": address,
      ]
    }

    @Test(
      "five zoo animals have five pictures, and one request asks for their addresses",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func thumbnails() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "refresh", "5", rows: 40, environment: environment(standIn.address(of: "wikipedia")))
      let (text, code) = terminal.finish()
      #expect(code == 0 && text.contains("▄") && text.contains("38;"))
      let requests = standIn.server.requests.map(\.path)
      #expect(requests.count { $0 == "/wikipedia/w/api.php" } == 1)
      #expect(Set(requests.filter { $0.hasPrefix("/pictures/wikipedia-330px-") }).count == 5)
      #expect(requests.count == 6)
      // The second time everything is cached.
      let again = try PseudoTerminal(
        "list", rows: 40, environment: environment(standIn.address(of: "wikipedia")))
      let outcome = again.finish()
      #expect(outcome.code == 0 && outcome.text.contains("▄"))
      #expect(standIn.server.requests.count == 6)
    }

    @Test(
      "under a large picture stand its file and the page of its author and licence",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func credits() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "detail", "okapi", rows: 50, environment: environment(standIn.address(of: "wikipedia")))
      #expect(terminal.finish().code == 0)
      let rows = terminal.screen.text
      #expect(rows.contains { $0.contains(where: Screen.isBlockElement) })
      let file = try #require(rows.firstIndex(of: "  Picture   Okapi.png"))
      #expect(rows[file + 1] == "            https://commons.wikimedia.org/wiki/File:Okapi.png")
    }

    @Test("no picture is shown, nobody is asked: piped, in JSON, and where it is switched off")
    func nothingAsked() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let environment = environment(standIn.address(of: "wikipedia"))
      for arguments in [["refresh", "5"], ["refresh", "5", "--json"], ["detail", "okapi"]] {
        let outcome = try Program.run(arguments, environment: environment)
        #expect(outcome.code == 0 && outcome.error.isEmpty)
      }
      for setting in [["--pictures", "never"], ["--source", "built-in"]] {
        let terminal = try PseudoTerminal(
          "detail", "okapi", setting[0], setting[1], environment: environment)
        #expect(terminal.finish().code == 0)
      }
      #expect(standIn.server.requests.isEmpty)
    }

    @Test(
      "the list does not wait for pictures of Wikipedia, and those that come are filled in",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func notWaiting() throws {
      let gate = Gate()
      let standIn = try StandInServer(pictureFaults: { _ in
        gate.wait()
        return []
      })
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "--timeout", "120", environment: environment(standIn.address(of: "wikipedia")))
      terminal.see("(1-10)?")
      terminal.type("2\r")
      let early = terminal.see("  2  ")
      #expect(early.allSatisfy { Set($0).isDisjoint(with: "▃▄▅") })
      gate.open()
      terminal.see { _ in
        terminal.screen.portrait.split(separator: "---")[0]
          .split(separator: "\n").drop { !$0.hasPrefix("Zoo animals") }
          .count { $0.contains("░") } == 6
      }
      terminal.type("q\r")
      #expect(terminal.finish().code == 0)
    }

    @Test(
      "where Wikipedia gives nothing of use the emoji stands, and one notice says why",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"),
      arguments: [
        ("status=403", "answered with status 403"), ("rate-limit=60", "is limiting requests"),
        ("html", "a web page instead of data"), ("body=object", "sent nothing usable"),
        ("garbage", "127.0.0.1"),
      ])
    func failures(fault: String, words: String) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let address = standIn.address(of: "wikipedia", faults: [fault])
      let terminal = try PseudoTerminal(
        "refresh", "3", "--timeout", "1", columns: 160, environment: environment(address))
      let (text, code) = terminal.finish()
      #expect(code == 0 && !text.contains("▄"))
      let notices = terminal.screen.text.filter { $0.contains("Wikipedia's pictures are missing") }
      #expect(notices.count == 1 && notices[0].contains(words), "\(notices)")
      #expect(standIn.server.requests.count == 1)
    }

    @Test(
      "the caption of a picture stands in line with the facts, however short their labels are",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func shortLabels() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let environment = environment(standIn.address(of: "wikipedia"))
        .merging(["ZOO_CATS_API": "http://127.0.0.1:1/cats"]) { $1 }
      let terminal = try PseudoTerminal(
        "detail", "CC", "--exhibit", "cats", rows: 50, environment: environment)
      #expect(terminal.finish().code == 0)
      #expect(terminal.screen.text.contains { $0.hasPrefix("  Picture  CC") })
    }

    @Test(
      "a picture that is none costs its own place alone",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func brokenPicture() throws {
      let standIn = try StandInServer(pictureFaults: { $0.contains("Okapi") ? [.html] : [] })
      defer { standIn.stop() }
      let environment = environment(standIn.address(of: "wikipedia"))
      let terminal = try PseudoTerminal(
        "list", "animals", "--search", "lowland rainforest grasses", columns: 160,
        environment: environment)
      #expect(terminal.finish().code == 0)
      let rows = terminal.screen.text
      #expect(
        rows.contains { $0.contains("pictures are missing") && $0.contains("isn't a picture") })
      // It is drawn instead.
      #expect(rows.contains { $0.contains("Okapi") && $0.contains(where: Screen.isBraille) })
      #expect(rows.contains { $0.contains(where: Screen.isBlockElement) })
    }

    @Test("the address is a setting, empty for off, and refused when it is none")
    func setting() throws {
      let environment = ["HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc")]
      func setting(_ variables: [String: String]) throws -> String? {
        let shown = try Program.zoo("settings", environment: environment.merging(variables) { $1 })
        return shown.output.split(separator: "\n").first { $0.contains("api wikipedia") }
          .map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
      }
      #expect(try setting([:]) == "none environment")
      let wrong = try Program.zoo(
        "settings", environment: environment.merging(["ZOO_WIKIPEDIA_API": "wiki"]) { $1 })
      #expect(wrong.code == 64 && wrong.error.contains("ZOO_WIKIPEDIA_API"))
      let address = "http://127.0.0.1:9/w"
      #expect(try setting(["ZOO_WIKIPEDIA_API": address]) == "\(address) environment")
      for (value, kept) in [("http://a.example", "http://a.example"), ("", "")] {
        let saved = try Program.zoo(
          "settings", "--api", "wikipedia=\(value)", environment: environment)
        #expect(saved.code == 0)
        let file = home.read(".config/zoo/preferences.json") ?? ""
        #expect(file.contains("\"wikipedia\": \"\(kept)\""))
      }
    }
  }
}
