import Foundation
import ZooKit

/// Something a user should know about where data came from.
public enum Notice: Sendable, Equatable {
  /// The API failed; what is shown instead, and when that was fetched.
  case steppedDown(from: FetchError, to: Source, fetchedAt: Date?)
  /// So many records could not be used.
  case leftOut(Int)
  /// What was fetched could not be kept for later.
  case notKept(FileError)
}

/// The cache has nothing for the page that was insisted on.
public struct NotInCache: Error, Sendable, Equatable {
  /// The exhibit.
  public var exhibit: String
}

/// An exhibit's API was insisted on, and no address is set for it.
public struct NoAddress: Error, Sendable, Equatable {
  /// The exhibit.
  public var exhibit: String
  /// The environment variable that sets one.
  public var variable: String
}

/// Fetches specimens from the best source there is: the API, what it sent before, the collection
/// inside the program.
public struct ExhibitSource: Sendable {
  private let http: HTTPClient
  private let cache: PageCache?
  private let preferences: Preferences
  private let environment: [String: String]
  private let now: @Sendable () -> Date

  /// How old a cached page may be to spare a request: a day.
  static let freshness: TimeInterval = 24 * 3600
  /// Seconds to the first byte when something else can be shown instead.
  static let patience: Double = 5

  /// Makes the source.
  ///
  /// - Parameters:
  ///   - cache: `nil` when there is no directory for it.
  ///   - environment: where API keys come from.
  public init(
    http: HTTPClient, cache: PageCache?, preferences: Preferences, environment: [String: String],
    now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.cache = cache
    self.preferences = preferences
    self.environment = environment
    self.now = now
  }

  /// Fetches a page from the source insisted on, or from the best one.
  ///
  /// - Parameter isAnew: asks the API even if the cache has a fresh page.
  /// - Returns: the page, and what the user should know about it.
  /// - Throws: `FetchError`, `NotInCache` or `NoAddress` when the one source insisted on fails.
  public func page(
    of exhibit: Exhibit, _ request: PageRequest, isAnew: Bool = false
  ) async throws -> (listing: Listing, notices: [Notice]) {
    let address = try preferences.address(of: exhibit).flatMap {
      try url(base: $0, exhibit.page(request))
    }
    switch preferences.source {
    case .builtIn:
      return try await builtIn(exhibit, request)
    case .live:
      guard let address else {
        throw NoAddress(exhibit: exhibit.id, variable: exhibit.addressVariable)
      }
      return try await live(exhibit, request, from: address, patience: nil)
    case .cache:
      guard let address, let page = cached(exhibit, request, at: address) else {
        throw NotInCache(exhibit: exhibit.id)
      }
      return page.result
    case nil:
      guard let address else { return try await builtIn(exhibit, request) }
      return try await best(exhibit, request, from: address, isAnew: isAnew)
    }
  }

  private typealias Fetched = (listing: Listing, notices: [Notice])

  /// Steps down from the API to the cache to the built-in collection.
  private func best(
    _ exhibit: Exhibit, _ request: PageRequest, from address: URL, isAnew: Bool
  ) async throws -> Fetched {
    let kept = cached(exhibit, request, at: address)
    if let kept, !isAnew, exhibit.paging != .random,
      now().timeIntervalSince(kept.fetchedAt) < Self.freshness
    {
      return kept.result
    }
    do {
      return try await live(exhibit, request, from: address, patience: Self.patience)
    } catch let error as FetchError {
      if let kept {
        let notice = Notice.steppedDown(from: error, to: .cache, fetchedAt: kept.fetchedAt)
        return (kept.result.listing, [notice] + kept.result.notices)
      }
      let instead = try await builtIn(exhibit, request)
      return (
        instead.listing,
        [.steppedDown(from: error, to: .builtIn, fetchedAt: nil)] + instead.notices
      )
    }
  }

  private func live(
    _ exhibit: Exhibit, _ request: PageRequest, from address: URL, patience: Double?
  ) async throws -> Fetched {
    let body = try await fetch(address, for: exhibit, patience: patience)
    let date = now()
    var page = try decode(
      body, exhibit, request, host: address.hostAndPort, source: .live, fetchedAt: date)
    do {
      try cache?.store(body, of: address, at: date)
    } catch let error as FileError {
      page.notices.append(.notKept(error))
    }
    return page
  }

  private func builtIn(_ exhibit: Exhibit, _ request: PageRequest) async throws -> Fetched {
    let address = try url(
      base: CollectionProtocol.address(of: exhibit.id), exhibit.page(request))
    let body = try await fetch(address, for: exhibit, patience: nil)
    return try decode(
      body, exhibit, request, host: "the built-in collection", source: .builtIn, fetchedAt: nil)
  }

  private func cached(
    _ exhibit: Exhibit, _ request: PageRequest, at address: URL
  ) -> (result: Fetched, fetchedAt: Date)? {
    guard let page = cache?.page(of: address),
      let result = try? decode(
        page.body, exhibit, request, host: address.hostAndPort, source: .cache,
        fetchedAt: page.fetchedAt)
    else { return nil }
    return (result, page.fetchedAt)
  }

  private func fetch(_ address: URL, for exhibit: Exhibit, patience: Double?) async throws -> Data {
    var headers = ["Accept": "application/json"]
    if let variable = exhibit.keyVariable, let key = environment[variable], !key.isEmpty {
      headers["x-api-key"] = key
    }
    let answer = try await http.send(
      HTTPRequest(
        url: address, headers: headers, deadline: preferences.timeout, patience: patience))
    guard answer.status == 200 else {
      throw FetchError(
        host: address.hostAndPort,
        cause: .status(answer.status, words: PageDecoder.words(of: answer.body)))
    }
    return answer.body
  }

  private func decode(
    _ body: Data, _ exhibit: Exhibit, _ request: PageRequest, host: String, source: Source,
    fetchedAt: Date?
  ) throws -> Fetched {
    let page = try PageDecoder.decode(body, by: exhibit, host: host)
    let isEmpty = page.specimens.isEmpty
    if isEmpty, page.unusable > 0 || exhibit.paging == .random {
      throw FetchError(host: host, cause: .nothingUsable)
    }
    let listing = Listing(
      exhibit: exhibit.id, specimens: page.specimens, source: source, fetchedAt: fetchedAt,
      page: exhibit.paging == .random ? nil : request.index + 1,
      hasMore: exhibit.paging == .pages && page.specimens.count + page.unusable >= request.size,
      unusable: page.unusable)
    return (listing, page.unusable > 0 ? [.leftOut(page.unusable)] : [])
  }

  private func url(base: String, _ endpoint: Endpoint) throws -> URL {
    var base = base
    while base.hasSuffix("/") { base.removeLast() }
    guard var components = URLComponents(string: base + endpoint.path) else {
      throw FetchError(host: base, cause: .unknownHost)
    }
    if !endpoint.query.isEmpty {
      components.queryItems = endpoint.query.map { URLQueryItem(name: $0.name, value: $0.value) }
    }
    guard let url = components.url else { throw FetchError(host: base, cause: .unknownHost) }
    return url
  }
}
