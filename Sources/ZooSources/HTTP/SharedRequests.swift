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
  /// The requests under way, and for how many each is sent.
  private let underWay = Mutex<[HTTPRequest: (task: Task<Answer, Never>, count: Int)]>([:])

  init(_ client: HTTPClient) { self.client = client }

  func answer(to request: HTTPRequest) async -> Result<HTTPResponse, FetchError> {
    let task = underWay.withLock { requests in
      // Its own task, so that nobody who gives up ends it for the others.
      let shared = requests[request] ?? (Task { await self.send(request) }, 0)
      requests[request] = (shared.task, shared.count + 1)
      return shared.task
    }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      underWay.withLock { requests in
        guard let shared = requests[request], shared.task == task else { return }
        if shared.count == 1 { task.cancel() }
        requests[request] = shared.count == 1 ? nil : (task, shared.count - 1)
      }
    }
  }

  private func send(_ request: HTTPRequest) async -> Answer {
    defer { underWay.withLock { $0[request] = nil } }
    do throws(FetchError) { return .success(try await client.send(request)) } catch {
      return .failure(error)
    }
  }
}
