import Collections
import Foundation
import Testing
import ZooKit

@testable import ZooSources

@Suite("Zoo animals")
struct AnimalsTests {
  private static func animal(_ json: String) throws -> Animal? {
    Exhibit.animals.decode(try JSONValue(parsing: Data(json.utf8)), nil)
  }

  @Test("a record is decoded the same whether its numbers come as numbers or as text")
  func numbersAndText() throws {
    let text = try Self.animal(
      #"{"id": 162, "name": " Atlantic  Puffin ", "latin_name": "Fratercula arctica","#
        + #" "animal_type": "Bird", "length_min": "0.83", "length_max": "0.95","#
        + #" "weight_min": "0.81", "weight_max": "0.75", "lifespan": "20", "diet": "Fish"}"#)
    let numbers = try Self.animal(
      #"{"id": "162", "name": "Atlantic Puffin", "latin_name": "Fratercula arctica","#
        + #" "animal_type": "Bird", "length_min": 0.83, "length_max": 0.95,"#
        + #" "weight_min": 0.81, "weight_max": 0.75, "lifespan": 20, "diet": "Fish"}"#)
    let puffin = try #require(text)
    #expect(puffin == numbers)
    #expect(puffin.id == "162")
    #expect(puffin.fullName == "Atlantic Puffin (Fratercula arctica)")
    #expect(puffin.emoji == "🐦")
    guard case .measure(let weight)? = puffin.fact("weight")?.value else {
      Issue.record("no weight")
      return
    }
    #expect(weight.shown(in: .source).text == "0.75 – 0.81 lb")
  }

  @Test("an address in a record is kept as it came, not escaped again")
  func imageLink() throws {
    let animal = try Self.animal(
      #"{"id": 1, "name": "x", "image_link": "https://x/a%20b.JPG"}"#)
    #expect(animal?.pictures.first?.address == "https://x/a%20b.JPG")
  }

  @Test(
    "a record needs an id or a name and nothing more",
    arguments: [
      (#"{"id": 5}"#, "Animal 5"), (#"{"name": "Okapi"}"#, "Okapi"),
      (#"{"id": 5, "latin_name": "Okapia johnstoni"}"#, "Okapia johnstoni"),
      (#"{"id": null, "name": "  "}"#, nil), (#"{}"#, nil), (#""text""#, nil), ("[]", nil),
      (#"{"id": {"a": 1}, "name": ["x"], "habitat": 3}"#, nil),
      (#"{"id": 5, "weight_min": "heavy", "animal_type": {"x": 1}}"#, "Animal 5"),
    ] as [(String, String?)])
  func oddRecords(json: String, name: String?) throws {
    #expect(try Self.animal(json)?.name == name)
  }

  @Test("odd records are counted and never cost the others")
  func oddAmongGood() throws {
    let body =
      #"[{"id": 1, "name": "Okapi"}, null, 7, {"id": 1e999}, {"id": "\ud83d"}, {"name":"#
      + #" "Aye-aye"}, {}]"#
    let records = try PageDecoder.records(of: Data(body.utf8), host: "h")
    #expect(records.count == 7)
    let names = records.compactMap { Exhibit.animals.decode($0, nil)?.name }
    #expect(names.first == "Okapi" && names.last == "Aye-aye")
  }

  @Test("one object alone is an answer too")
  func bareObject() throws {
    #expect(try PageDecoder.records(of: Data(#"{"id": 1}"#.utf8), host: "h") == [["id": 1]])
  }

  @Test(
    "what is no data is told apart, whatever its status",
    arguments: [
      ("Error: no such thing", .text("Error: no such thing")), ("", .text("")),
      ("<!DOCTYPE html><html></html>", .webPage), (#""just text""#, .text(#""just text""#)),
      ("[{\"id\": 1}", .text("[{\"id\": 1}")), (" <html>", .webPage),
      (#"[{"name": "a < b"#, .text("")),
    ] as [(String, FetchError.Cause)])
  func noData(body: String, cause: FetchError.Cause) {
    #expect(throws: FetchError(host: "h", cause: cause)) {
      try PageDecoder.records(of: Data(body.utf8), host: "h")
    }
  }

  @Test("every built-in animal is read whole, with what was measured of it")
  func collection() throws {
    let animals = BuiltInCollection.animals.records.compactMap { Exhibit.animals.decode($0, nil) }
    #expect(animals.count == BuiltInCollection.animals.records.count)
    let keys = [
      "spanishName", "otherNames", "type", "kinds", "habitat", "range", "diet", "activeTime",
      "conservation", "weight", "height", "length", "lifespan", "young", "group", "sound",
      "traits",
    ]
    for animal in animals {
      let known = animal.facts.map(\.key)
      #expect(known == keys.filter(known.contains), "\(animal.name)")
      #expect(known.contains("height") || known.contains("length"), "\(animal.name)")
      #expect(animal.article == animal.latinName, "\(animal.name)")
      for measure in animal.measures {
        let shown = measure.shown(in: .source)
        #expect(
          shown.unit != nil || measure.kind == .weight && shown.text == "nobody weighs them",
          "\(animal.name)")
        #expect((measure.dimension == nil) == (measure.kind == .weight), "\(animal.name)")
      }
    }
  }

  @Test("what was measured decides between height and length; a record that is silent has a height")
  func dimensions() throws {
    func shown(_ record: String) throws -> [String] {
      let animal = try #require(try Self.animal(#"{"id": 1, "name": "x", \#(record)}"#))
      return animal.facts.compactMap { fact in
        guard case .measure(let measure) = fact.value else { return nil }
        return
          "\(fact.key) \(measure.shown(in: .source).text) \(measure.dimension?.rawValue ?? "-")"
      }
    }
    let size = #""length_min": "10", "length_max": "13""#
    #expect(try shown(size) == ["height 10 – 13 ft -"])
    #expect(try shown(size + #", "measured": "feathers""#) == ["height 10 – 13 ft -"])
    #expect(try shown(size + #", "measured": "total""#) == ["length 10 – 13 ft total"])
    #expect(try shown(size + #", "measured": "Standing""#) == ["height 10 – 13 ft standing"])
    let both = #""height_min": 4.6, "height_max": 5.2, "height_measured": "shoulder", "#
    #expect(
      try shown(both + size + #", "measured": "head and body""#)
        == ["height 4.6 – 5.2 ft shoulder", "length 10 – 13 ft head and body"])
    let years = try Self.animal(#"{"id": 1, "lifespan": "1", "lifespan_of": "in the wild"}"#)
    #expect(years?.words("lifespan") == "1 year in the wild")
  }

  @Test(
    "the built-in API has the paths of the real one",
    arguments: [
      ("/animals/rand/3", 200, 3), ("/animals/rand/1", 200, 1), ("/animals/rand/9999", 200, 436),
      ("/animals/rand", 200, nil), ("/animals/rand/x", 200, nil), ("/animals/rand/0", 200, nil),
      ("/animals", 404, nil), ("/animals/rand/1/2", 404, nil),
    ] as [(String, Int, Int?)])
  func paths(path: String, status: Int, count: Int?) {
    let answer = BuiltInCollection.animals.answer(to: CollectionRequest(path: path))
    #expect(answer.status == status)
    if let count {
      let records = (try? PageDecoder.records(of: answer.body, host: "")) ?? []
      #expect(records.count == count)
      #expect(Set(records.compactMap { $0.text("id") }).count == count)
    }
  }
}
