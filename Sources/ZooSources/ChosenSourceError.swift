import ZooKit

/// Why the one source that is allowed has nothing. Failed requests are `FetchError`s.
package enum ChosenSourceError: Error, Equatable {
  /// Only live data is allowed, but the exhibit's API has no address; which variable sets one.
  case noAddress(exhibit: Exhibit.ID, variable: String)
  /// Only cached data is allowed, but the cache has nothing matching of the exhibit.
  case notInCache(exhibit: Exhibit.ID)
}
