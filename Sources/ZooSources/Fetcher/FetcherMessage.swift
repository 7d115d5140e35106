import Foundation
import Processes
import ZooKit

/// A message between the program and its fetcher, over one pipe in each direction: two big-endian
/// 4-byte lengths, a JSON head, then a raw body.
enum FetcherMessage {
  /// The fetcher's report on its current request.
  enum Report: Equatable {
    /// The first byte of the response has arrived.
    case begun
    /// The response, whose body is the body of the message.
    case answer(status: Int, headers: [String: String])
    case failure(FetchError)
  }

  /// The longest valid head, in bytes.
  private static let headLimit = 4 << 20

  /// Why a message could not be written or read.
  enum TransferError: Error, Equatable {
    /// The other side has exited or sent something invalid.
    case gone
    /// The deadline passed.
    case late
    case tooLarge
  }

  /// Throws `.gone` if the reader has exited.
  static func write(
    _ head: some JSONRepresentable, body: Data = Data(), to file: Int32
  ) throws(TransferError) {
    let head = head.json.jsonText().utf8Data
    let lengths = [head.count, body.count].flatMap { length in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
    }
    for part in [Data(lengths), head, body] where writeAll(part, to: file) != nil {
      throw .gone
    }
  }

  /// - Parameters:
  ///   - limit: the longest body accepted, in bytes.
  ///   - end: the deadline; `nil` waits for ever.
  static func read<Head: JSONRepresentable>(
    _ type: Head.Type, from file: Int32, limit: Int, until end: ContinuousClock.Instant?
  ) throws(TransferError) -> (head: Head, body: Data) {
    let lengths = try read(8, from: file, until: end)
    let (head, body) = (lengths.prefix(4).number, lengths.dropFirst(4).number)
    guard head <= headLimit else { throw TransferError.gone }
    guard body <= limit else { throw TransferError.tooLarge }
    let text = try read(head, from: file, until: end)
    guard let json = try? JSONValue(parsing: text), let value = type.init(json: json) else {
      throw TransferError.gone
    }
    return (value, try read(body, from: file, until: end))
  }

  private static func read(
    _ count: Int, from file: Int32, until end: ContinuousClock.Instant?
  ) throws(TransferError) -> Data {
    var bytes = Data(count: count)
    var place = 0
    while place < count {
      try wait(for: file, until: end)
      let got = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(file, buffer.baseAddress.map { $0 + place }, count - place)
      }
      guard got > 0 || got < 0 && errno == EINTR else { throw .gone }
      place += max(got, 0)
    }
    return bytes
  }

  private static func wait(
    for file: Int32, until end: ContinuousClock.Instant?
  ) throws(TransferError) {
    while true {
      var poller = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let left = end.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
      let milliseconds = left.map { Int32(min(max($0.rounded(.up), 0), 1e9)) } ?? -1
      let count = poll(&poller, 1, milliseconds)
      if count > 0 { return }
      guard count == 0 || errno == EINTR else { throw .gone }
      if count == 0 { throw .late }
    }
  }
}

extension HTTPRequest: JSONRepresentable {
  package init?(json: JSONValue) {
    guard let url = json.string("url").flatMap({ URL(string: $0) }),
      let headers = json.strings("headers"),
      let deadline = json.number("deadline"), let firstByte = json.number("firstByteTimeout"),
      let maximum = json["maximumBytes"]?.integer, let isReload = json.flag("isReload")
    else { return nil }
    self.init(
      url: url, headers: headers, deadline: deadline.double, firstByteTimeout: firstByte.double,
      maximumBytes: maximum, isReload: isReload)
  }

  package var json: JSONValue {
    [
      "url": .string(url.absoluteString), "headers": .texts(headers),
      "deadline": JSONValue(floatLiteral: deadline),
      "firstByteTimeout": JSONValue(floatLiteral: firstByteTimeout),
      "maximumBytes": .integer(maximumBytes), "isReload": .bool(isReload),
    ]
  }
}

extension FetcherMessage.Report: JSONRepresentable {
  init?(json: JSONValue) {
    if let status = json["status"]?.integer, let headers = json.strings("headers") {
      self = .answer(status: status, headers: headers)
    } else if let failure = json.string("failure") {
      let error = try? JSONDecoder().decode(FetchError.self, from: failure.utf8Data)
      guard let error else { return nil }
      self = .failure(error)
    } else if json.flag("begun") == true {
      self = .begun
    } else {
      return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .begun: ["begun": true]
    case .answer(let status, let headers):
      ["status": .integer(status), "headers": .texts(headers)]
    case .failure(let error):
      // Foundation's coder, since there are many kinds, and a failure may take its time.
      [
        "failure": .string(
          (try? JSONEncoder().encode(error)).map { String(decoding: $0, as: UTF8.self) } ?? "")
      ]
    }
  }
}

extension JSONValue {
  /// An object of texts, such as header fields.
  fileprivate static func texts(_ texts: [String: String]) -> JSONValue {
    .object(JSONObject(texts.map { JSONObject.Member($0, .string($1)) }))
  }

  fileprivate func strings(_ key: String) -> [String: String]? {
    guard case .object(let members)? = self[key] else { return nil }
    var texts: [String: String] = [:]
    for member in members {
      guard case .string(let text) = member.value else { return nil }
      texts[member.key] = text
    }
    return texts
  }

  fileprivate func string(_ key: String) -> String? {
    if case .string(let text)? = self[key] { text } else { nil }
  }
}

extension Data {
  /// The bytes as a big-endian number.
  fileprivate var number: Int { reduce(0) { $0 << 8 | Int($1) } }
}
