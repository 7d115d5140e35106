import Foundation
import Processes

/// A message between the program and its fetcher, over one pipe in each direction: two big-endian
/// 4-byte lengths, a JSON head, then a raw body.
enum FetcherMessage {
  /// The fetcher's report on its current request.
  enum Report: Codable, Equatable {
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
    _ head: some Encodable, body: Data = Data(), to file: Int32
  ) throws(TransferError) {
    guard let head = try? JSONEncoder().encode(head) else { throw .gone }
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
  static func read<Head: Decodable>(
    _ type: Head.Type, from file: Int32, limit: Int, until end: ContinuousClock.Instant?
  ) throws(TransferError) -> (head: Head, body: Data) {
    let lengths = try read(8, from: file, until: end)
    let (head, body) = (lengths.prefix(4).number, lengths.dropFirst(4).number)
    guard head <= headLimit else { throw TransferError.gone }
    guard body <= limit else { throw TransferError.tooLarge }
    let text = try read(head, from: file, until: end)
    guard let value = try? JSONDecoder().decode(type, from: text) else { throw TransferError.gone }
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

extension Data {
  /// The bytes as a big-endian number.
  fileprivate var number: Int { reduce(0) { $0 << 8 | Int($1) } }
}
