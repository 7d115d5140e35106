import Foundation
import Loopback
import TestSupport
import Testing
import ZooKit

@testable import ZooSources

/// Fetching all pages ends, whatever an API answers.
@Suite("Walks", .ownThreadForRequests)
struct PagingBudgetTests {
  private static func source(
    _ server: LoopbackServer, timeout: JSONValue? = nil
  ) -> AnimalLoader {
    var preferences = Preferences()
    preferences.apply(
      ["apis": ["cats": .string(server.address)], "source": "live"], from: .flag)
    if let timeout { preferences.apply(["timeout": timeout], from: .flag) }
    return AnimalLoader(
      http: .real, cache: nil, usersCats: nil, preferences: preferences, environment: [:],
      now: { TestWorld.now })
  }

  private static func whole(_ source: AnimalLoader) async throws -> ([Animal], FetchError?) {
    do {
      return (try await source.whole(of: .cats).value, nil)
    } catch let failure as FetchError {
      return ([], failure)
    }
  }

  @Test(
    "an API of which nothing can be used is asked once",
    arguments: ["{}", "[{}]", "[{},{},{}]", "[1,2]", "[null]", #"[{"nickname":"no id"}]"#])
  func noUsableRecords(body: String) async throws {
    let server = try LoopbackServer { _ in .json(body) }
    defer { server.stop() }
    let (_, error) = try await Self.whole(Self.source(server))
    #expect(error?.cause == .noUsableRecords)
    #expect(server.requests.count == 1)
  }

  @Test("an API that ignores the page, odd records among the good, is asked twice")
  func ignoredPage() async throws {
    let server = try LoopbackServer { _ in .json(#"[{"id": "a"}, {}, {"id": "b"}]"#) }
    defer { server.stop() }
    let (cats, error) = try await Self.whole(Self.source(server))
    #expect(error == nil && cats.map(\.id) == ["a", "b"])
    #expect(server.requests.count == 2)
  }

  @Test("an API that hands out one at a time for ever is left after so many pages")
  func endless() async throws {
    let server = try LoopbackServer { .json(#"[{"id": "cat\#($0.query["skip"] ?? "")"}]"#) }
    defer { server.stop() }
    let (_, error) = try await Self.whole(
      Self.source(server, timeout: .integer(Int64(Waiting.never))))
    #expect(error?.cause == .endless(pages: PagingBudget.maximumPages))
    #expect(server.requests.count == PagingBudget.maximumPages)
  }

  @Test("a time that somebody gave is for all pages together")
  func deadline() async throws {
    let server = try LoopbackServer { request in
      var answer = LoopbackResponse.json(#"[{"id": "cat\#(request.query["skip"] ?? "")"}]"#)
      answer.faults = [.delay(0.3)]
      return answer
    }
    defer { server.stop() }
    let (_, error) = try await Self.whole(Self.source(server, timeout: 1))
    guard case .tooSlow? = error?.cause else {
      Issue.record("\(String(describing: error))")
      return
    }
    // A slow machine sends fewer.
    #expect(server.requests.count <= 4)
  }
}
