import Foundation
import StandIn
import TestSupport
import Testing
import ZooKit
import ZooSources

@testable import ZooScreens

/// What only the APIs send, or send in odd ways, by command and in the session.
@Suite("Facts of the APIs", .ownThreadForRequests)
struct APIFactsTests {
  private let world = TestWorld(http: .real)

  private func environment(_ standIn: StandInServer) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Exhibit.all.map { ($0.addressVariable, standIn.address(of: $0.id)) })
  }

  private func detail(of record: String, _ exhibit: Exhibit) async throws -> JSONValue {
    try world.home.write("[\(record)]", to: "one.json")
    let listed = await world.run(
      "list", exhibit.id, "--file", world.home.file("one.json"), "--json")
    let value = try JSONValue(parsing: Data(listed.output.utf8))
    guard case .array(let animals)? = value["animals"] else { return .null }
    return try #require(animals.first)
  }

  @Test("scores are shown as dots, searched by their traits, sorted, and spoken in words")
  func scores() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    for source in ["live", "built-in"] {
      let variables = environment(standIn)
      func run(_ arguments: String...) async -> String {
        await world.run(arguments: arguments + ["--source", source], environment: variables).output
      }
      let detail = await run("detail", "siamese", "--exhibit", "cat-breeds")
      #expect(detail.contains("Talkative          ●●●●●"), "\(source)")
      let sorted = await run("list", "cat-breeds", "--sort", "vocalisation", "--per-page", "5")
      #expect(sorted.contains("by vocalisation") && sorted.contains("Talkative ●●●●●"))
      let least = await run("list", "cat-breeds", "--sort", "-vocalisation", "--per-page", "5")
      #expect(least.contains("lowest first") && least.contains("Talkative ●○○○○"))
      let found = await run("list", "cat-breeds", "--search", "hypoallergenic lap")
      #expect(found.contains("Balinese") && found.contains("lap cat"))
      let json = await run("detail", "siamese", "--exhibit", "cat-breeds", "--json")
      let scores = try JSONValue(parsing: Data(json.utf8))["scores"]
      #expect(scores?["vocalisation"] == 5 && scores?["childFriendly"] != nil)
    }
    let spoken = await world.run(
      "detail", "siamese", "--exhibit", "cat-breeds", "--source", "built-in",
      environment: ["ACCESSIBLE": "1"])
    #expect(spoken.output.contains("Talkative 5 of 5") && !spoken.output.contains("●"))
    let visit = await world.run(
      answers: ["v cat-breeds", "/hypoallergenic", "1", "b", "q"],
      environment: environment(standIn))
    #expect(visit.output.contains("“hypoallergenic”") && visit.output.contains("●●●"))
    let wrong = await world.run("list", "dog-breeds", "--sort", "affection")
    #expect(
      wrong.code == 64
        && wrong.error.contains(
          "Only cat breeds can be sorted by “affection”, as in 'most affection cat breeds'.")
    )
    // What others are rated by is a trait of these.
    let groomed = await world.run("most", "groomed", "dogs")
    #expect(groomed.code == 64 && groomed.error.contains("Only cat breeds can be sorted by"))
    let friendly = await world.run("friendliest", "dogs", "--source", "built-in")
    #expect(friendly.output.contains("friendly · Terrier"))
  }

  @Test("lists are sorted by size, which live birds have from the built-in collection")
  func sizes() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    // No API of zoo animals can be asked for all of them.
    for (source, heading, further) in [
      ("live", "Birds of Chile · 2 of 217 · heaviest first", "1  🐧  Pingüino Emperador"),
      (
        "built-in", "All exhibits · “bird” · 4 of 293 · heaviest first",
        "3  🐧  Pingüino Emperador"
      ),
    ] {
      let heaviest = await world.run(
        "heaviest", "bird", "--per-page", "2", "--source", source, environment: environment(standIn)
      )
      let lines = heaviest.output.split(separator: "\n")
      #expect(lines.first?.hasPrefix(heading) == true)
      #expect(
        heaviest.output.contains(further)
          && heaviest.output.contains("1  🐦  Common Ostrich") == (source == "built-in"),
        "\(heaviest.output)")
    }
    for (words, expected) in [
      (["list", "animals", "--sort", "weight", "--weight", "kg"], "1  🐋  Blue Whale"),
      (["list", "animals", "--sort", "longest"], "Blue Whale"),
      (["tallest"], "Giraffe  "), (["smallest", "dog"], "Chihuahua  Weight 3 – 6 lb"),
      (["list", "dogs", "--sort=-heaviest"], "lightest first"),
      (["longest", "bird"], "Pelícano Común  Length 4.5 – 5.0 ft"),
    ] {
      let sorted = await world.run(
        arguments: words + ["--source", "built-in", "--per-page", "1"])
      #expect(sorted.code == 0 && sorted.output.contains(expected), "\(sorted.output)")
    }
    let random = await world.run("heaviest", "dog", "--random")
    #expect(random.code == 64 && !random.error.contains("--sort"))
    let height = await world.run("list", "birds", "--sort", "height")
    #expect(height.error.contains("Choose name, weight or length."))
    let spare = await world.run("heaviest", "bird", "--sort", "name")
    #expect(spare.code == 64)
  }

  @Test(
    "what lives longest or is rated highest is ranked as well, and speeds are said to be unknown")
  func rankedByOthers() async throws {
    func run(_ words: String...) async -> (code: Int32, output: String, error: String) {
      await world.run(arguments: words + ["--source", "built-in"])
    }
    let oldest = await run("oldest", "animals")
    #expect(oldest.output.contains("longest lived first") && oldest.output.contains("100 years"))
    #expect(await run("longest", "lived", "owl").output.contains("Eurasian Eagle-owl"))
    let brief = await run("shortest", "lived", "--json")
    #expect(brief.output.contains("Monarch Butterfly"))
    #expect(await run("most", "affectionate", "cat").output.contains("Affectionate ●●●●●"))
    #expect(await run("least", "talkative", "cats").output.contains("Talkative ●○○○○"))
    let fastest = await run("what", "is", "the", "fastest", "animal")
    #expect(fastest.code == 64 && fastest.error.contains("Choose heaviest,"))
  }

  @Test("a kind is ranked by size, in each exhibit that has it")
  func rankedKinds() async throws {
    for (words, expected) in [
      // Only those that are snakes, not what eats them.
      ("heaviest snakes", "Zoo animals · “snakes” · 10 of 13 · heaviest first"),
      ("heaviest nocturnal snake", "Zoo animals · “nocturnal snake” · "),
      // Birds of Chile have no height.
      ("tallest bird", "Zoo animals · “bird” · 10 of 76 · tallest first"),
      ("heaviest zoo cat", "Zoo animals · “cat” · 10 of 15 · heaviest first"),
      // No kind, but a word of names.
      ("lightest striped", "All exhibits · “striped” · 3 · lightest first in each exhibit"),
      ("lightest bird striped", "Birds of Chile · “striped” · 1 · lightest first"),
      ("heaviest dog shark", "No dog breeds match “shark”."),
      (
        "heaviest birds of prey",
        "All exhibits · “birds of prey” · 20 of 34 · heaviest first in each"
      ),
      ("heaviest nocturnal animal", "Zoo animals · “nocturnal” · 10 of "),
      ("heaviest herding dog", "Dog breeds · “herding dog” · 10 of "),
      ("heaviest big cats", "Zoo animals · “big cats” · 6 · heaviest first"),
      ("smallest terrier", "Dog breeds · “terrier” · 10 of 25 · lightest first"),
      ("penguin --sort weight", "All exhibits · “penguin” · 13 · heaviest first in each exhibit"),
      ("terrier --sort -weight", "Dog breeds · “terrier” · 10 of 25 · lightest first"),
      ("longest bird of paradise", "Zoo animals · “bird of paradise” · 1 · longest first"),
      ("all cat breeds", "Cat breeds · 10 of 67"),
      ("all the dogs", "Dog breeds · 10 of 183"),
      ("cats good with kids", "Cat breeds · 10 of 67 · by child friendly"),
      ("best cat for children", "Cat breeds · 10 of 67 · by child friendly"),
      ("child-friendly cats", "Cat breeds · 10 of 67 · by child friendly"),
      ("which cat breed sheds the least", "Cat breeds · 10 of 67 · by shedding, lowest first"),
      ("smartest dog", "Dog breeds · “smartest dog” · 52"),
      ("dogs that are good with kids", "Dog breeds · “dogs that are good"),
      ("cats that don't shed much", "Cat breeds · 10 of 67 · by shedding, lowest first"),
      ("friendly cat breeds", "Cat breeds · “friendly cat breeds”"),
      ("low energy cats", "Cat breeds · 10 of 67 · by energy, lowest first"),
      ("cat breeds without hair", "Cat breeds · “without hair” · 3"),
      ("what animals do you have", "Zoo animals · 10 of"),
      ("is a lion bigger than a tiger", "Side by side"),
      ("snakes or lizards", "Zoo animals · 27"), ("wolves and foxes", "Side by side"),
      ("chimpanzee or gorilla, which is heavier", "Side by side"),
      ("top 5 longest living snakes", "Zoo animals · “snakes” · 10 of"),
      ("owners of siamese cats", "  🐱  F.D.C. Willard"),
      ("perros pequeños", "Dog breeds · 10 of 183 · lightest first"),
      ("smallest dog vs biggest dog", "Side by side"),
      ("detail heaviest bear", "  🐻  Polar Bear"),
      ("detail lightest cat breed", "  🐈  Singapura"),
      ("detail heaviest owl --exhibit birds", "  🦉  Tucúquere"),
      ("which is heavier, a lion or a tiger", "Side by side"),
    ] {
      let ranked = await world.run(
        arguments: words.split(separator: " ").map(String.init) + ["--source", "built-in"])
      #expect(ranked.output.hasPrefix(expected), "\(ranked.output)")
    }
    for (words, hint) in [
      ("heaviest mermaid", "No animal called “mermaid”."),
      ("heaviest snkae", "Did you mean snake?"),
      ("dogs for a small apartment", "Without “apartment” 182 animals match: 'zoo dogs'."),
      ("animals over 1000 pounds", "'zoo heaviest' sorts by size, and 'zoo settings --weight lb'"),
      ("snakes shorter than 3 feet", "'zoo longest' sorts by size, and 'zoo settings --height ft'"),
    ] {
      let missed = await world.run(
        arguments: words.split(separator: " ").map(String.init) + ["--source", "built-in"])
      #expect(missed.code == 1 && missed.output.isEmpty && missed.error.contains(hint))
    }
    // A question is answered in the list.
    for (words, answer) in [
      ("what do pandas eat", "Giant Panda  Bamboo stems"), ("how tall is a giraffe", "Height 14"),
      ("what sound do owls make", "oo-hu"), ("how old do tortoises get", "100 years"),
      ("how long does an elephant live", "60 years in the wild"),
      ("how long is a python", "Length 2.5"), ("elephant diet", "Grasses, leaves"),
      ("lion lifespan", "14 years"),
    ] {
      let asked = await world.run(
        arguments: words.split(separator: " ").map(String.init) + ["--source", "built-in"])
      #expect(asked.output.contains(answer), "\(asked.output)")
    }
    // What is not known of the animal is said.
    let speed = await world.run("how", "fast", "is", "a", "cheetah", "--source", "built-in")
    #expect(speed.error == "Speed is not known.\n" && speed.output.contains("Acinonyx"))
    let named = await world.run("heaviest", "bird", "owl", "--source", "built-in")
    #expect(named.output.hasPrefix("Birds of Chile · “owl” · 6") && named.error.isEmpty)
    // What several exhibits have is ranked in each of them.
    let all = await world.run("biggest", "owl", "--source", "built-in")
    for row in ["All exhibits · “owl” · 9 · heaviest first", "Eurasian Eagle-owl", "Tucúquere"] {
      #expect(all.output.contains(row) && all.error.isEmpty, "\(all.output)")
    }
    let owls = await world.run("tallest", "owl", "--source", "built-in")
    #expect(owls.code == 1 && owls.error == "zoo: No height is known of any “owl”.\n")
    let json = await world.run("heaviest", "snake", "--json", "--source", "built-in")
    #expect(json.output.contains("\"kind\": \"snake\"") && !json.output.contains("\"search\""))
    // Whoever searches for a superlative gets the same list.
    for words in [
      ["heaviest", "bird"], ["tallest", "mammals"], ["most", "affectionate", "cats"],
    ] {
      let searched = await world.run(arguments: ["search"] + words + ["--source", "built-in"])
      let ranked = await world.run(arguments: words + ["--source", "built-in"])
      #expect(searched.code == 0 && searched.output == ranked.output, "\(words)")
    }
    let searched = await world.run(
      "list", "--search", "heaviest snake", "--source", "built-in")
    let ranked = await world.run("heaviest", "snake", "--source", "built-in")
    #expect(searched.output == ranked.output)
    // What no animal there can be sorted by is a word.
    let tag = await world.run("list", "cats", "--search", "oldest", "--source", "built-in")
    #expect(tag.code == 0 && tag.output.contains("Creme Puff"))
    try world.home.write(#"[{"_id": "a", "tags": ["oldest"], "owner": "Ana"}]"#, to: "cats.json")
    let ofFile = await world.run(
      "list", "--file", world.home.file("cats.json"), "--search", "oldest")
    #expect(ofFile.code == 0 && ofFile.output.contains("Ana"), "\(ofFile)")
    let sentence = await world.run("search", "fastest", "--source", "built-in")
    #expect(sentence.code == 0 && sentence.output.contains("Egyptian Mau"))
  }

  @Test(
    "birds from the API are found by the kinds that the built-in collection knows, from the cache too"
  )
  func kindsOfLiveBirds() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    for source in ["live", "cache", "built-in"] {
      let owls = await world.run(
        "list", "birds", "--search", "birds of prey", "--source", source, "--per-page", "1",
        environment: environment(standIn))
      #expect(owls.output.hasPrefix("Birds of Chile · “birds of prey” · 1 of 24"), "\(owls)")
    }
  }

  @Test("a live bird has the regions of its map, its song and a gallery")
  func bird() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let variables = environment(standIn)
    let shown = await world.run(
      "detail", "76-buteo-albigula", "--exhibit", "birds",
      "--source", "live", environment: variables)
    #expect(shown.output.contains("Regions       Valparaíso to Aysén"))
    #expect(shown.output.contains("Song          http://"))
    let gallery = await world.run(
      "gallery", "76-buteo-albigula", "--exhibit", "birds", "--json", environment: variables)
    let pictures = try JSONValue(parsing: Data(gallery.output.utf8))["pictures"]
    guard case .array(let addresses)? = pictures else {
      Issue.record("\(gallery)")
      return
    }
    #expect(addresses.count == 3)
    let visit = await world.run(answers: ["v birds", "1", "m", "o", "q"], environment: variables)
    #expect(visit.output.contains("3 pictures") && visit.output.contains("-3.png"))
    #expect(visit.output.contains("No browser found. The address is"))
    #expect(visit.output.contains(".mp3"))
  }

  @Test("a country's code becomes its name, and one that is none is left out")
  func countries() async throws {
    for (record, origin) in [
      (#""country_code": "DE""#, "Germany"),
      (#""origin": "", "country_codes": "US,CA""#, "United States, Canada"),
      (#""origin": "AU""#, "Australia"), (#""origin": "England", "country_code": "GB""#, "England"),
      (#""country_code": "XX""#, nil), (#""country_code": 7"#, nil),
    ] as [(String, String?)] {
      let dog = try await detail(of: "{\"id\": 1, \"name\": \"D\", \(record)}", .dogBreeds)
      #expect(dog["origin"]?.text == origin, "\(record)")
    }
    // What a search can't find in the bytes of a record is found all the same.
    try world.home.write(#"[{"id": "a", "name": "A", "country_code": "GR"}]"#, to: "greek.json")
    let found = await world.run(
      "list", "cat-breeds", "--file", world.home.file("greek.json"), "--search", "greece")
    #expect(found.output.contains("A"))
  }

  @Test(
    "an odd member costs itself alone",
    arguments: [
      (
        Exhibit.catBreeds,
        #""grooming": 9, "energy_level": -1, "intelligence": "3", "shedding_level": null"#
      ),
      (.catBreeds, #""cfa_url": "no address", "vetstreet_url": 7, "wikipedia_url": {}, "lap": []"#),
      (.birds, #""map": [], "audio": "not an address", "images": []"#),
      (.birds, #""map": {"title": []}, "audio": ["x"], "species": {}"#),
      (.cats, ##""tags": ["#nofilter", "a&b", " at its ends ", 7, null, {}]"##),
      (.dogBreeds, #""description": [], "history": 3.5, "perfect_for": {"a": 1}"#),
    ] as [(Exhibit, String)])
  func odd(exhibit: Exhibit, members: String) async throws {
    let name =
      exhibit == .birds ? #""name": {"spanish": "Ave"}, "uid": "u""# : #""name": "Ave", "id": "u""#
    let animal = try await detail(of: "{\(name), \(members)}", exhibit)
    #expect(animal["name"]?.text == "Ave")
    if members.contains("grooming") { #expect(animal["scores"] == ["intelligence": 3]) }
    if members.contains("cfa_url") { #expect(animal["moreAt"] == nil) }
    #expect(animal["audio"] == nil && animal["regions"] == nil)
    if members.contains("tags") {
      #expect(animal["tags"] == ["#nofilter", "a&b", "at its ends", "7"])
    }
  }

  @Test("a gallery of 500 pictures and a tag of 10 kB are shown as far as anybody looks")
  func large() async throws {
    let pictures = (1...500).map { "{\"url\": \"http://h.example/\($0).png\"}" }
    let bird = try await detail(
      of:
        #"{"uid": "u", "name": {"spanish": "Ave"}, "images": {"full": "http://h.example/0.png", "gallery": ["#
        + pictures.joined(separator: ",") + "]}}", .birds)
    guard case .array(let shown)? = bird["pictures"] else {
      Issue.record("no pictures")
      return
    }
    #expect((2...50).contains(shown.count))
    let tag = String(repeating: "long ", count: 2000)
    let cat = try await detail(of: "{\"id\": \"u\", \"tags\": [\"\(tag)\", \"b\"]}", .cats)
    guard case .array(let tags)? = cat["tags"] else {
      Issue.record("no tags")
      return
    }
    #expect(tags.count == 2)
    let listed = await world.run("list", "cats", "--file", world.home.file("one.json"))
    #expect(listed.code == 0 && listed.output.contains("long long"))
  }

  @Test("without the zoo animals' API, random ones of those it sent before come first")
  func sample() async throws {
    let standIn = try StandInServer()
    let variables = environment(standIn)
    var seen: Set<String> = []
    func names(_ text: String) throws -> [String] {
      guard case .array(let animals)? = try JSONValue(parsing: Data(text.utf8))["animals"] else {
        return []
      }
      return animals.compactMap { $0.text("id") }
    }
    for count in ["10", "9", "8"] {
      let fetched = await world.run("refresh", count, "--json", environment: variables)
      seen.formUnion(try names(fetched.output))
    }
    standIn.stop()
    var orders: Set<[String]> = []
    for _ in 0..<5 {
      let again = await world.run("refresh", "7", "--json", environment: variables)
      let ids = try names(again.output)
      #expect(ids.count == 7 && seen.isSuperset(of: ids))
      #expect(again.error.contains("so these are zoo animals it sent before."))
      orders.insert(ids)
    }
    #expect(orders.count > 1)
    let visit = await world.run(answers: ["3", "q"], environment: variables)
    #expect(visit.output.contains("Zoo animals · 3 · cache"))
    // Too few: the built-in ones are as many as asked for.
    let other = TestWorld(http: .real)
    let second = try StandInServer()
    await other.run("refresh", "2", environment: environment(second))
    second.stop()
    let more = await other.run("refresh", "5", environment: environment(second))
    #expect(more.output.contains("Zoo animals · 5 · built-in collection"))
    let insisting = await other.run(
      "refresh", "5", "--source", "cache", environment: environment(second))
    #expect(insisting.output.contains("Zoo animals · 2 · cache"))
  }

  @Test("tags are listed, completed, and opened by themselves")
  func tags() async throws {
    let standIn = try StandInServer()
    let variables = environment(standIn)
    let all = await world.run("tags", environment: variables)
    #expect(all.output.contains("calico\n") && all.output.contains("Texas A&M\n"))
    let total = await world.run("list", "cats", environment: variables)
    #expect(total.output.hasPrefix("Cats · 10 of 26"))
    standIn.stop()
    let completed = await world.run("completions", "tags", "cal", environment: variables)
    #expect(completed.output == "calico\n")
    let tagged = await world.run("list", "cats", "--tag", "CALICO", environment: variables)
    #expect(tagged.output.hasPrefix("Cats · “CALICO” · 1"))
    let visit = await world.run(
      answers: ["v cats", "t tabby", "", "b", "t", "t nothing", "q"], environment: variables)
    #expect(visit.output.contains("Cats · “tabby” · "))
    #expect(visit.output.contains("chief mouser\n"))
    #expect(visit.output.contains("No cats match “nothing”."))
  }

  @Test("a file opens in the session, of the exhibit its records are, and b leads back")
  func openFile() async throws {
    let cats = (1...25).map {
      "{\"id\": \"c\($0)\", \"tags\": [\"t\($0 % 2)\"], \"owner\": \"O\($0)\"}"
    }
    try world.home.write("[\(cats.joined(separator: ","))]", to: "my cats.json")
    try world.home.write(#"[{"uid": "u", "name": {"spanish": "Ave"}}]"#, to: "birds.json")
    try world.home.write("{}", to: "none.json")
    let visit = await world.run(
      answers: [
        "2", "open ~/my cats.json", "", "", "", "/o25", "1", "b", "b", "t t1", "b", "n", "b",
        "open ~/birds.json", "1", "b", "b", "open ~/none.json", "open /nowhere.json", "open",
        "open lion", "q",
      ])
    #expect(visit.code == 0)
    for seen in [
      "Cats · 10 · page 1 · my cats.json", "  20", "  25", "That's all of them.",
      "Cats · “o25” · 1 · page 1 · my cats.json", "Cats · “t1” · 10 · page 1 · my cats.json",
      "Birds of Chile · 1 · page 1 · birds.json", "is not a JSON array", "/nowhere.json",
      "Say what, for example 'open cats.json'.", "Lion (Panthera leo)",
    ] {
      // A long path is wrapped.
      #expect(visit.output.replacing("\n", with: " ").contains(seen), "\(seen)")
    }
    let listed = await world.run("list", "--file", world.home.file("birds.json"))
    #expect(listed.output.contains("Birds of Chile · 1"))
  }

  @Test(
    "a zoo animal is found by name whatever was listed last, with an API for zoo animals or without"
  )
  func elsewhere() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let variables = environment(standIn)
    await world.run("list", "birds", terminals: [.output], environment: variables)
    for words in [["tiger"], ["lion"], ["lion", "vs", "tiger"]] {
      let shown = await world.run(arguments: words, environment: variables)
      #expect(
        shown.code == 0 && shown.output.contains(words.last == "lion" ? "Panthera leo" : "Tiger"))
    }
  }

  @Test("the name of the exhibit one is at shows all of it again, after a tag and after a file")
  func again() async throws {
    try world.home.write(#"[{"id": "c", "tags": ["a"]}]"#, to: "my cats.json")
    let visit = await world.run(
      answers: [
        "v cats", "t tabby", "cats", "open \"\(world.home.file("my cats.json"))\"", "b", "b", "q",
      ])
    let headings = visit.output.matches(of: /Cats · .*/).map { String($0.output) }
    #expect(headings.count == 6, "\(headings)")
    #expect(headings[1].contains("“tabby”") && headings[2].contains("26"))
    #expect(headings[3].contains("my cats.json") && headings[4].contains("26"))
    #expect(headings[5].contains("“tabby”"))
  }

  @Test("a score's other word sorts too")
  func otherWord() async {
    let sorted = await world.run(
      "list", "cat-breeds", "--sort=-talkative", "--source", "built-in")
    #expect(sorted.output.contains("by vocalisation, lowest first"))
  }

  @Test("Wikimedia is told how to reach the user, if the user wants that")
  func contact() {
    func agent(_ contact: String?, _ address: String) -> String {
      Zoo.userAgent(
        contact.map { ["ZOO_CONTACT": $0] } ?? [:], for: URL(string: address))
    }
    let plain = "zoo/0.1.0 (console program, run by hand)"
    #expect(agent(nil, "https://en.wikipedia.org/w/api.php") == plain)
    #expect(
      agent("me@example.org", "https://upload.wikimedia.org/x.png")
        == "zoo/0.1.0 (console program, run by hand; me@example.org)")
    // Nobody else is told.
    for other in ["https://cataas.com/api/cats", "https://wikipedia.org.example/x"] {
      #expect(agent("me@example.org", other) == plain)
    }
    let odd = agent("a\r\nX-Evil: 1\u{1B}ä)", "https://en.wikipedia.org")
    #expect(odd == "zoo/0.1.0 (console program, run by hand; aX-Evil:1)")
    // What has a meaning in a comment would leave it unbalanced.
    let unbalanced = agent("(((x\\", "https://en.wikipedia.org")
    #expect(unbalanced == "zoo/0.1.0 (console program, run by hand; x)")
  }
}
