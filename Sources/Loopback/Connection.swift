import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One accepted connection.
struct Connection: Sendable {
  private let socket: Int32
  private static let headLimit = 64 << 10
  /// An endless body ends here all the same, lest a forgotten client fills the network for ever.
  private static let endlessLimit = 256 << 20

  init(_ socket: Int32) { self.socket = socket }

  func close() {
    shutdown(socket, Int32(SHUT_RDWR))
    _ = Foundation.close(socket)
  }

  /// The request's head, up to the empty line; `nil` when the client left or never ends.
  func readHead() -> String? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.count < Self.headLimit {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      head += buffer[..<count]
      let text = String(decoding: head, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") { return String(text[..<end.lowerBound]) }
    }
    return nil
  }

  /// Sends an answer with its faults.
  func send(_ original: LoopbackAnswer, to request: LoopbackRequest) {
    var answer = original
    for fault in answer.faults { fault.apply(to: &answer, of: request) }
    var (pause, end, isEndless) = (0.0, Int.max, false)
    for fault in original.faults {
      switch fault {
      case .delay(let seconds): Thread.sleep(forTimeInterval: seconds)
      case .drip(let seconds): pause = seconds
      case .cutOff(let bytes): end = bytes
      case .endless: isEndless = true
      case .garbage:
        _ = write(Data("\u{1}\u{2} this is no HTTP\r\n\r\n".utf8))
        return
      default: break
      }
    }
    guard write(head(of: answer, isEndless: isEndless)) else { return }
    if isEndless { return writeEndlessly(answer.body) }
    let body = answer.body.prefix(end)
    if pause > 0 {
      for byte in body {
        guard write(Data([byte])) else { return }
        Thread.sleep(forTimeInterval: pause)
      }
    } else {
      _ = write(body)
    }
  }

  private func head(of answer: LoopbackAnswer, isEndless: Bool) -> Data {
    var fields = answer.headers
    fields["Connection"] = "close"
    if !isEndless { fields["Content-Length"] = String(answer.body.count) }
    let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    let reason = HTTPStatus.reason(answer.status)
    return Data(("HTTP/1.1 \(answer.status) \(reason)\r\n" + lines.joined() + "\r\n").utf8)
  }

  private func writeEndlessly(_ body: Data) {
    let chunk = Data(repeating: 0x20, count: 64 << 10)
    var sent = 0
    guard write(body.prefix(1)) else { return }
    while sent < Self.endlessLimit, write(chunk) { sent += chunk.count }
  }

  private func write(_ data: Data) -> Bool {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// The words behind status codes.
enum HTTPStatus {
  static func reason(_ code: Int) -> String {
    switch code {
    case 200: "OK"
    case 302: "Found"
    case 401: "Unauthorized"
    case 404: "Not Found"
    case 429: "Too Many Requests"
    case 503: "Service Unavailable"
    default: "Status"
    }
  }
}
