import Foundation

/// A way in which an answer goes wrong.
public enum Fault: Sendable, Equatable {
  /// The answer begins only after so many seconds.
  case delay(Double)
  /// The body comes a byte at a time, so many seconds apart.
  case drip(Double)
  /// Another status, its body a short text.
  case status(Int)
  /// A web page instead of data.
  case html
  /// The connection closes after so many bytes of the body.
  case cutOff(Int)
  /// The body never ends.
  case endless
  /// The request is sent on to another address.
  case redirect(String)
  /// Bytes that are no HTTP at all.
  case garbage
  /// Status 200 and the plain text `Error: …`.
  case errorText
  /// Too many requests: 429, and in how many seconds to come again.
  case rateLimit(Int)
  /// Only requests with this API key are answered, others with 401 and a text.
  case key(String)

  /// The names and forms of all faults, for help.
  public static let forms = [
    "delay=SECONDS", "drip=SECONDS", "status=CODE", "html", "cut-off=BYTES", "endless",
    "redirect=URL", "garbage", "error-text", "rate-limit=SECONDS", "key=KEY",
  ]

  /// Reads a fault as it is written on a command line or in a path: `delay=2`, `html`.
  ///
  /// - Returns: `nil` when it is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let value = parts.count == 2 ? parts[1] : nil
    switch (parts.first, value) {
    case ("delay", let value?):
      guard let seconds = Double(value), (0...3600).contains(seconds) else { return nil }
      self = .delay(seconds)
    case ("drip", let value?):
      guard let seconds = Double(value), (0...3600).contains(seconds) else { return nil }
      self = .drip(seconds)
    case ("status", let value?):
      guard let code = Int(value), (100...599).contains(code) else { return nil }
      self = .status(code)
    case ("cut-off", let value?):
      guard let bytes = Int(value), bytes >= 0 else { return nil }
      self = .cutOff(bytes)
    case ("rate-limit", let value?):
      guard let seconds = Int(value), (0...86_400).contains(seconds) else { return nil }
      self = .rateLimit(seconds)
    case ("redirect", let address?): self = .redirect(address)
    case ("key", let key?): self = .key(key)
    case ("html", nil): self = .html
    case ("endless", nil): self = .endless
    case ("garbage", nil): self = .garbage
    case ("error-text", nil): self = .errorText
    default: return nil
    }
  }

  /// Changes what is sent; faults of how it is sent are left to the connection.
  func apply(to answer: inout LoopbackAnswer, of request: LoopbackRequest) {
    switch self {
    case .status(let code):
      answer = .text("Application error", status: code)
      if code == 401 { answer.headers["WWW-Authenticate"] = "Basic realm=\"zoo\"" }
    case .html:
      answer = LoopbackAnswer(
        headers: ["Content-Type": "text/html"],
        body: Data("<!DOCTYPE html><html><body>Application error</body></html>".utf8))
    case .redirect(let address):
      answer = LoopbackAnswer(status: 302, headers: ["Location": address])
    case .errorText:
      answer = .text("Error: something went wrong")
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
    case .delay, .drip, .cutOff, .endless, .garbage: break
    }
  }
}
