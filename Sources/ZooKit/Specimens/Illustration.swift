/// A picture of a Wikipedia article, which stands in where an animal has none of its own.
public struct Illustration: Sendable, Equatable {
  /// Where the picture is, in the size that was asked for.
  public var address: String
  /// The name of its file.
  public var file: String

  /// Makes it of its parts.
  public init(address: String, file: String) {
    self.address = address
    self.file = file
  }

  /// The page that names its author and its licence. What is free is kept at Wikimedia Commons.
  public var page: String {
    "https://commons.wikimedia.org/wiki/File:\(file.replacing(" ", with: "_"))"
  }
}
