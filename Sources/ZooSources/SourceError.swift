import ZooFiles

/// Why an exhibit could not be had from the source insisted on, or from any.
public enum SourceError: Error, Sendable, Equatable {
  /// A request failed.
  case fetch(FetchError)
  /// An API was insisted on, and no address is set for it.
  case noAddress(NoAddress)
  /// The cache was insisted on, and has nothing that fits.
  case notInCache(NotInCache)
  /// The user's own specimens, or a picture of one, could not be read.
  case file(FileError)

  /// Does what a failed request alone can stop.
  static func fetching<Value>(
    _ work: () async throws(FetchError) -> Value
  ) async throws(SourceError) -> Value {
    do throws(FetchError) { return try await work() } catch { throw .fetch(error) }
  }
}
