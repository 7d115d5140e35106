extension UsersCats {
  /// Why an animal could not be added or changed.
  package enum SaveError: FileErrorWrapper, Sendable, Equatable {
    /// A file could not be read or written.
    case file(FileError)
    /// The file named as a picture isn't one, or doesn't exist.
    case notAPicture(path: String, exists: Bool)

    /// Wraps a file error.
    package init(_ error: FileError) { self = .file(error) }
  }
}
