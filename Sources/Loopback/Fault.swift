import Foundation

/// A way in which an answer goes wrong.
package enum Fault: Sendable, Equatable {
  // Late.

  /// The answer begins only after so many seconds.
  case delay(Double)
  /// The body comes a byte at a time, so many seconds apart.
  case drip(Double)
  /// Nothing comes any more behind so many bytes of the whole answer, and the connection stays.
  case stall(Int)

  // Broken off.

  /// The connection closes after so many bytes of the body.
  case cutOff(Int)
  /// The connection closes after so many bytes of the whole answer, its head included.
  case cut(Int)
  /// The connection is reset after so many bytes of the whole answer.
  case reset(Int)

  // Without end.

  /// The body never ends.
  case endless
  /// The head never ends.
  case endlessHead
  /// The request is sent on, and the body that stands beside that never ends.
  case endlessRedirect
  /// A packed body of some kilobytes that unfolds into so many MiB.
  case unpack(Int)

  // No proper HTTP.

  /// Bytes that are no HTTP at all.
  case garbage
  /// The header field that says how long the body is holds this.
  case length(String)
  /// The body comes in chunks, with a header field behind them.
  case chunked
  /// The body is said to come in chunks, and does not.
  case noChunks

  // Another answer.

  /// Another status, its body a short text.
  case status(Int)
  /// A web page instead of data.
  case html
  /// The request is sent on to another address.
  case redirect(String)
  /// Status 200 and the plain text `Error: …`.
  case errorText
  /// Another body, as a client should never get it.
  case body(OddBody)
  /// Too many requests: 429, and in how many seconds to come again.
  case rateLimit(Int)
  /// Only requests with this API key are answered, others with 401 and a text.
  case key(String)

  /// The names and forms of all faults, for help.
  package static let forms = [
    "delay=SECONDS", "drip=SECONDS", "stall=BYTES", "cut-off=BYTES", "cut=BYTES", "reset=BYTES",
    "endless", "endless-head", "endless-redirect", "unpack=MIB", "garbage", "length=TEXT",
    "chunked", "no-chunks", "status=CODE", "html", "redirect=URL", "error-text",
    "body=" + OddBody.allCases.map(\.rawValue).joined(separator: "|"), "rate-limit=SECONDS",
    "key=KEY",
  ]

  /// Reads a fault as it is written on a command line or in a path: `delay=2`, `html`.
  ///
  /// - Returns: `nil` when it is none.
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

  /// Changes what is sent; faults of how it is sent are left to the connection.
  func apply(to answer: inout LoopbackAnswer, of request: LoopbackRequest) {
    switch self {
    case .status(let code):
      answer = .text("Application error", status: code)
      if code == 401 { answer.headers["WWW-Authenticate"] = "Basic realm=\"zoo\"" }
      if code == 204 { answer.body = Data() }
    case .html:
      answer = LoopbackAnswer(
        headers: ["Content-Type": "text/html"],
        body: Data("<!DOCTYPE html><html><body>Application error</body></html>".utf8))
    case .redirect(let address):
      answer = LoopbackAnswer(status: 302, headers: ["Location": address])
    case .endlessRedirect:
      answer = LoopbackAnswer(
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
