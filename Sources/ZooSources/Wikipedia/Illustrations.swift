import Foundation
import ZooFiles
import ZooKit

/// The pictures of Wikipedia's articles: which they are, asked for a whole list in one request and
/// kept like pages, and leave to fetch them, to a few at once.
///
/// They are decoration. After one failure nothing is asked for the rest of the run.
public actor Illustrations {
  private struct Article: Hashable {
    var title: String
    var width: Int
  }

  private typealias Answer = Result<[String: Illustration], FetchError>

  private let http: HTTPClient
  private let base: String?
  private let cache: ResponseCache?
  private let now: @Sendable () -> Date
  private var answers: [Article: Task<Answer, Never>] = [:]
  private var failure: FetchError?
  /// Why nothing more is asked.
  private var end: FetchError?
  private var free = Illustrations.atOnce
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Wikimedia asks its users to be gentle.
  private static let atOnce = 2
  /// Seconds that the addresses of pictures may take.
  private static let deadline: Double = 3
  /// How old an answer may be to spare a request: the picture of an article seldom changes.
  private static let freshness: TimeInterval = 30 * 24 * 3600

  /// Makes it for a run.
  ///
  /// - Parameters:
  ///   - base: the address of Wikipedia; `nil` where it is not to be asked.
  ///   - cache: `nil` when there is no directory for it.
  public init(
    http: HTTPClient, base: String?, cache: ResponseCache?, now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.base = base
    self.cache = cache
    self.now = now
  }

  /// Asks for the pictures of all articles among some references, those that nobody has asked for yet.
  public func expect(_ references: [PictureReference]) {
    var titles: [Int: [String]] = [:]
    for case .article(let title, let width) in references {
      let article = Article(title: title, width: width)
      guard answers[article] == nil, titles[width]?.contains(title) != true else { continue }
      if let kept = kept(article) {
        answers[article] = Task { .success([title: kept]) }
      } else {
        titles[width, default: []].append(title)
      }
    }
    for (width, titles) in titles {
      var rest = titles[...]
      while !rest.isEmpty {
        let query = IllustrationQuery(
          titles: Array(rest.prefix(IllustrationQuery.most)), width: width)
        rest = rest.dropFirst(query.titles.count)
        let answer = Task { await ask(query) }
        for title in query.titles { answers[Article(title: title, width: width)] = answer }
      }
    }
  }

  /// The picture of an article.
  ///
  /// - Throws: `FetchError` when it has none, or Wikipedia cannot be asked.
  public func illustration(
    of title: String, width: Int
  ) async throws(FetchError) -> Illustration {
    expect([.article(title, width: width)])
    let answer = await answers[Article(title: title, width: width)]?.value
    guard let illustration = try answer?.get()[title] else {
      throw failed(FetchError(host: host, cause: .noIllustration(title)))
    }
    return illustration
  }

  /// Why something could not be had, for whoever tells the user; `nil` as long as all went well.
  public func firstFailure() -> FetchError? { failure }

  /// Remembers a failure. After one that is not a single article's nothing more is asked.
  private func failed(_ error: FetchError) -> FetchError {
    switch error.cause {
    case .cancelled, .notAsked: return error
    case .noIllustration, .notAPicture, .unreasonablePicture, .status(404, _): break
    default: end = end ?? error
    }
    failure = failure ?? error
    return error
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
    do throws(FetchError) { return try await work() } catch { throw failed(error) }
  }

  // MARK: - Asking

  private var host: String { base.flatMap(WebAddress.init)?.host ?? Wikipedia.id }

  private func ask(_ query: IllustrationQuery) async -> Answer {
    if let end { return .failure(end) }
    do throws(FetchError) {
      guard let url = try url(query) else {
        return .failure(FetchError(host: host, cause: .notAsked))
      }
      let request = HTTPRequest(
        url: url, headers: ["Accept": "application/json"], deadline: Self.deadline)
      let answer = try await http.send(request)
      let body = try answer.usableBody(from: url.hostAndPort, now: now())
      let illustrations = try query.illustrations(in: body, from: url.hostAndPort)
      for (title, illustration) in illustrations { keep(illustration, of: title, query.width) }
      return .success(illustrations)
    } catch {
      return .failure(failed(error))
    }
  }

  private func url(_ query: IllustrationQuery) throws(FetchError) -> URL? {
    guard let base else { return nil }
    return try query.endpoint.url(below: base)
  }

  // MARK: - Keeping

  /// Each is kept by itself, under the address that would ask for it alone.
  private func address(of title: String, _ width: Int) -> URL? {
    try? url(IllustrationQuery(titles: [title], width: width))
  }

  private func kept(_ article: Article) -> Illustration? {
    guard let url = address(of: article.title, article.width), let entry = cache?.entry(of: url),
      (0..<Self.freshness).contains(now().timeIntervalSince(entry.fetchedAt)),
      let record = try? JSONValue(parsing: entry.body), let file = record.text("pageimage"),
      let source = record.text("source")
    else { return nil }
    return Illustration(address: source, file: file)
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
