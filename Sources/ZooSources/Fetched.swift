import Foundation
import ZooFiles
import ZooKit

/// A loaded value with its source and age.
package struct Fetched<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// Where it came from; the cache if any part of it did.
  package var source: Source
  /// When the API sent it, or its oldest part; `nil` for the built-in collection.
  package var fetchedAt: Date?
  /// What to tell the user about it.
  package var notices: [SourceNotice] = []

  /// The transformed value, with the same source, age and notices.
  func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Fetched<Other> {
    Fetched<Other>(
      value: try transform(value), source: source, fetchedAt: fetchedAt, notices: notices)
  }
}

/// Something the user should know about where data came from.
package enum SourceNotice: Sendable, Equatable {
  /// The API failed; which source is shown instead, and when its data was fetched.
  case fellBack(from: FetchError, to: Source, fetchedAt: Date?)
  /// This many records were unusable.
  case recordsSkipped(Int)
  /// The detail could not be fetched, so only what the list has is shown.
  case detailFailed(FetchError)
  /// Pictures from Wikipedia could not be fetched.
  case wikipediaFailed(FetchError)
  /// The response could not be written to the cache.
  case notCached(FileError)
}
