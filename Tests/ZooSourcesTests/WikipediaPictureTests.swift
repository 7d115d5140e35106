import Foundation
import Loopback
import StandIn
import TestSupport
import Testing
import ZooKit

@testable import ZooFiles
@testable import ZooSources

/// Pictures of Wikipedia's articles, requested from the stand-in over real HTTP.
@Suite("Illustrations", .ownThreadForRequests)
struct WikipediaPictureTests {
  private let directory = TemporaryDirectory()

  private func wikipediaPictures(
    _ base: String?, now: @escaping @Sendable () -> Date = { TestWorld.now }
  ) -> WikipediaPictures {
    WikipediaPictures(
      http: .real, base: base, cache: .pages(in: directory.path), timeout: 10, patience: .usual,
      now: now)
  }

  private static func articles(_ titles: String...) -> [PictureReference] {
    titles.map { .article($0, width: 330) }
  }

  @Test("a whole list is asked for in one request, and what was learnt is kept for the next run")
  func oneRequest() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let base = standIn.address(of: "wikipedia")
    for _ in 1...2 {
      let wikipediaPictures = wikipediaPictures(base)
      await wikipediaPictures.prefetch(
        Self.articles("Okapia johnstoni", "Vultur gryphus", "Donskoy cat"))
      for (title, file) in [
        ("Okapia johnstoni", "Okapi.png"), ("Vultur gryphus", "Andean_Condor.png"),
        ("Donskoy cat", "Donskoy_cat.png"),
      ] {
        let found = try await wikipediaPictures.illustration(of: title, width: 330)
        #expect(found.file == file && found.address.contains("/pictures/wikipedia-330px-"))
        #expect(found.page == "https://commons.wikimedia.org/wiki/File:\(file)")
      }
      #expect(standIn.server.requests.count == 1)
      #expect(await wikipediaPictures.lastFailure() == nil)
    }
    let query = standIn.server.requests.first?.query ?? [:]
    #expect(query["titles"] == "Okapia johnstoni|Vultur gryphus|Donskoy cat")
    #expect(query["pithumbsize"] == "330" && query["pilicense"] == "free")
    #expect(standIn.server.requests.first?.headers["user-agent"]?.hasPrefix("zoo/") == true)
  }

  @Test("more than fifty titles are asked for in as many requests as they take")
  func batches() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let wikipediaPictures = wikipediaPictures(standIn.address(of: "wikipedia"))
    let titles = (1...120).map { "Animal \($0)" }
    await wikipediaPictures.prefetch(titles.map { .article($0, width: 330) })
    for title in titles {
      await #expect(throws: FetchError.self) {
        try await wikipediaPictures.illustration(of: title, width: 330)
      }
    }
    #expect(standIn.server.requests.count == 3)
  }

  @Test("titles are followed through what Wikipedia makes of them, in whatever order it answers")
  func answers() throws {
    let query = PageImagesRequest(["okapia johnstoni", "Pan", "Nobody", "Bare", "a|b"], width: 330)
    let body = #"""
      {"query": {"normalized": [{"from": "okapia johnstoni", "to": "Okapia johnstoni"}],
        "redirects": [{"from": "Okapia johnstoni", "to": "Okapi"}, {"to": "x"}, 7],
        "pages": [{"title": "Nobody", "missing": true}, {"title": "Bare", "pageimage": "B.jpg"},
          {"title": "Okapi", "pageimage": "O k.jpg", "thumbnail": {"source": "https://u/o.jpg"}},
          null, {"title": "Pan", "pageimage": "P.svg", "thumbnail": {"source": "https://u/p.png"}}]}}
      """#
    let found = try query.illustrations(in: Data(body.utf8), from: "h")
    #expect(found.keys.sorted() == ["Pan", "okapia johnstoni"])
    #expect(query.endpoint.query.last?.value == "okapia johnstoni|Pan|Nobody|Bare")
    #expect(found["okapia johnstoni"]?.address == "https://u/o.jpg")
    #expect(
      found["okapia johnstoni"]?.page == "https://commons.wikimedia.org/wiki/File:O_k.jpg")
  }

  @Test(
    "an answer that is none ends the asking for this run",
    arguments: [
      (["status=403"], FetchError.Cause.status(403, words: "Application error")),
      (["rate-limit=60"], .tooManyRequests(retryAfter: 60)), (["html"], .webPage),
      (["body=object"], .noUsableRecords), (["body=nothing"], .text("")),
      (["error-text"], .text("Error: something went wrong")),
    ])
  func failures(faults: [String], cause: FetchError.Cause) async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let wikipediaPictures = wikipediaPictures(standIn.address(of: "wikipedia", faults: faults))
    for title in ["Okapia johnstoni", "Vultur gryphus", "Donskoy cat"] {
      await #expect(throws: FetchError.self) {
        try await wikipediaPictures.illustration(of: title, width: 330)
      }
    }
    #expect(standIn.server.requests.count == 1)
    #expect(await wikipediaPictures.lastFailure()?.cause == cause)
  }

  @Test("what was learnt is asked for again after a month, and shown all the same when that fails")
  func freshness() async throws {
    let standIn = try StandInServer()
    let base = standIn.address(of: "wikipedia")
    let title = "Okapia johnstoni"
    #expect(
      try await wikipediaPictures(base).illustration(of: title, width: 330).file == "Okapi.png")
    for (days, requests) in [(29.0, 1), (31, 2)] {
      let later = wikipediaPictures(base, now: { TestWorld.now.addingTimeInterval(days * 86400) })
      #expect(try await later.illustration(of: title, width: 330).file == "Okapi.png")
      #expect(standIn.server.requests.count == requests)
    }
    standIn.stop()
    let much = wikipediaPictures(base, now: { TestWorld.now.addingTimeInterval(90 * 86400) })
    #expect(try await much.illustration(of: title, width: 330).file == "Okapi.png")
    #expect(await much.lastFailure() != nil)
  }

  @Test("an article without a picture costs no other, and one switched off asks nobody")
  func missing() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let wikipediaPictures = wikipediaPictures(standIn.address(of: "wikipedia"))
    await #expect(throws: FetchError.self) {
      try await wikipediaPictures.illustration(of: "No such animal", width: 330)
    }
    let cause = await wikipediaPictures.lastFailure()?.cause
    #expect(cause == .noArticlePicture("No such animal"))
    #expect(
      try await wikipediaPictures.illustration(of: "Okapia johnstoni", width: 330).file
        == "Okapi.png")
    let off = self.wikipediaPictures(nil)
    await #expect(throws: FetchError.self) {
      try await off.illustration(of: "Vultur gryphus", width: 330)
    }
    #expect(standIn.server.requests.count == 2)
  }

  private actor Peak {
    private(set) var highest = 0
    private var now = 0
    private var arrived: [CheckedContinuation<Void, Never>] = []

    /// Enters, and leaves once two have ever been there together, or at once if no second one will come.
    func stay(isAlone: Bool) async {
      now += 1
      highest = max(highest, now)
      if highest > 1 || isAlone {
        arrived.forEach { $0.resume() }
        arrived = []
      } else {
        await withCheckedContinuation { arrived.append($0) }
      }
      now -= 1
    }
  }

  @Test("no more than two pictures are fetched at once, and all get their turn")
  func gentleness() async throws {
    let (wikipediaPictures, peak) = (wikipediaPictures(nil), Peak())
    let done = await withThrowingTaskGroup(of: Int.self) { group in
      for number in 1...8 {
        group.addTask {
          try await wikipediaPictures.fetching { () async throws(FetchError) in
            await peak.stay(isAlone: false)
            if number % 3 == 0 { throw FetchError(host: "h", cause: .notAPicture) }
            return number
          }
        }
      }
      var done: [Int] = []
      while let result = await group.nextResult() {
        if case .success(let number) = result { done.append(number) }
      }
      return done
    }
    #expect(done.sorted() == [1, 2, 4, 5, 7, 8])
    #expect(await peak.highest == 2)
    #expect(await wikipediaPictures.lastFailure()?.cause == .notAPicture)
  }

  @Test("who refuses a picture is asked for no other")
  func refusal() async throws {
    let wikipediaPictures = wikipediaPictures(nil)
    let error = FetchError(host: "h", cause: .tooManyRequests(retryAfter: 60))
    for _ in 1...3 {
      await #expect(throws: error) {
        try await wikipediaPictures.fetching { () async throws(FetchError) -> Int in throw error }
      }
    }
    await #expect(throws: error) {
      try await wikipediaPictures.fetching { () async throws(FetchError) -> Int in
        Issue.record("asked again")
        return 1
      }
    }
  }
}
