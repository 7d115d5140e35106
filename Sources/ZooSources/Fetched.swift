import Foundation
import ZooFiles
import ZooKit

/// A loaded value with its source and age.
package struct Fetched<Value: Sendable>: Sendable {
  package var value: Value
  /// Where it came from; the cache if any part of it did.
  package var source: Source
  /// When the API sent it, or its oldest part; `nil` for the built-in collection.
  package var fetchedAt: Date?
  package var notices: [SourceNotice] = []
  /// How many records there are on all pages, if the answer said so.
  var total: Int?

  package init(
    value: Value, source: Source, fetchedAt: Date? = nil, notices: [SourceNotice] = []
  ) {
    self.value = value
    self.source = source
    self.fetchedAt = fetchedAt
    self.notices = notices
  }

  func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Fetched<Other> {
    var mapped = Fetched<Other>(
      value: try transform(value), source: source, fetchedAt: fetchedAt, notices: notices)
    mapped.total = total
    return mapped
  }
}

/// Something the user should know about where data came from.
package enum SourceNotice: Sendable, Equatable {
  /// The API failed; which source is shown instead, and when its data was fetched.
  case fellBack(Exhibit.ID, from: FetchError, to: Source, fetchedAt: Date?)
  case recordsSkipped(Int)
  /// The detail could not be fetched, so only what the list has is shown.
  case detailFailed(FetchError)
  case wikipediaFailed(FetchError)
  case notCached(FileError)
}
