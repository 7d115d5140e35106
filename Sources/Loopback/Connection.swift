import Foundation

/// One accepted connection.
struct Connection: Sendable {
  private let socket: Int32
  private static let headLimit = 64 << 10
  /// Bytes after which an endless body stops, in case a client never disconnects.
  private static let endlessLimit = 256 << 20

  init(_ socket: Int32) { self.socket = socket }

  func close() {
    // A process started meanwhile may have inherited the socket and would keep the connection open.
    shutdown(socket, Int32(SHUT_RDWR))
    _ = Foundation.close(socket)
  }

  /// The head of the request, up to the empty line; `nil` if the client disconnects or never ends it.
  func readHead() -> String? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.count < Self.headLimit {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      // 0x16 starts a TLS handshake; that client would wait for a TLS response.
      if head.isEmpty, buffer[0] == 0x16 { return nil }
      head += buffer[..<count]
      let text = String(decoding: head, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") { return String(text[..<end.lowerBound]) }
    }
    return nil
  }

  /// Sends a response with its faults.
  func send(_ original: LoopbackResponse, to request: LoopbackRequest) {
    var answer = original
    for fault in answer.faults { fault.apply(to: &answer, of: request) }
    let delivery = Delivery(original.faults)
    Thread.sleep(forTimeInterval: delivery.delay)
    if delivery.isGarbage {
      _ = write(Data("\u{1}\u{2} this is no HTTP\r\n\r\n".utf8))
      return
    }
    let head = head(of: answer, by: delivery)
    if delivery.isHeadEndless {
      return writeEndlessly(head.dropLast(2), Data("X-More: and more\r\n".utf8))
    }
    if delivery.isEndless { return writeEndlessly(head + answer.body.prefix(1), Self.spaces) }
    let body = delivery.isChunked ? chunks(of: answer.body) : answer.body.prefix(delivery.bodyEnd)
    if delivery.pause > 0 {
      guard write(head) else { return }
      for byte in body {
        guard write(Data([byte])) else { return }
        Thread.sleep(forTimeInterval: delivery.pause)
      }
      return
    }
    guard write((head + body).prefix(delivery.end)) else { return }
    if delivery.isStalling { waitForClient() }
    if delivery.isReset { reset() }
  }

  /// How the faults change the sending of a response.
  private struct Delivery {
    var delay = 0.0
    var pause = 0.0
    var bodyEnd = Int.max
    var end = Int.max
    var isStalling = false
    var isReset = false
    var isGarbage = false
    var isEndless = false
    var isHeadEndless = false
    var isChunked = false
    /// The value of `Content-Length` if it is not the true one.
    var length: String?
    var claimsChunked = false

    init(_ faults: [Fault]) {
      for fault in faults {
        switch fault {
        case .delay(let seconds): delay += seconds
        case .drip(let seconds): pause = seconds
        case .cutOff(let bytes): bodyEnd = bytes
        case .cut(let bytes): end = bytes
        case .stall(let bytes): (end, isStalling) = (bytes, true)
        case .reset(let bytes): (end, isReset) = (bytes, true)
        case .endless, .endlessRedirect: isEndless = true
        case .endlessHead: isHeadEndless = true
        case .garbage: isGarbage = true
        case .length(let text): length = text
        case .chunked: (isChunked, claimsChunked) = (true, true)
        case .noChunks: claimsChunked = true
        case .status, .html, .redirect, .errorText, .body, .unpack, .rateLimit, .key: break
        }
      }
    }
  }

  private static let reasons = [
    200: "OK", 302: "Found", 401: "Unauthorized", 404: "Not Found", 429: "Too Many Requests",
    503: "Service Unavailable",
  ]

  private func head(of answer: LoopbackResponse, by delivery: Delivery) -> Data {
    var fields = answer.headers
    fields["Connection"] = "close"
    if delivery.claimsChunked {
      fields["Transfer-Encoding"] = "chunked"
    } else if !delivery.isEndless, answer.status != 204 {
      fields["Content-Length"] = delivery.length ?? String(answer.body.count)
    }
    let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    let reason = Self.reasons[answer.status] ?? "Status"
    return Data(("HTTP/1.1 \(answer.status) \(reason)\r\n" + lines.joined() + "\r\n").utf8)
  }

  /// The body in two chunks, followed by a trailer field (RFC 9112, section 7.1).
  private func chunks(of body: Data) -> Data {
    let half = body.count / 2
    let parts = [body.prefix(half), body.dropFirst(half)].filter { !$0.isEmpty }
    let chunks = parts.map { part in
      Data("\(String(part.count, radix: 16))\r\n".utf8) + part + Data("\r\n".utf8)
    }
    return chunks.reduce(Data(), +) + Data("0\r\nX-Behind: all of it\r\n\r\n".utf8)
  }

  private static let spaces = Data(repeating: 0x20, count: 64 << 10)

  private func writeEndlessly(_ beginning: Data, _ part: Data) {
    guard write(beginning) else { return }
    var sent = 0
    while sent < Self.endlessLimit, write(part) { sent += part.count }
  }

  /// Waits up to a minute for the client to disconnect.
  private func waitForClient() {
    var poller = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    _ = poll(&poller, 1, 60_000)
  }

  /// Resets the connection, so that the client sees an error instead of an end.
  private func reset() {
    // Connecting a socket to nobody drops its connection (`AF_UNSPEC`, connect(2)).
    var nobody = sockaddr()
    nobody.sa_family = sa_family_t(AF_UNSPEC)
    _ = connect(socket, &nobody, socklen_t(MemoryLayout<sockaddr>.size))
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
