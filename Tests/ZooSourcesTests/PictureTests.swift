import Foundation
import Loopback
import StandIn
import TestSupport
import Testing
import ZooKit

@testable import ZooFiles
@testable import ZooSources

@Suite("Pictures", .ownThreadForRequests)
struct PictureTests {
  private let directory = TemporaryDirectory()

  private func source(http: HTTPClient = .real, deadline: Double = Waiting.never) -> PictureFetcher
  {
    PictureFetcher(
      http: http, cache: .pictures(in: directory.path), usersDirectory: directory.file("own"),
      deadline: deadline, allowsRequests: true,
      wikipediaPictures: WikipediaPictures(
        http: http, base: nil, cache: nil, timeout: 10, patience: .usual, now: { TestWorld.now }),
      now: { TestWorld.now })
  }

  private static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8)
      + big(width) + big(height) + [8, 2, 0, 0, 0]
  }

  @Test(
    "a picture's size is read from its header in each format",
    arguments: [
      (png(96, 64), 96, 64),
      (Array("GIF89a".utf8) + [0x20, 0x03, 0x58, 0x02, 0, 0], 800, 600),
      (
        [
          0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0x02, 0x58, 0x03, 0x20, 3,
        ],
        800, 600
      ),
      (
        Array("RIFF....WEBPVP8X....".utf8) + [0, 0, 0, 0, 0x1F, 0x03, 0, 0x57, 0x02, 0],
        800, 600
      ),
      (
        Array("RIFF....WEBPVP8 ".utf8) + [UInt8](repeating: 0, count: 10) + [0x20, 3, 0x58, 2], 800,
        600
      ),
      (
        Array("RIFF....WEBPVP8L....".utf8) + [0x2F, 0x1F, 0xC3, 0x95, 0x00]
          + [UInt8](repeating: 0, count: 8), 800, 600
      ),
    ] as [([UInt8], Int, Int)])
  func sizes(bytes: [UInt8], width: Int, height: Int) throws {
    let data = Data(bytes)
    let format = try #require(PictureFormat(data))
    let size = try #require(PictureSize(data, format: format))
    #expect(size.width == width && size.height == height && size.isReasonable)
  }

  @Test(
    "a header that is cut off says nothing, and a size that would do harm is refused",
    arguments: [
      Array(png(1, 1).prefix(20)), png(0, 5), png(20_000, 20_000), png(2_000_000_000, 1),
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4], [0xFF, 0xD8, 0xFF, 0x00, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ])
  func unreasonable(bytes: [UInt8]) throws {
    let data = Data(bytes)
    let format = try #require(PictureFormat(data))
    #expect(PictureSize(data, format: format)?.isReasonable != true)
  }

  @Test("a picture is fetched once, and again only when what was kept is damaged")
  func caching() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let address = standIn.server.address + "/pictures/a.png"
    let first = try await source().picture(.file(address, or: nil))
    #expect(try await source().picture(.file(address, or: nil)) == first)
    #expect(standIn.server.requests.count == 1)
    #expect(standIn.server.requests.first?.headers["accept"] == "image/*")
    let name = try #require(directory.files.last)
    let file = FileHandle(forWritingAtPath: directory.file(name))
    try file?.truncate(atOffset: 300)
    try file?.close()
    #expect(try await source().picture(.file(address, or: nil)) == first)
    #expect(standIn.server.requests.count == 2)
  }

  @Test(
    "what is no whole picture is refused with its reason",
    arguments: [
      ("html", .notAPicture), ("error-text", .notAPicture), ("status=500", .status(500, words: "")),
      ("cut-off=100", .connectionLost),
      ("redirect=file:///etc/passwd", .unsupportedRedirect("file:///etc/passwd")),
    ] as [(String, FetchError.Cause)])
  func faults(fault: String, cause: FetchError.Cause) async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let address = standIn.address(of: "pictures", faults: [fault]) + "/a.png"
    let host = "127.0.0.1:\(standIn.server.port)"
    await #expect(throws: FetchError(host: host, cause: cause)) {
      _ = try await source().picture(.file(address, or: nil))
    }
    #expect(directory.files.isEmpty)
  }

  @Test("a server that stalls after half has its own deadline")
  func stalling() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    let address = standIn.address(of: "pictures", faults: ["drip=0.2"]) + "/a.png"
    let host = "127.0.0.1:\(standIn.server.port)"
    await #expect(throws: FetchError(host: host, cause: .tooSlow(seconds: 1))) {
      _ = try await source(deadline: 1).picture(.file(address, or: nil))
    }
  }

  @Test("a picture of too many bytes or pixels, or of none, is refused")
  func tooMuch() async throws {
    for (body, cause) in [
      (Data(Self.png(20_000, 20_000)), FetchError.Cause.badPictureSize),
      (Data(), .notAPicture),
    ] {
      let http = HTTPClient { _ throws(FetchError) in HTTPResponse(status: 200, body: body) }
      await #expect(throws: FetchError(host: "x.example", cause: cause)) {
        _ = try await source(http: http).picture(.file("https://x.example/a.jpg", or: nil))
      }
    }
    let server = try LoopbackServer { _ in LoopbackResponse(faults: [.endless]) }
    defer { server.stop() }
    let host = "127.0.0.1:\(server.port)"
    await #expect(
      throws: FetchError(host: host, cause: .tooLarge(limit: 20 << 20))
    ) {
      _ = try await source().picture(.file(server.address + "/a.png", or: nil))
    }
  }

  @Test("where the first address is unknown the other one is asked")
  func other() async throws {
    let picture = Data(Self.png(3, 2))
    let server = try LoopbackServer { request in
      request.path == "/a.png"
        ? LoopbackResponse(body: picture) : .text("no", status: 403)
    }
    defer { server.stop() }
    let got = try await source().picture(
      .file(server.address + "/a.jpg", or: server.address + "/a.png"))
    #expect(got == picture)
  }

  @Test("a picture is told from others by its address, one of the user's own by its file")
  func identities() async throws {
    let source = source(http: .unexpected)
    #expect(
      await source.identity(of: .file("https://x.example/a.png", or: nil))
        == "https://x.example/a.png")
    #expect(await source.identity(of: .article("Felis catus", width: 330)) == nil)
    let own = PictureReference.file(directory.file("own/a.png"), or: nil)
    #expect(await source.identity(of: own) == nil)
    try directory.write("one", to: "own/a.png")
    let first = await source.identity(of: own)
    try directory.write("another", to: "own/a.png")
    let second = await source.identity(of: own)
    #expect(first != nil && second != nil && first != second)
  }

  @Test("a file is read only from the user's own pictures")
  func ownPictures() async throws {
    let picture = Data(Self.png(3, 2))
    try directory.write("", to: "own/pictures/x")
    try picture.write(to: URL(fileURLWithPath: directory.file("own/pictures/a.png")))
    try picture.write(to: URL(fileURLWithPath: directory.file("b.png")))
    let source = source(http: .unexpected)
    let own = PictureReference.file(directory.file("own/pictures/a.png"), or: nil)
    #expect(try await source.picture(own) == picture)
    for address in [
      directory.file("b.png"), directory.file("own/pictures/../../b.png"), "/etc/passwd",
      "file:///etc/passwd", directory.file("own/none.png"),
    ] {
      await #expect(throws: (any Error).self) {
        _ = try await source.picture(.file(address, or: nil))
      }
    }
  }
}
