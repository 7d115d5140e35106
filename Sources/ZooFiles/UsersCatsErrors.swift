extension UsersCats {
  /// Why an animal could not be added or changed.
  package enum KeepError: FileErrorWrapper, Sendable, Equatable {
    /// A file could not be read or written.
    case file(FileError)
    /// The file that was named as a picture is none, or is not there at all.
    case notAPicture(path: String, exists: Bool)

    /// A file could not be read or written.
    package init(_ error: FileError) { self = .file(error) }
  }
}
