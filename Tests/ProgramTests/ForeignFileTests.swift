import Foundation
import StandIn
import TestSupport
import Testing

extension Programs {
  /// No command deletes a file that zoo did not write, or a picture that any version of the user's
  /// cats might name.
  @Suite("Files of others")
  struct ForeignFileTests {
    private let home = TemporaryDirectory()
    private static let png = Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])

    /// Every command that writes or deletes files.
    private static let commands = [
      ["refresh", "3"], ["list", "cat-breeds"], ["refresh", "cat-breeds"],
      ["settings", "--weight", "kg"], ["settings", "--picture-cache", "1"],
      ["add", "--name", "New", "--picture", "$PNG"], ["edit", "New", "--picture", "$PNG"],
      ["edit", "New", "--owner", "Ana"], ["remove", "New", "--yes"],
      ["detail", "abys", "--save", "$PNG", "--force"], ["detail", "abys", "--pictures", "chafa"],
      ["cache", "--clear"], ["settings", "--reset"],
    ]

    @Test(
      "foreign files in every folder, and a cat set aside, outlive every command",
      arguments: [
        [:],
        [
          "XDG_CACHE_HOME": "$HOME/all", "XDG_DATA_HOME": "$HOME/all",
          "XDG_STATE_HOME": "$HOME/all",
          "XDG_CONFIG_HOME": "$HOME/all",
        ],
      ] as [[String: String]])
    func everyCommand(folders: [String: String]) throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      var environment = [
        "HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc"),
        "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
      ]
      for (name, path) in folders {
        environment[name] = path.replacingOccurrences(of: "$HOME", with: home.path)
      }
      let data = folders.isEmpty ? ".local/share/zoo" : "all/zoo"
      try Self.png.write(to: URL(fileURLWithPath: home.file("picture.png")))
      func run(_ words: [String]) throws -> Program.Outcome {
        try Program.run(
          words.map { $0 == "$PNG" ? home.file("picture.png") : $0 } + ["--no-input"],
          environment: environment)
      }
      let kept = try run(["add", "--name", "Keeper", "--picture", "$PNG"])
      #expect(kept.code == 0, "\(kept.error)")
      let pictures = home.files.filter { $0.hasPrefix("\(data)/own/") }
      #expect(pictures.count == 1)
      // The user's cats are damaged and then moved away, as the error advises.
      let records = try #require(home.read("\(data)/cats.json"))
      try home.write("{" + records, to: "\(data)/aside")
      try FileManager.default.removeItem(atPath: home.file("\(data)/cats.json"))
      let places =
        folders.isEmpty
        ? [".local/share/zoo", ".local/state/zoo", ".cache/zoo", ".config/zoo"] : ["all/zoo"]
      let names = ["thesis.txt", "abcdefghijklmnop.png", "0123456789abcdef", ".zoo-notes"]
      let foreign = places.flatMap { place in
        ["", "/pages", "/pictures", "/drawings", "/own"].flatMap { folder in
          names.map { "\(place)\(folder)/\($0)" }
        }
      }
      for name in foreign { try home.write("mine", to: name) }
      for command in Self.commands {
        let outcome = try run(command)
        #expect(outcome.code == 0, "\(command): \(outcome.error)")
        let lost = foreign.filter { home.read($0) != "mine" }
        #expect(lost.isEmpty, "\(command)")
        let files = Set(home.files)
        #expect(pictures.allSatisfy(files.contains), "\(command)")
      }
    }
  }
}
