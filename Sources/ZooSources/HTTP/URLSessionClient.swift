import Foundation
import Processes
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The exchanges under way, fed by the session's delegate calls.
///
/// `data(for:)` is not used: cancelling the task around it can hang (swift-corelibs-foundation
/// #5412), and it takes a body of any size. Deadlines are kept here, because libcurl's idle timer
/// lets a slow drip go on for ever and `timeoutIntervalForResource` is never read on Linux.
final class URLSessionExchanges: NSObject, URLSessionDataDelegate, Sendable {
  /// One request on its way.
  private struct Exchange {
    let request: HTTPRequest
    let continuation: CheckedContinuation<Result<HTTPAnswer, FetchError>, Never>
    /// Called with the first byte of the answer.
    let begin: @Sendable () -> Void
    var response: HTTPURLResponse?
    var body = Data()
    var redirects = 0
  }

  private let underWay = Mutex<[Int: Exchange]>([:])
  /// One long-lived session for the whole run, made when first asked for: that takes milliseconds.
  private let session = Mutex<URLSession?>(nil)
  private static let maximumRedirects = 5

  /// Makes the session.
  ///
  /// - Throws: `.noProcessFiles` without `/proc`, where Foundation's cookie store traps: it looks for
  ///   the program's own file; `.noFetcher` where Dispatch would wait for threads for ever.
  private func makeSession() throws(FetchError.Cause) -> URLSession {
    #if os(Linux)
      guard access("/proc/self/exe", F_OK) == 0 else { throw .noProcessFiles }
    #endif
    guard ThreadSupply.isEnough else { throw .noFetcher(code: EAGAIN) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses =
      [CollectionProtocol.self] + (configuration.protocolClasses ?? [])
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.httpMaximumConnectionsPerHost = 6
    return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }

  /// Sends a request and waits for the whole answer.
  ///
  /// - Parameter begin: called with the first byte of the answer.
  /// - Throws: `FetchError`.
  func run(
    _ request: HTTPRequest, begin: @escaping @Sendable () -> Void
  ) async throws(FetchError) -> HTTPAnswer {
    let session: URLSession
    do throws(FetchError.Cause) {
      session = try self.session.withLock { shared throws(FetchError.Cause) in
        if let shared { return shared }
        let made = try makeSession()
        shared = made
        return made
      }
    } catch {
      // The built-in collections need no session to answer.
      guard let answer = CollectionProtocol.answer(to: request.url) else {
        throw FetchError(host: request.url.hostAndPort, cause: error)
      }
      return HTTPAnswer(status: answer.status, headers: answer.headers, body: answer.body)
    }
    var urlRequest = URLRequest(url: request.url)
    if request.deadline.isFinite { urlRequest.timeoutInterval = request.deadline.rounded(.up) + 1 }
    for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
    let task = session.dataTask(with: urlRequest)
    let cancelled = FetchError(host: request.url.hostAndPort, cause: .cancelled)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        underWay.withLock {
          $0[task.taskIdentifier] = Exchange(
            request: request, continuation: continuation, begin: begin)
        }
        watch(task, for: request)
        task.resume()
        // Cancelled before the exchange was there to be found.
        if Task.isCancelled { finish(task, with: .failure(cancelled)) }
      }
    } onCancel: {
      finish(task, with: .failure(cancelled))
    }
    return try result.get()
  }

  /// Ends the exchange when its first byte or its end is late.
  private func watch(_ task: URLSessionTask, for request: HTTPRequest) {
    guard request.deadline.isFinite else { return }
    let queue = DispatchQueue.global()
    queue.asyncAfter(deadline: .now() + request.patience) {
      let isSilent = self.underWay.withLock { $0[task.taskIdentifier].map { $0.response == nil } }
      if isSilent == true { self.fail(task, .tooSlow(seconds: request.patience)) }
    }
    queue.asyncAfter(deadline: .now() + request.deadline) {
      self.fail(task, .tooSlow(seconds: request.deadline))
    }
  }

  private func fail(_ task: URLSessionTask, _ cause: FetchError.Cause) {
    let url = underWay.withLock { $0[task.taskIdentifier]?.request.url }
    guard let url else { return }
    finish(task, with: .failure(FetchError(host: url.hostAndPort, cause: cause)))
  }

  /// Hands the result over, once, and lets go of a task that is under way still.
  private func finish(_ task: URLSessionTask, with result: Result<HTTPAnswer, FetchError>) {
    let exchange = underWay.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let exchange else { return }
    exchange.continuation.resume(returning: result)
    guard case .failure = result else { return }
    // Not from within a delegate call: libcurl's handle may be busy there. And not before the call's
    // completion handler: on Linux that of a redirect traps once its task is cancelled.
    DispatchQueue.global().async { task.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let count = underWay.withLock { exchanges in
      exchanges[task.taskIdentifier]?.redirects += 1
      return exchanges[task.taskIdentifier]?.redirects
    }
    guard let count else { return completionHandler(nil) }  // Ended already.
    // The header as it came: Foundation makes `file:///x` a path on the host that sent it.
    let location = response.value(forHTTPHeaderField: "Location") ?? ""
    let scheme = URLComponents(string: location)?.scheme ?? "http"
    guard let target = newRequest.url,
      Set([scheme.lowercased(), target.scheme ?? ""]).isSubset(of: ["http", "https"])
    else {
      completionHandler(nil)
      return fail(task, .redirectedTo(location))
    }
    guard count <= Self.maximumRedirects else {
      completionHandler(nil)
      return fail(task, .redirectedTooOften)
    }
    var request = newRequest
    if target.hostAndPort != task.originalRequest?.url?.hostAndPort
      || target.scheme != task.originalRequest?.url?.scheme
    {
      // URLSession keeps them on their way to another host.
      request.setValue(nil, forHTTPHeaderField: "x-api-key")
      request.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    completionHandler(request)
  }

  /// Takes a 401 as the failure it is: nobody is there to be asked for a password, and left to
  /// itself the exchange would hang (swift-corelibs-foundation #5456).
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let response = challenge.failureResponse as? HTTPURLResponse else {
      return completionHandler(.performDefaultHandling, nil)  // A server's certificate.
    }
    completionHandler(.cancelAuthenticationChallenge, nil)
    fail(task, .status(response.statusCode, words: ""))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let (limit, begin) = underWay.withLock { exchanges in
      exchanges[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse
      let exchange = exchanges[dataTask.taskIdentifier]
      return (exchange?.request.maximumBytes ?? 0, exchange?.begin)
    }
    begin?()
    if response.expectedContentLength > Int64(limit) { fail(dataTask, .tooLarge(limit: limit)) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let excess: Int? = underWay.withLock { exchanges in
      // Without a copy of the exchange, whose second reference would copy the body each time.
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
    guard let exchange = underWay.withLock({ $0[task.taskIdentifier] }) else { return }
    if let error {
      // Of the host that was asked last: a redirect may have led elsewhere.
      let url = task.currentRequest?.url ?? exchange.request.url
      let cause = FetchError.Cause(error, asking: url, hasBegun: exchange.response != nil)
      return finish(task, with: .failure(FetchError(host: url.hostAndPort, cause: cause)))
    }
    guard let response = exchange.response else { return fail(task, .brokenOff) }
    let expected = response.expectedContentLength
    let isEncoded = response.value(forHTTPHeaderField: "Content-Encoding") != nil
    if expected > Int64(exchange.body.count), !isEncoded { return fail(task, .brokenOff) }
    let fields = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    let answer = HTTPAnswer(
      status: response.statusCode, headers: Dictionary(fields) { first, _ in first },
      body: exchange.body)
    finish(task, with: .success(answer))
  }
}
