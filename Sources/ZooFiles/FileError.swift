/// A file of the user's that could not be read or written.
public struct FileError: Error, Sendable, Equatable {
  /// What was tried.
  public enum Operation: String, Sendable {
    /// Reading it.
    case read
    /// Writing it, or making its directory.
    case write
    /// Waiting for another process that writes it.
    case lock
  }

  /// What was tried.
  public var operation: Operation
  /// The file.
  public var path: String
  /// What was in the way.
  public var problem: Problem

  /// What can be in the way.
  public enum Problem: Sendable, Equatable {
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
  public init(_ operation: Operation, _ path: String, _ problem: Problem) {
    self.operation = operation
    self.path = path
    self.problem = problem
  }
}

/// An error that says of a file what went wrong with it, among other things.
public protocol FileErrorWrapper: Error {
  /// Wraps what went wrong with a file.
  init(_ error: FileError)
}

extension FileError: FileErrorWrapper {
  /// The error itself.
  public init(_ error: FileError) { self = error }
}
