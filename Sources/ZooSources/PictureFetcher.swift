import Foundation
import ZooFiles
import ZooKit

/// Fetches pictures, or takes them from the cache.
package struct PictureFetcher: Sendable {
  private let http: HTTPClient
  private let cache: ResponseCache?
  private let usersDirectory: String?
  private let deadline: Double
  private let allowsRequests: Bool
  private let wikipediaPictures: WikipediaPictures
  private let now: @Sendable () -> Date
  private let downloads = TaskCoalescer<Data>()

  /// - Parameters:
  ///   - cache: `nil` without a cache directory.
  ///   - usersDirectory: the folder of the user's pictures; no other local file is ever read as one.
  ///   - deadline: seconds per picture.
  ///   - allowsRequests: whether pictures that are not cached may be requested.
  package init(
    http: HTTPClient, cache: ResponseCache?, usersDirectory: String?, deadline: Double,
    allowsRequests: Bool, wikipediaPictures: WikipediaPictures, now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.cache = cache
    self.usersDirectory = usersDirectory
    self.deadline = deadline
    self.allowsRequests = allowsRequests
    self.wikipediaPictures = wikipediaPictures
    self.now = now
  }

  /// The bytes of a picture, checked for a known format and a reasonable size.
  ///
  /// - Parameter isReload: tries even a host that recently failed.
  /// - Throws: `FetchError`, or `FileError` for a picture of the user's.
  package func picture(
    _ reference: PictureReference, isReload: Bool = false
  ) async throws -> Data {
    switch reference {
    case .file(let address, let other):
      if isUsersFile(address) { return try usersPicture(address) }
      return try await fetched(address, or: other, isReload)
    case .article(let title, let width):
      let picture = try await wikipediaPictures.illustration(of: title, width: width)
      if let kept = kept(picture.address) { return kept }
      return try await wikipediaPictures.fetching { () async throws(FetchError) in
        try await fetched(picture.address, or: nil, isReload)
      }
    }
  }

  /// Cache key of a picture: its URL, or path, inode, size and mtime of a user's file; `nil` if only
  /// Wikipedia knows the URL.
  package func identity(of reference: PictureReference) async -> String? {
    switch reference {
    case .file(let address, _):
      guard isUsersFile(address) else { return address }
      return SafeFile.identity(of: address).map { "\(address)?\($0)" }
    case .article(let title, let width):
      return await wikipediaPictures.cachedPicture(title, width: width)?.address
    }
  }

  private func isUsersFile(_ address: String) -> Bool {
    usersDirectory.map { address.hasPrefix($0 + "/") } == true && !address.contains("/../")
  }

  package func isAvailableOffline(_ reference: PictureReference) async -> Bool {
    switch reference {
    case .file(let address, _): isUsersFile(address) || kept(address) != nil
    case .article(let title, let width):
      await wikipediaPictures.cachedPicture(title, width: width).map { kept($0.address) != nil }
        ?? false
    }
  }

  private func usersPicture(_ path: String) throws -> Data {
    guard let contents = try SafeFile.read(path, limit: PictureFormat.sizeLimit) else {
      throw FileError(.read, path, .system(ENOENT))
    }
    return try checked(contents, host: path)
  }

  /// - Parameter other: tried after a 403 or 404: three of TheCatAPI's pictures are PNGs, which their
  ///   references don't say.
  private func fetched(
    _ address: String, or other: String?, _ isReload: Bool
  ) async throws(FetchError) -> Data {
    guard let web = WebAddress(address), let url = URL(string: address) else {
      throw FetchError(host: address, cause: .notAWebAddress)
    }
    // No picture is requested again before it is there, as when it is shown small and large.
    return try await downloads.value(for: url.absoluteString) { () async throws(FetchError) in
      if let kept = kept(address) { return kept }
      guard allowsRequests else { throw FetchError(host: web.host, cause: .requestNotAllowed) }
      return try await download(url, from: web.host, or: other, isReload)
    }
  }

  private func download(
    _ url: URL, from host: String, or other: String?, _ isReload: Bool
  ) async throws(FetchError) -> Data {
    let answer = try await http.send(
      HTTPRequest(
        url: url, headers: ["Accept": "image/*"], deadline: deadline,
        maximumBytes: PictureFormat.sizeLimit, isReload: isReload))
    if [403, 404].contains(answer.status), let other {
      return try await fetched(other, or: nil, isReload)
    }
    let body = try answer.usableBody(from: host, now: now(), isQuoted: false)
    let picture = try checked(body, host: host)
    // If caching fails, the picture is still shown, and fetched again next time.
    try? cache?.store(picture, of: url, at: now())
    return picture
  }

  /// The cached picture of an address, if it passes the checks.
  private func kept(_ address: String) -> Data? {
    guard let url = URL(string: address), let entry = cache?.entry(of: url) else { return nil }
    return try? checked(entry.body, host: address)
  }

  private func checked(_ contents: Data, host: String) throws(FetchError) -> Data {
    guard let format = PictureFormat(contents),
      let size = PictureSize(contents, format: format)
    else { throw FetchError(host: host, cause: .notAPicture) }
    guard size.isReasonable else { throw FetchError(host: host, cause: .badPictureSize) }
    return contents
  }
}
