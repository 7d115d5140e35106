/// One of the collections: where it comes from and how its records become specimens.
///
/// An exhibit is data. Everything that lists, searches, shows or saves reads these values, so a
/// further API is one further value and no `switch` anywhere.
public struct Exhibit: Sendable, Identifiable {
  /// The name typed in commands and written in JSON: `cat-breeds`.
  public var id: String
  /// The heading of its lists: `Cat breeds`.
  public var title: String
  /// What one specimen is called: `cat breed`.
  public var noun: String
  /// What several are called: `cat breeds`.
  public var plural: String
  /// One line on what it holds, for help and the session's choice of exhibits.
  public var summary: String
  /// The API's public base address; `nil` when there is none any more.
  public var publicAddress: String?
  /// The environment variable that sets another base address.
  public var addressVariable: String
  /// The environment variable that holds the API key, for APIs that know one.
  public var keyVariable: String?
  /// How the API hands out its specimens.
  public var paging: Paging
  /// Keys of the facts that stand beside the name in a list, the most telling first.
  public var columns: [String]
  /// Keys of the facts that a search looks at besides the names.
  public var searchedFacts: [String]
  /// The address of a page, below the base address.
  public var page: @Sendable (PageRequest) -> Endpoint
  /// One record as a specimen; `nil` for a record that cannot be used at all.
  public var decode: @Sendable (JSONValue) -> Specimen?

  /// Makes an exhibit.
  public init(
    id: String, title: String, noun: String, plural: String, summary: String,
    publicAddress: String?, addressVariable: String, keyVariable: String? = nil,
    paging: Paging, columns: [String], searchedFacts: [String] = [],
    page: @escaping @Sendable (PageRequest) -> Endpoint,
    decode: @escaping @Sendable (JSONValue) -> Specimen?
  ) {
    self.id = id
    self.title = title
    self.noun = noun
    self.plural = plural
    self.summary = summary
    self.publicAddress = publicAddress
    self.addressVariable = addressVariable
    self.keyVariable = keyVariable
    self.paging = paging
    self.columns = columns
    self.searchedFacts = searchedFacts
    self.page = page
    self.decode = decode
  }
}

/// How an API hands out its specimens.
public enum Paging: Sendable, Equatable {
  /// A random selection of as many as were asked for; every answer is another one.
  case random
  /// Pages until one comes back short.
  case pages
  /// Everything in one answer.
  case whole
}

/// Which page is wanted.
public struct PageRequest: Sendable, Equatable {
  /// The page, from zero.
  public var index: Int
  /// How many specimens a page holds, or how many random ones are wanted.
  public var size: Int

  /// Makes a request.
  public init(index: Int = 0, size: Int) {
    self.index = index
    self.size = size
  }
}

/// A place below an API's base address.
public struct Endpoint: Sendable, Equatable {
  /// The path, with its leading slash.
  public var path: String
  /// The query's names and values, unescaped, in order.
  public var query: [(name: String, value: String)]

  /// Makes an endpoint.
  public init(_ path: String, query: [(name: String, value: String)] = []) {
    self.path = path
    self.query = query
  }

  /// Whether both are the same place.
  public static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && left.query.elementsEqual(right.query, by: ==)
  }
}
