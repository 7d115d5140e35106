import Foundation

/// Something that goes wrong with a response.
package enum Fault: Sendable, Equatable {
  // Slow.

  /// The response starts after this many seconds.
  case delay(Double)
  /// The body is sent one byte at a time, this many seconds apart.
  case drip(Double)
  /// Nothing follows after this many bytes of the response, but the connection stays open.
  case stall(Int)

  // Cut short.

  /// The connection closes after this many bytes of the body.
  case cutOff(Int)
  /// The connection closes after this many bytes of the response, head included.
  case cut(Int)
  /// The connection is reset after this many bytes of the response.
  case reset(Int)

  // Endless or huge.

  /// The body never ends.
  case endless
  case endlessHead
  /// A redirect with a body that never ends.
  case endlessRedirect
  /// A compressed body that expands to this many MiB, a thousand times its size.
  case unpack(Int)

  // Invalid HTTP.

  /// Bytes that are not HTTP at all.
  case garbage
  /// The header `Content-Length` has this value.
  case length(String)
  /// The body is chunked and followed by a trailer field.
  case chunked
  /// The header says that the body is chunked, but it isn't.
  case noChunks

  // A different response.

  /// This status, with a short text as the body.
  case status(Int)
  /// A web page instead of data.
  case html
  case redirect(String)
  /// Status 200 and the plain text `Error: …`.
  case errorText
  /// A body that a client should never get.
  case body(OddBody)
  /// Status 429, and how many seconds to wait.
  case rateLimit(Int)
  /// Requests without this API key get status 401 and a text.
  case key(String)

  /// The syntax of all faults, for help.
  package static let forms = [
    "delay=SECONDS", "drip=SECONDS", "stall=BYTES", "cut-off=BYTES", "cut=BYTES", "reset=BYTES",
    "endless", "endless-head", "endless-redirect", "unpack=MIB", "garbage", "length=TEXT",
    "chunked", "no-chunks", "status=CODE", "html", "redirect=URL", "error-text",
    "body=" + OddBody.allCases.map(\.rawValue).joined(separator: "|"), "rate-limit=SECONDS",
    "key=KEY",
  ]

  /// Parses a fault from a command line or a path: `delay=2`, `html`.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return nil }
    let fault = parts.count == 2 ? Self.named(name, parts[1]) : Self.plain[name]
    guard let fault else { return nil }
    self = fault
  }

  private static let plain: [String: Fault] = [
    "html": .html, "endless": .endless, "endless-head": .endlessHead,
    "endless-redirect": .endlessRedirect, "garbage": .garbage, "error-text": .errorText,
    "chunked": .chunked, "no-chunks": .noChunks,
  ]

  private static func named(_ name: String, _ value: String) -> Fault? {
    func seconds() -> Double? { Double(value).flatMap { (0...3600).contains($0) ? $0 : nil } }
    func number(_ range: ClosedRange<Int>) -> Int? {
      Int(value).flatMap { range.contains($0) ? $0 : nil }
    }
    return switch name {
    case "delay": seconds().map(Fault.delay)
    case "drip": seconds().map(Fault.drip)
    case "stall": number(0...Int.max).map(Fault.stall)
    case "cut-off": number(0...Int.max).map(Fault.cutOff)
    case "cut": number(0...Int.max).map(Fault.cut)
    case "reset": number(0...Int.max).map(Fault.reset)
    case "unpack": number(0...65_536).map(Fault.unpack)
    case "status": number(100...599).map(Fault.status)
    case "rate-limit": number(0...86_400).map(Fault.rateLimit)
    case "length": .length(value)
    case "redirect": .redirect(value)
    case "key": .key(value)
    case "body": OddBody(rawValue: value).map(Fault.body)
    default: nil
    }
  }

  /// Changes the content of a response; faults in sending it are left to the connection.
  func apply(to answer: inout LoopbackResponse, of request: LoopbackRequest) {
    switch self {
    case .status(let code):
      answer = .text("Application error", status: code)
      if code == 401 { answer.headers["WWW-Authenticate"] = "Basic realm=\"zoo\"" }
      if code == 204 { answer.body = Data() }
    case .html:
      answer = LoopbackResponse(
        headers: ["Content-Type": "text/html"],
        body: Data("<!DOCTYPE html><html><body>Application error</body></html>".utf8))
    case .redirect(let address):
      answer = LoopbackResponse(status: 302, headers: ["Location": address])
    case .endlessRedirect:
      answer = LoopbackResponse(
        status: 302, headers: ["Location": "/elsewhere"], body: Data("x".utf8))
    case .errorText: answer = .text("Error: something went wrong")
    case .body(let odd): answer.body = odd.bytes
    case .unpack(let mebibytes):
      answer.headers["Content-Encoding"] = "gzip"
      answer.body = OddBody.packed(mebibytes: mebibytes)
    case .rateLimit(let seconds):
      answer = .text("Too Many Requests", status: 429)
      let reset = Date().addingTimeInterval(Double(seconds)).formatted(.iso8601)
      answer.headers["retry-after-seconds"] = String(seconds)
      answer.headers["ratelimit-reset"] = reset
    case .key(let key):
      if request.headers["x-api-key"] != key {
        let words = "no or inactive authentication details provided"
        answer = .text("AUTHENTICATION_ERROR - \(words)", status: 401)
      }
    case .delay, .drip, .stall, .cutOff, .cut, .reset, .endless, .endlessHead, .garbage, .length,
      .chunked, .noChunks:
      break
    }
  }
}
