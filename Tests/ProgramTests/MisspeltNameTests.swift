import Foundation
import TestSupport
import Testing

extension Programs {
  /// Commands with a misspelt name, at a keyboard: the program asks, and does with the animal what was wanted.
  @Suite("Misspelt names at a keyboard")
  struct MisspeltNameTests {
    private let home = TemporaryDirectory()
    private var environment: [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "ZOO_CATS_API": "", "ZOO_CAT_BREEDS_API": "", "ZOO_WIKIPEDIA_API": "",
      ]
    }

    /// Types a command line, and Enter at the question whether an animal with this name was meant.
    private func accept(_ name: String, after line: String) throws -> (text: String, code: Int32) {
      let words = line.split(separator: " ").map(String.init)
      let terminal = try PseudoTerminal(words, environment: environment)
      terminal.see("Did you mean \(name)?")
      terminal.type("\r")
      return terminal.finish()
    }

    @Test("the animal that was meant is shown, compared, or shown with its gallery")
    func looking() throws {
      for (line, name, expected) in [
        ("narwahl", "Narwhal", "Monodon"), ("detail okapy", "Okapi", "Okapia"),
        ("compare okapy lion", "Okapi", "Lion"),
        ("gallery abysinian", "Abyssinian", "Its pictures need the network."),
      ] {
        let (text, code) = try accept(name, after: line)
        #expect(code == 0 && text.contains(expected), "\(line): \(text)")
      }
    }

    @Test("several names to compare may be misspelt, and are asked about one by one")
    func severalNames() throws {
      let terminal = try PseudoTerminal(
        "compare", "red", "pnda", "lion", "chihuaha", environment: environment)
      terminal.see("Did you mean Red Panda?")
      terminal.type("\r")
      terminal.see("Did you mean Chihuahua?")
      terminal.type("\r")
      let (text, code) = terminal.finish()
      #expect(code == 0 && text.contains("Side by side"))
      #expect(["Red Panda", "Lion", "Chihuahua"].allSatisfy(text.contains))
      // Nobody is there to ask.
      let piped = try Program.run(
        ["compare", "red", "pnda", "lion", "chihuaha"], environment: environment)
      #expect(piped.code == 1 && piped.error.contains("Did you mean"))
    }

    @Test("one of the user's cats is changed as the options say")
    func changing() throws {
      let added = try Program.run(["add", "Mimi", "--tag", "tabby"], environment: environment)
      #expect(added.code == 0)
      let (text, code) = try accept("Mimi", after: "edit mimmi --owner Eva")
      #expect(code == 0 && text.contains("Eva"), "\(text)")
      let kept = home.read(".local/share/zoo/cats.json") ?? ""
      #expect(kept.contains("\"Eva\"") && kept.contains("\"tabby\""))
    }
  }
}
