import Foundation
import Loopback
import StandIn
import TestSupport
import Testing
import ZooKit

@testable import ZooFiles
@testable import ZooSources

@Suite("Where data comes from", .ownThreadForRequests)
struct AnimalLoaderTests {
  private let directory = TemporaryDirectory()

  private func source(
    address: String? = nil, of exhibit: String = "animals", insisting: String? = nil,
    timeout: Int64? = nil, http: HTTPClient = .real, now: Date = TestWorld.now
  ) -> AnimalLoader {
    var preferences = Preferences()
    if let timeout { preferences.apply(["timeout": .integer(timeout)], from: .flag) }
    if let address {
      preferences.apply(["apis": .object([exhibit: .string(address)])], from: .user)
    }
    if let insisting { preferences.apply(["source": .string(insisting)], from: .flag) }
    return AnimalLoader(
      http: http, cache: ResponseCache.pages(in: directory.path), usersCats: nil,
      preferences: preferences,
      environment: [:], now: { now })
  }

  @Test("without an address the built-in collection is the source, and nothing is said")
  func noAddress() async throws {
    let fetched = try await source().page(of: .animals, PageRequest(size: 3))
    #expect(fetched.source == .builtIn)
    #expect(fetched.value.animals.count == 3)
    #expect(fetched.fetchedAt == nil)
    #expect(fetched.notices.isEmpty)
  }

  @Test("with an address the API is asked, and what it sent is kept")
  func live() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let address = standIn.address(of: "animals")
    let first = try await source(address: address + "/").page(of: .animals, PageRequest(size: 2))
    #expect(first.source == .live)
    #expect(first.fetchedAt == TestWorld.now)
    #expect(standIn.server.requests.map(\.path) == ["/animals/animals/rand/2"])
    let kept = try await source(address: address, insisting: "cache")
      .page(of: .animals, PageRequest(size: 2))
    // In another order, perhaps: they are drawn from what was kept.
    #expect(Set(kept.value.animals.map(\.id)) == Set(first.value.animals.map(\.id)))
    #expect(kept.source == .cache)
  }

  @Test("random animals are fetched anew each time, however fresh the cache")
  func randomness() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    for _ in 1...2 {
      _ = try await source(address: standIn.address(of: "animals"))
        .page(of: .animals, PageRequest(size: 2))
    }
    #expect(standIn.server.requests.count == 2)
  }

  @Test(
    "what a random exhibit sent is kept, of each animal the record sent last, and not without end"
  )
  func sample() async throws {
    let address = "http://api.example"
    func send(_ records: String) async throws {
      _ = try await source(address: address, http: .answering("[\(records)]"))
        .page(of: .animals, PageRequest(size: 300))
    }
    func kept() async throws -> [String: String] {
      let page = try await source(address: address, insisting: "cache")
        .page(of: .animals, PageRequest(size: 300))
      return Dictionary(
        uniqueKeysWithValues: page.value.animals.map { ($0.id.description, $0.name) })
    }
    // What a version before this one kept, as one array.
    let key = try #require(URL(string: address + "#sample"))
    try ResponseCache.pages(in: directory.path)
      .store(#"[{"id": 9, "name": "Dodo"}]"#.utf8Data, of: key, at: TestWorld.now)
    try await send(#"{"id": 1, "name": "Okapi"}, {"id": 2, "name": "Kea\nor \u00e9"}"#)
    try await send(#"{"id": 1, "name": "Giant Okapi"}, {"id": 3, "name": "Kudu"}"#)
    #expect(try await kept() == ["1": "Giant Okapi", "2": "Kea or é", "3": "Kudu"])
    try await send(
      (10..<258).map { #"{"id": \#($0), "name": "Owl \#($0)"}"# }.joined(separator: ","))
    let names = try await kept()
    #expect(names.count == 250 && names["2"] == nil)
    #expect(names["1"] == "Giant Okapi" && names["10"] == "Owl 10" && names["257"] == "Owl 257")
  }

  @Test("when the API fails, the cache is next, however old, then the built-in collection")
  func stepDown() async throws {
    let bad = HTTPClient { request throws(FetchError) in
      if request.url.scheme == "zoo" { return try await HTTPClient.real.send(request) }
      throw FetchError(host: "api.example", cause: .refused)
    }
    let refused = FetchError(host: "api.example", cause: .refused)
    let address = "http://api.example"
    let first = try await source(address: address, http: bad)
      .page(of: .animals, PageRequest(size: 1))
    #expect(first.source == .builtIn)
    #expect(first.notices == [.fellBack("animals", from: refused, to: .builtIn, fetchedAt: nil)])

    let good = HTTPClient.answering(#"[{"id": 1, "name": "Okapi"}]"#)
    _ = try await source(address: address, http: good).page(of: .animals, PageRequest(size: 1))
    let later = TestWorld.now + 40 * 86400
    let second = try await source(address: address, http: bad, now: later)
      .page(of: .animals, PageRequest(size: 1))
    #expect(second.value.animals.map(\.name) == ["Okapi"])
    #expect(
      second.notices == [.fellBack("animals", from: refused, to: .cache, fetchedAt: TestWorld.now)])
  }

  @Test(
    "the source insisted on fails with an error",
    arguments: ["status=503", "html", "error-text", "cut-off=5", "garbage"])
  func insisting(fault: String) async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let address = standIn.address(of: "animals", faults: [fault])
    await #expect(throws: FetchError.self) {
      _ = try await source(address: address, insisting: "live")
        .page(of: .animals, PageRequest(size: 1))
    }
  }

  @Test("a record with the id of another breed gets nothing that is known of that one")
  func renumbered() async throws {
    let server = try LoopbackServer { _ in
      .json(#"[{"id": "beng", "name": "Chartreux"}, {"id": "siam", "name": "Siamese"}]"#)
    }
    defer { server.stop() }
    let loader = source(address: server.address, of: "cat-breeds")
    let breeds = try await loader.page(of: .catBreeds, PageRequest(size: 2)).value.animals
    #expect(breeds.map { $0.sentence == nil } == [true, false])
    #expect(breeds.map { $0.terms == nil } == [true, false])
  }

  @Test("what an API leaves out is filled from the built-in record, and said to be")
  func filled() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"[{"id": 141, "name": "Japanese Spitz", "weight": {"imperial": "10 - 25"}}, {"id": 141, "name": "KeyContext"}]"#
      )
    }
    defer { server.stop() }
    let loader = source(address: server.address, of: "dog-breeds")
    let breeds = try await loader.page(of: .dogBreeds, PageRequest(size: 2)).value.animals
    let spitz = try #require(breeds.first)
    #expect(spitz.words("origin") == "Japan" && spitz.measure(.height) != nil)
    #expect(["origin", "height", "sentence", "kinds"].allSatisfy(spitz.filled.contains))
    #expect(spitz.measure(.weight) != nil && !spitz.filled.contains("weight"))
    #expect(breeds.last?.filled == [] && breeds.last?.facts.isEmpty == true)
  }

  @Test("what the API of the zoo animals calls a height is the length that is known to be one")
  func measured() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"""
        [{"id": 1, "name": "Blue Whale", "latin_name": "Balaenoptera musculus",
          "length_min": "70", "length_max": "90"},
         {"id": 2, "name": "Blue Whale", "latin_name": "Balaenoptera musculus",
          "length_min": "71", "length_max": "90"}]
        """#)
    }
    defer { server.stop() }
    let loader = source(address: server.address, of: "animals")
    let whales = try await loader.page(of: .animals, PageRequest(size: 2)).value.animals
    #expect(whales.map { $0.measure(.length) != nil } == [true, false])
    #expect(whales.map { $0.filled.contains("measured") } == [true, false])
  }

  @Test("what an API sends has the built-in sentence: on a page, in the whole exhibit, in a search")
  func knowledge() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let loader = source(address: standIn.address(of: "cat-breeds"), of: "cat-breeds")
    let page = try await loader.page(of: .catBreeds, PageRequest(size: 2))
    #expect(page.source == .live && page.value.animals.allSatisfy { $0.sentence != nil })
    for _ in ["live", "cached"] {
      let whole = try await loader.whole(of: .catBreeds)
      #expect(whole.value.count == 67 && whole.value.allSatisfy { $0.sentence != nil })
    }
    let found = try await loader.whole(of: .catBreeds, for: ListQuery(search: "manx"))
    #expect(found.source == .cache && found.value.allSatisfy { $0.sentence != nil })
    // The list of the birds' API has no orders, which say what a bird looks like.
    let birds = source(address: standIn.address(of: "birds"), of: "birds")
    let swan = try await birds.whole(of: .birds).value.first { $0.name == "Cisne Coscoroba" }
    #expect(swan?.emoji == "🦢")
  }

  @Test("insisting on what is not there says what is missing")
  func missing() async throws {
    await #expect(
      throws: ChosenSourceError.noAddress(exhibit: "animals", variable: "ZOO_ANIMALS_API")
    ) {
      _ = try await source(insisting: "live").page(of: .animals, PageRequest(size: 1))
    }
    await #expect(
      throws: ChosenSourceError.noAddress(exhibit: "animals", variable: "ZOO_ANIMALS_API")
    ) {
      _ = try await source(insisting: "live").whole(of: .animals)
    }
    await #expect(throws: ChosenSourceError.notInCache(exhibit: "animals")) {
      _ = try await source(address: "http://x.example", insisting: "cache", http: .unexpected)
        .page(of: .animals, PageRequest(size: 1))
    }
    let built = try await source(address: "http://x.example", insisting: "built-in")
      .page(of: .animals, PageRequest(size: 1))
    #expect(built.source == .builtIn)
  }

  @Test("an answer of which nothing can be used never takes the place of a good one")
  func poison() async throws {
    let address = "http://x.example"
    let good = HTTPClient.answering(#"[{"id": 1, "name": "Okapi"}]"#)
    _ = try await source(address: address, http: good).page(of: .animals, PageRequest(size: 1))
    let bad = HTTPClient { request throws(FetchError) in
      if request.url.scheme == "zoo" { return try await HTTPClient.real.send(request) }
      return HTTPResponse(status: 200, body: Data(#"{"message": "no"}"#.utf8))
    }
    let kept = try await source(address: address, http: bad).page(
      of: .animals, PageRequest(size: 1))
    #expect(kept.source == .cache && kept.value.animals.map(\.name) == ["Okapi"])
    let other = try await source(address: address, http: bad).page(
      of: .animals, PageRequest(size: 2))
    #expect(other.source == .builtIn && other.value.animals.count == 2)
  }

  @Test("records left out are counted; an answer with none left is no answer")
  func recordsSkipped() async throws {
    let some = HTTPClient.answering(#"[{"id": 1, "name": "Okapi"}, {}, 3]"#)
    let fetched = try await source(address: "http://x.example", insisting: "live", http: some)
      .page(of: .animals, PageRequest(size: 3))
    #expect(fetched.notices == [.recordsSkipped(2)])
    for body in ["[]", "[{}, {}]"] {
      await #expect(
        throws: FetchError(host: "x.example", cause: .noUsableRecords)
      ) {
        _ = try await source(
          address: "http://x.example", insisting: "live", http: .answering(body)
        ).page(of: .animals, PageRequest(size: 3))
      }
    }
  }

  @Test(
    "the first byte is awaited for five seconds when something else can be shown and nobody asked for more"
  )
  func firstByteTimeout() async throws {
    let asked = Asked()
    let http = HTTPClient { request throws(FetchError) in
      await asked.append(request)
      return HTTPResponse(status: 200, body: Data(#"[{"id": 1}]"#.utf8))
    }
    for (insisting, timeout) in [(nil, nil), ("live", nil), (nil, 30)] as [(String?, Int64?)] {
      _ = try await source(
        address: "http://x.example", insisting: insisting, timeout: timeout, http: http
      ).page(of: .animals, PageRequest(size: 1))
    }
    #expect(await asked.requests.map(\.firstByteTimeout) == [5, 15, 30])
    #expect(await asked.requests.map(\.deadline) == [15, 15, 30])
  }

  private actor Asked {
    var requests: [HTTPRequest] = []
    func append(_ request: HTTPRequest) { requests.append(request) }
  }
}
