import ZooKit

/// What is made of pictures, side by side but only so many at once, and kept for as long as the
/// program runs.
///
/// A list is shown before all of its pictures are there; whoever shows it asks again when told that
/// one has arrived. A wish says which picture, and whatever else decides what is made of it.
package actor PictureLoader<Request: Hashable & Sendable, Value: Sendable> {
  private let make: @Sendable (Request) async -> Value
  private var kept: [Request: Place] = [:]
  /// Those not yet begun, the next one last.
  private var waiting: [Request] = []
  private var underWay = 0
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var listenerCount = 0

  private enum Place {
    case awaited
    case there(Value)
  }

  /// Makes an empty shelf.
  ///
  /// - Parameter make: fetches one picture and turns it into what is kept.
  package init(make: @escaping @Sendable (Request) async -> Value) { self.make = make }

  /// Loads pictures that were never asked for, the last ones first. One that failed stays failed
  /// until `forget`, so that asking again on every draw costs nothing.
  package func want(_ pictures: [Request]) {
    for picture in pictures.reversed() where kept[picture] == nil {
      kept[picture] = .awaited
      waiting.append(picture)
    }
    while underWay < AnimalService.picturesAtOnce, !waiting.isEmpty { beginNext() }
  }

  private func beginNext() {
    guard let picture = waiting.popLast() else { return }
    underWay += 1
    Task { keep(await make(picture), for: picture) }
  }

  private func keep(_ value: Value, for picture: Request) {
    kept[picture] = .there(value)
    underWay -= 1
    beginNext()
    for listener in listeners.values { listener.yield() }
  }

  /// Forgets results, so that they are loaded again when they are next wanted.
  package func forget(where isForgotten: (Value) -> Bool) {
    kept = kept.filter { _, place in
      if case .there(let value) = place { !isForgotten(value) } else { true }
    }
  }

  /// What there is of some pictures, in order; `nil` for those on their way.
  package func values(of pictures: [Request]) -> [Value?] {
    pictures.map { picture in
      if case .there(let value)? = kept[picture] { value } else { nil }
    }
  }

  /// Whether some of the pictures wanted are still on their way.
  package func isAwaiting(_ pictures: [Request]) -> Bool {
    values(of: pictures).contains { $0 == nil }
  }

  /// An element for each picture that arrives from now on; several may come as one.
  ///
  /// - Parameter patience: when it ends; `nil` for never.
  package func arrivals(within patience: Duration? = nil) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    listenerCount += 1
    let number = listenerCount
    listeners[number] = continuation
    let alarm = patience.map { patience in
      Task {
        try await Task.sleep(for: patience)
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

  /// Waits until pictures are there, but not for ever.
  ///
  /// - Parameters:
  ///   - patience: how long; `nil` for as long as each of them may take.
  ///   - counter: counts those that are there.
  package func settle(_ pictures: [Request], within patience: Duration?, counter: ProgressCounter)
    async
  {
    let arrivals = arrivals(within: patience)
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
