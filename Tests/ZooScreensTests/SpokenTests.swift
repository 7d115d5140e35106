import Console
import TestSupport
import Testing
import ZooScreens
import ZooSources

/// Output for screen readers.
@Suite("Read aloud", .ownThreadForRequests)
struct SpokenTests {
  private let world = TestWorld(http: .real)

  /// Whether a text has no emoji, bars, dots or escape codes.
  private static func isSpoken(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isEmojiPresentation && scalar != "\u{1B}"
        && !(0x2500...0x28FF).contains(scalar.value)
    }
  }

  @Test(
    "there are words alone, and a sentence says what bars would",
    arguments: [
      (["refresh", "3"], "Zoo animals"), (["detail", "okapi"], "It weighs"),
      (["list", "cat-breeds", "--grid"], "Abyssinian"),
      (
        ["compare", "reticulated giraffe", "okapi"],
        "One reticulated giraffe weighs as much as five okapis."
      ),
      (["settings"], "accessible"), (["list", "--help"], "Usage"),
    ])
  func commands(arguments: [String], words: String) async {
    for terminals in [[], [.input, .output, .error]] as [Set<StandardStream>] {
      let recording = Recording(terminals: terminals, events: [], size: (80, 24))
      let spoken = world.with(recording, environment: ["ACCESSIBLE": "1", "TERM": "xterm"])
      let all = arguments + ["--source", "built-in", "--color", "never"]
      #expect(await Zoo.run(all, in: spoken) == 0)
      let text = recording.text(.output)
      #expect(text.contains(words), "\(text)")
      #expect(Self.isSpoken(text) && Self.isSpoken(recording.text(.error)), "\(text)")
    }
  }

  @Test("a visit is held in lines, nothing is painted over")
  func visit() async {
    let recording = Recording(
      answers: ["2", "1", "s", "kg", "save", "v", "cats", "1", "q"],
      terminals: [.input, .output, .error], events: [], size: (80, 24))
    let spoken = world.with(recording, environment: ["ACCESSIBLE": "1", "TERM": "xterm"])
    let arguments = ["--source", "built-in", "--color", "never"]
    #expect(await Zoo.run(arguments, in: spoken) == 0)
    #expect(recording.text(.output).contains("Which exhibit?"))
    #expect(Self.isSpoken(recording.text(.output)), "\(recording.text(.output))")
  }
}
