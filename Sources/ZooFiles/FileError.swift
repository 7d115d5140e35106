/// A file of the user's that could not be read or written.
package struct FileError: Error, Sendable, Equatable {
  /// The operation that failed.
  package enum Operation: String, Sendable {
    case read
    /// Writing it, or making its directory.
    case write
    /// Waiting for another process to release the lock.
    case lock
  }

  package var operation: Operation
  package var path: String
  package var problem: Cause

  /// Why an operation can fail.
  package enum Cause: Sendable, Equatable {
    /// The system refused, by its `errno`.
    case system(Int32)
    /// The file is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// It is a directory, a pipe or the like.
    case notAFile
    /// Nobody has opened the pipe to write for so long.
    case nothingCame(seconds: Double)
    /// The contents are not what zoo wrote.
    case damaged
    /// Another process held the lock for too long.
    case busy
  }

  package init(_ operation: Operation, _ path: String, _ problem: Cause) {
    self.operation = operation
    self.path = path
    self.problem = problem
  }
}
