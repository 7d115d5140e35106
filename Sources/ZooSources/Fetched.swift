import Foundation
import ZooFiles
import ZooKit

/// Something fetched, and what is to be known about where it came from.
package struct Fetched<Value: Sendable>: Sendable {
  /// The thing itself.
  package var value: Value
  /// Where it came from; of something put together from several answers the least direct.
  package var source: Source
  /// When the API sent it, of several answers the oldest; `nil` for the built-in collection.
  package var fetchedAt: Date?
  /// What the user should know.
  package var notices: [SourceNotice] = []

  /// The same about another thing.
  func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Fetched<Other> {
    Fetched<Other>(
      value: try transform(value), source: source, fetchedAt: fetchedAt, notices: notices)
  }
}

/// Something a user should know about where data came from.
package enum SourceNotice: Sendable, Equatable {
  /// The API failed; what is shown instead, and when that was fetched.
  case steppedDown(from: FetchError, to: Source, fetchedAt: Date?)
  /// So many records could not be used.
  case leftOut(Int)
  /// The API could not be asked for more than the list knows.
  case noDetail(FetchError)
  /// Pictures of Wikipedia are missing.
  case notIllustrated(FetchError)
  /// What was fetched could not be kept for later.
  case notKept(FileError)
}
