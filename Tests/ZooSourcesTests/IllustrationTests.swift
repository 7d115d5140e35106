import Foundation
import Loopback
import StandIn
import TestSupport
import Testing
import ZooKit

@testable import ZooFiles
@testable import ZooSources

/// Pictures of Wikipedia's articles, asked of the stand-in over real HTTP.
@Suite("Illustrations")
struct IllustrationTests {
  private let directory = TemporaryDirectory()

  private func illustrations(_ base: String?) -> Illustrations {
    Illustrations(
      http: .real, base: base, cache: .pages(in: directory.path), now: { TestWorld.now })
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
      let illustrations = illustrations(base)
      await illustrations.expect(Self.articles("Okapia johnstoni", "Vultur gryphus", "Donskoy cat"))
      for (title, file) in [
        ("Okapia johnstoni", "Okapi.png"), ("Vultur gryphus", "Andean_Condor.png"),
        ("Donskoy cat", "Donskoy_cat.png"),
      ] {
        let found = try await illustrations.illustration(of: title, width: 330)
        #expect(found.file == file && found.address.contains("/pictures/wikipedia-330px-"))
        #expect(found.page == "https://commons.wikimedia.org/wiki/File:\(file)")
      }
      #expect(standIn.server.requests.count == 1)
      #expect(await illustrations.firstFailure() == nil)
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
    let illustrations = illustrations(standIn.address(of: "wikipedia"))
    let titles = (1...120).map { "Animal \($0)" }
    await illustrations.expect(titles.map { .article($0, width: 330) })
    for title in titles {
      await #expect(throws: FetchError.self) {
        try await illustrations.illustration(of: title, width: 330)
      }
    }
    #expect(standIn.server.requests.count == 3)
  }

  @Test("titles are followed through what Wikipedia makes of them, in whatever order it answers")
  func answers() throws {
    let query = IllustrationQuery(
      titles: ["okapia johnstoni", "Pan", "Nobody", "Bare"], width: 330)
    let body = #"""
      {"query": {"normalized": [{"from": "okapia johnstoni", "to": "Okapia johnstoni"}],
        "redirects": [{"from": "Okapia johnstoni", "to": "Okapi"}, {"to": "x"}, 7],
        "pages": [{"title": "Nobody", "missing": true}, {"title": "Bare", "pageimage": "B.jpg"},
          {"title": "Okapi", "pageimage": "O k.jpg", "thumbnail": {"source": "https://u/o.jpg"}},
          null, {"title": "Pan", "pageimage": "P.svg", "thumbnail": {"source": "https://u/p.png"}}]}}
      """#
    let found = try query.illustrations(in: Data(body.utf8), from: "h")
    #expect(found.keys.sorted() == ["Pan", "okapia johnstoni"])
    #expect(found["okapia johnstoni"]?.address == "https://u/o.jpg")
    #expect(
      found["okapia johnstoni"]?.page == "https://commons.wikimedia.org/wiki/File:O_k.jpg")
  }

  @Test(
    "an answer that is none ends the asking for this run",
    arguments: [
      (["status=403"], FetchError.Cause.status(403, words: "Application error")),
      (["rate-limit=60"], .tooManyRequests(retryAfter: 60)), (["html"], .webPage),
      (["body=object"], .nothingUsable), (["body=nothing"], .text("")),
      (["error-text"], .text("Error: no such thing")),
    ])
  func failures(faults: [String], cause: FetchError.Cause) async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let illustrations = illustrations(standIn.address(of: "wikipedia", faults: faults))
    for title in ["Okapia johnstoni", "Vultur gryphus", "Donskoy cat"] {
      await #expect(throws: FetchError.self) {
        try await illustrations.illustration(of: title, width: 330)
      }
    }
    #expect(standIn.server.requests.count == 1)
    let told = try #require(await illustrations.firstFailure()?.cause)
    switch (told, cause) {
    case (.text, .text): break
    default: #expect(told == cause)
    }
  }

  @Test("an article without a picture costs no other, and one switched off asks nobody")
  func missing() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let illustrations = illustrations(standIn.address(of: "wikipedia"))
    await #expect(throws: FetchError.self) {
      try await illustrations.illustration(of: "No such animal", width: 330)
    }
    let cause = await illustrations.firstFailure()?.cause
    #expect(cause == .noIllustration("No such animal"))
    #expect(
      try await illustrations.illustration(of: "Okapia johnstoni", width: 330).file == "Okapi.png")
    let off = self.illustrations(nil)
    await #expect(throws: FetchError.self) {
      try await off.illustration(of: "Vultur gryphus", width: 330)
    }
    #expect(standIn.server.requests.count == 2)
  }

  private actor Peak {
    private(set) var highest = 0
    private var now = 0
    func enter() {
      now += 1
      highest = max(highest, now)
    }
    func leave() { now -= 1 }
  }

  @Test("no more than two pictures are fetched at once, and all get their turn")
  func gentleness() async throws {
    let (illustrations, peak) = (illustrations(nil), Peak())
    let done = await withThrowingTaskGroup(of: Int.self) { group in
      for number in 1...9 {
        group.addTask {
          try await illustrations.fetching { () async throws(FetchError) in
            await peak.enter()
            try? await Task.sleep(for: .milliseconds(5))
            await peak.leave()
            if number % 3 == 0 { throw FetchError(host: "h", cause: .notAPicture) }
            return number
          }
        }
      }
      var done: [Int] = []
      while let result = await group.nextResult() {
        if case .success(let n) = result { done.append(n) }
      }
      return done
    }
    #expect(done.sorted() == [1, 2, 4, 5, 7, 8])
    #expect(await peak.highest == 2)
    #expect(await illustrations.firstFailure()?.cause == .notAPicture)
  }
}
