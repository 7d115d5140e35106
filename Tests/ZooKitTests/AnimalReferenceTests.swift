import Testing

@testable import ZooKit

@Suite("What a user means")
struct AnimalReferenceTests {
  private static let animals = [
    Animal(id: "1", name: "Red Panda", latinName: "Ailurus fulgens", emoji: "🐾"),
    Animal(id: "2", name: "Giant Panda", latinName: "Ailuropoda melanoleuca", emoji: "🐼"),
    Animal(id: "162", name: "Panda", emoji: "🐾"),
    Animal(
      id: "tuc", name: "Tucúquere",
      facts: [.text("englishName", "Magellanic Horned Owl")],
      emoji: "🦉"),
    Animal(id: "1", name: "Red Panda", latinName: "Ailurus fulgens", emoji: "🐾"),
  ]

  @Test("an id counts as a whole name, unless it is a word of another animal's name")
  func idsAmongNames() {
    let snowshoe = Animal(id: "snow", name: "Snowshoe", emoji: "🐈")
    let leopard = Animal(id: "10", name: "Snow Leopard", emoji: "🐆")
    let alone = NameIndex([snowshoe]).match(.words("snow"))
    #expect(alone?.rank == .whole && alone?.isByID == true)
    let both = NameIndex([leopard, snowshoe]).match(.words("snow"))
    #expect(both?.rank == .words && both?.animals.map(\.id) == ["10", "snow"])
  }

  @Test(
    "a number is a place, id: an id, anything else words",
    arguments: [
      ("3", .listNumber(3)), (" 3 ", .listNumber(3)), ("id:162", .id("162")),
      ("red  panda", .words("red panda")),
      ("-1", .words("-1")), ("", nil), ("   ", nil),
    ] as [(String, AnimalReference?)])
  func reading(text: String, which: AnimalReference?) {
    #expect(AnimalReference(text) == which)
  }

  @Test("what else it is called counts as a whole, and in a search also in part")
  func otherNames() {
    let somali = Animal(
      id: "soma", name: "Somali", facts: [.list("otherNames", ["Long-haired Abyssinian"])],
      emoji: "🐈")
    #expect(NameIndex([somali]).match(.words("abyssinian")) == nil)
    #expect(NameIndex([somali]).match(.words("long-haired abyssinian"))?.rank == .whole)
    let exhibit = Self.exhibit
    #expect(ListQuery(search: "abyssinian").matches(somali, in: exhibit))
  }

  @Test("of names that match equally well, those come first under which animals are listed")
  func listedNames() {
    let quoll = Animal(
      id: "1", name: "Quoll", facts: [.text("spanishName", "Quol tigre")], emoji: "")
    let tiger = Animal(id: "2", name: "Tigris", latinName: "Panthera tigris", emoji: "")
    let index = SearchIndex([quoll, tiger], of: Self.exhibit)
    #expect(index.matches("tigr").map(\.id) == ["2", "1"])
    #expect(index.matches("tigre").map(\.id) == ["1"])
    #expect(index.allMatches("tigr").map(\.id) == ["1", "2"])
    // Nor is it here the listed name that matches, but one that begins so.
    let real = Animal(
      id: "3", name: "Tiger", latinName: "Panthera tigris",
      facts: [.text("spanishName", "Tigre")], emoji: "")
    let both = SearchIndex([quoll, real], of: Self.exhibit)
    #expect(both.matches("tigr").map(\.id) == ["3", "1"])
  }

  @Test(
    "a word of a sentence ranks before a part of a name, and after a name; over several exhibits too"
  )
  func sentences() {
    func animal(_ name: String, _ sentence: String) -> Animal {
      var animal = Animal(id: name, name: name, emoji: "")
      animal.sentence = sentence
      return animal
    }
    let wildebeest = animal("Wildebeest", "It runs.")
    let scale = animal("Beeswax Scale", "It is small.")
    let elephant = animal("Elephant", "It runs from bees.")
    let honey = animal("Honey Bees", "They fly.")
    let all = [wildebeest, elephant, scale, honey]
    let ranked = ["Honey Bees", "Beeswax Scale", "Elephant", "Wildebeest"]
    #expect(SearchIndex(all, of: Self.exhibit).matches("bees").map(\.id) == ranked)
    let each = all.map { SearchIndex([$0], of: Self.exhibit) }
    #expect(SearchIndex.matches("bees", in: each).map(\.id) == ranked)
  }

  private static var exhibit: Exhibit {
    Exhibit(
      id: "x", noun: "", plural: "", kind: "x", publicAddress: nil,
      addressVariable: "", paging: .whole, columns: [], page: { _ in Endpoint() },
      identity: .init(id: [], name: [], placeholder: ""),
      makeAnimal: { _, name, _ in Animal(id: name.id, name: name.name, emoji: "") })
  }

  @Test("a number too large for the machine is simply not there")
  func hugeNumber() {
    let which = AnimalReference(String(repeating: "9", count: 400))
    #expect(which.flatMap(NameIndex(Self.animals).match) == nil)
  }

  @Test(
    "accents, case and spaces do not matter, a whole name wins, and every name counts",
    arguments: [
      ("tucuquere", "Tucúquere"), ("HORNED", "Tucúquere"), ("tuc", "Tucúquere"), ("panda", "Panda"),
      ("giant", "Giant Panda"), ("melanoleuca", "Giant Panda"), ("red pan", "Red Panda"),
      ("id:162", "Panda"), ("2", "Giant Panda"),
    ])
  func one(text: String, name: String) throws {
    let which = try #require(AnimalReference(text))
    #expect(NameIndex(Self.animals).match(which)?.animals.map(\.name) == [name])
  }

  @Test("one letter may follow a word of a name, but is none by itself")
  func oneLetter() {
    let found = NameIndex(Self.animals).match(.words("red p"))
    #expect(found?.animals.map(\.name) == ["Red Panda"])
    #expect(NameIndex(Self.animals).match(.words("r p")) == nil)
  }

  @Test("several that fit are listed once each, and nothing is chosen")
  func several() throws {
    let found = NameIndex(Self.animals).match(.words("ailur"))
    #expect(found?.animals.map(\.name) == ["Red Panda", "Giant Panda"])
    #expect(found?.rank == .beginnings)
  }

  @Test(
    "what matches nothing has no match", arguments: ["zebra", "99", "0", "id:99", "nd", "a red nd"])
  func nothing(text: String) throws {
    #expect(NameIndex(Self.animals).match(try #require(AnimalReference(text))) == nil)
  }

  @Test(
    "the kind of match decides: whole, words, beginnings, parts of three letters and more",
    arguments: [
      ("panda", NameRank.whole), ("giant", .words), ("gia", .beginnings), ("and", .parts),
      ("tuc", .whole),
    ])
  func ranks(text: String, rank: NameRank) throws {
    #expect(NameIndex(Self.animals).match(.words(text))?.rank == rank)
  }

  @Test(
    "words are split into names, the whole ones first",
    arguments: [
      ("red panda giant panda", ["red panda", "giant panda"]), ("giant red", ["giant", "red"]),
      ("red panda panda", ["red panda", "panda"]), ("1 panda 3", ["1", "panda", "3"]),
      ("red pandas giant pandas", ["red pandas", "giant pandas"]),
      ("gia pan tuc", ["gia pan", "tuc"]), ("red zebra", nil), ("red panda", ["red", "panda"]),
    ] as [(String, [String]?)])
  func splitting(text: String, names: [String]?) {
    let splitter = NameSplitter(NameIndex(Self.animals))
    let words = text.split(separator: " ").map(String.init)
    #expect(splitter.names(in: words, count: 2...6) == names)
  }

  @Test(
    "a count is a whole number from 1 to 10",
    arguments: ["0", "11", "-1", "eleven", "", "3.5", "1 0"])
  func counts(text: String) {
    #expect(throws: InvalidValue.self) { try AnimalCount(text) }
  }

  @Test("a count may have spaces around it, or be a word")
  func spacedCount() throws {
    #expect(try AnimalCount(" 10 ").value == 10)
    #expect(try AnimalCount("Ten").value == 10)
  }
}
