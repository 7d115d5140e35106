import Foundation
import ZooFiles
import ZooKit

/// Finds the pictures of Wikipedia articles, with one cached request per list, and limits how many are
/// fetched at once.
///
/// They are decoration: after a 403 or 429 nothing is sent for the rest of the run, after any other
/// failure not for a minute.
package actor WikipediaPictures {
  private typealias CommandAnswer = Result<[String: ArticlePicture], FetchError>

  private let http: HTTPClient
  private let base: String?
  private let cache: ResponseCache?
  private let deadline: Double
  private let now: @Sendable () -> Date
  private var answers: [PictureReference: Task<CommandAnswer, Never>] = [:]
  /// The last failure, and until when it pauses requests; the failure of a single article doesn't.
  private var failure: FetchError?
  private var pausedUntil: ContinuousClock.Instant?
  private var freeSlots = WikipediaPictures.maximumDownloads
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The most parallel downloads: Wikimedia asks clients to be gentle.
  private static let maximumDownloads = 2
  /// The longest deadline for the addresses of pictures, in seconds.
  private static let maximumTimeout: Double = 3
  /// The pause after a failure: longer than any command takes, but a session must notice when the
  /// network comes back.
  private static let pause = Duration.seconds(60)
  /// A cached answer younger than this, in seconds, replaces a request: an article's picture seldom
  /// changes.
  private static let maximumAge: TimeInterval = 30 * 24 * 3600

  /// - Parameters:
  ///   - base: the address of Wikipedia; `nil` if it must not be used.
  ///   - cache: `nil` without a cache directory.
  ///   - timeout: seconds per request; fewer where that is long for a decoration.
  package init(
    http: HTTPClient, base: String?, cache: ResponseCache?, timeout: Double,
    patience: TimeoutFactor,
    now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.base = base
    self.cache = cache
    deadline = min(timeout, patience.seconds(Self.maximumTimeout))
    self.now = now
  }

  /// Starts requests for the pictures of those articles that have not been requested yet.
  package func prefetch(_ references: [PictureReference]) {
    var titles: [Int: [String]] = [:]
    for case .article(let title, let width) in references {
      guard answers[.article(title, width: width)] == nil, titles[width]?.contains(title) != true
      else { continue }
      if let kept = kept(title, width), isFresh(kept) {
        answers[.article(title, width: width)] = Task { .success([title: kept.illustration]) }
      } else {
        titles[width, default: []].append(title)
      }
    }
    for (width, titles) in titles {
      var (rest, before) = (titles[...], Task<CommandAnswer, Never>?.none)
      while !rest.isEmpty {
        let query = PageImagesRequest(rest.prefix(PageImagesRequest.most), width: width)
        rest = rest.dropFirst(query.titles.count)
        // One request after the other.
        let answer = Task { [before] in
          _ = await before?.value
          return await ask(query)
        }
        for title in query.titles { answers[.article(title, width: width)] = answer }
        before = answer
      }
    }
  }

  /// Throws if the article has no picture, or Wikipedia can't be reached.
  package func illustration(
    of title: String, width: Int
  ) async throws(FetchError) -> ArticlePicture {
    let reference = PictureReference.article(title, width: width)
    prefetch([reference])
    do throws(FetchError) {
      if let found = try await answers[reference]?.value.get()[title] { return found }
      throw FetchError(host: host, cause: .noArticlePicture(title))
    } catch {
      // Forget the failure, so that the next call tries again.
      answers[reference] = nil
      if let old = kept(title, width) { return old.illustration }
      throw recordFailure(error)
    }
  }

  /// The last failure, to be reported to the user; `nil` if there was none.
  package func lastFailure() -> FetchError? { failure }

  /// Records that a caller stopped waiting after this many seconds.
  package func recordTimeout(after seconds: Double) {
    _ = recordFailure(FetchError(host: host, cause: .tooSlow(seconds: seconds)))
  }

  /// Records a failure, and pauses requests unless it concerns a single article.
  private func recordFailure(_ error: FetchError) -> FetchError {
    switch error.cause {
    case .cancelled, .requestNotAllowed: return error
    case .noArticlePicture, .notAPicture, .badPictureSize, .status(404, _):
      failure = failure ?? error
    case .status(403, _), .tooManyRequests:
      failure = error
      pausedUntil = .now + .seconds(24 * 3600)
    default:
      failure = error
      pausedUntil = max(pausedUntil ?? .now, .now + Self.pause)
    }
    return error
  }

  /// Why requests are paused now; `nil` if they aren't.
  private var pauseReason: FetchError? {
    guard let pausedUntil, pausedUntil > .now else { return nil }
    return failure
  }

  /// Runs a download as soon as fewer than `maximumDownloads` are running.
  func fetching<Value: Sendable>(
    _ work: @Sendable () async throws(FetchError) -> Value
  ) async throws(FetchError) -> Value {
    if freeSlots == 0 {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      freeSlots -= 1
    }
    defer {
      if waiting.isEmpty { freeSlots += 1 } else { waiting.removeFirst().resume() }
    }
    if let pauseReason { throw pauseReason }
    do throws(FetchError) { return try await work() } catch { throw recordFailure(error) }
  }

  // MARK: - Requests

  private var host: String { base.flatMap(WebAddress.init)?.host ?? Wikipedia.id }

  private func ask(_ query: PageImagesRequest) async -> CommandAnswer {
    if let pauseReason { return .failure(pauseReason) }
    do throws(FetchError) {
      guard let url = try url(query) else {
        return .failure(FetchError(host: host, cause: .requestNotAllowed))
      }
      let request = HTTPRequest(
        url: url, headers: ["Accept": "application/json"], deadline: deadline)
      let answer = try await http.send(request)
      let body = try answer.usableBody(from: url.hostAndPort, now: now())
      let illustrations = try query.illustrations(in: body, from: url.hostAndPort)
      for (title, illustration) in illustrations { keep(illustration, of: title, query.width) }
      return .success(illustrations)
    } catch {
      return .failure(recordFailure(error))
    }
  }

  private func url(_ query: PageImagesRequest) throws(FetchError) -> URL? {
    guard let base else { return nil }
    return try query.endpoint.url(below: base)
  }

  // MARK: - Cache

  /// The cached picture of an article, if it is fresh.
  func cachedPicture(_ title: String, width: Int) -> ArticlePicture? {
    kept(title, width).flatMap { isFresh($0) ? $0.illustration : nil }
  }

  /// Cache key: the address that would request this picture alone.
  private func address(of title: String, _ width: Int) -> URL? {
    try? url(PageImagesRequest([title], width: width))
  }

  private func kept(
    _ title: String, _ width: Int
  ) -> (illustration: ArticlePicture, date: Date)? {
    guard let url = address(of: title, width), let entry = cache?.entry(of: url),
      let record = try? JSONValue(parsing: entry.body), let file = record.text("pageimage"),
      let source = record.text("source")
    else { return nil }
    return (ArticlePicture(address: source, file: file), entry.fetchedAt)
  }

  private func isFresh(_ kept: (illustration: ArticlePicture, date: Date)) -> Bool {
    kept.date.isWithin(Self.maximumAge, of: now())
  }

  private func keep(_ illustration: ArticlePicture, of title: String, _ width: Int) {
    guard let url = address(of: title, width) else { return }
    let record: JSONValue = [
      "pageimage": .string(illustration.file), "source": .string(illustration.address),
    ]
    // If caching fails, it is requested again next time.
    try? cache?.store(record.jsonText().utf8Data, of: url, at: now())
  }
}
