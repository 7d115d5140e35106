import Foundation
import TestSupport
import Testing
import ZooKit
import ZooSources
import ZooWording
@testable import Console

@testable import ZooCommands
@testable import ZooService
@testable import ZooScreens

/// Two animals in an API's format, covering every oddity.
let twoAnimals = """
  [{"id": 162, "name": "Atlantic Puffin", "latin_name": "Fratercula arctica",
    "animal_type": "Bird", "active_time": "Diurnal", "length_min": "0.83", "length_max": "0.95",
    "weight_min": "0.81", "weight_max": "0.75", "lifespan": "20", "habitat": "Coastal cliffs",
    "diet": "Small fish", "geo_range": "North Atlantic",
    "image_link": "https://pictures.example/puffin.jpg"},
   {"id": "7", "name": "Fire-bellied \\u001b[31mNewt", "latin_name": "Cynops pyrrhogaster",
    "animal_type": "Amphibian", "length_min": 0.3, "length_max": 0.3, "weight_min": 0.004,
    "weight_max": 0.004, "habitat": "Ponds  and rice fields", "diet": "Insects"}]
  """

@Suite("Commands", .ownThreadForRequests)
struct CommandTests {
  private let world = TestWorld(
    environment: ["ZOO_ANIMALS_API": "http://api.example"], http: .answering(twoAnimals))

  @Test("refresh lists, detail shows, settings change the units of the same animal")
  func mainJob() async {
    let list = await world.run("refresh", "2")
    #expect(list.code == 0)
    #expect(Golden.difference(list.output, "refresh") == nil)
    let before = await world.run("detail", "1", http: .unexpected)
    #expect(Golden.difference(before.output, "detail-default") == nil)
    let saved = await world.run("settings", "--weight", "kg", "--height=m", http: .unexpected)
    #expect(saved.code == 0)
    #expect(saved.error.contains("/.config/zoo/preferences.json"))
    let after = await world.run("detail", "puffin", http: .real)
    #expect(Golden.difference(after.output, "detail-metric") == nil)
    let once = await world.run("detail", "2", "--weight", "stones", http: .unexpected)
    #expect(once.output.contains("0.00029 st"))
    let again = await world.run("list", http: .unexpected)
    #expect(again.output == list.output)
    #expect(again.code == 0)
  }

  @Test("every screen fits its width", arguments: [20, 40, 60, 80, 200])
  func widths(columns: Int) async {
    let environment = ["COLUMNS": String(columns)]
    for arguments in [["refresh", "2"], ["settings"], ["help"], ["help", "detail"]] {
      let recording = Recording()
      _ = await Zoo.run(arguments, in: world.with(recording, environment: environment))
      for line in recording.text(.output).split(separator: "\n")
      where columns >= 40 && !line.contains("/preferences.json") {
        #expect(line.displayWidth <= Cells(columns), "\(arguments): \(line)")
      }
    }
    let detail = await world.run("detail", "1", environment: environment)
    for line in detail.output.split(separator: "\n") where !line.contains("https://") {
      #expect(line.displayWidth <= Cells(columns))
    }
  }

  @Test("a stranger's escape codes reach the terminal in no form, and JSON escaped")
  func strangers() async {
    for arguments in [["refresh", "2"], ["detail", "2"], ["refresh", "2", "--color", "always"]] {
      let recording = Recording()
      _ = await Zoo.run(arguments, in: world.with(recording))
      #expect(!recording.text(.output).contains("\u{1B}[31m"))
    }
    let json = await world.run("refresh", "2", "--json")
    #expect(json.output.contains(#"Fire-bellied \u001b[31mNewt"#))
  }

  @Test("JSON has the documented shapes")
  func json() async throws {
    func value(_ text: String) throws -> JSONValue {
      try JSONValue(parsing: Data(text.utf8))
    }
    let list = try value(await world.run("refresh", "2", "--json").output)
    #expect(list["exhibit"] == "animals" && list["source"] == "live" && list["page"] == nil)
    let detail = await world.run("detail", "1", "--json", "--weight", "kg")
    #expect(Golden.difference(detail.output, "detail-json") == nil)
    let settings = try value(await world.run("settings", "--json").output)
    #expect(settings["height"] == ["origin": "default", "value": "source"])
    #expect(settings["apis"]?["origin"] == "environment")
  }

  @Test("notices go to stderr, and --quiet keeps them to itself")
  func notices() async {
    let failing = HTTPClient { request throws(FetchError) in
      if request.url.scheme == "zoo" { return try await HTTPClient.real.send(request) }
      throw FetchError(host: "api.example", cause: .refused)
    }
    let loud = await world.run("refresh", "1", http: failing)
    #expect(
      loud.error
        == "Can't reach api.example, so these are the built-in zoo animals.\n")
    #expect(loud.code == 0)
    let quiet = await world.run("refresh", "1", "--quiet", http: failing)
    #expect(quiet.error.isEmpty && quiet.code == 0)
    let insisting = await world.run("refresh", "1", "--source", "live", http: failing)
    #expect(insisting.code == 69 && insisting.output.isEmpty)
  }

  @Test("refresh asks on stderr until the answer is a count, and end of input means no")
  func asking() async {
    let asked = await world.run("refresh", answers: ["eleven", "2"])
    #expect(asked.code == 0)
    #expect(asked.output.hasPrefix("Zoo animals"))
    #expect(asked.error.contains("Pick a number from 1 to 10."))
    #expect(await world.run("detail", "2", http: .unexpected).output.contains("Newt"))
    let silent = await world.run("refresh", http: .unexpected)
    #expect(silent.code == 0 && silent.output.isEmpty)
    let forbidden = await world.run("refresh", "--no-input", http: .unexpected)
    #expect(forbidden.code == 64)
    #expect(forbidden.error.contains("zoo refresh COUNT"))
  }

  @Test("a list tells stories in whole sentences where it can")
  func stories() {
    let story = "Bred in St. Petersburg, it is a quiet cat. It was shown there first."
    let cat = Animal(
      id: "x", exhibit: "cat-breeds", name: "X", facts: [.text("description", story)],
      emoji: "🐈")
    func list(_ columns: Int, rows: Int?) -> String {
      let view = ListView(
        exhibit: .catBreeds,
        window: LayoutContext(columns: Cells(columns), rows: rows.map { Cells($0) }),
        preferences: Preferences(), now: TestWorld.now)
      return Renderer().text(
        of: view.frame(Listing(exhibit: "cat-breeds", animals: [cat], source: .live)).lines([:]))
    }
    #expect(list(120, rows: nil).contains(story))
    // A second sentence is left out rather than cut.
    let (first, second) = ("it is a quiet cat.", "It was")
    #expect(list(56, rows: 4).contains(first) && !list(56, rows: 4).contains(second))
    // In few columns one line of it is told, cut behind a word.
    #expect(list(30, rows: 24).contains("Bred in St.…\n"))
  }

  @Test("a name that fits several lists them and chooses nothing; one that fits none suggests")
  func choosing() async {
    await world.run("refresh", "2")
    let several = await world.run("detail", "panda", http: .real)
    #expect(several.code == 1 && several.output.isEmpty)
    #expect(several.error.contains("2 zoo animals match “panda”"))
    #expect(several.error.contains("  1  id:"))
    // Of a comparison as well if they are too many, unless its own numbers are those of the list before.
    let few = await world.run("compare", "lion", "panda", http: .real)
    #expect(few.code == 0 && ["Giant Panda", "Red Panda"].allSatisfy(few.output.contains))
    let vague = await world.run("compare", "lion", "bear", http: .real)
    #expect(vague.code == 1 && vague.error.contains("  1  id:"))
    let numbered = await world.run("compare", "1", "bear", http: .real)
    #expect(
      numbered.code == 1 && numbered.error.contains("id:") && !numbered.error.contains("  1  id:"))
    let unnamed = await world.run("compare", "eregrine", "lion", http: .real)
    #expect(unnamed.code == 1 && unnamed.error.contains("Did you mean peregrine?"))
    let chosen = await world.run("compare", "lion", "1", http: .real)
    #expect(chosen.code == 0 && chosen.output.contains("American Black Bear"))
    let elsewhere = await world.run("detail", "okapi", http: .real)
    #expect(elsewhere.output.contains("Okapi (Okapia johnstoni)"))
    let none = await world.run("detail", "okapy", http: .real)
    #expect(none.code == 1)
    #expect(none.error.contains("Did you mean Okapi?"))
    // The first word is one typo from 'show', but a name has both.
    let leopard = await world.run("snow", "lepard", http: .real)
    #expect(leopard.error.contains("Did you mean Snow Leopard?"))
    // What it is about stays, and words of several facts say nothing together.
    for (typed, rest) in [
      ("can penguins fly", "penguins"), ("do owls fly at night", "owls night"),
      ("do lions swim", "lions"), ("can snowy owls fly", "snowy owls"),
    ] {
      let asked = await world.run(
        arguments: typed.split(separator: " ").map(String.init), http: .real)
      #expect(asked.error.contains("'zoo \(rest)'"), "\(asked.error)")
    }
    let open = await world.run("what", "time", "does", "it", "open", http: .real)
    #expect(open.code == 1 && open.output.isEmpty)
    // `my` only begins names of others.
    let mine = await world.run("lion", "vs", "my", "cat", http: .real)
    #expect(mine.error.contains("No animal called “my cat”. Without “my”"))
    let plurals = await world.run("lions tigers and zebra sharks", http: .real)
    #expect(["Lion", "Tiger", "Zebra Shark"].allSatisfy(plurals.output.contains))
    let inRow = await world.run("lions tigers", http: .real)
    #expect(inRow.error.contains("Did you mean lions vs tigers?"))
    // A number would mean one of a list, and there is none.
    let numbers = await world.run("1.50", http: .real)
    #expect(numbers.code == 1 && !numbers.error.contains("Did you mean"), "\(numbers.error)")
    let macaw = await world.run("blue", "and", "yellow", "macaw", http: .real)
    #expect(macaw.output.contains("Blue-and-yellow Macaw (Ara ararauna)"))
    for typed in ["black & tan coonhound", "dog black and tan coonhounds"] {
      let coonhound = await world.run(typed, http: .real)
      #expect(coonhound.output.contains("Black and Tan Coonhound"), "\(typed)")
    }
    let line = await world.run("blue and yellow macaw", "--line", http: .real)
    #expect(line.output.hasPrefix("🦜 Blue-and-yellow Macaw"))
    let compared = await world.run("blue and yellow macaw vs lion", http: .real)
    #expect(compared.output.hasPrefix("Side by side") && compared.output.contains("Macaw"))
    let found = await world.run("compare", "lion", "tabby", "gorilla", http: .real)
    #expect(found.error.contains("10 animals match “lion”, “tabby” or “gorilla”:"))
    await world.run("refresh", "2")
    let place = await world.run("detail", "3", http: .unexpected)
    #expect(place.error.contains("There is no number 3"))
    let id = await world.run("detail", "id:7", http: .unexpected)
    #expect(id.output.contains("Newt"))
  }

  @Test("before anything was fetched, a number means nothing, and the list is all there are")
  func beforeAnything() async {
    let detail = await world.run("detail", "1", http: .unexpected)
    #expect(detail.code == 1 && detail.error.contains("zoo refresh 3"))
    let list = await world.run("list", http: .real)
    #expect(list.code == 0 && list.output.hasPrefix("Zoo animals · 10 of "))
    let cached = await world.run("list", "--source", "cache", http: .unexpected)
    #expect(cached.code == 1 && cached.error.contains("No zoo animals are in the cache yet."))
  }

  @Test("settings are all or nothing, and show values with their origin")
  func settings() async throws {
    let wrong = await world.run("settings", "--weight", "kg", "--height", "stone-age")
    #expect(wrong.code == 64)
    #expect(
      wrong.error
        == "zoo: height takes ft, cm, m, metric, imperial or source; you gave “stone-age”.\n")
    #expect(world.home.files.isEmpty)
    try world.home.write(#"{"height": "cm", "perPage": 20}"#, to: "etc/zoo/preferences.json")
    let api = "http://other.example"
    await world.run("settings", "--weight", "kg", "--api", "animals=\(api)", "--timeout", "2.5")
    await world.run("settings", "--api", "cats=\(api)")
    await world.run("settings", "--api", "cats=")
    let shown = await world.run("settings")
    let home = world.home.path
    #expect(
      Golden.difference(shown.output.replacingOccurrences(of: home, with: "HOME"), "settings")
        == nil)
    let reset = await world.run("settings", "--reset")
    #expect(reset.error.contains("preferences.json.old-1"))
    #expect(reset.output.contains("system-wide file"))
  }

  @Test("one preference is taken back by 'default', and the others stay")
  func takingBack() async throws {
    await world.run("settings", "--weight", "kg", "--height", "m", "--per-page", "20")
    let weight = await world.run("settings", "--weight", "default", "--per-page=DEFAULT", "--json")
    let shown = try JSONValue(parsing: Data(weight.output.utf8))
    #expect(shown["weight"]?["origin"] == "default" && shown["perPage"]?["origin"] == "default")
    #expect(shown["height"] == ["origin": "user", "value": "m"])
    let kept = try String(
      contentsOfFile: world.home.file(".config/zoo/preferences.json"), encoding: .utf8)
    #expect(!kept.contains("weight") && kept.contains("height"))
    let page = await world.run("settings", "--per-page", "own")
    #expect(page.code == 64 && page.error.contains("per-page must be from 1 to 100"))
    // As flags of other commands they count for one run only.
    let once = await world.run(
      "detail", "okapi", "--height", "own", "--timeout", "default", "--source", "built-in",
      http: .real)
    #expect(once.code == 0 && once.output.contains("4.6 – 5.2 ft"))
    let still = await world.run("settings", "--timeout", "default", "--json")
    #expect(still.code == 0)
    await world.run("settings", "--api", "wikipedia=", "--api", "birds=http://b.example")
    let off = try JSONValue(parsing: Data(await world.run("settings", "--json").output.utf8))
    let set = off["apis"]?["value"]
    #expect(set?["birds"] == "http://b.example" && set?["wikipedia"] == "")
    let on = await world.run(
      "settings", "--api", "wikipedia=default", "--api", "birds=Default", "--json")
    let back = try JSONValue(parsing: Data(on.output.utf8))["apis"]?["value"]
    #expect(back?["birds"] == nil && back?["wikipedia"] == nil)
  }

  @Test("a broken preferences file stops everything but help, version and reset")
  func brokenPreferences() async throws {
    try world.home.write("{", to: ".config/zoo/preferences.json")
    for arguments in [["refresh", "1"], ["settings"], ["settings", "--weight", "kg"], []] {
      let recording = Recording()
      let code = await Zoo.run(arguments, in: world.with(recording))
      #expect(code == 1)
      #expect(recording.text(.error).contains("is not valid JSON"))
    }
    #expect(world.home.read(".config/zoo/preferences.json") == "{")
    #expect(await world.run("help").code == 0)
    #expect(await world.run("--version").output == "zoo \(Zoo.version)\n")
    #expect(await world.run("settings", "--reset").code == 0)
    #expect(await world.run("settings").code == 0)
  }

  @Test("unknown keys are kept with one warning")
  func unknownKeys() async throws {
    try world.home.write(#"{"mine": 1}"#, to: ".config/zoo/preferences.json")
    let saved = await world.run("settings", "--weight", "kg")
    #expect(saved.error.components(separatedBy: "“mine”").count == 2)
    #expect(world.home.read(".config/zoo/preferences.json")?.contains("\"mine\": 1") == true)
  }

  @Test("without a home lists are shown but not remembered, and settings cannot be saved")
  func noHome() async {
    let homeless = ["HOME": ""]
    let list = await world.run("refresh", "2", environment: homeless)
    #expect(list.code == 0 && list.output.contains("Puffin"))
    #expect(list.error.contains("HOME is not set"))
    let saved = await world.run("settings", "--weight", "kg", environment: homeless)
    #expect(saved.code == 1 && saved.error.contains("Set HOME"))
    #expect(await world.run("settings", environment: homeless).code == 0)
    #expect(world.home.files.isEmpty)
  }

  @Test(
    "a wrong word costs one clear sentence and the code 64",
    arguments: [
      (["refrsh"], "There is no command “refrsh”. Did you mean 'refresh'?"),
      (["refresh", "2", "--colour", "x"], "Did you mean '--color'?"),
      (["refresh", "2", "3"], "'zoo refresh' doesn't take “3”."),
      (["refresh", "2", "--source", "mars"], "you gave “mars”."),
      (["refresh", "animls"], "Did you mean 'animals'?"),
      (["list", "dgos"], "There is no exhibit called “dgos”."),
      (["detail", "--no-input"], "Use 'zoo detail WHICH'."),
      (["detail", "--save", "x.png"], "'zoo detail' needs WHICH."),
      (["compare", "--no-input"], "Use 'zoo compare A B'."),
      (["search", "--no-input"], "Use 'zoo search TEXT'."),
      (["compare", "1"], "Name at least two animals, as in 'compare lion tiger'."),
      (
        ["compare"] + (1...7).map(String.init),
        "You can compare up to six animals."
      ),
      (["detail", " "], "Type a number, an id or a part of a name."),
      (
        ["settings", "--weight", "kilogrm"],
        "weight takes lb, kg, st, metric, imperial or source; you gave “kilogrm”. Did you mean 'kilogram'?"
      ),
      (["settings", "--weight"], "'--weight' needs a value: --weight UNIT."),
      (["settings", "--api", "animals"], "api takes an exhibit and its address"),
      (["settings", "--api", "animals=ftp://x"], "takes an http or https address"),
      (["list", "--json=yes"], "'--json' takes no value"),
      (["--json"], "Use 'zoo refresh COUNT --json'."),
      (["--no-input"], "Use 'zoo refresh COUNT'."),
      (["help", "detial"], "Did you mean 'detail'?"),
    ] as [([String], String)])
  func wrongWords(arguments: [String], sentence: String) async {
    let recording = Recording()
    let code = await Zoo.run(arguments, in: world.with(recording, http: .real))
    #expect(code == 64)
    #expect(recording.text(.error).contains(sentence))
    #expect(recording.text(.output).isEmpty)
    #expect(world.home.files.isEmpty)
  }

  @Test(
    "a wrong count costs one clear sentence",
    arguments: ["0", "11", "-1", "eleven", "", "3.5", String(repeating: "9", count: 400)])
  func wrongCounts(count: String) async {
    let run = await world.run("refresh", count, http: .unexpected)
    #expect(run.code == 64)
    #expect(run.error.contains("umber from 1 to 10."))
    #expect(run.error.count < 180)
  }

  @Test("an address variable that is no web address is named")
  func wrongAddress() async {
    let run = await world.run("refresh", "1", environment: ["ZOO_ANIMALS_API": "file:///x"])
    #expect(run.code == 64 && run.error.contains("ZOO_ANIMALS_API"))
  }

  @Test("an output that cannot be written is an error, a reader that has left is not")
  func output() async {
    for (code, expected) in [(ENOSPC, Int32(1)), (EPIPE, 0)] {
      let recording = Recording(failure: OutputError(stream: .output, code: code))
      #expect(await Zoo.run(["help"], in: world.with(recording)) == expected)
      #expect(recording.text(.error).isEmpty == (expected == 0))
    }
    let closed = Recording(closed: [.input])
    #expect(await Zoo.run([], in: world.with(closed)) == 64)
    #expect(closed.text(.error).contains("Standard input is closed"))
  }

  @Test("help is there for every command, and names each of its options")
  func help() async {
    // A word for a command with an option has that command's help.
    let random = await world.run("help", "random")
    #expect(random.code == 0 && random.output.contains("--random"))
    let all = await world.run("help")
    #expect(Golden.difference(all.output, "help") == nil)
    for command in Wording.commandLineWithHelp.commands {
      let help = await world.run("help", command.name)
      let flag = await world.run(command.name, "--help")
      #expect(help.output == flag.output)
      #expect(help.code == 0)
      for option in command.options { #expect(help.output.contains("--\(option.name)")) }
    }
    // `-h` fits on one screen.
    for command in [Wording.commandLineWithHelp.root] + Wording.commandLineWithHelp.commands {
      let short = await world.run(arguments: [command.name, "-h"].filter { !$0.isEmpty })
      #expect(short.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    }
  }
}
