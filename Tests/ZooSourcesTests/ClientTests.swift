import Foundation
import Loopback
import StandIn
import TestSupport
import Testing

@testable import ZooSources

/// The HTTP client with a real loopback server.
@Suite("HTTP client", .ownThreadForRequests)
struct ClientTests {
  private static func send(
    _ address: String, headers: [String: String] = [:], deadline: Double = Waiting.never,
    firstByteTimeout: Double? = nil, limit: Int = HTTPRequest.pageLimit
  ) async throws -> HTTPResponse {
    let url = try #require(URL(string: address))
    return try await HTTPClient.real.send(
      HTTPRequest(
        url: url, headers: headers, deadline: deadline, firstByteTimeout: firstByteTimeout,
        maximumBytes: limit))
  }

  private static func cause(_ work: () async throws -> HTTPResponse) async -> FetchError.Cause? {
    do {
      _ = try await work()
      return nil
    } catch {
      return (error as? FetchError)?.cause
    }
  }

  @Test("an answer comes with status, headers and body, and says who asks")
  func answer() async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(status: 418, headers: ["X-Pot": "tea"], body: Data("short and stout".utf8))
    }
    defer { server.stop() }
    let answer = try await Self.send(server.address + "/a?b=c%20d", headers: ["x-api-key": "k"])
    #expect(answer.status == 418)
    #expect(answer.headers["x-pot"] == "tea")
    #expect(String(decoding: answer.body, as: UTF8.self) == "short and stout")
    let request = try #require(server.requests.first)
    #expect(request.query == ["b": "c d"])
    #expect(request.headers["user-agent"] == "zoo/test")
    #expect(request.headers["x-api-key"] == "k")
  }

  @Test(
    "what goes wrong on the way has a name",
    arguments: [
      ("status=503", nil), ("status=401", .status(401, words: "")), ("html", nil),
      ("cut-off=40", .connectionLost), ("garbage", .notHTTP),
      ("redirect=file:///etc/passwd", .unsupportedRedirect("file:///etc/passwd")),
      (
        "redirect=zoo://animals/animals/rand/1",
        .unsupportedRedirect("zoo://animals/animals/rand/1")
      ),
    ] as [(String, FetchError.Cause?)])
  func faults(fault: String, cause: FetchError.Cause?) async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let address = standIn.address(of: "animals", faults: [fault]) + "/animals/rand/3"
    #expect(await Self.cause { try await Self.send(address) } == cause)
  }

  @Test("a slow beginning and a slow drip both end at their deadline")
  func deadlines() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let slow = standIn.address(of: "animals", faults: ["delay=20"]) + "/animals/rand/1"
    let drip = standIn.address(of: "animals", faults: ["drip=0.2"]) + "/animals/rand/1"
    #expect(
      await Self.cause { try await Self.send(slow, firstByteTimeout: 0.3) }
        == .tooSlow(seconds: 0.3))
    #expect(
      await Self.cause { try await Self.send(drip, deadline: 0.8) }
        == .tooSlow(seconds: 0.8))
  }

  @Test("a body is refused while it arrives, whether its length is announced or not")
  func limits() async throws {
    let server = try LoopbackServer { request in
      LoopbackResponse(
        body: Data(repeating: 0x20, count: 5000),
        faults: request.path == "/endless" ? [.endless] : [])
    }
    defer { server.stop() }
    for path in ["/long", "/endless"] {
      #expect(
        await Self.cause { try await Self.send(server.address + path, limit: 4096) }
          == .tooLarge(limit: 4096))
    }
    #expect(await Self.cause { try await Self.send(server.address + "/long", limit: 5000) } == nil)
  }

  @Test("credentials do not follow a redirect to another host, but stay on their own")
  func redirects() async throws {
    let other = try LoopbackServer { _ in .text("there") }
    defer { other.stop() }
    let server = try LoopbackServer { request in
      let target = request.path == "/away" ? other.address + "/" : "/stay"
      return request.path == "/stay"
        ? .text("here") : LoopbackResponse(status: 302, headers: ["Location": target])
    }
    defer { server.stop() }
    let headers = ["x-api-key": "secret", "Authorization": "secret"]
    _ = try await Self.send(server.address + "/away", headers: headers)
    _ = try await Self.send(server.address + "/home", headers: headers)
    let away = try #require(other.requests.first)
    #expect(away.headers["x-api-key"] == nil)
    #expect(away.headers["authorization"] == nil)
    #expect(server.requests.last?.path == "/stay")
    #expect(server.requests.last?.headers["x-api-key"] == "secret")
  }

  @Test("a circle of redirects ends")
  func circle() async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(status: 302, headers: ["Location": "/again"])
    }
    defer { server.stop() }
    #expect(
      await Self.cause { try await Self.send(server.address + "/again") } == .tooManyRedirects)
  }

  @Test("a port that nobody listens on, and a name that nobody knows")
  func unreachable() async throws {
    let refused = await Self.cause { try await Self.send("http://127.0.0.1:1/") }
    let unknown = await Self.cause { try await Self.send("http://no-such-host.invalid/") }
    #expect([refused, unknown] == [.refused, .unknownHost])
  }

  @Test("a cancelled exchange ends at once, and the next one works")
  func cancelling() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let slow = standIn.address(of: "animals", faults: ["delay=600"]) + "/animals/rand/1"
    let task = Task { try await Self.send(slow, deadline: 600) }
    while standIn.server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    let host = "127.0.0.1:\(standIn.server.port)"
    await #expect(throws: FetchError(host: host, cause: .cancelled)) { _ = try await task.value }
    let answer = try await Self.send(standIn.address(of: "animals") + "/animals/rand/1")
    #expect(answer.status == 200)
  }

  @Test("the built-in collection answers on the same path; an unknown one does not")
  func builtIn() async throws {
    let answer = try await Self.send("zoo://animals/animals/rand/2")
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"]?.contains("json") == true)
    #expect(await Self.cause { try await Self.send("zoo://unicorns/all") } == .unknownHost)
  }
}
