import Testing

@testable import ZooKit

@Suite("What a user means")
struct AnimalQueryTests {
  private static let animals = [
    Animal(id: "1", name: "Red Panda", latinName: "Ailurus fulgens", emoji: "🐾"),
    Animal(id: "2", name: "Giant Panda", latinName: "Ailuropoda melanoleuca", emoji: "🐼"),
    Animal(id: "162", name: "Panda", emoji: "🐾"),
    Animal(
      id: "tuc", name: "Tucúquere",
      facts: [.text("englishName", "English", "Magellanic Horned Owl")],
      emoji: "🦉"),
    Animal(id: "1", name: "Red Panda", latinName: "Ailurus fulgens", emoji: "🐾"),
  ]

  @Test(
    "a number is a place, id: an id, anything else words",
    arguments: [
      ("3", .listNumber(3)), (" 3 ", .listNumber(3)), ("id:162", .id("162")),
      ("red  panda", .words("red panda")),
      ("-1", .words("-1")), ("", nil), ("   ", nil),
    ] as [(String, AnimalQuery?)])
  func reading(text: String, which: AnimalQuery?) {
    #expect(AnimalQuery(text) == which)
  }

  @Test("what else it is called means it in a search, but not where one is chosen")
  func otherNames() {
    let somali = Animal(
      id: "soma", name: "Somali", facts: [.list("otherNames", "", ["Long-haired Abyssinian"])],
      emoji: "🐈")
    #expect(AnimalQuery.words("abyssinian").match(in: [somali]) == AnimalQuery.Match.none)
    let exhibit = Exhibit(
      id: "x", title: "", noun: "", plural: "", summary: "", publicAddress: nil,
      addressVariable: "", paging: .whole, columns: [], page: { _ in Endpoint() },
      identity: .init(id: [], name: [], placeholder: ""),
      makeAnimal: { _, name, _ in Animal(id: name.id, name: name.name, emoji: "") })
    #expect(Query(search: "abyssinian").matches(somali, in: exhibit))
  }

  @Test("a number too large for the machine is simply not there")
  func hugeNumber() {
    #expect(
      AnimalQuery(String(repeating: "9", count: 400))?.match(in: Self.animals)
        == AnimalQuery.Match.none)
  }

  @Test(
    "accents, case and spaces do not matter, a whole name wins, and every name counts",
    arguments: [
      ("tucuquere", "Tucúquere"), ("HORNED", "Tucúquere"), ("tuc", "Tucúquere"), ("panda", "Panda"),
      ("giant", "Giant Panda"), ("melanoleuca", "Giant Panda"), ("red pan", "Red Panda"),
      ("id:162", "Panda"), ("2", "Giant Panda"),
    ])
  func one(text: String, name: String) throws {
    let which = try #require(AnimalQuery(text))
    guard case .one(let animal) = which.match(in: Self.animals) else {
      Issue.record("\(text) should mean one")
      return
    }
    #expect(animal.name == name)
  }

  @Test("several that fit are listed once each, and nothing is chosen")
  func several() throws {
    guard case .several(let found) = AnimalQuery.words("ailur").match(in: Self.animals) else {
      Issue.record("ailur should mean several")
      return
    }
    #expect(found.map(\.name) == ["Red Panda", "Giant Panda"])
  }

  @Test("what fits nothing is said to", arguments: ["zebra", "99", "0", "id:99"])
  func nothing(text: String) throws {
    #expect(try #require(AnimalQuery(text)).match(in: Self.animals) == AnimalQuery.Match.none)
  }

  @Test(
    "a count is a whole number from 1 to 10", arguments: ["0", "11", "-1", "ten", "", "3.5", "1 0"])
  func counts(text: String) {
    #expect(throws: InvalidValue.self) { try AnimalCount(text) }
  }

  @Test("a count may have spaces around it")
  func spacedCount() throws {
    #expect(try AnimalCount(" 10 ").value == 10)
  }
}
