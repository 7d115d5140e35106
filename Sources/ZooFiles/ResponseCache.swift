import Foundation
import Synchronization
import ZooKit

/// Fetched pages and pictures on disk, by URL, which saves requests and is shown when a host can't
/// be reached; also pictures as rendered for terminals.
///
/// A damaged file counts as missing: each has its URL, length and checksum before the body. Files
/// are replaced whole, so two processes can share the directory without a lock.
///
/// Only files with the cache's own kind of name are counted, dropped or cleared, and a directory
/// that is a symbolic link is left alone: anything else there may belong to somebody else.
package struct ResponseCache: Sendable {
  private let directory: String
  /// The size limit of all entries in bytes, give or take a 16th; the oldest are dropped first.
  private let limit: Int
  /// The size limit of one body in bytes.
  private let entryLimit: Int

  /// A cached response.
  package struct Entry: Sendable, Equatable {
    package var body: Data
    package var fetchedAt: Date
  }

  fileprivate struct Header {
    var address: String
    var bytes: Int
    var checksum: UInt64
    var fetchedAt: Date

    /// Covers the URL and the date as well as the body, since they are trusted too.
    static func checksum(_ body: Data, _ address: URL, _ date: Date) -> UInt64 {
      let facts = "\(address.absoluteString) \(date.timeIntervalSinceReferenceDate)"
      return body.checksum(behind: facts.utf8Data.checksum())
    }
  }

  package static func pages(in directory: String, limit: Int = 32 << 20) -> ResponseCache {
    ResponseCache(directory: "\(directory)/pages", limit: limit, entryLimit: 8 << 20)
  }

  package static func pictures(in directory: String, limit: Int = 100 << 20) -> ResponseCache {
    ResponseCache(
      directory: "\(directory)/pictures", limit: limit, entryLimit: PictureFormat.sizeLimit)
  }

  /// The cache of drawings: pictures as rendered for terminals. Drawings in characters are small; a
  /// large one in a graphics protocol may exceed the limit of one entry and is then rendered each
  /// time.
  package static func drawings(in directory: String, limit: Int = 16 << 20) -> ResponseCache {
    ResponseCache(directory: "\(directory)/drawings", limit: limit, entryLimit: 512 << 10)
  }

  /// The cached response of a URL, however old; `nil` when there is none or it is damaged.
  package func entry(of address: URL) -> Entry? {
    guard !isLinked else { return nil }
    let path = path(of: address)
    guard let contents = try? SafeFile.read(path, limit: entryLimit + 4096),
      let end = contents.firstIndex(of: 0x0A),
      let header = Header(line: contents[..<end])
    else { return nil }
    let body = contents[(end + 1)...]
    guard header.address == address.absoluteString, header.bytes == body.count,
      header.checksum == Header.checksum(body, address, header.fetchedAt)
    else { return nil }
    return Entry(body: body, fetchedAt: header.fetchedAt)
  }

  package func forget(_ address: URL) {
    if !isLinked { unlink(path(of: address)) }
  }

  /// Stores a response, and drops the oldest ones if the limit is exceeded. A body over the limit
  /// of one entry is not stored.
  ///
  /// - Throws: `FileError`; an older entry is then unchanged.
  package func store(_ body: Data, of address: URL, at date: Date) throws(FileError) {
    guard body.count <= entryLimit, !isLinked else { return }
    let header = Header(
      address: address.absoluteString, bytes: body.count,
      checksum: Header.checksum(body, address, date), fetchedAt: date)
    let path = path(of: address)
    let entry = "\(header.json.jsonText())\n".utf8Data + body
    try SafeFile.replace(path, with: entry, followsLinks: false, flushesToDisk: false)
    if isGrown(by: entry.count) { prune() }
  }

  package var diskUsage: DiskUsage {
    let sizes = files().map(\.size)
    return DiskUsage(
      directory: directory, files: sizes.count, bytes: sizes.saturatedSum, limit: limit)
  }

  /// The size of a cache.
  package struct DiskUsage: Sendable, Equatable {
    package var directory: String
    package var files: Int
    package var bytes: Int
    /// Their size limit in bytes.
    package var limit: Int
  }

  /// - Throws: `FileError` if somebody else's folder can't be looked into.
  package func requireAccess() throws(FileError) {
    if access(directory, R_OK | X_OK) != 0, errno == EACCES {
      throw FileError(.read, directory, .system(EACCES))
    }
  }

  package func clear() throws(FileError) {
    for file in files() where unlink(file.path) != 0 && errno != ENOENT {
      throw FileError(.write, file.path, .system(errno))
    }
  }

  /// When a URL that begins with `base` was last fetched; `nil` when none is cached.
  package func lastFetch(below base: String) -> Date? {
    files().compactMap { file -> Date? in
      guard let contents = try? SafeFile.read(file.path, limit: entryLimit + 4096),
        let header = Header(line: contents.prefix { $0 != 0x0A }),
        header.address.hasPrefix(base)
      else { return nil }
      return header.fetchedAt
    }.max()
  }

  private func path(of address: URL) -> String {
    let hash = String(address.absoluteString.utf8Data.checksum(), radix: 16)
    let zeros = String(repeating: "0", count: Self.hashLength - hash.count)
    return "\(directory)/\(zeros)\(hash)\(Self.suffix)"
  }

  private static let suffix = ".entry"
  /// Hexadecimal digits of 64 bits.
  private static let hashLength = 16

  private static func isEntryName(_ name: String) -> Bool {
    name.hasSuffix(suffix) && name.utf8.count == hashLength + suffix.utf8.count
      && name.utf8.prefix(hashLength).allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// Whether the directory is a symbolic link, so that its files may be anybody's.
  private var isLinked: Bool {
    var found = stat()
    return lstat(directory, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
  }

  private func files() -> [(path: String, size: Int, date: timespec)] {
    guard !isLinked else { return [] }
    let names = FolderNames.all(in: directory) ?? []
    return names.filter(Self.isEntryName).compactMap { name in
      let path = "\(directory)/\(name)"
      var found = stat()
      guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
      return (path, Int(found.st_size), found.modified)
    }
  }

  // MARK: - The limit

  /// The bytes stored in each directory since it was last pruned; `nil` before its first store.
  private static let growth = Mutex<[String: Int]>([:])

  /// Whether to prune now. Listing thousands of files takes longer than storing one, so it is done
  /// at the first store of a run, and then after every 16th of the limit.
  private func isGrown(by bytes: Int) -> Bool {
    Self.growth.withLock { growth in
      let before = growth[directory]
      let isMuch = before.map { $0 + bytes > limit / 16 } ?? true
      growth[directory] = isMuch ? 0 : (before ?? 0) + bytes
      return isMuch
    }
  }

  private func prune() {
    let entries = files()
    var total = entries.map(\.size).saturatedSum
    let oldest = entries.sorted {
      ($0.date.tv_sec, $0.date.tv_nsec) < ($1.date.tv_sec, $1.date.tv_nsec)
    }
    for entry in oldest {
      guard total > limit else { return }
      // Ignores errors: another process may have removed it already.
      unlink(entry.path)
      total -= entry.size
    }
  }
}

extension stat {
  var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

extension ResponseCache.Header: JSONRepresentable {
  /// The first line of a file.
  init?(line: Data) {
    guard let json = try? JSONValue(parsing: line) else { return nil }
    self.init(json: json)
  }

  init?(json: JSONValue) {
    guard case .string(let address)? = json["address"], let bytes = json["bytes"]?.integer,
      let checksum = json.number("checksum").flatMap({ UInt64($0.text) }),
      let fetchedAt = json.number("fetchedAt")
    else { return nil }
    self.init(
      address: address, bytes: bytes, checksum: checksum,
      fetchedAt: Date(timeIntervalSinceReferenceDate: fetchedAt.double))
  }

  var json: JSONValue {
    [
      "address": .string(address), "bytes": .integer(bytes), "checksum": .integer(checksum),
      "fetchedAt": JSONValue(floatLiteral: fetchedAt.timeIntervalSinceReferenceDate),
    ]
  }
}

extension Data {
  /// A hash based on 64-bit FNV-1a, eight bytes at a time: detects damage, not an attacker, who
  /// could write the user's files anyway.
  ///
  /// - Parameter start: the hash of the data before.
  fileprivate func checksum(behind start: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    func added(_ word: UInt64, to hash: UInt64) -> UInt64 {
      let mixed = (hash ^ word) &* 0x100_0000_01b3
      return mixed ^ mixed >> 32
    }
    return withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      let words = stride(from: 0, to: whole, by: 8).reduce(start) { hash, place in
        added(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian, to: hash)
      }
      return bytes[whole...].reduce(words) { added(UInt64($1), to: $0) }
    }
  }
}

extension Date {
  /// Whether it is at most so many seconds ago; a time in the future, after the clock was wrong, isn't.
  package func isWithin(_ age: TimeInterval, of now: Date) -> Bool {
    (0..<age).contains(now.timeIntervalSince(self))
  }
}
