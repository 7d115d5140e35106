import ZooFiles
import ZooKit

/// Why an exhibit could not be had from the source insisted on, or from any.
package enum SourceError: Error, Sendable, Equatable {
  /// A request failed.
  case fetch(FetchError)
  /// An exhibit's API was insisted on, and no address is set for it; the variable that sets one.
  case noAddress(exhibit: Exhibit.ID, variable: String)
  /// The cache was insisted on, and has nothing of the exhibit that fits.
  case notInCache(exhibit: Exhibit.ID)
  /// The user's own animals, or a picture of one, could not be read.
  case file(FileError)

  /// Does what a failed request alone can stop.
  static func fetching<Value>(
    _ work: () async throws(FetchError) -> Value
  ) async throws(SourceError) -> Value {
    do throws(FetchError) { return try await work() } catch { throw .fetch(error) }
  }
}
