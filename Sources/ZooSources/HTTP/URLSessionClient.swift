import Foundation
import Processes
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with `URLSession` and collects the responses from its delegate calls.
///
/// `data(for:)` is not used: cancelling the task around it can hang (swift-corelibs-foundation
/// #5412), and it accepts a body of any size. Deadlines are enforced here, because libcurl's idle timer
/// lets a slow drip go on for ever and `timeoutIntervalForResource` is never read on Linux.
final class URLSessionClient: NSObject, URLSessionDataDelegate, Sendable {
  /// A request in progress.
  private struct Exchange {
    let request: HTTPRequest
    let continuation: CheckedContinuation<Result<HTTPResponse, FetchError>, Never>
    /// Called with the first byte of the response.
    let begin: @Sendable () -> Void
    var response: HTTPURLResponse?
    var body = Data()
    var redirects = 0
  }

  private let active = Mutex<[Int: Exchange]>([:])
  /// One session for the whole run, created on first use because that takes milliseconds.
  private let session = Mutex<URLSession?>(nil)
  private static let maximumRedirects = 5
  private let triesThreads: Bool

  /// - Parameter triesThreads: whether threads are started to see if there are enough; a fetcher has seen to that.
  init(triesThreads: Bool = true) { self.triesThreads = triesThreads }

  /// What a session is configured with, which takes as long to make as the session; `nil` without `/proc`, where Foundation's
  /// cookie store crashes looking for the program's file.
  static let configuration: URLSessionConfiguration? = {
    #if os(Linux)
      guard access("/proc/self/exe", F_OK) == 0 else { return nil }
    #endif
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses =
      [CollectionURLProtocol.self] + (configuration.protocolClasses ?? [])
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.httpMaximumConnectionsPerHost = 6
    return configuration
  }()

  /// - Throws: `.procNotMounted` without a configuration; `.fetcherNotStarted` if Dispatch would wait for threads for ever.
  private func makeSession() throws(FetchError.Cause) -> URLSession {
    guard let configuration = Self.configuration else { throw .procNotMounted }
    guard !triesThreads || ThreadAvailability.isEnough else {
      throw .fetcherNotStarted(code: EAGAIN)
    }
    return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }

  /// Waits for the complete response; `begin` is called with its first byte.
  func run(
    _ request: HTTPRequest, begin: @escaping @Sendable () -> Void
  ) async throws(FetchError) -> HTTPResponse {
    let session: URLSession
    do throws(FetchError.Cause) {
      session = try self.session.withLock { shared throws(FetchError.Cause) in
        if let shared { return shared }
        let made = try makeSession()
        shared = made
        return made
      }
    } catch {
      // Built-in collections need no session.
      guard let answer = CollectionURLProtocol.answer(to: request.url) else {
        throw FetchError(host: request.url.hostAndPort, cause: error)
      }
      return HTTPResponse(status: answer.status, headers: answer.headers, body: answer.body)
    }
    var urlRequest = URLRequest(url: request.url)
    if request.deadline.isFinite { urlRequest.timeoutInterval = request.deadline.rounded(.up) + 1 }
    for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
    let task = session.dataTask(with: urlRequest)
    let cancelled = FetchError(host: request.url.hostAndPort, cause: .cancelled)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        active.withLock {
          $0[task.taskIdentifier] = Exchange(
            request: request, continuation: continuation, begin: begin)
        }
        watch(task, for: request)
        task.resume()
        // The task was cancelled before its exchange was registered.
        if Task.isCancelled { finish(task, with: .failure(cancelled)) }
      }
    } onCancel: {
      finish(task, with: .failure(cancelled))
    }
    return try result.get()
  }

  /// Fails the exchange when its first byte or its end is late.
  private func watch(_ task: URLSessionTask, for request: HTTPRequest) {
    guard request.deadline.isFinite else { return }
    let queue = DispatchQueue.global()
    queue.asyncAfter(deadline: .now() + request.firstByteTimeout) {
      let isSilent = self.active.withLock { $0[task.taskIdentifier].map { $0.response == nil } }
      if isSilent == true { self.fail(task, .tooSlow(seconds: request.firstByteTimeout)) }
    }
    queue.asyncAfter(deadline: .now() + request.deadline) {
      self.fail(task, .tooSlow(seconds: request.deadline))
    }
  }

  private func fail(_ task: URLSessionTask, _ cause: FetchError.Cause) {
    let url = active.withLock { $0[task.taskIdentifier]?.request.url }
    guard let url else { return }
    finish(task, with: .failure(FetchError(host: url.hostAndPort, cause: cause)))
  }

  /// Delivers the result once, and cancels a task that is still running.
  private func finish(_ task: URLSessionTask, with result: Result<HTTPResponse, FetchError>) {
    let exchange = active.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let exchange else { return }
    exchange.continuation.resume(returning: result)
    guard case .failure = result else { return }
    // Not within a delegate call, where libcurl's handle may be busy, and not before the call's completion
    // handler: on Linux that of a redirect crashes once its task is cancelled.
    DispatchQueue.global().async { task.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let count = active.withLock { exchanges in
      exchanges[task.taskIdentifier]?.redirects += 1
      return exchanges[task.taskIdentifier]?.redirects
    }
    guard let count else { return completionHandler(nil) }  // Already finished.
    // The raw header, because Foundation turns `file:///x` into a path on the same host.
    let location = response.value(forHTTPHeaderField: "Location") ?? ""
    let scheme = URLComponents(string: location)?.scheme ?? "http"
    guard let target = newRequest.url,
      Set([scheme.lowercased(), target.scheme ?? ""]).isSubset(of: ["http", "https"])
    else {
      completionHandler(nil)
      return fail(task, .unsupportedRedirect(location))
    }
    guard count <= Self.maximumRedirects else {
      completionHandler(nil)
      return fail(task, .tooManyRedirects)
    }
    var request = newRequest
    if target.hostAndPort != task.originalRequest?.url?.hostAndPort
      || target.scheme != task.originalRequest?.url?.scheme
    {
      // URLSession would send these to another host too.
      request.setValue(nil, forHTTPHeaderField: "x-api-key")
      request.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    completionHandler(request)
  }

  /// Turns a 401 into a failure: there is no password to send, and without this the exchange would hang
  /// (swift-corelibs-foundation #5456).
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let response = challenge.failureResponse as? HTTPURLResponse else {
      return completionHandler(.performDefaultHandling, nil)  // A certificate check.
    }
    completionHandler(.cancelAuthenticationChallenge, nil)
    fail(task, .status(response.statusCode, words: ""))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let (limit, begin) = active.withLock { exchanges in
      exchanges[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse
      let exchange = exchanges[dataTask.taskIdentifier]
      return (exchange?.request.maximumBytes ?? 0, exchange?.begin)
    }
    begin?()
    if response.expectedContentLength > Int64(limit) { fail(dataTask, .tooLarge(limit: limit)) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let excess: Int? = active.withLock { exchanges in
      // Don't copy the exchange: a second reference to its body would make each append copy it.
      guard let limit = exchanges[dataTask.taskIdentifier]?.request.maximumBytes,
        let count = exchanges[dataTask.taskIdentifier]?.body.count
      else { return nil }
      guard count + data.count <= limit else { return limit }
      exchanges[dataTask.taskIdentifier]?.body.append(data)
      return nil
    }
    if let excess { fail(dataTask, .tooLarge(limit: excess)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = active.withLock({ $0[task.taskIdentifier] }) else { return }
    if let error {
      // The host that was reached last, perhaps by a redirect.
      let url = task.currentRequest?.url ?? exchange.request.url
      let cause = FetchError.Cause(error, asking: url, hasBegun: exchange.response != nil)
      return finish(task, with: .failure(FetchError(host: url.hostAndPort, cause: cause)))
    }
    guard let response = exchange.response else { return fail(task, .connectionLost) }
    let expected = response.expectedContentLength
    let isEncoded = response.value(forHTTPHeaderField: "Content-Encoding") != nil
    if expected > Int64(exchange.body.count), !isEncoded { return fail(task, .connectionLost) }
    let fields = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    let answer = HTTPResponse(
      status: response.statusCode, headers: Dictionary(fields) { first, _ in first },
      body: exchange.body)
    finish(task, with: .success(answer))
  }
}
