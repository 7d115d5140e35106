import Console
import Foundation
import Synchronization
import TestSupport
import Testing
import ZooWording
import ZooKit

@testable import ZooFiles
@testable import ZooScreens

@Suite("What is kept, and how things stand", .ownThreadForRequests)
struct UpkeepTests {
  private let world = TestWorld(http: .real)

  @Test("lists for other programs have a line an animal, and nothing of its text breaks it")
  func columns() async throws {
    try world.home.write(
      #"[{"id": 7, "name": "Odd\tOne\u001b[2J", "latin_name": "x", "habitat": "here\nand  there"}]"#,
      to: "animals.json")
    let path = world.home.file("animals.json")
    let listed = await world.run("list", "animals", "--file", path, "--tsv")
    #expect(listed.output == "7\tOdd One\there and there\n", "\(listed)")
    let birds = await world.run(
      "list", "birds", "--source", "built-in", "--tsv", "--per-page", "2")
    let rows = birds.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows.count == 2 && rows[0][1] == "Aguilucho Chico" && rows[0].count == 4)
    // One animal has the line that it has in a list; without `--tsv` it is shown as text.
    let one = await world.run(
      "bird", "Aguilucho Chico", "--source", "built-in", "--tsv")
    #expect(one.output == birds.output.split(separator: "\n")[0] + "\n")
    let detail = await world.run("detail", "id:\(rows[0][0])", "--source", "built-in")
    #expect(detail.output.contains("Buteo albigula"))
  }

  @Test("one at random needs no network, and leaves nothing behind")
  func random() async {
    let still = TestWorld()
    for exhibit in ["animals", "cat-breeds", "dog-breeds", "birds", "cats"] {
      let whole = await still.run("detail", "--random", "--exhibit", exhibit, http: .real)
      #expect(whole.code == 0 && whole.error.isEmpty && whole.output.contains("\n  "))
      let line = await still.run("detail", "--random", "--line", "--exhibit", exhibit, http: .real)
      #expect(line.code == 0 && line.output.count { $0 == "\n" } == 1, "\(line)")
    }
    #expect(try! FileManager.default.contentsOfDirectory(atPath: still.home.path).isEmpty)
  }

  @Test("the cache says what it holds, and lets go of it")
  func cache() async throws {
    let cache = ResponseCache.pages(in: world.home.file(".cache/zoo"))
    let page = URL(string: "https://aves.ninjas.cl/api/birds")!
    try cache.store(Data("[]".utf8), of: page, at: TestWorld.now.addingTimeInterval(-7200))
    let report = await world.run("cache")
    #expect(report.output.contains(" of 32 MiB · 1 file\n"))
    let doctor = await world.run("doctor")
    #expect(doctor.output.contains("answered 2 hours ago"))
    let json = try JSONValue(parsing: Data(await world.run("cache", "--json").output.utf8))
    #expect(json["pages"]?["files"] == 1 && json["pictures"]?["bytes"] == 0)
    #expect(json["drawings"]?["limit"] == .integer(16 << 20))
    #expect(await world.run("cache", "--clear").output.hasPrefix("Removed from the cache"))
    #expect(cache.entry(of: page) == nil && cache.diskUsage.files == 0)
  }

  @Test("the doctor shows files, preferences, networks and the terminal, and no secret")
  func doctor() async throws {
    let environment = [
      "https_proxy": "http://ana:secret@proxy:3128", "ZOO_CAT_API_KEY": "hidden",
      "ZOO_BIRDS_API": "http://127.0.0.1:1/birds", "TERM": "xterm-256color",
    ]
    try world.home.write(#"{"weight": "st"}"#, to: ".config/zoo/preferences.json")
    let text = await world.run("doctor", environment: environment).output
    for words in [
      "zoo \(Zoo.version)", "weight        st (your preferences)", "(https_proxy)",
      "direct (this machine)", "no address", "1 file, 16 bytes",
      "TERM      xterm-256color", "pictures  none (output is not a terminal)", "certificates",
    ] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
    #expect(!text.contains("secret") && !text.contains("hidden"))
    let value = try JSONValue(
      parsing: Data(await world.run("doctor", "--json", environment: environment).output.utf8))
    #expect(value["version"]?.text == Zoo.version)
    #expect(value["network"]?["cat-breeds"]?.text != nil)
    #expect(value["preferences"]?["weight"]?.text == "st (your preferences)")
  }

  @Test("sizes are said as people say them")
  func sizes() {
    for (bytes, words) in [
      (0, "0 bytes"), (1, "1 byte"), (1023, "1023 bytes"), (1024, "1 KiB"), (1536, "1.5 KiB"),
      (100 << 20, "100 MiB"), (5 << 30, "5 GiB"), (1 << 50, "1048576 GiB"),
    ] {
      #expect(Wording.size(bytes) == words)
    }
  }

  @Test("one bad value is said and passed over, and stops only saving")
  func leniency() async throws {
    let file = ".config/zoo/preferences.json"
    let text =
      #"{"weight": "Kilograms", "height": "parsecs", "heigth": 1, "apis": {"cats": "ftp://x"}}"#
    try world.home.write(text, to: file)
    let detail = await world.run("detail", "okapi", "--source", "built-in")
    #expect(detail.code == 0 && detail.output.contains(" kg") && detail.output.contains(" ft"))
    for words in [
      "\"parsecs\" for 'height'", "\"ftp://x\" for 'apis.cats'", "Did you mean 'height'?",
    ] {
      #expect(detail.error.contains(words), "\(words)")
    }
    let saved = await world.run("settings", "--per-page", "5")
    #expect(saved.code == 1 && world.home.read(file) == text)
  }

  @Test(
    "where the preferences cannot be used at all the doctor still comes, and others say why not")
  func broken() async throws {
    try world.home.write(#"{"height":"#, to: ".config/zoo/preferences.json")
    for arguments in [["doctor"], ["cache"], ["detail", "--random"], ["completions", "animals"]] {
      let run = await world.run(arguments: arguments)
      #expect(run.code == 0 && run.error.contains("is cut off"), "\(arguments)")
    }
    #expect(await world.run("list", "birds", "--source", "built-in").code == 1)
    let address = await world.run("doctor", environment: ["ZOO_CATS_API": "foo"])
    #expect(
      address.code == 0 && address.error.contains("takes an http or https address, not “foo”"))
  }

  @Test("names from outside come to a shell without what a terminal would obey")
  func names() async throws {
    try world.home.write(#"[{"id": 1, "name": "Odd\u001b]0;hi\u0007 One"}]"#, to: "a.json")
    _ = await world.run("list", "animals", "--file", world.home.file("a.json"))
    #expect(await world.run("completions", "animals", "odd").output == "Odd One\n")
    #expect(await world.run("completions", "animals", "noct").output == "nocturnal\n")
  }

  @Test("what cannot be asked of chance is refused by name")
  func chance() async {
    for (words, fault) in [
      ("--random lion", "take “lion”"),
      ("--random --save x", "take “--save”"), ("--line", "needs WHICH"),
      ("--random --source live", "--source can't be “live”"),
    ] {
      let run = await world.run(
        arguments: ["detail"] + words.split(separator: " ").map(String.init))
      #expect(run.code == 64 && run.error.contains(fault), "\(run.error)")
    }
    let bird = await world.run("detail", "--random", "--line", "--exhibit", "birds").output
    let latin = bird.firstMatch(of: /\(([^)]+)\)/).map { String($0.1) } ?? "?"
    #expect(bird.components(separatedBy: latin).count == 2, "\(bird)")
  }

  // MARK: - Editing

  private func edited(
    _ editor: String?, by change: @escaping @Sendable (String) -> Int32?
  ) async -> (code: Int32, error: String) {
    let recording = Recording(terminals: Set(StandardStream.allCases), size: (80, 24))
    let programs = ProgramRunner(
      run: { _, _, _ in nil },
      runInForeground: { path, arguments, input in
        #expect(path == "/bin/sh" && input == nil)
        return change(arguments.last ?? "")
      })
    var changedWorld = world.with(recording, environment: editor.map { ["EDITOR": $0] } ?? [:])
    changedWorld.programs = programs
    let code = await Zoo.run(["settings", "--edit"], in: changedWorld)
    return (code, recording.text(.error))
  }

  @Test("an editor that is left without a change makes no file")
  func untouched() async throws {
    let left = await edited("vi") { _ in 0 }
    #expect(left.code == 0 && left.error.contains("Nothing was changed"))
    let folder = world.home.file(".config/zoo")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test("an edited file counts once all of it is as it should be; what was typed is never lost")
  func editing() async throws {
    let file = ".config/zoo/preferences.json"
    let draft = file + ".draft"
    let home = world.home
    let good = #"{"weight": "kg"}"#
    #expect(
      await edited("vi") {
        try? good.write(toFile: $0, atomically: false, encoding: .utf8); return 0
      }.code == 0)
    #expect(home.read(file) == good && home.read(draft) == nil)
    // An invalid draft is kept, and the next edit continues it.
    let broken = await edited("vi") {
      try? "{".write(toFile: $0, atomically: false, encoding: .utf8); return 0
    }
    #expect(broken.code == 1 && broken.error.contains("line 1, column 2"))
    #expect(home.read(file) == good && home.read(draft) == "{")
    let failed = await edited("vi -u NONE") { _ in 3 }
    #expect(failed.code == 1 && failed.error.contains("“vi -u NONE” exited with code 3"))
    #expect(failed.error.contains("Continuing your draft") && home.read(draft) == "{")
    #expect(
      await edited("vi") {
        try? "{}".write(toFile: $0, atomically: false, encoding: .utf8); return 0
      }.code == 0)
    #expect(home.read(file) == "{}" && home.read(draft) == nil)
    // An editor that cannot be started leaves no draft behind.
    #expect(await edited("vi") { _ in nil }.error.contains("Can't start the editor"))
    #expect(home.read(draft) == nil && home.read(file) == "{}")
    let same = await edited("vi") { _ in 0 }
    #expect(same.code == 0 && same.error.contains("Nothing was changed"))
    #expect(await edited(nil) { _ in 0 }.error.contains("Put the name of one in EDITOR"))
    // A concurrent save is not overwritten, and the next edit continues the draft.
    let raced = await edited("vi") {
      try? #"{"weight": "st"}"#.write(toFile: $0, atomically: false, encoding: .utf8)
      let other = String($0.dropLast(6))
      try? #"{"height": "m"}"#.write(toFile: other, atomically: false, encoding: .utf8)
      return 0
    }
    #expect(raced.code == 1 && raced.error.contains("changed while you were editing"))
    #expect(home.read(file) == #"{"height": "m"}"# && home.read(draft) == #"{"weight": "st"}"#)
    #expect(await edited("vi") { _ in 0 }.code == 0 && home.read(file) == #"{"weight": "st"}"#)
    #expect(home.read(draft + "-base") == nil)
    let piped = await world.run("settings", "--edit", environment: ["EDITOR": "vi"])
    #expect(piped.code == 64 && home.read(draft) == nil)
  }

  // MARK: - The pager

  private func paged(
    _ arguments: [String], _ environment: [String: String] = [:], leavingWith code: Int32? = 0
  ) async -> (lines: [String], shown: String, output: String) {
    let recording = Recording(terminals: Set(StandardStream.allCases), size: (80, 24))
    let seen = Mutex((lines: [String](), text: ""))
    var changedWorld = world.with(recording, environment: environment)
    changedWorld.programs = ProgramRunner(
      run: { _, _, _ in nil },
      runInForeground: { _, arguments, input in
        seen.withLock {
          $0.lines.append(arguments.last ?? "")
          $0.text += String(decoding: input ?? Data(), as: UTF8.self)
        }
        return code
      })
    #expect(await Zoo.run(arguments, in: changedWorld) == 0)
    let (lines, text) = seen.withLock { ($0.lines, $0.text) }
    return (lines, text, recording.text(.output))
  }

  @Test("what is longer than the window goes through a pager, and only that")
  func pager() async {
    let bin = ["PATH": "/bin:/usr/bin", "PAGER": "sh -c cat", "TERM": "xterm"]
    let help = await paged(["help"], bin)
    #expect(help.lines.count == 1 && help.lines[0].hasSuffix("exec env sh -c cat"))
    #expect(help.shown.contains("Commands") && help.output.isEmpty)
    let all = ["list", "dog-breeds", "--all", "--source", "built-in", "--pictures", "never"]
    #expect(await paged(all, bin).shown.contains("Affenpinscher"))
    for (arguments, environment) in [
      (["-h"], bin), (["list", "dog-breeds", "--source", "built-in"], bin),
      (["help"], bin.merging(["PAGER": "cat"]) { $1 }),
      (["help"], bin.merging(["PAGER": ""]) { $1 }),
      (["help"], ["PATH": "/nowhere"]), (["help"], bin.merging(["ACCESSIBLE": "1"]) { $1 }),
      (["help", "--no-input"], bin), (["help", "--man"], bin),
    ] {
      let plain = await paged(arguments, environment)
      #expect(plain.lines.isEmpty && !plain.output.isEmpty, "\(arguments) \(environment)")
    }
    // A pager that disappears does not lose the output.
    #expect(await paged(["help"], bin, leavingWith: 127).output.contains("Commands"))
  }
}
