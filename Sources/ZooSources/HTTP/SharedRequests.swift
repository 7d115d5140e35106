import Synchronization

extension HTTPClient {
  /// The same client, which sends no request while the same one is under way: both get its answer.
  package func sharingRequests() -> HTTPClient {
    let shared = SharedRequests(self)
    return HTTPClient { request throws(FetchError) in try await shared.answer(to: request).get() }
  }
}

private final class SharedRequests: Sendable {
  private typealias Answer = Result<HTTPResponse, FetchError>

  private let client: HTTPClient
  private let underWay = Mutex<[HTTPRequest: Task<Answer, Never>]>([:])

  init(_ client: HTTPClient) { self.client = client }

  func answer(to request: HTTPRequest) async -> Result<HTTPResponse, FetchError> {
    let task = underWay.withLock { tasks in
      if let task = tasks[request] { return task }
      // Its own task, so that nobody who gives up ends it for the others.
      let task = Task { await self.send(request) }
      tasks[request] = task
      return task
    }
    return await task.value
  }

  private func send(_ request: HTTPRequest) async -> Answer {
    defer { underWay.withLock { $0[request] = nil } }
    do throws(FetchError) { return .success(try await client.send(request)) } catch {
      return .failure(error)
    }
  }
}
