import ZooKit

/// Loads pictures in parallel, a limited number at once, and keeps the results for the whole run.
///
/// A list is shown before all of its pictures are there, and drawn again whenever one arrives. A
/// `Request` says which picture to load, and everything else that affects the result.
package actor PictureLoadQueue<Request: Hashable & Sendable, Value: Sendable> {
  private let make: @Sendable (Request) async -> Value
  private var kept: [Request: Place] = [:]
  /// Requests not yet started, the next one last.
  private var waiting: [Request] = []
  private var activeCount = 0
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var listenerCount = 0

  private enum Place {
    case awaited
    case there(Value)
  }

  /// - Parameter make: fetches one picture and turns it into the result.
  package init(make: @escaping @Sendable (Request) async -> Value) { self.make = make }

  /// Starts loading pictures that were not requested before; the latest call goes first.
  ///
  /// A picture that failed stays failed until `forget`, so that repeated requests cost nothing.
  package func load(_ pictures: [Request]) {
    for picture in pictures.reversed() where kept[picture] == nil {
      kept[picture] = .awaited
      waiting.append(picture)
    }
    while activeCount < AnimalService.picturesAtOnce, !waiting.isEmpty { startNext() }
  }

  private func startNext() {
    guard let picture = waiting.popLast() else { return }
    activeCount += 1
    Task { keep(await make(picture), for: picture) }
  }

  private func keep(_ value: Value, for picture: Request) {
    kept[picture] = .there(value)
    activeCount -= 1
    startNext()
    for listener in listeners.values { listener.yield() }
  }

  /// Forgets results, so that the next request loads them again.
  package func forget(where isForgotten: (Value) -> Bool) {
    kept = kept.filter { _, place in
      if case .there(let value) = place { !isForgotten(value) } else { true }
    }
  }

  /// Forgets the results of requests, and those that have not started.
  package func forget(requests isForgotten: (Request) -> Bool) {
    let dropped = Set(waiting.filter(isForgotten))
    waiting.removeAll { dropped.contains($0) }
    kept = kept.filter { request, place in
      guard isForgotten(request) else { return true }
      // One that has started is forgotten once it is there.
      if case .awaited = place { return !dropped.contains(request) }
      return false
    }
  }

  /// The results for some pictures, in order; `nil` for those still loading.
  package func values(of pictures: [Request]) -> [Value?] {
    pictures.map { picture in
      if case .there(let value)? = kept[picture] { value } else { nil }
    }
  }

  package func isLoading(_ pictures: [Request]) -> Bool {
    values(of: pictures).contains { $0 == nil }
  }

  /// Yields once for each picture that arrives from now on; several arrivals may yield once.
  ///
  /// - Parameter timeout: how long the stream goes on; `nil` for ever.
  package func arrivals(within timeout: Duration? = nil) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    listenerCount += 1
    let number = listenerCount
    listeners[number] = continuation
    let alarm = timeout.map { timeout in
      Task {
        try await Task.sleep(for: timeout)
        continuation.finish()
      }
    }
    continuation.onTermination = { _ in
      alarm?.cancel()
      Task { await self.forget(number) }
    }
    return stream
  }

  private func forget(_ number: Int) { listeners[number] = nil }

  /// - Parameters:
  ///   - timeout: how long at most; `nil` until all are loaded or have failed.
  ///   - counter: counts the finished ones.
  package func waitForPictures(
    _ pictures: [Request], within timeout: Duration?, counter: ProgressCounter
  )
    async
  {
    let arrivals = arrivals(within: timeout)
    var seen = 0
    func isSettled() -> Bool {
      let there = values(of: pictures).count { $0 != nil }
      while seen < there {
        counter.advance()
        seen += 1
      }
      return there == pictures.count
    }
    if isSettled() { return }
    for await _ in arrivals where isSettled() { return }
  }
}
