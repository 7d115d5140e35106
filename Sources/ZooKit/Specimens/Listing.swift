import Foundation

/// Where specimens came from.
public enum Source: String, Sendable, Codable, CaseIterable {
  /// The exhibit's API, just now.
  case live
  /// What the API sent earlier.
  case cache
  /// The collection inside the program.
  case builtIn = "built-in"
}

/// A list of specimens as it was shown: the thing a number in `zoo detail 2` refers to.
public struct Listing: Sendable, Equatable, Codable {
  /// The exhibit's id.
  public var exhibit: String
  /// The specimens, in the order of their numbers.
  public var specimens: [Specimen]
  /// Where they came from.
  public var source: Source
  /// When the API sent them; `nil` for the built-in collection.
  public var fetchedAt: Date?
  /// The page they are, from 1; `nil` where there are no pages.
  public var page: Int?
  /// Whether there may be a further page.
  public var hasMore: Bool
  /// How many records could not be used.
  public var unusable: Int

  /// Makes a listing.
  public init(
    exhibit: String, specimens: [Specimen], source: Source, fetchedAt: Date? = nil,
    page: Int? = nil, hasMore: Bool = false, unusable: Int = 0
  ) {
    self.exhibit = exhibit
    self.specimens = specimens
    self.source = source
    self.fetchedAt = fetchedAt
    self.page = page
    self.hasMore = hasMore
    self.unusable = unusable
  }
}
