import Foundation
import ZooFiles
import ZooKit

/// The pictures of Wikipedia's articles: which they are, asked for a whole list in one request and
/// kept like pages, and leave to fetch them, to a few at once.
///
/// They are decoration. Who refuses us once is left alone for the rest of the run; after any other
/// failure nothing is asked for a minute.
package actor WikipediaPictures {
  private typealias Answer = Result<[String: Illustration], FetchError>

  private let http: HTTPClient
  private let base: String?
  private let cache: ResponseCache?
  private let deadline: Double
  private let now: @Sendable () -> Date
  private var answers: [PictureReference: Task<Answer, Never>] = [:]
  /// What went wrong last, and until when nothing is asked because of it; for a single article's
  /// failure, not at all.
  private var failure: FetchError?
  private var silence: ContinuousClock.Instant?
  private var free = WikipediaPictures.atOnce
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Wikimedia asks its users to be gentle.
  private static let atOnce = 2
  /// Seconds that the addresses of pictures may take at most.
  private static let patience: Double = 3
  /// How long nothing is asked after a failure: longer than any command takes, while a session of
  /// hours sees a network come back.
  private static let pause = Duration.seconds(60)
  /// How old an answer may be to spare a request: the picture of an article seldom changes.
  private static let freshness: TimeInterval = 30 * 24 * 3600

  /// Makes it for a run.
  ///
  /// - Parameters:
  ///   - base: the address of Wikipedia; `nil` where it is not to be asked.
  ///   - cache: `nil` when there is no directory for it.
  ///   - timeout: seconds that an exchange may take.
  package init(
    http: HTTPClient, base: String?, cache: ResponseCache?, timeout: Double,
    now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.base = base
    self.cache = cache
    deadline = min(timeout, Self.patience)
    self.now = now
  }

  /// Asks for the pictures of all articles among some references, those that nobody has asked for yet.
  package func expect(_ references: [PictureReference]) {
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
      var (rest, before) = (titles[...], Task<Answer, Never>?.none)
      while !rest.isEmpty {
        let query = IllustrationQuery(rest.prefix(IllustrationQuery.most), width: width)
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

  /// The picture of an article.
  ///
  /// - Throws: `FetchError` when it has none, or Wikipedia cannot be asked.
  package func illustration(
    of title: String, width: Int
  ) async throws(FetchError) -> Illustration {
    let reference = PictureReference.article(title, width: width)
    expect([reference])
    do throws(FetchError) {
      if let found = try await answers[reference]?.value.get()[title] { return found }
      throw FetchError(host: host, cause: .noIllustration(title))
    } catch {
      // Asked again, it may be there.
      answers[reference] = nil
      if let old = kept(title, width) { return old.illustration }
      throw failed(error)
    }
  }

  /// Why something is missing, for whoever tells the user; `nil` as long as all went well.
  package func lastFailure() -> FetchError? { failure }

  /// Remembers that what was asked for did not come in time.
  package func gaveUp(after seconds: Double) {
    _ = failed(FetchError(host: host, cause: .tooSlow(seconds: seconds)))
  }

  /// Remembers a failure, and leaves Wikipedia alone for a while unless it is a single article's.
  private func failed(_ error: FetchError) -> FetchError {
    switch error.cause {
    case .cancelled, .notAsked: return error
    case .noIllustration, .notAPicture, .unreasonablePicture, .status(404, _):
      failure = failure ?? error
    case .status(403, _), .tooManyRequests:
      failure = error
      silence = .now + .seconds(24 * 3600)
    default:
      failure = error
      silence = max(silence ?? .now, .now + Self.pause)
    }
    return error
  }

  /// Why nothing is asked now; `nil` when it may be.
  private var refusal: FetchError? {
    guard let silence, silence > .now else { return nil }
    return failure
  }

  /// Fetches a picture, when it is its turn.
  func fetching<Value: Sendable>(
    _ work: @Sendable () async throws(FetchError) -> Value
  ) async throws(FetchError) -> Value {
    if free == 0 {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      free -= 1
    }
    defer {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
    if let refusal { throw refusal }
    do throws(FetchError) { return try await work() } catch { throw failed(error) }
  }

  // MARK: - Asking

  private var host: String { base.flatMap(WebAddress.init)?.host ?? Wikipedia.id }

  private func ask(_ query: IllustrationQuery) async -> Answer {
    if let refusal { return .failure(refusal) }
    do throws(FetchError) {
      guard let url = try url(query) else {
        return .failure(FetchError(host: host, cause: .notAsked))
      }
      let request = HTTPRequest(
        url: url, headers: ["Accept": "application/json"], deadline: deadline)
      let answer = try await http.send(request)
      let body = try answer.usableBody(from: url.hostAndPort, now: now())
      let wikipediaPictures = try query.wikipediaPictures(in: body, from: url.hostAndPort)
      for (title, illustration) in wikipediaPictures { keep(illustration, of: title, query.width) }
      return .success(wikipediaPictures)
    } catch {
      return .failure(failed(error))
    }
  }

  private func url(_ query: IllustrationQuery) throws(FetchError) -> URL? {
    guard let base else { return nil }
    return try query.endpoint.url(below: base)
  }

  // MARK: - Keeping

  /// What is known without a request of the picture of an article.
  func atHand(_ title: String, width: Int) -> Illustration? {
    kept(title, width).flatMap { isFresh($0) ? $0.illustration : nil }
  }

  /// Each is kept by itself, under the address that would ask for it alone.
  private func address(of title: String, _ width: Int) -> URL? {
    try? url(IllustrationQuery([title], width: width))
  }

  private func kept(
    _ title: String, _ width: Int
  ) -> (illustration: Illustration, date: Date)? {
    guard let url = address(of: title, width), let entry = cache?.entry(of: url),
      let record = try? JSONValue(parsing: entry.body), let file = record.text("pageimage"),
      let source = record.text("source")
    else { return nil }
    return (Illustration(address: source, file: file), entry.fetchedAt)
  }

  private func isFresh(_ kept: (illustration: Illustration, date: Date)) -> Bool {
    (0..<Self.freshness).contains(now().timeIntervalSince(kept.date))
  }

  private func keep(_ illustration: Illustration, of title: String, _ width: Int) {
    guard let url = address(of: title, width) else { return }
    let record: JSONValue = [
      "pageimage": .string(illustration.file), "source": .string(illustration.address),
    ]
    // What cannot be kept is asked for again next time.
    try? cache?.store(Data(record.jsonText().utf8), of: url, at: now())
  }
}
