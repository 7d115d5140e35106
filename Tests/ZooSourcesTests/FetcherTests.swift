import Foundation
import Loopback
import StandIn
import Synchronization
import TestSupport
import Testing

@testable import ZooSources

/// What an exchange can do to its process, with a real server.
@Suite("Fetcher", .ownThreadForRequests)
struct FetcherTests {
  private static func cause(
    _ address: String, deadline: Double = Waiting.never, firstByteTimeout: Double? = nil,
    limit: Int = HTTPRequest.pageLimit, by client: HTTPClient = .real
  ) async throws -> FetchError.Cause? {
    let url = try #require(URL(string: address))
    let request = HTTPRequest(
      url: url, deadline: deadline, firstByteTimeout: firstByteTimeout, maximumBytes: limit)
    do throws(FetchError) {
      _ = try await client.send(request)
      return nil
    } catch {
      return error.cause
    }
  }

  /// The deadline of exchanges that end only there.
  private static let deadline = 2.0

  private static func server(_ fault: Fault) throws -> LoopbackServer {
    try LoopbackServer { _ in
      LoopbackResponse(
        headers: ["Content-Type": "application/json"], body: Data(#"[{"id": 1}]"#.utf8),
        faults: [fault])
    }
  }

  @Test("a connection that closes anywhere in head, body or trailers is a broken exchange")
  func everyByte() async throws {
    let chunked = try LoopbackServer { request in
      let end = request.query["end"].flatMap(Int.init) ?? 0
      return LoopbackResponse(
        body: Data("[1, 2, 3]".utf8), faults: [.chunked, .cut(end)])
    }
    defer { chunked.stop() }
    let length = 139
    // Every byte of the status line and of the trailers, where Foundation traps, and some in between.
    let places = Array(0..<20) + Array(stride(from: 20, to: 90, by: 7)) + Array(90..<length)
    for place in places {
      let cause = try await Self.cause(chunked.address + "/?end=\(place)")
      let isWhole = cause == nil && place >= length - 28
      #expect(
        isWhole || [.connectionLost, .notHTTP].contains(cause),
        "byte \(place): \(cause as Any)")
    }
  }

  @Test(
    "what traps, floods or stalls Foundation has a cause and a deadline", .serialized,
    arguments: [
      (.cut(20), [.connectionLost]), (.reset(0), [.connectionLost]),
      (.reset(30), [.connectionLost]),
      (.reset(80), [.connectionLost]),
      (.stall(0), [.tooSlow(seconds: deadline)]),
      (.stall(30), [.tooSlow(seconds: deadline)]), (.stall(85), [.tooSlow(seconds: deadline)]),
      (.length("9223372036854775807"), [.tooLarge(limit: 8 << 20), .connectionLost]),
      (.length("-1"), [.notHTTP]),
      (.length("500"), [.connectionLost]), (.noChunks, [.connectionLost, .notHTTP]),
      (.endless, [.tooLarge(limit: 8 << 20)]),
      (.endlessHead, [.notHTTP, .tooLarge(limit: 8 << 20), .tooSlow(seconds: deadline)]),
      (.endlessRedirect, [.tooSlow(seconds: deadline), .tooLarge(limit: 8 << 20)]),
      (.unpack(4096), [.tooLarge(limit: 8 << 20)]), (.garbage, [.notHTTP]),
    ] as [(Fault, [FetchError.Cause])])
  func faults(fault: Fault, causes: [FetchError.Cause]) async throws {
    let server = try Self.server(fault)
    defer { server.stop() }
    let isSlow = causes.contains(.tooSlow(seconds: Self.deadline))
    let cause = try await Self.cause(
      server.address, deadline: isSlow ? Self.deadline : Waiting.never)
    #expect(cause.map(causes.contains) == true, "\(String(describing: cause))")
    // The next exchange works as usual.
    let standIn = try StandInServer()
    defer { standIn.stop() }
    #expect(try await Self.cause(standIn.address(of: "birds") + "/api/birds") == nil)
  }

  @Test("one bad exchange takes no other along")
  func neighbours() async throws {
    let bad = try Self.server(.cut(20))
    let good = try Self.server(.delay(0.5))
    defer {
      bad.stop()
      good.stop()
    }
    async let first = Self.cause(good.address + "/1")
    async let second = Self.cause(good.address + "/2")
    async let broken = Self.cause(bad.address)
    #expect(try await (first, second) == (nil, nil))
    #expect(try await broken == .connectionLost)
  }

  @Test("an address in brackets and a dead proxy have their causes")
  func causes() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    #expect(try await Self.cause("http://[::1]:\(standIn.server.port)/") == .ipv6Unsupported)
    let proxied = HTTPClient.live(
      userAgent: { _ in "zoo/test" }, environment: ["http_proxy": "http://127.0.0.1:1"],
      program: Program.path("zoo"))
    #expect(try await Self.cause("http://zoo.test/", by: proxied) == .proxyFailed)
  }

  @Test(
    "what libcurl says only in words has a cause too",
    arguments: [
      ("SSL certificate problem: self-signed certificate", false, .untrusted(.here)),
      ("OpenSSL SSL_connect: wrong version number", false, .tlsFailed),
      ("Could not resolve proxy: proxy.test", false, .proxyFailed),
      ("CONNECT tunnel failed, response 403", false, .proxyFailed),
      ("Network is unreachable", false, .refused),
      ("Recv failure: Connection reset by peer", true, .connectionLost),
      ("Empty reply from server", false, .connectionLost),
      ("transfer closed with 33839 bytes remaining to read", false, .connectionLost),
      ("Invalid Content-Length: value", false, .notHTTP),
      ("Failed to connect to zoo.test port 80 after 0 ms", false, .refused),
      ("Failed to connect to other.test port 80 after 0 ms", false, .proxyFailed),
    ] as [(String, Bool, FetchError.Cause)])
  func words(words: String, hasBegun: Bool, cause: FetchError.Cause) throws {
    let error = NSError(
      domain: NSURLErrorDomain, code: -1, userInfo: [NSLocalizedDescriptionKey: words])
    let url = try #require(URL(string: "https://zoo.test/"))
    #expect(FetchError.Cause(error, asking: url, hasBegun: hasBegun) == cause)
  }

  @Test("nothing on this machine goes through a proxy, and no key but the request's own is told")
  func proxies() async throws {
    let proxy = try LoopbackServer { _ in .text("the proxy") }
    let standIn = try StandInServer()
    defer {
      proxy.stop()
      standIn.stop()
    }
    let client = HTTPClient.live(
      userAgent: { _ in "zoo/test" },
      environment: ["http_proxy": proxy.address, "ZOO_CAT_API_KEY": "secret"],
      program: Program.path("zoo"))
    for host in ["127.0.0.1", "localhost"] {
      let address = "http://\(host):\(standIn.server.port)/birds/api/birds"
      #expect(try await Self.cause(address, by: client) == nil)
    }
    #expect(proxy.requests.isEmpty)
    _ = try await Self.cause("http://zoo.test/a", by: client)
    #expect(proxy.requests.count == 1)
  }

  @Test("a host found dead is asked no second time, until someone insists or it answers")
  func deadHosts() async throws {
    let calls = Mutex(0)
    let client = HTTPClient { request throws(FetchError) in
      let count = calls.withLock { calls in
        calls += 1
        return calls
      }
      if count == 1 { throw FetchError(host: "zoo.test", cause: .tooSlow(seconds: 5)) }
      return HTTPResponse(status: 200, body: Data())
    }.rememberingDeadHosts()
    let url = try #require(URL(string: "http://zoo.test/a"))
    for _ in 0..<3 { #expect(try await Self.cause("http://zoo.test/a", by: client) != nil) }
    #expect(calls.withLock { $0 } == 1)
    _ = try await client.send(HTTPRequest(url: url, deadline: 1, isReload: true))
    #expect(try await Self.cause("http://zoo.test/a", by: client) == nil)
    #expect(calls.withLock { $0 } == 3)
  }

  @Test("a host that has answered is not dead for being slow once")
  func slowHosts() async throws {
    let client = HTTPClient { request throws(FetchError) in
      guard request.url.path == "/slow" else { return HTTPResponse(status: 200, body: Data()) }
      throw FetchError(host: "zoo.test", cause: .tooSlow(seconds: 5))
    }.rememberingDeadHosts()
    #expect(try await Self.cause("http://zoo.test/a", by: client) == nil)
    #expect(try await Self.cause("http://zoo.test/slow", by: client) == .tooSlow(seconds: 5))
    #expect(try await Self.cause("http://zoo.test/b", by: client) == nil)
  }

  @Test("behind a redirect the failure is that of the host asked last")
  func redirectedFailures() async throws {
    let away = try Self.server(.redirect("http://127.0.0.1:1/"))
    let nowhere = try Self.server(.redirect("http://proxy.no-such-host.invalid/"))
    defer {
      away.stop()
      nowhere.stop()
    }
    let causes = try await [Self.cause(away.address), Self.cause(nowhere.address)]
    #expect(causes == [.refused, .unknownHost])
  }

  @Test("where no fetcher can be started the error says so")
  func fetcherNotStarted() async throws {
    let client = HTTPClient.live(userAgent: { _ in "" }, environment: [:], program: "/nowhere/zoo")
    #expect(try await Self.cause("http://127.0.0.1/", by: client) == .fetcherNotStarted(code: 2))
  }
}
