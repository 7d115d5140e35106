import Console
import Foundation
import Synchronization
import TestSupport
import Testing
import ZooFiles
import ZooKit
import ZooSources

@testable import ZooCommands
@testable import ZooService
@testable import ZooScreens

/// Commands on the four other exhibits, with the built-in collections.
@Suite("Commands for every exhibit", .ownThreadForRequests)
struct ExhibitCommandTests {
  private let world = TestWorld(http: .real)
  private let builtIn = "--source=built-in"

  @Test("what nothing matches is said, with what is near")
  func guesses() async {
    // These are what was meant, by their English names.
    let penguins = await world.run("bird", "enguin", builtIn)
    #expect(penguins.code == 0 && !penguins.error.contains("did you mean"))
    let unmatched = await world.run("search", "owl", "xyzzy")
    #expect(unmatched.output.contains("Every word has to match."))
    let tagged = await world.run("list", "cats", "--tag", "no such tag", builtIn)
    #expect(!tagged.output.contains("Every word"))
  }

  @Test("tags that others replace are named, and a cat without a size is said to be")
  func replacedTags() async {
    await world.run("add", "Mimi", "--tag", "tabby", "--tag", "shy")
    let edited = await world.run("edit", "mimi", "--tag", "shy")
    #expect(edited.error.contains("Removed the tag “tabby”: --tag replaces all of them."))
    #expect(await !world.run("edit", "mimi", "--tag", "").error.contains("Removed"))
    let compared = await world.run("compare", "lion", "mimi", builtIn)
    #expect(compared.output.contains("The size of Mimi is not known."))
  }

  @Test(
    "every exhibit is listed, as list and as grid", arguments: Exhibit.all.dropFirst().map(\.id))
  func lists(id: String) async {
    let list = await world.run("list", id, "--per-page", "4", builtIn)
    #expect(Golden.difference(list.output, "list-\(id)") == nil)
    let grid = await world.run("list", id, "--page", "2", "--grid", builtIn)
    #expect(Golden.difference(grid.output, "grid-\(id)") == nil)
    #expect(list.error.isEmpty && grid.error.isEmpty)
  }

  @Test(
    "every exhibit has a detail, by name and by place",
    arguments: [
      ("cat-breeds", "abys"), ("dog-breeds", "akita"), ("birds", "tucu"), ("cats", "tama"),
    ])
  func details(id: String, name: String) async {
    let detail = await world.run("detail", name, "--exhibit", id, builtIn, "--height", "cm")
    #expect(Golden.difference(detail.output, "detail-\(id)") == nil)
    let found = await world.run("list", id, "--search", name, builtIn)
    #expect(found.code == 0 && found.output.contains(" 1  "))
    let again = await world.run("detail", "1", builtIn, "--height", "cm")
    #expect(again.output == detail.output)
  }

  @Test("a search covers the whole exhibit, tags and owners too, and shows what it is about")
  func search() async {
    let dogs = await world.run(
      "list", "dog-breeds", "--search", "TERRIER", "--sort", "-name", builtIn)
    #expect(Golden.difference(dogs.output, "search-dogs") == nil)
    let owner = await world.run("list", "cats", "--search", "bowen", builtIn)
    #expect(owner.output.contains("Street Cat Bob"))
    let none = await world.run("list", "birds", "--search", "dodo", builtIn)
    #expect(none.code == 0)
    #expect(none.output == "No birds of Chile match “dodo”.\n")
    let names = await world.run("list", "cats", "--all", "--sort", "name", "--json", builtIn)
    let value = try? JSONValue(parsing: Data(names.output.utf8))
    #expect(value?["total"] == 26 && value?["page"] == nil)
  }

  @Test("JSON says what was measured, a length beside a height or in its place, and events")
  func measures() async throws {
    func detail(_ name: String, in exhibit: Exhibit = .animals) async throws -> JSONValue {
      let shown = await world.run(
        "detail", name, "--exhibit", exhibit.id, "--height", "m", "--json", builtIn)
      return try JSONValue(parsing: Data(shown.output.utf8))
    }
    let okapi = try await detail("okapi")
    #expect(
      okapi["height"] == [
        "min": .number(try #require(JSONNumber("1.40208"))),
        "max": .number(try #require(JSONNumber("1.58496"))), "measured": "shoulder",
        "text": "1.40 – 1.58 m", "unit": "m",
      ])
    #expect(okapi["length"]?["measured"] == "head and body")
    #expect(okapi["weight"]?["measured"] == nil && okapi["weight"]?["text"] == "440 – 770 lb")
    let cobra = try await detail("king cobra")
    #expect(cobra["height"]?["measured"] == "total" && cobra["length"] == nil)
    let cat = try await detail("cc", in: .cats)
    #expect(cat["event"] == ["date": "2001-12-22", "what": "born"] && cat["created"] == nil)
    try world.home.write(
      #"[{"id": 1, "name": "x", "length_min": "+5", "length_max": "007", "weight_min": "much"}]"#,
      to: "animals.json")
    let odd = await world.run(
      "list", "animals", "--file", world.home.file("animals.json"), "--json")
    let animals = try JSONValue(parsing: Data(odd.output.utf8))["animals"]
    guard case .array(let all)? = animals, let first = all.first else {
      Issue.record("\(odd.output)")
      return
    }
    #expect(first["height"]?["min"]?.text == "5" && first["height"]?["max"]?.text == "7")
    #expect(first["weight"] == ["min": nil, "max": nil, "unit": nil, "text": "much"])
  }

  @Test("a detail says how it was measured, and each half of a double name means the bird")
  func wordsOfMeasures() async {
    for (name, exhibit, words) in [
      ("okapi", "animals", "(at the shoulder)"), ("tiger", "animals", " (head and body)"),
      ("monarch butterfly", "animals", "(wingspan)"),
      ("aldabra", "animals", "(shell)"), ("treile", "birds", "Queltehue / Treile"),
      ("queltehue", "birds", "Vanellus chilensis"),
    ] {
      let detail = await world.run("detail", name, "--exhibit", exhibit, builtIn)
      #expect(detail.code == 0 && detail.output.contains(words), "\(name)")
    }
    // An exhibit that is named limits the lookup.
    for name in ["penguin", "condor"] {
      let none = await world.run("detail", name, "--exhibit", "dog-breeds", builtIn)
      #expect(none.code == 1 && none.error.contains("No dog breed is “\(name)”."))
    }
    let skipping = await world.run("detail", "african", "elephant", builtIn)
    #expect(skipping.output.contains("African Bush Elephant"))
    let bee = await world.run("detail", "honey bee", "--exhibit", "animals", builtIn)
    #expect(bee.output.contains("Western Honey Bee"))
  }

  @Test("past the end is said in words, and an odd page is refused")
  func pages() async {
    let past = await world.run("list", "birds", "--page", "99", builtIn)
    #expect(past.code == 0)
    #expect(past.output == "Page 99 is past the end of the birds of Chile. There are 217 in all.\n")
    let far = await world.run("list", "cats", "--page", "1000000000", builtIn)
    #expect(far.code == 0 && far.output.contains("past the end"))
    let empty = await world.run("list", "cats", "--page", "99", "--json", builtIn)
    #expect(empty.output.contains("\"animals\": []"))
    for (option, value) in [
      ("--page", "0"), ("--page", "-1"), ("--page", "x"), ("--per-page", "0"),
      ("--per-page", "101"), ("--sort", "size"), ("--page", "99999999999999999999"),
    ] {
      let wrong = await world.run("list", "cats", option, value)
      #expect(wrong.code == 64 && wrong.output.isEmpty)
    }
    for (exhibit, word, said) in [
      ("cats", "size", "Choose name or -name."),
      ("cat-breeds", "children", "child-friendly"),
      ("cat-breeds", "size", "affection"),
    ] {
      let wrong = await world.run("list", exhibit, "--sort", word)
      #expect(wrong.code == 64 && wrong.error.contains(said), "\(wrong.error)")
    }
  }

  @Test("all zoo animals can be searched, sorted and paged, those fetched last listed again")
  func animals() async {
    await world.run("refresh", "5", builtIn)
    let page = await world.run("list", "--page", "2", "--per-page", "2")
    #expect(page.output.hasPrefix("Zoo animals · 2 of 436 · page 2 · built-in collection\n"))
    let last = await world.run("list", "animals", "--sort", "-name", "--per-page", "1")
    #expect(last.output.contains("1  🦈  Zebra Shark"))
    let found = await world.run("list", "animals", "--search", "octopus vulgaris", "--json")
    #expect(found.output.contains("\"latinName\": \"Octopus vulgaris\""))
    let whole = await world.run("list", "animals", "--all", "--json")
    let value = try? JSONValue(parsing: Data(whole.output.utf8))
    #expect(value?["total"] == 436 && value?["source"] == "built-in")
    let live = await world.run("list", "animals", "--all", "--source", "live")
    #expect(live.code == 1 && live.error.contains("only gives random zoo animals"))
    let names = await world.run("list", "animals", "--search", "owl", "--per-page", "4")
    #expect(names.output.contains("1  🦉  Eurasian Eagle-owl") && names.output.contains("3  🦉"))
    let ranges = await world.run(
      "list", "animals", "--search", "madagascar", "--per-page", "40", "--json")
    #expect(ranges.output.contains("Ring-tailed Lemur"))
    let wrong = await world.run("detail", "1", "--exhibit", "cats")
    #expect(wrong.code == 1 && wrong.error.contains("'zoo list cats'"))
    let nature = await world.run("list", "cat-breeds", "--search", "sassy", "--json", builtIn)
    let dogs = await world.run("list", "dog-breeds", "--search", "sassy", "--json", builtIn)
    #expect(nature.output.contains("\"total\": 0") && dogs.output.contains("\"Chihuahua\""))
    // What is shown is searched, not what the tables have: Biobío, Least Concern, Harris's.
    for (exhibit, word) in [
      ("birds", "biobio"), ("birds", "concern"), ("animals", "concern"), ("birds", "harris's"),
    ] {
      let found = await world.run("list", exhibit, "--search", word, "--json", builtIn)
      #expect(found.code == 0 && !found.output.contains("\"total\": 0"), "\(word)")
    }
    #expect(await world.run("harris's", "hawk", builtIn).output.contains("Peuco"))
    let none = await world.run("list", "--search", "qqq")
    #expect(none.output == "No zoo animals match “qqq”.\n")
    for (words, said) in [
      ("budgy", "Did you mean Budgerigar?"), ("boarder collie", "Did you mean Border Collie?"),
      ("afrikan elephant", "Did you mean African Bush Elephant?"),
      (
        "dog qqqq",
        "No dog breed is called “qqqq”. 'zoo dog-breeds' lists dog breeds."
      ),
      ("dogs herdng", "Did you mean herding?"), ("cats qqq", "No cat is called “qqq”."),
      ("tiger vs house cat", "68 animals match “tiger” or “house cat”:"),
    ] {
      let typed = await world.run(
        arguments: words.split(separator: " ").map(String.init) + [builtIn, "--no-input"])
      #expect(typed.code == 1 && typed.error.contains(said), "\(typed.error)")
    }
    let heaviest = await world.run("heviest", "bear", builtIn)
    #expect(heaviest.code == 64 && heaviest.error.contains("Did you mean 'heaviest'?"))
    // Where no name of the exhibit matches, its facts and tags do.
    let calmDogs = await world.run("dog", "calm", builtIn).output
    #expect(calmDogs.hasPrefix("Dog breeds · “calm” · 19"))
    let tabby = await world.run("cats", "tabby", builtIn).output
    #expect(tabby.hasPrefix("Cats · “tabby” · 7") && tabby.contains("Orangey"))
    for (command, meant) in [
      ("list --search girafe", "giraffe"), ("list birds --search condr", "condor"),
      ("list cats --tag taby", "tabby"), ("search red pandda", "red panda"),
    ] {
      let near = await world.run(
        arguments: command.split(separator: " ").map(String.init) + [builtIn])
      #expect(near.output.hasSuffix("Did you mean \(meant)?\n"), "\(near.output)")
    }
    let owls = await world.run("search", "owl", "xyzzyq", builtIn)
    #expect(owls.output.hasSuffix("match “owl xyzzyq”. Every word has to match.\n"))
    // What an exhibit's animals are called is a word of each.
    let calm = await world.run("search", "calm", "dog", builtIn)
    #expect(calm.output.contains("Whippet") && calm.output.contains("Cheetah"))
    // One excerpt has both words.
    #expect(!calm.output.contains("… keep it calm ·"))
    let sphinx = await world.run("sphinx", builtIn)
    #expect(sphinx.code == 1 && sphinx.error.contains("Did you mean Sphynx?"))
    let tabbies = await world.run("list", "cats", "--search", "black cat", builtIn)
    #expect(tabbies.code == 0 && !tabbies.output.contains("No cats match"))
    for words in [["list"], ["animal", "lion"]] {
      let live = await world.run(arguments: words + ["--source", "live"])
      #expect(live.code == 69 && live.error.contains("There is no address for 'animals'."))
    }
    #expect(await world.run("list").output.contains("Zoo animals · 5 ·"))
  }

  @Test("refresh goes past the cache, also under a filter of the session")
  func anew() async throws {
    let asked = Mutex(0)
    let http = HTTPClient { _ throws(FetchError) in
      asked.withLock { $0 += 1 }
      return HTTPResponse(status: 200, body: Data(#"[{"uid": "a", "name": {"latin": "Aa"}}]"#.utf8))
    }
    for arguments in [["list", "birds"], ["list", "birds"], ["refresh", "birds"]] {
      let recording = Recording()
      #expect(await Zoo.run(arguments, in: world.with(recording, http: http)) == 0)
    }
    #expect(asked.withLock { $0 } == 2)
    let session = Recording(answers: ["v", "birds", "/aa", "r", "q"])
    #expect(await Zoo.run([], in: world.with(session, http: http)) == 0)
    #expect(asked.withLock { $0 } == 3)
  }

  @Test("an empty answer is said, and a gallery needs a breed")
  func refreshAndGallery() async {
    let cats = await world.run("refresh", "cats", builtIn)
    #expect(cats.output.contains("Cats · 10 of 26 · page 1"))
    #expect(await world.run("refresh", "animals", "--no-input").code == 64)
    let gallery = await world.run("gallery", "abys", "--exhibit", "cat-breeds", builtIn)
    #expect(gallery.code == 0 && gallery.output.contains("which the chosen source doesn't use."))
    let json = await world.run("gallery", "abys", "--exhibit", "cat-breeds", builtIn, "--json")
    #expect(json.output.contains("\"pictures\": []"))
    let none = await world.run("gallery", "tama", "--exhibit", "cats", builtIn)
    #expect(none.code == 1 && none.error.contains("There are no galleries of "))
  }

  @Test("two exhibits' equal ids stay apart")
  func equalIDs() async {
    await world.run("list", "dog-breeds", "--per-page", "2", builtIn)
    let dog = await world.run("detail", "id:2", builtIn)
    #expect(dog.output.contains("Afghan Hound"))
    let animal = await world.run("detail", "id:2", "--exhibit", "animals", builtIn)
    #expect(animal.output.contains("Okapi"))
  }

  @Test("a file of cats is listed, its numbers mean its cats, and a broken one says where")
  func files() async throws {
    try world.home.write(
      #"[{"id": "1", "name": "Tom", "tags": ["a"]}, 7, {"id": "mimi0123456789ab", "name": "Mimi"}]"#,
      to: "c.json")
    let path = world.home.file("c.json")
    let list = await world.run("list", "cats", "--file", path, http: .unexpected)
    #expect(list.output.contains("Cats · 2 · page 1 · c.json") && list.code == 0)
    #expect(list.error.contains("Skipped 1 record"))
    let detail = await world.run("detail", "2", http: .unexpected)
    #expect(
      detail.output.contains("Mimi")
        && detail.output.contains("https://cataas.com/cat/mimi0123456789ab"))
    try world.home.write(#"[{"id": "1", "name": "Tom"}, {"id": "#, to: "c.json")
    let broken = await world.run("list", "cats", "--all", "--file", path, http: .unexpected)
    #expect(broken.code == 1 && broken.output.contains("Tom"))
    #expect(broken.error.contains("is cut off at byte 36, in element 2."))
    let none = await world.run("list", "cats", "--file", world.home.file("no.json"))
    #expect(none.code == 1 && none.error.contains("no.json: no such file"))
    try world.home.write("{}", to: "c.json")
    let object = await world.run("list", "cats", "--file", path)
    #expect(object.error.contains("is not a JSON array"))
  }

  @Test("a cat of one's own: added, listed first, changed, removed")
  func own() async throws {
    let added = await world.run(
      "add", "--name", "Tom", "--owner", "Ana", "--tag", "grey", "--tag", "a, b\nc")
    #expect(added.code == 0 && added.output.contains("grey, a, b c"))
    for words in [["mine"], ["my", "cats"], ["list", "my", "cats", "--search", "grey"]] {
      let own = await world.run(arguments: words)
      #expect(own.output.hasSuffix("\n\n  1  🐱  Tom  grey, a, b c · Ana\n"), "\(own.output)")
    }
    for words in [["search", "tom", "grey"], ["list", "cats", "--search", "tom grey"]] {
      let found = await world.run(arguments: words + [builtIn])
      #expect(found.output.split(separator: "\n")[0].hasSuffix("· 1 · your own"), "\(found)")
    }
    let list = await world.run("list", "cats", builtIn)
    #expect(list.output.contains(" 1  🐱  Tom"))
    let edited = await world.run("edit", "1", "--owner", "", "--json")
    #expect(edited.code == 0 && !edited.output.contains("owner"))
    let stranger = await world.run("edit", "2", "--name", "Mine")
    #expect(stranger.code == 1 && stranger.error.contains("isn't one of your own cats"))
    let unsure = await world.run("remove", "tom", answers: ["perhaps", "no"])
    #expect(unsure.code == 0 && unsure.error.contains("Nothing was removed."))
    #expect(await world.run("remove", "tom", "--no-input").code == 64)
    let removed = await world.run("remove", "tom", answers: ["yes"])
    #expect(removed.output == "Tom was removed.\n")
    #expect(await world.run("remove", "tom", "--yes").code == 1)
    #expect(await world.run("remove", "9", "--yes").code == 1)
    #expect(await world.run("mine").error.contains("You have no cats of your own yet."))
    #expect(world.home.read(".local/share/zoo/cats.json") == "[]\n")
  }

  @Test("a list knows a cat of one's own by its id: what is shown is how it is now")
  func presentState() async throws {
    await world.run("add", "--name", "Tom", "--owner", "Bo")
    await world.run("add", "--name", "Mimi", "--owner", "Ana")
    let list = await world.run("list", "cats", builtIn)
    #expect(list.output.contains(" 1  🐱  Mimi") && list.output.contains(" 2  🐱  Tom"))
    await world.run("edit", "mimi", "--owner", "Eva")
    #expect(await world.run("detail", "mimi").output.contains("Eva"))
    #expect(await world.run("detail", "1").output.contains("Eva"))
    await world.run("remove", "mimi", "--yes")
    // Its number stays empty, so that the others keep their meaning.
    let gone = await world.run("detail", "1")
    #expect(gone.code == 1 && gone.error.contains("Number 1 of the last list has been"))
    #expect(await world.run("detail", "2").output.contains("Tom"))
    let named = await world.run("detail", "mimi", builtIn)
    #expect(named.code == 1 && !named.output.contains("Mimi"))
  }

  @Test("what several exhibits have is sorted in each of them, and says so")
  func sortingEachExhibit() async {
    let visit = await world.run(answers: ["3", "search owl", "n weight", "q"])
    #expect(visit.output.contains("heaviest first in each exhibit"))
  }

  @Test("in a visit, one name alone stands beside the animal that was shown")
  func comparingWithShown() async {
    let visit = await world.run(answers: [
      "3", "vs lion", "okapi", "vs red panda", "b", "b", "vs polar bear", "q",
    ])
    #expect(visit.output.contains("One okapi weighs as much as"))
    // Back at the list, the animal opened from it last is still meant, as it is by keys.
    #expect(visit.output.contains("Two polar bears weigh as much as three okapis."))
    #expect(visit.output.contains("Name at least two animals"))
  }

  @Test("two to six stand on one scale, of any exhibits, in text and JSON")
  func comparing() async throws {
    let text = await world.run(
      "compare", "okapi", "red panda", "chihuahua", "--weight", "kg", builtIn)
    #expect(text.code == 0)
    #expect(Golden.difference(text.output, "compare") == nil)
    #expect(text.error.isEmpty)
    let json = await world.run("compare", "okapi", "chihuahua", "--json", builtIn)
    let value = try JSONValue(parsing: Data(json.output.utf8))
    guard case .array(let animals)? = value["animals"] else {
      Issue.record("\(value)")
      return
    }
    #expect(animals.map { $0["name"] } == ["Okapi", "Chihuahua"])
    let birds = await world.run(
      "compare", "tucuquere", "condor", "--exhibit", "birds", "--height", "ft", builtIn)
    #expect(birds.output.contains("1.48 ft") && birds.output.contains("Length"))
    // Sentences are in English, so the names above them are, too, before those in the list.
    #expect(birds.output.contains("🦅 Andean Condor (Cóndor)"))
    let cats = await world.run("compare", "socks", "larry", "--exhibit", "cats", builtIn)
    #expect(cats.code == 0 && cats.output.contains("Their sizes are not known."))
    for columns in [20, 30, 40, 200] {
      let narrow = await world.run(
        "compare", "okapi", "central bearded dragon", builtIn,
        environment: ["COLUMNS": "\(columns)"])
      for line in narrow.output.split(separator: "\n") {
        #expect(line.displayWidth <= Cells(columns))
      }
    }
  }

  @Test("cats of the same name are two, also where the list shown last has one of them")
  func namesakes() async {
    _ = await world.run("add", "Mimi", "--owner", "Ana", "--tag", "tabby")
    _ = await world.run("add", "Mimi", "--owner", "Eva", "--tag", "black")
    let recording = Recording(answers: ["3", "t tabby", "q"], terminals: [.output])
    _ = await Zoo.run(["--source", "built-in"], in: world.with(recording))
    let both = await world.run("mimi", "--source", "built-in")
    #expect(both.output.contains("Ana") && both.output.contains("Eva"), "\(both.output)")
    #expect(both.output.contains("· 2 · your own"))
    let tabby = await world.run("tabby", "--source", "built-in")
    #expect(tabby.output.components(separatedBy: "Ana").count == 2)
  }

  @Test("without a name one is asked for, and is the answer")
  func asked() async throws {
    let asked = await world.run("detail", "--exhibit", "birds", builtIn, answers: ["", "tucu"])
    #expect(asked.code == 0 && asked.output.contains("Bubo magellanicus"))
    // The question says of what.
    #expect(!asked.output.contains("Which") && asked.error.contains("Which bird of Chile?"))
    // Without an exhibit any animal may be meant, in a search too.
    let any = await world.run("detail", builtIn, answers: ["polar", "polar bear"])
    #expect(any.error.contains("Which animal?"))
    #expect(any.code == 0 && any.output.contains("Ursus maritimus"))
    let compared = await world.run("compare", builtIn, answers: ["okapi", "okapi, koala"])
    #expect(compared.error.contains("Compare which animals?"))
    #expect(compared.error.contains("Name at least two animals"))
    #expect(compared.code == 0 && compared.output.contains("okapi weighs as much as"))
    let several = await world.run("compare", builtIn, answers: ["bear and okapi", "1 okapi"])
    #expect(several.error.contains("American Black Bear"))
    #expect(several.code == 0 && several.output.contains("Okapi"))
    let searched = await world.run("search", builtIn, answers: ["okapi"])
    #expect(searched.error.contains("Search for?"))
    #expect(searched.code == 0 && searched.output.contains("All exhibits · “okapi” · "))
    let mapped = await world.run("map", builtIn, answers: ["no such animal", "okapi"])
    #expect(mapped.error.contains("A map of which animals?"))
    #expect(mapped.code == 0 && mapped.output.contains("Okapi · where it lives"))
    // One that was not named is not shown without a word.
    let other = await world.run("map", "unicorn", "--source", "built-in")
    #expect(other.error.contains("this one mentions it"))
    #expect(await world.run("map", "id:13").output.contains("Giant Panda · where it lives"))
    // What is asked for is read as what is typed behind the command.
    let sorted = await world.run("search", builtIn, answers: ["heaviest bear"])
    #expect(sorted.output.contains("“bear” · 8 · heaviest first"))
    // Neither what means nothing nor what means several is an answer.
    for answer in ["no such animal", "panda"] {
      let none = await world.run("detail", builtIn, answers: [answer])
      #expect(none.code == 1 && none.error.hasSuffix("and there are no more.\n"))
    }
    _ = await world.run("add", "Mimi", "--owner", "Ana", "--tag", "tabby")
    let unsure = await world.run("remove", answers: ["mimi", "perhaps"])
    #expect(unsure.code == 1 && unsure.error.hasSuffix("and there are no more.\n"))
    #expect(unsure.error.components(separatedBy: "Remove which cat?").count == 2)
    #expect(await world.run("detail", builtIn).code == 0)
    let dead = await world.run(
      "detail", "--exhibit", "birds", "--source", "live", answers: ["tucu"],
      environment: ["ZOO_BIRDS_API": "http://127.0.0.1:1"])
    #expect(dead.code == 69 && dead.output.isEmpty)
  }

  @Test(
    "all of a file is written as it is read, and comes to what its list would",
    arguments: [0, 1, 3000])
  func streamed(count: Int) async throws {
    let path = world.home.file("many.json")
    let cats = (0..<count).map { #"{"id": "\#($0)", "name": "Tom \#($0)", "tags": ["grey"]}"# }
    try world.home.write("[\(cats.joined(separator: ","))]", to: "many.json")
    for query in [ListQuery(), ListQuery(search: "tom 2")] {
      let words = query.search.map { ["--search", $0] } ?? []
      let page = try FileSource(path: path, base: Exhibit.cats.publicAddress, timeout: 10).page(
        of: .cats, .all, query)
      let answer = CommandAnswer.listing(page.listing, isGrid: false)
      let json = await world.run(
        arguments: ["list", "cats", "--all", "--json", "--file", path] + words)
      let expected = JSONView(preferences: Preferences()).value(of: answer).jsonText(
        indented: true)
      #expect(json.output == expected + "\n" && json.code == 0 && json.error.isEmpty)
      let tsv = await world.run(
        arguments: ["list", "cats", "--all", "--tsv", "--file", path] + words)
      #expect(tsv.output == TSVView.text(of: answer))
    }
    guard count > 0 else { return }
    // Another program's list is not the last one a person saw.
    #expect(await world.run("detail", "1").code == 1)
    try world.home.write("[\(cats.joined(separator: ",")) and then rubbish", to: "many.json")
    let broken = await world.run("list", "cats", "--all", "--json", "--file", path)
    let whole = try? JSONValue(parsing: broken.output.utf8)
    #expect(count == 1 ? broken.output.isEmpty : whole?["animals"] != nil)
    #expect(broken.code == 1 && !broken.error.isEmpty)
  }

  @Test("a list is remembered even where one's own cats cannot be read")
  func damagedOwn() async throws {
    try world.home.write("{", to: ".local/share/zoo/cats.json")
    try world.home.write(#"[{"id": "z", "name": "Zed"}]"#, to: "f.json")
    await world.run("list", "cats", "--file", world.home.file("f.json"))
    try world.home.write("[]", to: ".local/share/zoo/cats.json")
    #expect(await world.run("detail", "1").output.contains("Zed"))
  }

  @Test(
    "a dead API is told of where it stands in the way, and not where what was meant is elsewhere")
  func deadElsewhere() async {
    let dead = ["ZOO_BIRDS_API": "http://127.0.0.1:1/birds"]
    await world.run("list", "birds", builtIn)
    let elsewhere = await world.run("detail", "okapi", environment: dead, http: .real)
    #expect(elsewhere.code == 0 && elsewhere.error.isEmpty)
    let here = await world.run(
      "detail", "tucuquere", "--exhibit", "birds", environment: dead, http: .real)
    #expect(here.code == 0 && here.error.isEmpty)
    let part = await world.run(
      "detail", "tucuq", "--exhibit", "birds", environment: dead, http: .real)
    #expect(part.code == 0 && part.error.contains("127.0.0.1:1"))
    // What is nowhere need not be a bird, though birds were listed last.
    for (arguments, isTold) in [([], false), (["--exhibit", "birds"], true)] {
      let nowhere = await world.run(
        arguments: ["detail", "no such animal"] + arguments, environment: dead, http: .real)
      #expect(nowhere.code == 1 && nowhere.error.contains("127.0.0.1:1") == isTold)
    }
    let gallery = await world.run(
      "gallery", "abys", "--exhibit", "cat-breeds",
      environment: ["ZOO_CAT_BREEDS_API": "http://127.0.0.1:1"], http: .real)
    #expect(gallery.code == 0 && !gallery.output.contains("--source live"))
  }

  @Test("a whole name anywhere comes before a part of a name in the list shown last")
  func wholeNamesFirst() async {
    await world.run("list", "dogs", builtIn)
    for (words, name) in [("leopard", "Leopard"), ("catahoula", "Catahoula Leopard Dog")] {
      let outcome = await world.run("detail", words, builtIn)
      #expect(outcome.code == 0 && outcome.error.isEmpty, "\(words)")
      #expect(outcome.output.split(separator: "\n").first?.contains(name) == true)
    }
    // No dog is a leopard, though one is called by it.
    let narrowed = await world.run("detail", "leopard", "--exhibit", "dogs", builtIn)
    #expect(narrowed.code == 1 && narrowed.error.contains("Did you mean Catahoula Leopard Dog?"))
  }

  @Test("a search finds any part of a name, and in facts words that begin so")
  func wordsInFacts() async {
    let owls = await world.run("list", "animals", "--search", "owl", "--all", "--tsv", builtIn)
    let rows = owls.output.split(separator: "\n").map { $0.lowercased() }
    // A peafowl matches by its name, but no ape matches by "lowland".
    #expect(rows.count { $0.contains("peafowl") } == 1 && rows.count > 2)
    #expect(rows.allSatisfy { row in row.split(separator: "\t")[1].contains("owl") }, "\(rows)")
    let forest = await world.run("list", "animals", "--search", "rainf", "--all", "--tsv", builtIn)
    #expect(forest.output.split(separator: "\n").count > 20)
    let hyphened = await world.run("list", "animals", "--search", "wave-beaten", builtIn)
    #expect(hyphened.output.contains("Ochre Sea Star"))
    // For cats, tags and owners count like names.
    let tags = await world.run("list", "cats", "--search", "range", builtIn)
    #expect(tags.output.contains("Street Cat Bob"))
  }

  @Test("who asks for a list anew is told each time that it cannot be had")
  func refreshingInVain() async {
    let visit = Recording(answers: ["v", "birds", "r", "r", "", "q"])
    let dead = ["ZOO_BIRDS_API": "http://127.0.0.1:1/birds"]
    #expect(await Zoo.run([], in: world.with(visit, environment: dead, http: .real)) == 0)
    #expect(visit.text(.error).components(separatedBy: "Can't reach").count == 4)
  }

  @Test("a name is looked for in the other exhibits too, and candidates are numbered")
  func elsewhere() async {
    let found = await world.run("detail", "affenpinscher", builtIn)
    #expect(found.code == 0 && found.output.contains("Affenpinscher"))
    #expect(found.error.isEmpty)
    let several = await world.run("detail", "spaniel", builtIn)
    #expect(several.code == 1 && several.error.contains("11 dog breeds match “spaniel”:"))
    #expect(several.error.contains("  1  id:17 "))
    let second = await world.run("detail", "2", builtIn)
    #expect(second.code == 0 && second.output.contains("Spaniel"))
    let misspelt = await world.run("detail", "chihuaha", builtIn)
    #expect(misspelt.code == 1 && misspelt.error.contains("Did you mean Chihuahua?"))
    // All vague names of a comparison are said at once; a number would not do, since the list remembered is another.
    let named = await world.run("cat siamese", "vs", "dog", "beagle", builtIn)
    #expect(named.output.contains("Siamese") && named.output.contains("Beagle"))
    let compared = await world.run("cat", "vs", "dog", builtIn)
    #expect(compared.code == 1 && compared.error.contains("match “cat” or “dog”:"))
    // A plural is of whole words, and may be misspelt.
    #expect(await world.run("siamees", builtIn).error.contains("Did you mean Siamese?"))
    #expect(await world.run("lyons", builtIn).error.contains("Did you mean Lion?"))
    // So may a name after an article be.
    #expect(await world.run("a", "lion", builtIn).output.contains("Panthera leo"))
    #expect(await world.run("a", "wolf", builtIn).output.contains("Grey Wolf"))
    #expect(
      await world.run("the", "birds", "--source", "built-in").output.contains(
        "“birds” · 20 of 293"))
    #expect(await world.run("detail", "The LIONS", builtIn).output.contains("Panthera leo"))
    #expect(await world.run("the", "lyon", builtIn).error.contains("Did you mean Lion?"))
    // No breed is called so, but a cat is.
    let lion = await world.run("cat", "lion", builtIn).output
    #expect(lion.contains("Panthera leo"), "\(lion)")
    // No tiger of Africa is the Sand Tiger Shark.
    let tigers = await world.run("tigers", "in", "africa", builtIn).error
    #expect(tigers.contains("No animal called “tigers in africa”. Without “africa” one animal"))
    let tiger = await world.run("cat", "tiger", builtIn)
    #expect(tiger.error == "No cat breed is called “tiger”, but this one mentions it.\n")
    #expect(tiger.output.contains("Toyger"))
    // What a lookup finds is what a search of the exhibit finds.
    let endangered = await world.run("birds", "endangered", builtIn).output
    #expect(endangered.hasPrefix("Birds of Chile · “endangered” · 6 "))
    let fox = await world.run("compare", "lion", "fox", "cat", builtIn)
    #expect(fox.error.isEmpty && fox.output.contains("Somali"))
    // Words between separators may be several names, but an article or a plural is none.
    let three = await world.run("compare", "lion", "tiger", "and", "okapi", builtIn).output
    #expect(["Lion", "Tiger", "Okapi"].allSatisfy(three.contains))
    for names in ["the lion and the tiger", "red pandas and lions"] {
      let words = names.split(separator: " ").map(String.init)
      let compared = await world.run(arguments: ["compare"] + words + [builtIn])
      #expect(compared.code == 0 && compared.output.contains("Lion"), "\(compared.error)")
    }
    // In several exhibits too.
    let both = await world.run("detail", "bull", builtIn)
    #expect(both.code == 1 && both.error.contains("2 zoo animals match “bull”"))
  }

  @Test("without a cat of one's own there is nothing to ask", arguments: ["edit", "remove"])
  func noCats(command: String) async throws {
    let none = await world.run(command, answers: ["x"])
    #expect(none.code == 1 && none.error.contains("no cats of your own"), "\(none.error)")
    try world.home.write("{", to: ".local/share/zoo/cats.json")
    let damaged = await world.run(command, answers: ["x"])
    #expect(damaged.code == 1 && damaged.error.contains("is damaged"), "\(damaged.error)")
  }

  @Test("a whole file is shown in a grid too")
  func wholeGrid() async throws {
    let names = (1...6).map { #"{"id": "\#($0)", "name": "Cat \#($0)"}"# }
    try world.home.write("[\(names.joined(separator: ","))]", to: "c.json")
    let file = ["list", "cats", "--all", "--file", world.home.file("c.json")]
    let grid = await world.run(arguments: file + ["--grid"])
    let list = await world.run(arguments: file)
    #expect(grid.output.split(separator: "\n").count < list.output.split(separator: "\n").count)
  }

  @Test("add asks when nothing is said, and nothing is thrown away unasked")
  func asking() async {
    let added = await world.run(
      "add", answers: ["", "Mimi", "Ana", "x, y", "/no/such/file", "yes", "", "maybe", "yes"])
    #expect(added.code == 0 && added.output.contains("Mimi"))
    #expect(added.error.contains("needs a name") && added.error.contains("Can't find"))
    let left = await world.run(
      "add", answers: ["Kit", "back", "what", "stay", "-", "", "", "no"])
    #expect(left.output.isEmpty && left.error.contains("Save, discard or stay"))
    #expect(left.error.contains("Nothing was saved."))
    #expect(await world.run("add", answers: ["back"]).error.contains("Nothing was saved."))
    #expect(await world.run("add", answers: ["Kit"]).output.isEmpty)
    #expect(await world.run("add", "--no-input").code == 64)
    #expect(await world.run("add", "--owner", "Ana").code == 64)
    let edited = await world.run("edit", "mimi", answers: ["", "-", "-", "", "yes"])
    #expect(edited.code == 0)
    #expect(!edited.output.contains("Ana") && !edited.output.contains("Tags"))
    #expect(await world.run("edit", "nobody").code == 1)
    let homeless = ["HOME": ""]
    #expect(await world.run("add", "--name", "X", environment: homeless).code == 1)
  }
}

@Suite("Guided session through the exhibits", .ownThreadForRequests)
struct ExhibitSessionTests {
  private let world = TestWorld(http: .real)

  private func play(_ answers: String...) async -> String {
    let recording = Recording(answers: answers)
    let code = await Zoo.run(["--source", "built-in"], in: world.with(recording))
    #expect(code == 0)
    return recording.text(.output)
  }

  @Test("a visit to every exhibit: more, filter, grid, detail, gallery, back, to the end")
  func visit() async {
    let visit = await play(
      "v", "nowhere", "cat-breeds", "", "12", "m", "/curl", "1", "b", "g", "g", "b", "", "v",
      "birds of chile", "/tucuquere", "1", "m", "a", "back", "b", "/", "/dodo", "v", "3", "r", "v",
      "1",
      "2",
      "/qqq", "b", "back", "r", "b", "q")
    #expect(Golden.difference(visit.redacted, "exhibits") == nil)
  }

  @Test("the last page says that it is the last, and all that was shown has its number")
  func more() async {
    let visit = await play("v", "5", "", "", "", "26", "q")
    #expect(visit.contains("26  🐱  Trim"))
    #expect(visit.contains("That's all of them."))
    #expect(visit.contains("About  A black ship's cat") || visit.contains("Matthew Flinders"))
    let next = await world.run("detail", "26", "--source", "built-in")
    #expect(next.output.contains("Trim"))
  }

  @Test("a cat is added on the way, and seen after a refresh")
  func adding() async {
    let visit = await play(
      "v", "cats", "a", "q", "back", "stay", "Ana", "", "/no/file", "yes", "", "yes", "r", "1", "a",
      "back", "?", "q")
    #expect(visit.contains("Can't find /no/file."))
    #expect(visit.contains(" 1  🐱  q "))
    #expect(visit.contains("Nothing was saved."))
    #expect(visit.contains("add a cat of your own"))
  }

  @Test("behind a list that one's own cat was added to come those that were next, and none twice")
  func addingToPages() async {
    let visit = await play(
      "v", "cats", "add Zed", "", "", "", "yes", "b", "", "remove zed", "yes", "q")
    #expect(visit.contains("Cats · 11 of 27") && visit.contains("Cats · 12–21 of 27"))
    #expect(visit.components(separatedBy: "🐱  Zed").count == 3, "\(visit)")
    #expect(visit.contains("Zed was removed."))
  }
}

extension String {
  /// Cuts what is random: the animals after the count.
  fileprivate var redacted: String {
    let marker = "How many zoo animals would you like to see (1-10)? 2"
    guard let range = range(of: marker) else { return self }
    return String(self[..<range.upperBound])
  }
}
