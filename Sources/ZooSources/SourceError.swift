import ZooFiles
import ZooKit

/// Why data could not be loaded from the one allowed source, or from any.
package enum SourceError: Error, Sendable, Equatable {
  /// A request failed.
  case fetch(FetchError)
  /// Only live data is allowed, but the exhibit's API has no address; which variable sets one.
  case noAddress(exhibit: Exhibit.ID, variable: String)
  /// Only cached data is allowed, but the cache has nothing matching of the exhibit.
  case notInCache(exhibit: Exhibit.ID)
  /// The user's cats, or a picture of one, could not be read.
  case file(FileError)

  /// Runs work that throws `FetchError`, and wraps that error.
  static func fetching<Value>(
    _ work: () async throws(FetchError) -> Value
  ) async throws(SourceError) -> Value {
    do throws(FetchError) { return try await work() } catch { throw .fetch(error) }
  }
}
