/// A file of the user's that could not be read or written.
package struct FileError: Error, Sendable, Equatable {
  /// What was tried.
  package enum Operation: String, Sendable {
    /// Reading it.
    case read
    /// Writing it, or making its directory.
    case write
    /// Waiting for another process that writes it.
    case lock
  }

  /// What was tried.
  package var operation: Operation
  /// The file.
  package var path: String
  /// What was in the way.
  package var problem: Problem

  /// What can be in the way.
  package enum Problem: Sendable, Equatable {
    /// The system refused, by its `errno`.
    case system(Int32)
    /// The file is larger than so many bytes.
    case tooLarge(limit: Int)
    /// It is a directory, a pipe or the like.
    case notAFile
    /// What stands in it is not what `zoo` wrote.
    case damaged
    /// Another process has been writing for too long.
    case busy
  }

  /// Makes the error.
  package init(_ operation: Operation, _ path: String, _ problem: Problem) {
    self.operation = operation
    self.path = path
    self.problem = problem
  }
}

/// An error that says of a file what went wrong with it, among other things.
package protocol FileErrorWrapper: Error {
  /// Wraps what went wrong with a file.
  init(_ error: FileError)
}

extension FileError: FileErrorWrapper {
  /// The error itself.
  package init(_ error: FileError) { self = error }
}
