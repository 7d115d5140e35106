import Console
import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// The built `zoo` with the real `chafa`, over real HTTP.
  @Suite("Pictures in the program")
  struct PictureProgramTests {
    private let home = TemporaryDirectory()

    private func environment(_ standIn: StandInServer) -> [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
        "ZOO_BIRDS_API": standIn.address(of: "birds"),
      ]
    }

    @Test(
      "ten thumbnails from the stand-in stand beside the list, and the second time without a request",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func thumbnails() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      for round in 1...2 {
        let terminal = try PseudoTerminal("list", "cat-breeds", environment: environment(standIn))
        let (text, code) = terminal.finish()
        #expect(code == 0)
        #expect(text.contains("▄") && text.contains("38;"))
        #expect(text.contains("Abyssinian") && text.contains("Bambino"))
        let pictures = standIn.server.requests.filter { $0.path.hasPrefix("/pictures/") }
        #expect(Set(pictures.map(\.path)).count == 10 && pictures.count == 10, "round \(round)")
      }
    }

    @Test(
      "what was drawn once is not drawn again, until the cache is cleared or another chafa draws",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func drawings() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let chafa = try #require(Programs.chafa)
      let script = "echo drawn >>'\(home.file("drawn"))'\nexec \(chafa) \"$@\""
      try home.writeProgram(script, to: "bin/chafa")
      let environment = environment(standIn).merging(["PATH": home.file("bin") + ":/bin"]) { $1 }
      func screens(_ arguments: String...) throws -> String {
        let terminal = try PseudoTerminal(arguments, rows: 60, environment: environment)
        #expect(terminal.finish().code == 0)
        // The heading differs: it names the API or the cache as the source.
        return terminal.screen.text.dropFirst().joined(separator: "\n")
      }
      func drawn() throws -> Int {
        let text = try String(contentsOfFile: home.file("drawn"), encoding: .utf8)
        return text.count { $0.isNewline }
      }
      let first = try screens("list", "cat-breeds")
      #expect(try drawn() == 10 && first.contains("▄"))
      #expect(try screens("list", "cat-breeds") == first)
      #expect(try drawn() == 10)
      // Another size needs another drawing.
      #expect(try screens("detail", "1").contains("Weight"))
      #expect(try drawn() == 11)
      try home.writeProgram(script + "\n", to: "bin/chafa")
      #expect(try screens("list", "cat-breeds") == first)
      #expect(try drawn() == 21)
      let cache = try Program.zoo("cache", "--clear", environment: environment)
      #expect(cache.output.contains("drawings") && cache.output.contains("21 files"))
      #expect(try screens("list", "cat-breeds") == first)
      #expect(try drawn() == 31)
    }

    /// Whether a row shows an animal with its picture, rather than with an emoji.
    private static func isPictured(_ row: String, _ name: String) -> Bool {
      row.contains("  \(name)") && row.contains(where: Screen.isBlockElement)
    }

    @Test(
      "a list is usable before its last picture has come, and those that come later are filled in",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func streaming() throws {
      let (first, last) = (Gate(), Gate())
      let standIn = try StandInServer(pictureFaults: { name in
        if name.contains("abys") { first.wait() }
        if name.contains("bamb") { last.wait() }
        return []
      })
      defer {
        last.open()
        standIn.stop()
      }
      // A long timeout, so that a busy machine does not give up the delayed picture.
      let terminal = try PseudoTerminal(
        "--timeout", "120", rows: 60, environment: environment(standIn))
      terminal.see("(1-10)?")
      for (keys, expected) in [
        ("v\r", "Which exhibit?"), ("2\r", "Which one?"), ("ben", "Which one? ben"),
      ] {
        terminal.type(keys)
        terminal.see(expected)
      }
      let early = terminal.see { $0.contains { Self.isPictured($0, "Balinese") } }
      #expect(early.contains { $0.hasPrefix("   1  ") && $0.contains("  Abyssinian") })
      #expect(early.contains { $0.hasSuffix("Which one? ben") })
      first.open()
      let later = terminal.see { $0.contains { Self.isPictured($0, "Abyssinian") } }
      #expect(later.contains { $0.hasPrefix("  10  ") && $0.contains("  Bambino") })
      #expect(later.contains { $0.hasSuffix("Which one? ben") })
      // The heading and the rows have not moved.
      #expect(
        later.firstIndex { $0.hasPrefix("Cat breeds") }
          == early.firstIndex { $0.hasPrefix("Cat breeds") })
      terminal.type("gal\r")
      terminal.see("Lifespan")
      terminal.type("\u{4}")
      #expect(terminal.finish().code == 0)
    }

    @Test(
      "a command gives the prompt back a second after its words, whatever pictures are missing",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func slowPictures() throws {
      let gate = Gate()
      let standIn = try StandInServer(pictureFaults: { name in
        if name.contains("abys") { gate.wait() }
        return []
      })
      defer {
        gate.open()
        standIn.stop()
      }
      let terminal = try PseudoTerminal(
        "list", "cat-breeds", "--per-page", "3", "--timeout", "600", columns: 44,
        environment: environment(standIn).merging(["ZOO_PATIENCE": "1"]) { $1 })
      // The gate is still shut, so nobody waited for that picture.
      #expect(terminal.finish().code == 0)
      let rows = terminal.screen.text
      #expect(rows.contains { $0.contains("Abyssinian") && !Self.isPictured($0, "Abyssinian") })
    }

    @Test(
      "a large picture stands above a detail, as a grid and a gallery have theirs",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func others() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      for arguments in [
        ["detail", "tucuquere", "--exhibit", "birds"],
        ["gallery", "abys", "--exhibit", "cat-breeds"],
        ["list", "cat-breeds", "--grid"],
      ] {
        let outcome = try Program.run(
          arguments + ["--pictures", "chafa", "--color", "always"],
          environment: environment(standIn))
        #expect(outcome.code == 0 && outcome.output.contains("\u{1B}["), "\(arguments)")
        let plain = try Program.run(arguments, environment: environment(standIn))
        #expect(plain.code == 0 && !plain.output.contains("\u{1B}["), "\(arguments)")
      }
    }

    @Test("who insists on the built-in collection has no host asked, for pictures neither")
    func insisting() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let environment = environment(standIn)
      #expect(try Program.zoo("refresh", "cat-breeds", environment: environment).code == 0)
      let count = standIn.server.requests.count
      let outcome = try Program.zoo(
        "detail", "1", "--source", "built-in", "--save", home.file("x.png"),
        environment: environment)
      #expect(
        outcome.code == 69
          && outcome.error.contains("because the chosen source allows no downloads"))
      #expect(standIn.server.requests.count == count)
    }

    @Test(
      "a picture that cannot be had shows its reason in its place, and the list all the same",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func failure() throws {
      let standIn = try StandInServer()
      let environment = environment(standIn)
      let first = try Program.zoo("list", "cat-breeds", environment: environment)
      #expect(first.code == 0)
      standIn.stop()
      let outcome = try Program.zoo(
        "list", "cat-breeds", "--pictures", "chafa", environment: environment)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("Abyssinian"))
      #expect(outcome.output.contains("offline"))
    }

    @Test(
      "in the session p shows the picture large, with its address, and the viewer leads back",
      .enabled(if: Programs.chafa != nil, "chafa is not installed"))
    func zoom() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(environment: environment(standIn))
      terminal.read(until: "(1-10)?")
      for (keys, expected) in [
        ("v\n", "Which exhibit?"), ("2\n", "Which one?"), ("p\n", "Choose an animal first."),
        ("1\n", "Type 'more'"), ("p\n", "/pictures/cat-abys.png"), ("q", "Which one?"),
      ] {
        terminal.type(keys)
        #expect(terminal.read(until: expected).contains(expected), "\(keys)")
      }
      terminal.type("q\n")
      #expect(terminal.finish().code == 0)
    }

    @Test("who asks for pictures without anybody to draw them is told what would")
    func advice() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let without = environment(standIn).merging(["PATH": "/nowhere"]) { $1 }
      let advice = "Install chafa to see pictures here."
      let gallery = try PseudoTerminal("gallery", "abys", environment: without)
      #expect(gallery.finish().text.components(separatedBy: advice).count == 2)
      let never = try PseudoTerminal("gallery", "abys", "--pictures", "never", environment: without)
      #expect(!never.finish().text.contains(advice))
      let piped = try Program.zoo("gallery", "abys", environment: without)
      #expect(piped.code == 0 && !piped.output.contains(advice))
      // Without chafa, kitty shows only PNG.
      let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xD9,
      ]
      try Data(jpeg).write(to: URL(fileURLWithPath: home.file("a.jpg")))
      let kitty = without.merging(["KITTY_WINDOW_ID": "1"]) { $1 }
      let added = try Program.zoo(
        "add", "--name", "Mimi", "--picture", home.file("a.jpg"), environment: kitty)
      #expect(added.code == 0, "\(added.error)")
      let detail = try PseudoTerminal(
        "detail", "mimi", "--exhibit", "cats", "--source", "built-in", environment: kitty)
      #expect(detail.finish().text.contains("Install chafa to see it."))
    }
  }
}
