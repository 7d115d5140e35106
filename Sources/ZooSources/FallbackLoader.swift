import Collections
import Foundation
import RecordScan
import ZooFiles
import ZooKit

/// Loads records from the best source available: the API, else the cache, else the built-in collection.
struct FallbackLoader: Sendable {
  let http: HTTPClient
  let cache: ResponseCache?
  let preferences: Preferences
  /// The only source to use; `nil` for the best one available.
  var required: Source?
  /// Whether a list from the API goes on: the built-in collection can't go on with it, and a host that failed is asked again.
  var isContinuing = false
  let environment: [String: String]
  let now: @Sendable () -> Date
  /// The counts asked for in this run, so that a slow API is asked once.
  let askedCounts = RequestedURLs()
  private let underWay = TaskCoalescer<Fetched<[JSONValue]>>()

  /// A cached page younger than this, in seconds, replaces a request: one day.
  static let maximumAge: TimeInterval = 24 * 3600
  /// Seconds to wait for the first byte if cached or built-in data can be shown instead.
  static let firstByteTimeout: Double = 5

  /// Runs `work` with the one allowed source, or with the API, falling back to the cache and then to the
  /// built-in collection.
  ///
  /// A fallback repeats all of `work`, so data from two sources is never mixed.
  ///
  /// - Throws: `FetchError` or `ChosenSourceError` if the one allowed source fails.
  func read<Value>(
    _ exhibit: Exhibit, _ work: (Source) async throws -> Fetched<Value>
  ) async throws -> Fetched<Value> {
    try checkAddress(of: exhibit)
    if let required { return try await work(required) }
    guard preferences.address(of: exhibit) != nil else { return try await work(.builtIn) }
    do {
      return try await work(.live)
    } catch let failure as FetchError where failure.cause != .cancelled {
      var instead: Fetched<Value>
      do {
        instead = try await work(.cache)
      } catch  where error is ChosenSourceError || error is FetchError {
        if isContinuing { throw failure }
        instead = try await work(.builtIn)
      }
      let notice = SourceNotice.fellBack(
        exhibit.id, from: failure, to: instead.source, fetchedAt: instead.fetchedAt)
      instead.notices.insert(notice, at: 0)
      return instead
    }
  }

  /// Checks that data can be fetched where nothing else is allowed.
  ///
  /// - Throws: `ChosenSourceError.noAddress` if only live data is allowed and there is no address to get it from.
  func checkAddress(of exhibit: Exhibit) throws(ChosenSourceError) {
    guard required == .live, preferences.address(of: exhibit) == nil else { return }
    throw .noAddress(exhibit: exhibit.id, variable: exhibit.addressVariable)
  }

  /// The records at an endpoint, from one source.
  ///
  /// - Parameters:
  ///   - source: `.live` uses a cached page younger than `maximumAge`, except for random exhibits and if
  ///     only live data is allowed.
  ///   - isReload: sends a request even then.
  ///   - seconds: the deadline; `nil` for that of the preferences.
  ///   - isUsable: whether a record is worth caching its page; `nil` for animals and pictures.
  /// - Throws: `FetchError`, or `ChosenSourceError.notInCache`.
  func records(
    at endpoint: Endpoint, of exhibit: Exhibit, from source: Source, isReload: Bool = false,
    within seconds: Double? = nil, isUsable: (@Sendable (JSONValue) -> Bool)? = nil
  ) async throws -> Fetched<[JSONValue]> {
    if source == .builtIn {
      let address = try endpoint.url(below: CollectionURLProtocol.address(of: exhibit.id))
      let response = try await fetch(
        request(address, for: exhibit, within: .infinity), for: exhibit)
      let records = try PageDecoder.records(of: response.body, host: "the built-in collection")
      return Fetched(value: records, source: .builtIn)
    }
    guard let base = preferences.address(of: exhibit) else {
      throw ChosenSourceError.notInCache(exhibit: exhibit.id)
    }
    let address = try endpoint.url(below: base)
    let mayUseCache = !isReload && required != .live && !exhibit.isRandomSample
    if source == .cache {
      guard let page = cached(address, of: exhibit) else {
        throw ChosenSourceError.notInCache(exhibit: exhibit.id)
      }
      return page
    }
    let request = request(
      address, for: exhibit, isReload: isReload || isContinuing, within: seconds)
    // Who may not use the cache shares no work with one who may.
    let key = "\(mayUseCache) \(request.json.jsonText())"
    return try await underWay.value(for: key) { () async throws(FetchError) in
      if mayUseCache, let page = cached(address, of: exhibit), isFresh(page) { return page }
      return try await live(request, of: exhibit, isUsable: isUsable ?? exhibit.isUsable)
    }
  }

  private func live(
    _ request: HTTPRequest, of exhibit: Exhibit, isUsable: (JSONValue) -> Bool
  ) async throws(FetchError) -> Fetched<[JSONValue]> {
    let address = request.url
    let response = try await fetch(request, for: exhibit)
    let body = response.body
    let records = try PageDecoder.records(of: body, host: address.hostAndPort)
    var answer = Fetched(value: records, source: .live, fetchedAt: now())
    answer.total = response.headers["pagination-count"].flatMap(Int.init)?.asCount
    if exhibit.isRandomSample {
      if let notice = keepSample(records, of: exhibit) { answer.notices.append(notice) }
      return answer
    }
    // Don't overwrite a good page with one that has no usable record. An empty page is cached all the same:
    // it marks the end when all pages are read from the cache.
    guard records.contains(where: isUsable) || records.isEmpty else {
      return answer
    }
    do throws(FileError) {
      try cache?.store(body, of: address, at: now())
      // The combined file of all records is out of date now.
      allRecordsKey(of: exhibit).map { cache?.forget($0) }
    } catch {
      answer.notices.append(.notCached(error))
    }
    return answer
  }

  /// Whether a page replaces a request; an empty one doesn't, since there may be more by now.
  private func isFresh(_ page: Fetched<[JSONValue]>) -> Bool {
    guard let date = page.fetchedAt, !page.value.isEmpty else { return false }
    return date.isWithin(Self.maximumAge, of: now())
  }

  func cached(_ address: URL, of exhibit: Exhibit) -> Fetched<[JSONValue]>? {
    // An unreadable entry counts as missing.
    guard let page = cache?.entry(of: address),
      let records = try? PageDecoder.records(
        of: page.body, host: address.hostAndPort)
    else { return nil }
    return Fetched(value: records, source: .cache, fetchedAt: page.fetchedAt)
  }

  /// The cached file of all records of an exhibit, one per line, so that a search reads one file
  /// instead of every page; `nil` if the pages must be read.
  func whole(of exhibit: Exhibit, from source: Source, isReload: Bool) -> ResponseCache.Entry? {
    guard let address = allRecordsKey(of: exhibit), let entry = cache?.entry(of: address) else {
      return nil
    }
    let replacesRequest =
      !isReload && required != .live && entry.fetchedAt.isWithin(Self.maximumAge, of: now())
    return source == .cache || source == .live && replacesRequest ? entry : nil
  }

  /// Caches all records of an exhibit in one file; returns a notice if that fails.
  func keep(_ records: [JSONValue], of exhibit: Exhibit, fetchedAt date: Date) -> SourceNotice? {
    guard let address = allRecordsKey(of: exhibit) else { return nil }
    do throws(FileError) {
      try cache?.store(SearchableRecords(records).text, of: address, at: date)
      return nil
    } catch {
      return .notCached(error)
    }
  }

  /// Cache key of that file; its fragment keeps it apart from every request.
  private func allRecordsKey(of exhibit: Exhibit) -> URL? {
    preferences.address(of: exhibit).flatMap { URL(string: "\($0)#\(exhibit.id)") }
  }

  /// A request to an exhibit's API.
  ///
  /// - Parameter seconds: the deadline; `nil` for that of the preferences.
  func request(
    _ address: URL, for exhibit: Exhibit, isReload: Bool = false, within seconds: Double?
  ) -> HTTPRequest {
    var headers = ["Accept": "application/json"]
    if let variable = exhibit.keyVariable, let key = environment[variable], !key.isEmpty,
      address.mayReceiveAPIKey
    {
      headers["x-api-key"] = key
    }
    return HTTPRequest(
      url: address, headers: headers, deadline: seconds ?? preferences.timeout,
      firstByteTimeout: fallsBackEarly
        ? preferences.patience.seconds(Self.firstByteTimeout) : nil, isReload: isReload)
  }

  func fetch(
    _ request: HTTPRequest, for exhibit: Exhibit
  ) async throws(FetchError) -> HTTPResponse {
    do throws(FetchError) {
      let response = try await http.send(request)
      _ = try response.usableBody(from: request.url.hostAndPort, now: now())
      return response
    } catch {
      guard case .status(401, _) = error.cause, let variable = exhibit.keyVariable else {
        throw error
      }
      throw FetchError(host: error.host, cause: .apiKeyRejected(variable: variable))
    }
  }

  func pagingBudget() -> PagingBudget {
    PagingBudget(
      exchange: preferences.timeout,
      whole: preferences.isTimeoutChosen
        ? preferences.timeout : preferences.patience.seconds(Self.allPagesTimeout))
  }

  /// Seconds for all pages together, unless the user set a timeout.
  private static let allPagesTimeout: Double = 60

  /// Whether to fall back early: the user neither required a source nor set a timeout.
  private var fallsBackEarly: Bool {
    required == nil && !preferences.isTimeoutChosen
  }
}

extension URL {
  /// Whether an API key may be sent there: encrypted, or not leaving this machine.
  fileprivate var mayReceiveAPIKey: Bool {
    scheme == "https" || ["127.0.0.1", "localhost", "::1"].contains(host ?? "")
  }
}

extension Exhibit {
  /// Whether a record yields an animal or a gallery picture.
  func isUsable(_ record: JSONValue) -> Bool {
    decode(record, nil) != nil || gallery?.picture(in: record) != nil
  }
}
