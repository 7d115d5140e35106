import Collections
import Foundation
import Testing
import ZooKit

@testable import ZooSources

/// The quirks of each API, as records in the shapes it has sent.
@Suite("Quirks of the APIs")
struct ExhibitQuirkTests {
  private static func animal(_ exhibit: Exhibit, _ json: String) throws -> Animal? {
    let record = try JSONValue(parsing: Data(json.utf8))
    return exhibit.decode(record, "https://api.example")
  }

  private static func shown(_ animal: Animal, _ key: String) -> String? {
    switch animal.fact(key)?.value {
    case .measure(let measure): measure.shown(in: .source).text
    case .list(let items): items.joined(separator: "|")
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .links(let addresses): addresses.joined(separator: "|")
    case .scores(let scores): scores.map { "\($0.key) \($0.value)" }.joined(separator: "|")
    case .date, .event, nil: nil
    }
  }

  @Test("a cat breed: ranges with odd spaces, other names that are none, flags as numbers")
  func catBreed() throws {
    let breed = try #require(
      try Self.animal(
        .catBreeds,
        #"{"id": "abys", "name": "Abyssinian", "alt_names": "\u00a0", "life_span": "14 - 15","#
          + #" "weight": {"imperial": "7  -  10", "metric": "3 - 5"}, "hairless": 0, "rare": 1,"#
          + #" "reference_image_id": "0XYv\n", "image": {}, "country_code": "EG", "origin": ""}"#))
    #expect(Self.shown(breed, "weight") == "7 – 10 lb")
    #expect(Self.shown(breed, "otherNames") == nil)
    #expect(Self.shown(breed, "lifespan") == "14 – 15 years")
    #expect(Self.shown(breed, "traits") == "rare")
    #expect(Self.shown(breed, "origin") == "Egypt")
    #expect(breed.pictures.map(\.address) == ["https://cdn2.thecatapi.com/images/0XYv.jpg"])
  }

  @Test("a name has as many letters as a name has, whatever an API sends", arguments: Exhibit.all)
  func longName(exhibit: Exhibit) throws {
    let long = String(repeating: "añ", count: 10_000)
    let path = try #require(exhibit.identity.namePaths.first)
    let name: JSONValue = path.inner.map { [$0: .string(long)] } ?? .string(long)
    let id = try #require(exhibit.identity.idPaths.first)
    let animal = try #require(
      exhibit.decode(.object([id.key: "1", path.key: name]), "https://api.example"))
    #expect(animal.name.unicodeScalars.count == 400 && long.hasPrefix(animal.name))
  }

  @Test(
    "only what is built in names its article, from the address of one in the English Wikipedia",
    arguments: [
      ("https://en.wikipedia.org/wiki/Akita_(dog_breed)", "Akita (dog breed)"),
      ("https://en.wikipedia.org/wiki/F%C3%A9licette?x#y", "Félicette"),
      ("https://de.wikipedia.org/wiki/Akita", nil), ("https://x.example/wiki/Akita", nil),
    ] as [(String, String?)])
  func articles(address: String, title: String?) {
    let record: JSONValue = ["id": "1", "name": "x", "wikipedia_url": .string(address)]
    for exhibit in [Exhibit.catBreeds, .dogBreeds, .cats] {
      #expect(exhibit.decode(record, nil)?.article == title)
      #expect(exhibit.decode(record, "https://api.example")?.article == nil)
    }
    let animal: JSONValue = ["id": 1, "name": "Secret", "latin_name": "Felis x"]
    #expect(Exhibit.animals.decode(animal, nil)?.article == "Felis x")
    #expect(Exhibit.animals.decode(["id": 1, "name": "Secret"], nil)?.article == nil)
  }

  @Test("a picture in the record beats the one its reference leads to")
  func breedPicture() throws {
    let breed = try Self.animal(
      .catBreeds,
      #"{"id": "a", "image": {"url": "https://x.example/a.png"}, "reference_image_id": "b"}"#)
    #expect(breed?.pictures.map(\.address) == ["https://x.example/a.png"])
    #expect(try Self.animal(.catBreeds, #"{"id": "a"}"#)?.pictures == [])
  }

  @Test(
    "a dog breed: broken ranges in one system or both, years said twice, ids that are numbers",
    arguments: [
      (#"{"imperial": "7 - 18", "metric": "NaN - 8"}"#, "7 – 18 lb"),
      (#"{"imperial": "up - 18", "metric": "NaN"}"#, "up to 18 lb"),
      (#"{"imperial": "28", "metric": "12.5"}"#, "28 lb"),
      (#"{"imperial": "44 – 62", "metric": ""}"#, "44 – 62 lb"),
      (#"{"metric": "3 - 6"}"#, "3 – 6 kg"), (#""heavy""#, nil), ("null", nil), ("[]", nil),
    ] as [(String, String?)])
  func dogBreed(weight: String, shown: String?) throws {
    let breed = try #require(
      try Self.animal(
        .dogBreeds,
        #"{"id": 1, "name": "Dog", "life_span": "12 - 16 Years years", "breed_group": "","#
          + #" "weight": "# + weight + "}"))
    #expect(breed.id == "1")
    #expect(Self.shown(breed, "weight") == shown)
    #expect(Self.shown(breed, "lifespan") == "12 – 16 years")
    #expect(Self.shown(breed, "group") == nil)
  }

  @Test("an image id may begin with a dash")
  func dashedImage() throws {
    let breed = try Self.animal(.dogBreeds, #"{"id": 1, "reference_image_id": "-HgpNnGXl"}"#)
    #expect(
      breed?.pictures.map(\.address) == ["https://cdn2.thedogapi.com/images/-HgpNnGXl.jpg"])
    #expect(breed?.name == "Dog breed 1")
  }

  @Test("a bird: doubled spaces, an empty list in an object's place, pictures of three sizes")
  func bird() throws {
    let bird = try #require(
      try Self.animal(
        .birds,
        #"{"uid": "76-buteo-albigula", "name": {"spanish": "Gaviota  Austral", "english": "Gull","#
          + #" "latin": "Larus"}, "images": {"main": "https://x/m", "full": "https://x/f","#
          + #" "thumb": "https://x/t", "gallery": [{"url": "https://x/g"}, {}]}, "iucn": [],"#
          + #" "migration": true, "dimorphism": false}"#))
    #expect(bird.fullName == "Gaviota Austral (Larus)")
    #expect(bird.pictures.map(\.address) == ["https://x/f", "https://x/g"])
    #expect(bird.pictures.first?.thumbnail == "https://x/t")
    #expect(Self.shown(bird, "conservation") == nil)
    #expect(Self.shown(bird, "migrates") == "true")
    let bare = try Self.animal(.birds, #"{"uid": "x", "name": [], "images": []}"#)
    #expect(bare?.name == "Bird x")
    let latin = try Self.animal(.birds, #"{"uid": "x", "name": {"latin": "Larus"}}"#)
    #expect(latin?.fullName == "Larus")
  }

  @Test(
    "a cat of each of the four shapes is the same cat",
    arguments: [
      #"{"id": "c0123456789abcde", "tags": ["a"], "owner": "null", "createdAt": "2022-10-03T07:59:01.000Z","#
        + #" "updatedAt": "2022-10-03T07:59:01Z", "mimetype": "image/png"}"#,
      #"{"_id": "c0123456789abcde", "tags": ["a", ""], "created_at": "2022-10-03T07:59:01Z","#
        + #" "editedAt": "2022-10-03T07:59:01.000Z", "mimeType": "image/png", "owner": null}"#,
      #"{"_id": "c0123456789abcde", "tags": ["a"], "createdAt": "#
        + #""Mon Oct 03 2022 07:59:01 GMT+0000 (Coordinated Universal Time)","#
        + #" "updatedAt": "Mon Oct 03 2022 09:59:01 GMT+0200 (Central European Summer Time)","#
        + #" "mimetype": "image/png"}"#,
      #"{"id": "c0123456789abcde", "tags": [" a "], "createdAt": "2022-10-03T07:59:01.000Z","#
        + #" "updatedAt": "2022-10-03T07:59:01Z", "mimetype": "image/png", "file": "x"}"#,
    ])
  func cat(json: String) throws {
    let cat = try #require(try Self.animal(.cats, json))
    let date = Date(timeIntervalSince1970: 1_664_783_941)
    #expect(cat.name == "Cat c01234")
    #expect(Self.shown(cat, "tags") == "a")
    #expect(cat.fact("owner") == nil)
    #expect(cat.fact("created")?.value == .date(date))
    #expect(cat.fact("updated")?.value == .date(date))
    #expect(Self.shown(cat, "pictureType") == "image/png")
    #expect(cat.pictures.map(\.address) == ["https://api.example/cat/c0123456789abcde"])
  }

  @Test("odd tags are kept as they are, and a date that is none is left out")
  func oddCat() throws {
    let cat = try #require(
      try Self.animal(
        .cats,
        ##"{"id": "c", "tags": ["black & white", "#1", "Cute", "a,b", "🐈", "two\nlines"],"##
          + #" "createdAt": "yesterday", "owner": "null "}"#))
    #expect(Self.shown(cat, "tags") == "black & white|#1|Cute|a,b|🐈|two lines")
    #expect(cat.fact("created") == nil && cat.fact("owner") == nil)
    #expect(try Self.animal(.cats, #"{"tags": ["a"]}"#) == nil)
    // CATAAS would take this id for a tag.
    #expect(cat.pictures.isEmpty)
    let named = try #require(try Self.animal(.cats, #"{"name": "Mishka", "owner": "Olga"}"#))
    #expect(named.id == "Mishka" && named.name == "Mishka" && named.pictures.isEmpty)
  }

  @Test(
    "the built-in collections are whole, real in shape, and as large as promised",
    arguments: [("cat-breeds", 40), ("dog-breeds", 80), ("birds", 80), ("cats", 24)])
  func collections(id: String, least: Int) throws {
    let exhibit = try #require(Exhibit.named(id))
    let collection = try #require(BuiltInCollection.named(id))
    let animals = collection.records.compactMap { exhibit.decode($0, nil) }
    #expect(animals.count == collection.records.count && animals.count >= least)
    #expect(Set(animals.map(\.id)).count == animals.count)
    #expect(Set(animals.map(\.name)).count == animals.count)
    for animal in animals {
      #expect(animal.facts.count >= 3, "\(animal.name)")
      for case .measure(let measure) in animal.facts.map(\.value) {
        #expect(measure.shown(in: .source).unit != nil, "\(animal.name)")
      }
    }
    if id.hasSuffix("breeds") {
      #expect(animals.map(\.name.folded) == animals.map(\.name.folded).sorted())
    }
  }

  @Test(
    "the built-in APIs answer on their own paths",
    arguments: [
      ("cat-breeds", "/v1/breeds", ["limit": "10", "page": "0"], 10),
      ("cat-breeds", "/v1/breeds", ["limit": "10", "page": "99"], 0),
      ("cat-breeds", "/v1/breeds", ["limit": "10", "page": "9223372036854775807"], 0),
      ("cat-breeds", "/v1/images/search", ["limit": "10", "breed_ids": "abys"], 0),
      ("birds", "/api/birds", [:], 217),
      ("cats", "/api/cats", ["limit": "5", "skip": "20"], 5),
      ("cats", "/api/cats", ["skip": "999"], 0),
    ] as [(String, String, [String: String], Int)])
  func paths(id: String, path: String, query: [String: String], count: Int) throws {
    let collection = try #require(BuiltInCollection.named(id))
    let answer = collection.answer(to: CollectionRequest(path: path, query: query))
    #expect(try PageDecoder.records(of: answer.body, host: "").count == count)
  }

  @Test("the built-in APIs know nothing of other paths, and more of a bird than the list")
  func otherPaths() throws {
    for collection in BuiltInCollection.all {
      #expect(collection.answer(to: CollectionRequest(path: "/nothing")).status == 404)
    }
    let bird = CollectionRequest(path: "/api/birds/76-buteo-albigula", pictures: "http://p")
    let text = String(decoding: BuiltInCollection.birds.answer(to: bird).body, as: UTF8.self)
    #expect(text.contains("Accipitriformes") && text.contains("http://p/"))
    let unknown = CollectionRequest(path: "/api/birds/dodo")
    #expect(BuiltInCollection.birds.answer(to: unknown).status == 404)
  }
}
