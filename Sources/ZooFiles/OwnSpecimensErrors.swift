extension OwnSpecimens {
  /// A file that was named as a picture and is none.
  public struct NotAPicture: Error, Sendable, Equatable {
    /// The file.
    public var path: String
    /// Whether it is there at all.
    public var exists: Bool

    /// Makes the error.
    public init(path: String, exists: Bool) {
      self.path = path
      self.exists = exists
    }
  }

  /// Why a specimen could not be added or changed.
  public enum KeepError: FileErrorWrapper, Sendable, Equatable {
    /// A file could not be read or written.
    case file(FileError)
    /// The picture is none.
    case notAPicture(NotAPicture)

    /// A file could not be read or written.
    public init(_ error: FileError) { self = .file(error) }
  }
}
