import Foundation
import ZooFiles
import ZooKit

/// Fetches pictures, each once: what was fetched before comes from the cache.
public struct PictureSource: Sendable {
  private let http: HTTPClient
  private let cache: ResponseCache?
  private let ownDirectory: String?
  private let deadline: Double
  private let mayAsk: Bool
  private let now: @Sendable () -> Date

  /// Makes the source.
  ///
  /// - Parameters:
  ///   - cache: `nil` when there is no directory for it.
  ///   - ownDirectory: where the user's own pictures are; no other file is ever read as a picture.
  ///   - deadline: seconds each picture may take.
  ///   - mayAsk: whether a host may be asked for what is not kept.
  public init(
    http: HTTPClient, cache: ResponseCache?, ownDirectory: String?, deadline: Double,
    mayAsk: Bool = true,
    now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.cache = cache
    self.ownDirectory = ownDirectory
    self.deadline = deadline
    self.mayAsk = mayAsk
    self.now = now
  }

  /// The file behind an address, once its first bytes say that it is a picture of a sane size.
  ///
  /// - Parameter other: asked when the first address is forbidden or unknown: TheCatAPI's
  ///   references do not say that three of them are PNGs.
  /// - Throws: `FetchError`, or `FileError` for one of the user's own.
  public func picture(at address: String, or other: String? = nil) async throws -> Data {
    if let ownDirectory, address.hasPrefix(ownDirectory + "/"), !address.contains("/../") {
      guard let contents = try SafeFile.read(address, limit: PictureFormat.sizeLimit) else {
        throw FileError(.read, address, .system(ENOENT))
      }
      return try checked(contents, host: address)
    }
    guard let web = WebAddress(address), let url = URL(string: address) else {
      throw FetchError(host: address, cause: .noWebAddress)
    }
    if let kept = cache?.entry(of: url), let picture = try? checked(kept.body, host: web.host) {
      return picture
    }
    guard mayAsk else { throw FetchError(host: web.host, cause: .notAsked) }
    let answer = try await http.send(
      HTTPRequest(
        url: url, headers: ["Accept": "image/*"], deadline: deadline,
        maximumBytes: PictureFormat.sizeLimit))
    if [403, 404].contains(answer.status), let other { return try await picture(at: other) }
    guard answer.status == 200 else {
      throw FetchError(host: web.host, cause: .status(answer.status, words: ""))
    }
    let picture = try checked(answer.body, host: web.host)
    // A picture that cannot be kept is shown all the same, and fetched again next time.
    try? cache?.store(picture, of: url, at: now())
    return picture
  }

  private func checked(_ contents: Data, host: String) throws(FetchError) -> Data {
    guard let format = PictureFormat(contents),
      let size = PictureSize(contents, format: format)
    else { throw FetchError(host: host, cause: .notAPicture) }
    guard size.isReasonable else { throw FetchError(host: host, cause: .unreasonablePicture) }
    return contents
  }
}
