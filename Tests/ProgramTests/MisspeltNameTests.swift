import Foundation
import TestSupport
import Testing

extension Programs {
  /// Commands with a misspelt name, at a keyboard: what was said already is not asked for again.
  @Suite("Misspelt names at a keyboard")
  struct MisspeltNameTests {
    private let home = TemporaryDirectory()
    private var environment: [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"), "TERM": "xterm-256color",
        "ZOO_CATS_API": "", "ZOO_CAT_BREEDS_API": "", "ZOO_WIKIPEDIA_API": "",
      ]
    }

    @Test(
      "the one that was probably meant is named, and nothing is asked or done",
      arguments: [
        ("narwahl", "Narwhal"), ("detail okapy", "Okapi"), ("compare okapy lion", "Okapi"),
        ("gallery abysinian", "Abyssinian"),
        ("compare red pnda lion chihuaha", "red panda vs lion vs chihuahua"),
        ("edit mimmi --owner Eva", "Mimi"), ("remove mimmi", "Mimi"),
      ])
    func misspelt(line: String, name: String) throws {
      let added = try Program.run(["add", "Mimi", "--tag", "tabby"], environment: environment)
      #expect(added.code == 0)
      let before = home.read(".local/share/zoo/cats.json")
      let words = line.split(separator: " ").map(String.init)
      let (text, code) = try PseudoTerminal(words, environment: environment).finish()
      let said = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(code == 1 && said.contains("Did you mean \(name)?"), "\(line): \(said)")
      #expect(home.read(".local/share/zoo/cats.json") == before)
    }

    @Test("the animals of a vague name are listed, and their numbers can be used next")
    func vague() throws {
      let (text, code) = try PseudoTerminal("bear", "vs", "zebra", environment: environment)
        .finish()
      #expect(code == 1 && !text.contains("Side by side"), "\(text)")
      // All names that are vague are said at once.
      #expect(text.contains("match “bear” or “zebra”:"), "\(text)")
      #expect(["Giant Panda", "Brown Bear", "Plains Zebra"].allSatisfy(text.contains))
    }
  }
}
