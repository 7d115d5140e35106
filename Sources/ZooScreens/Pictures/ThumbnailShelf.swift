import Console
import ZooKeeping
import ZooKit

/// What stands in a picture's place.
enum Thumbnail: Sendable, Equatable {
  /// It is on its way.
  case awaited
  /// The picture.
  case cells(CellPicture)
  /// Why there is none.
  case problem(String)
}

/// How large a thumbnail is, in character cells, which are about twice as high as wide.
enum ThumbnailSize {
  static let columns = 9
  static let rows = 3
}

/// Small pictures: fetched side by side, drawn, and kept for as long as the program runs.
///
/// A list is shown before all of its pictures are there; whoever shows it asks again when told that
/// one has arrived.
actor ThumbnailShelf {
  private let make: @Sendable (Picture) async -> Thumbnail
  private var kept: [String: Thumbnail] = [:]
  /// Those not yet begun, the next one last.
  private var waiting: [Picture] = []
  private var underWay = 0
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var listenerCount = 0

  /// Makes an empty shelf.
  ///
  /// - Parameter make: fetches one and draws it.
  init(make: @escaping @Sendable (Picture) async -> Thumbnail) { self.make = make }

  /// Sees to it that pictures are there some time: those wanted last come first, and one that
  /// could not be had is tried again.
  func want(_ pictures: [Picture]) {
    for picture in pictures.reversed() {
      switch kept[picture.address] {
      case .cells, .awaited: continue
      case .problem, nil:
        kept[picture.address] = .awaited
        waiting.append(picture)
      }
    }
    while underWay < Keeper.picturesAtOnce, !waiting.isEmpty { beginNext() }
  }

  private func beginNext() {
    guard let picture = waiting.popLast() else { return }
    underWay += 1
    Task { keep(await make(picture), for: picture) }
  }

  private func keep(_ thumbnail: Thumbnail, for picture: Picture) {
    kept[picture.address] = thumbnail
    underWay -= 1
    beginNext()
    for listener in listeners.values { listener.yield() }
  }

  /// What there is of some pictures, in order.
  func thumbnails(of pictures: [Picture]) -> [Thumbnail] {
    pictures.map { kept[$0.address] ?? .awaited }
  }

  /// Whether some of the pictures wanted are still on their way.
  func isAwaiting(_ pictures: [Picture]) -> Bool { thumbnails(of: pictures).contains(.awaited) }

  /// An element for each picture that arrives from now on; several may come as one.
  func arrivals() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    listenerCount += 1
    let number = listenerCount
    listeners[number] = continuation
    continuation.onTermination = { _ in Task { await self.forget(number) } }
    return stream
  }

  private func forget(_ number: Int) { listeners[number] = nil }

  /// Waits until pictures are there, but not for ever.
  ///
  /// - Parameters:
  ///   - patience: how long; `nil` for as long as each of them may take.
  ///   - tally: counts those that are there.
  func settle(_ pictures: [Picture], within patience: Duration?, tally: Tally) async {
    let arrivals = arrivals()
    let alarm = Task {
      guard let patience else { return }
      try await Task.sleep(for: patience)
      ring()
    }
    defer { alarm.cancel() }
    let end = patience.map { ContinuousClock.now + $0 }
    var seen = 0
    func isSettled() -> Bool {
      let there = thumbnails(of: pictures).count { $0 != .awaited }
      while seen < there {
        tally.advance()
        seen += 1
      }
      return there == pictures.count || end.map { ContinuousClock.now >= $0 } ?? false
    }
    if isSettled() { return }
    for await _ in arrivals where isSettled() { return }
  }

  /// Makes every listener look.
  private func ring() { for listener in listeners.values { listener.yield() } }
}
