import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// Pictures in files where a user wants them.
  @Suite("Storing pictures")
  struct StoringProgramTests {
    private let home = TemporaryDirectory()

    private func environment(_ standIn: StandInServer) -> [String: String] {
      [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"),
        "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
      ]
    }

    @Test("a picture is stored as it came, and a gallery under numbers")
    func saving() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let environment = environment(standIn)
      let one = try Program.zoo(
        "detail", "abys", "--exhibit", "cat-breeds", "--save", home.file("a.png"),
        environment: environment)
      #expect(one.code == 0 && one.error.contains("a.png"))
      let many = try Program.zoo(
        "gallery", "abys", "--exhibit", "cat-breeds", "--save", home.file("g.png"),
        environment: environment)
      #expect(many.code == 0)
      let again = try Program.zoo(
        "detail", "abys", "--exhibit", "cat-breeds", "--save", home.file("a.png"), "--no-input",
        environment: environment)
      #expect(again.code == 64 && again.error.contains("--force"))
      let refused = try Program.zoo(
        "detail", "abys", "--exhibit", "cat-breeds", "--save", home.file("a.png"), input: "no\n",
        environment: environment)
      #expect(
        refused.code == 0 && refused.error.contains("Enter for no) no"))
      let forced = try Program.zoo(
        "detail", "abys", "--exhibit", "cat-breeds", "--save", home.file("a.png"), "--force",
        environment: environment)
      #expect(forced.code == 0)
      for name in ["a.png", "g-1.png", "g-10.png"] {
        let contents = FileManager.default.contents(atPath: home.file(name)) ?? Data()
        #expect(contents.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(name)")
      }
      let none = try Program.zoo(
        "detail", "okapi", "--exhibit", "animals", "--save", home.file("o.png"),
        environment: environment)
      #expect(none.code == 1 && none.error.contains("no photograph of this animal to save"))
      let folder = try Program.zoo(
        "gallery", "abys", "--exhibit", "cat-breeds", "--save", home.path, environment: environment)
      #expect(folder.code == 1 && folder.error.contains("it is not a file"))
    }

    @Test("of several files the question is about those that are there, and a device is no file")
    func inTheWay() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let gallery = ["gallery", "abys", "--exhibit", "cat-breeds", "--save"]
      for (files, words) in [
        (["g-3.png"], "g-3.png? (yes/no, Enter for no)"),
        (["g-3.png", "g-7.png"], "g-3.png and 1 more?"),
        (["g-3.png", "g-7.png", "g-9.png"], "g-3.png and 2 more?"),
      ] {
        for file in files { try home.write("mine", to: file) }
        let asked = try Program.run(
          gallery + [home.file("g.png")], input: "no\n", environment: environment(standIn))
        let said = asked.error.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(asked.code == 0 && said.contains(words), "\(said)")
        for file in files { #expect(home.read(file) == "mine") }
      }
      let device = try Program.shell(
        "\"$ZOO\" detail abys --exhibit cat-breeds --save /dev/stdout --no-input | head -c 4",
        environment: environment(standIn))
      #expect(device.code == 0 && !device.error.contains("--force"), "\(device.error)")
      try FileManager.default.createSymbolicLink(
        atPath: home.file("folder.png"), withDestinationPath: home.path)
      let folder = try Program.run(
        gallery + [home.file("folder.png")], environment: environment(standIn))
      #expect(folder.code == 1 && folder.error.contains("it is not a file"))
    }

    @Test("a gallery that may not ask for keys prints what it has")
    func noInput() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let terminal = try PseudoTerminal(
        "gallery", "abys", "--exhibit", "cat-breeds", "--no-input",
        environment: environment(standIn).merging(["TERM": "xterm-256color"]) { $1 })
      let (text, code) = terminal.finish()
      #expect(code == 0 && text.contains("cat-abys-10.png") && !text.contains("\u{1B}[?1049h"))
    }

    @Test("whoever has all read aloud is spared signs of life")
    func spoken() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      try home.write(#"{"accessible": "yes", "version": 1}"#, to: ".config/zoo/preferences.json")
      let slow = ["ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds", faults: ["delay=0.7"])]
      let terminal = try PseudoTerminal(
        "list", "cat-breeds",
        environment: environment(standIn).merging(["TERM": "xterm-256color"]) { $1 }
          .merging(slow) { $1 })
      let (text, code) = terminal.finish()
      #expect(code == 0 && text.contains("Abyssinian") && !text.contains("Fetching"))
    }
  }
}
