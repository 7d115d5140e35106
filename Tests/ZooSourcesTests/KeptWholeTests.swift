import Foundation
import StandIn
import TestSupport
import Testing
import ZooKit

@testable import ZooFiles
@testable import ZooSources

@Suite("A whole exhibit that is kept", .ownThreadForRequests)
struct KeptWholeTests {
  private let directory = TemporaryDirectory()
  private let query = ListQuery(search: "station")

  private func source(
    _ address: String, insisting: String? = nil, http: HTTPClient = .real, now: Date = TestWorld.now
  ) -> AnimalLoader {
    var preferences = Preferences()
    preferences.apply(["apis": ["cats": .string(address)]], from: .user)
    if let insisting { preferences.apply(["source": .string(insisting)], from: .flag) }
    return AnimalLoader(
      http: http, cache: ResponseCache.pages(in: directory.path), usersCats: nil,
      preferences: preferences, environment: [:], now: { now })
  }

  private func names(_ fetched: Fetched<[Animal]>) -> [String] {
    fetched.value.filter { query.matches($0, in: .cats) }.map(\.name)
  }

  @Test("it spares a search its requests, finds what the walk found, and outlives its server")
  func spared() async throws {
    let standIn = try StandInServer()
    let cats = source(standIn.address(of: "cats"))
    let walked = try await cats.whole(of: .cats, for: query)
    let asked = standIn.server.requests.count
    let kept = try await cats.whole(of: .cats, for: query)
    #expect(standIn.server.requests.count == asked)
    #expect(names(kept) == names(walked) && names(kept) == ["Cat tamaKi"])
    #expect(kept.source == .cache && kept.fetchedAt == TestWorld.now)
    // Without search words it is everything, in the order it arrived.
    #expect(try await cats.whole(of: .cats).value == walked.value)
    let address = standIn.address(of: "cats")
    standIn.stop()
    let late = source(address, now: TestWorld.now + 40 * 86400)
    #expect(names(try await late.whole(of: .cats, for: query)) == ["Cat tamaKi"])
  }

  @Test("it is put together anew after a day, when that is asked for, and when a page is newer")
  func renewed() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let address = standIn.address(of: "cats")
    func asks(_ work: () async throws -> Void) async throws -> Bool {
      let before = standIn.server.requests.count
      try await work()
      return standIn.server.requests.count > before
    }
    let cats = source(address)
    _ = try await cats.whole(of: .cats, for: query)
    #expect(
      try await asks { _ = try await cats.whole(of: .cats, isReload: true, for: query) })
    #expect(
      try await asks {
        _ = try await source(address, insisting: "live").whole(of: .cats, for: query)
      })
    let next = source(address, now: TestWorld.now + 86401)
    #expect(try await asks { _ = try await next.whole(of: .cats, for: query) })
    #expect(try await !asks { _ = try await next.whole(of: .cats, for: query) })
    // A page fetched later is newer than the whole, which is then discarded.
    _ = try await next.page(of: .cats, PageRequest(size: 3), isReload: true)
    let whole = try #require(URL(string: "\(address)#cats"))
    #expect(ResponseCache.pages(in: directory.path).entry(of: whole) == nil)
  }

  @Test(
    "what is no whole is not kept as one",
    arguments: ["[]", #"[{"id": "1", "name": "Tama"}, {"message": "busy"}]"#])
  func partial(body: String) async throws {
    let cats = source("http://api.example", http: .answering(body))
    _ = try? await cats.whole(of: .cats, for: query)
    let whole = try #require(URL(string: "http://api.example#cats"))
    #expect(ResponseCache.pages(in: directory.path).entry(of: whole) == nil)
  }

  @Test("one that is damaged is as good as none")
  func damaged() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let cats = source(standIn.address(of: "cats"))
    let walked = try await cats.whole(of: .cats, for: query)
    let asked = standIn.server.requests.count
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.file("pages")) {
      let contents = directory.read("pages/\(name)") ?? ""
      try directory.write(contents.replacing("station", with: "statoin"), to: "pages/\(name)")
    }
    #expect(names(try await cats.whole(of: .cats, for: query)) == names(walked))
    #expect(standIn.server.requests.count > asked)
  }
}
