import Collections
import Foundation
import Synchronization
import ZooFiles
import ZooKit

// How many records there are on all pages of an exhibit.

extension FallbackLoader {
  /// How many records an exhibit has on all pages; `nil` if unknown.
  ///
  /// - Parameters:
  ///   - answered: what the API's last answer said, which is kept for cached pages.
  ///   - isLive: whether the API was just reached, so that it may be asked.
  func total(
    of exhibit: Exhibit, from source: Source, answered: Int?, isLive: Bool
  ) async -> Int? {
    guard !exhibit.isRandomSample else { return nil }
    if source == .builtIn { return BuiltInCollection.named(exhibit.id)?.count }
    guard let base = preferences.address(of: exhibit),
      let key = URL(string: "\(base)#total-\(exhibit.id)")
    else { return answered }
    let entry = cache?.entry(of: key)
    let kept = entry.flatMap { Int(String(decoding: $0.body, as: UTF8.self)) }?.asCount
    var answered = answered
    let isOld = entry?.fetchedAt.isWithin(Self.maximumAge, of: now()) != true
    if answered == nil, isLive, isOld, exhibit.count != nil, askedCounts.isNew(key) {
      answered = await count(of: exhibit, below: base)
    }
    guard let answered else { return kept }
    // Without it only the heading of a cached page says less.
    if answered != kept || isOld { try? cache?.store("\(answered)".utf8Data, of: key, at: now()) }
    return answered
  }

  /// Asks the API how many records there are, where it has an endpoint for that. A failure is no news: only the
  /// heading says less.
  private func count(of exhibit: Exhibit, below base: String) async -> Int? {
    guard let address = try? exhibit.count?.url(below: base) else { return nil }
    let seconds = min(preferences.timeout, preferences.patience.seconds(Self.countTimeout))
    let answer = try? await fetch(
      request(address, for: exhibit, isReload: true, within: seconds), for: exhibit)
    return answer.flatMap { try? JSONValue(parsing: $0.body) }?.text("count").flatMap(Int.init)?
      .asCount
  }

  /// Seconds to wait for a count, which the heading of a list can do without.
  private static let countTimeout: Double = 2
}

/// Remembers what was asked for.
final class RequestedURLs: Sendable {
  private let asked = Mutex<Set<String>>([])

  /// Whether something was not asked for before; it counts as asked for from now on.
  func isNew(_ address: URL) -> Bool {
    asked.withLock { $0.insert(address.absoluteString).inserted }
  }
}
