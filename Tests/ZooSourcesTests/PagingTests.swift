import Foundation
import Loopback
import StandIn
import TestSupport
import Testing
import ZooKit

@testable import ZooFiles
@testable import ZooSources

/// Paging, caching, galleries and keys over real HTTP.
@Suite("Pages of an exhibit", .ownThreadForRequests)
struct PagingTests {
  private let directory = TemporaryDirectory()

  private func source(
    _ address: String, of exhibit: Exhibit, insisting: String? = nil,
    environment: [String: String] = [:], now: Date = TestWorld.now
  ) -> AnimalLoader {
    var preferences = Preferences()
    preferences.apply(["apis": .object([exhibit.id: .string(address)])], from: .user)
    if let insisting { preferences.apply(["source": .string(insisting)], from: .flag) }
    return AnimalLoader(
      http: .real, cache: ResponseCache.pages(in: directory.path),
      usersCats: UsersCats(directory: directory.file("own"), exhibit: .cats),
      preferences: preferences,
      environment: environment, now: { now })
  }

  @Test(
    "any page of any size is the same part of the whole, however the API pages",
    arguments: Exhibit.all.filter { $0.paging != .random }.map(\.id))
  func parts(id: String) async throws {
    let exhibit = try #require(Exhibit.named(id))
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let source = source(standIn.address(of: id), of: exhibit)
    let whole = try await source.whole(of: exhibit).value
    for (page, size) in [(0, 10), (1, 10), (2, 7), (0, 25), (1, 25), (0, 100), (99, 10)] {
      let request = PageRequest(offset: page * size, size: size)
      let listing = try await source.page(of: exhibit, request).value
      let expected = Array(whole.dropFirst(page * size).prefix(size))
      #expect(listing.animals.map(\.id) == expected.map(\.id), "page \(page) of \(size)")
      #expect(listing.page == page + 1)
      if !expected.isEmpty, page * size + size < whole.count { #expect(listing.hasMore) }
      if expected.count < size { #expect(!listing.hasMore) }
    }
  }

  @Test("pages are asked for as the API has them")
  func requests() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    for (exhibit, request) in [
      (Exhibit.catBreeds, PageRequest(offset: 10, size: 10)),
      (.cats, PageRequest(offset: 7, size: 3)),
    ] {
      _ = try await source(standIn.address(of: exhibit.id), of: exhibit).page(of: exhibit, request)
    }
    #expect(
      standIn.server.requests.map(\.query)
        == [["limit": "10", "page": "1"], ["limit": "3", "skip": "7"], [:]])
    #expect(standIn.server.requests.last?.path == "/cats/api/count")
  }

  @Test("a page of less than a day spares the request, an older one does not, anew asks anyway")
  func freshness() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let address = standIn.address(of: "birds")
    let request = PageRequest(size: 10)
    func fetch(after hours: Double, isReload: Bool = false) async throws -> Source {
      let now = TestWorld.now.addingTimeInterval(hours * 3600)
      return try await source(address, of: .birds, now: now)
        .page(of: .birds, request, isReload: isReload).source
    }
    #expect(try await fetch(after: 0) == .live)
    #expect(try await fetch(after: 23) == .cache)
    #expect(try await fetch(after: -1) == .live)
    #expect(try await fetch(after: 0, isReload: true) == .live)
    #expect(try await fetch(after: 25) == .live)
    #expect(standIn.server.requests.count == 4)
  }

  @Test("with the server gone the whole exhibit comes from the cache, or else built in")
  func offline() async throws {
    let standIn = try StandInServer()
    let address = standIn.address(of: "cat-breeds")
    let live = try await source(address, of: .catBreeds).whole(of: .catBreeds)
    standIn.stop()
    let later = TestWorld.now + 90 * 86400
    let kept = try await source(address, of: .catBreeds, now: later).whole(of: .catBreeds)
    #expect(kept.value == live.value && kept.source == .cache)
    #expect(kept.notices.count == 1)
    try FileManager.default.removeItem(atPath: directory.file("pages"))
    let builtIn = try await source(address, of: .catBreeds, now: later).whole(of: .catBreeds)
    #expect(builtIn.source == .builtIn && builtIn.value.count == live.value.count)
  }

  @Test("an API that repeats itself for ever is left at the first repetition")
  func endless() async throws {
    let server = try LoopbackServer { request in
      let limit = Int(request.query["limit"] ?? "") ?? 1
      let records = (0..<limit).map { #"{"id": "b\#($0)", "name": "Breed \#($0)"}"# }
      return .json("[\(records.joined(separator: ","))]")
    }
    defer { server.stop() }
    let whole = try await source(server.address, of: .catBreeds).whole(of: .catBreeds)
    #expect(whole.value.map(\.id) == (0..<100).map { "b\($0)" })
    #expect(server.requests.count == 2)
  }

  @Test("an API that caps its pages is walked to its end, by number and by place")
  func capped() async throws {
    let server = try LoopbackServer { request in
      let skip = Int(request.query["skip"] ?? "") ?? (Int(request.query["page"] ?? "") ?? 0) * 4
      let records = (0..<10).dropFirst(skip).prefix(4).map {
        #"{"id": "b\#($0)", "name": "\#($0)"}"#
      }
      return .json("[\(records.joined(separator: ","))]")
    }
    defer { server.stop() }
    for exhibit in [Exhibit.catBreeds, .cats] {
      let whole = try await source(server.address, of: exhibit).whole(of: exhibit)
      #expect(whole.value.map(\.id) == (0..<10).map { "b\($0)" })
    }
  }

  @Test("a record that cannot be used keeps its place, so that no page repeats another")
  func places() async throws {
    let server = try LoopbackServer { request in
      let limit = Int(request.query["limit"] ?? "") ?? 0
      let first = (Int(request.query["page"] ?? "") ?? 0) * limit
      let records = (0..<40).dropFirst(first).prefix(limit).map { number in
        number == 3 ? "{}" : #"{"id": "b\#(number)", "name": "\#(number)"}"#
      }
      return .json("[\(records.joined(separator: ","))]")
    }
    defer { server.stop() }
    let source = source(server.address, of: .catBreeds)
    var ids: [String] = []
    for page in 0..<3 {
      let request = PageRequest(offset: page * 15, size: 15)
      let listing = try await source.page(of: .catBreeds, request).value
      #expect(listing.end == page * 15 + 15)
      ids += listing.animals.map(\.id)
    }
    #expect(ids == (0..<40).filter { $0 != 3 }.map { "b\($0)" })
  }

  @Test("a gallery is asked for under both names, small, and ten of it")
  func gallery() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let source = source(standIn.address(of: "cat-breeds"), of: .catBreeds)
    let abyssinian = Animal(id: "abys", name: "Abyssinian", emoji: "🐈")
    let pictures = try await source.gallery(of: abyssinian, in: .catBreeds).value
    #expect(pictures.count == 10 && pictures.allSatisfy { $0.address.contains("abys") })
    #expect(
      standIn.server.requests.last?.query
        == ["limit": "10", "size": "small", "breed_ids": "abys", "breeds_id": "abys"])
    let url = try #require(URL(string: pictures[0].address))
    let picture = try await HTTPClient.real.send(HTTPRequest(url: url, deadline: Waiting.never))
    #expect(PictureFormat(picture.body) == .png)
    #expect(try await source.gallery(of: abyssinian, in: .birds).value.isEmpty)
  }

  @Test("a detail with an address of its own is fetched, others are as they are")
  func detail() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let source = source(standIn.address(of: "birds"), of: .birds)
    let listed = try await source.page(of: .birds, PageRequest(size: 1)).value.animals[0]
    // What its list leaves out is known from the built-in record, and is its own in the detail.
    #expect(listed.fact("habitat") != nil && listed.filled.contains("habitat"))
    let detail = try await source.detail(of: listed, in: .birds).value
    #expect(detail.fact("habitat") != nil && !detail.filled.contains("habitat"))
    #expect(detail.id == listed.id && detail.emoji == listed.emoji)
    let (more, same) = (Set(detail.facts.map(\.key)), Set(listed.facts.map(\.key)))
    #expect(more.subtracting(same) == ["audio", "size"] && same.isSubset(of: more))
    #expect(try await source.detail(of: listed, in: .cats).value == listed)
    let unknown = Animal(
      id: "dodo", name: "Dodo", facts: [.text("size", "1 m")], emoji: "🐦")
    let missing = try await source.detail(of: unknown, in: .birds)
    #expect(missing.value == unknown && missing.notices.count == 1)
    let completed = unknown.completed(by: listed)
    #expect(completed.id == listed.id && completed.fact("size") != nil)
  }

  @Test("an API key goes to its API, and not in the clear to anywhere but this machine")
  func keys() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let key = ["ZOO_CAT_API_KEY": "s3cret"]
    let address = standIn.address(of: "cat-breeds", faults: ["key=s3cret"])
    let request = PageRequest(size: 3)
    let with = try await source(address, of: .catBreeds, insisting: "live", environment: key)
      .page(of: .catBreeds, request)
    #expect(with.value.animals.count == 3)
    await #expect(
      throws: FetchError(
        host: "127.0.0.1:\(standIn.server.port)",
        cause: .apiKeyRejected(variable: "ZOO_CAT_API_KEY"))
    ) {
      _ = try await source(address, of: .catBreeds, insisting: "live")
        .page(of: .catBreeds, request, isReload: true)
    }
    let asked = Asked()
    let http = HTTPClient { request throws(FetchError) in
      await asked.append(request.headers["x-api-key"])
      return HTTPResponse(status: 200, body: Data("[]".utf8))
    }
    for (exhibit, address) in [
      (Exhibit.catBreeds, "https://a.example"), (.catBreeds, "http://a.example"),
      (.dogBreeds, "https://a.example"),
    ] {
      var preferences = Preferences()
      preferences.apply(["apis": .object([exhibit.id: .string(address)])], from: .user)
      let source = AnimalLoader(
        http: http, cache: nil, usersCats: nil, preferences: preferences, environment: key,
        now: { TestWorld.now })
      _ = try await source.page(of: exhibit, request)
    }
    #expect(await asked.keys == ["s3cret", nil, nil])
  }

  private actor Asked {
    var keys: [String?] = []
    func append(_ key: String?) { keys.append(key) }
  }

  @Test(
    "too many requests say when to come again, in each form seen",
    arguments: [
      (["retry-after-seconds": "60"], 60), (["retry-after": "7"], 7),
      (["ratelimit-reset": "2026-01-02T03:05:05Z"], 60),
      (["retry-after": "Fri, 02 Jan 2026 03:04:35 GMT"], 30), (["retry-after": "soon"], nil),
      ([:], nil),
    ] as [([String: String], Double?)])
  func rateLimit(headers: [String: String], seconds: Double?) {
    let answer = HTTPResponse(status: 429, headers: headers, body: Data())
    #expect(answer.retryAfter(now: TestWorld.now) == seconds)
  }

  @Test("a rate limit steps down like any failure")
  func rateLimited() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let address = standIn.address(of: "dog-breeds", faults: ["rate-limit=60"])
    let fetched = try await source(address, of: .dogBreeds)
      .page(of: .dogBreeds, PageRequest(size: 2))
    let error = FetchError(
      host: "127.0.0.1:\(standIn.server.port)", cause: .tooManyRequests(retryAfter: 60))
    #expect(fetched.notices == [.fellBack("dog-breeds", from: error, to: .builtIn, fetchedAt: nil)])
  }

  @Test("the user's own come first, on whichever page, and no others are lost")
  func own() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let store = UsersCats(directory: directory.file("own"), exhibit: .cats)
    for name in ["Tom", "Mimi", "Kit"] {
      _ = try store.add(UsersCats.Draft(name: name), at: TestWorld.now)
    }
    let source = source(standIn.address(of: "cats"), of: .cats)
    var names: [String] = []
    for page in 0..<15 {
      let request = PageRequest(offset: page * 2, size: 2)
      names += try await source.page(of: .cats, request).value.animals.map(\.name)
    }
    #expect(names.prefix(4) == ["Kit", "Mimi", "Tom", "Cat ccCopy"])
    #expect(names == (try await source.whole(of: .cats).value.map(\.name)))
    #expect(names.count == 29)
  }
}
