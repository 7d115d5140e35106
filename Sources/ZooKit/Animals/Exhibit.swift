/// One of the collections: where it comes from and how its records become animals.
///
/// An exhibit is data. Everything that lists, searches, shows or saves reads these values, so a
/// further API is one further value and no `switch` anywhere.
public struct Exhibit: Sendable, Identifiable {
  /// The name typed in commands and written in JSON: `cat-breeds`.
  public var id: String
  /// The heading of its lists: `Cat breeds`.
  public var title: String
  /// What one animal is called: `cat breed`.
  public var noun: String
  /// What several are called: `cat breeds`.
  public var plural: String
  /// What else people call it, in small letters: `dogs`.
  public var otherNames: [String]
  /// One line on what it holds, for help and the session's choice of exhibits.
  public var summary: String
  /// The API's public base address; `nil` when there is none any more.
  public var publicAddress: String?
  /// The environment variable that sets another base address.
  public var addressVariable: String
  /// The environment variable that holds the API key, for APIs that know one.
  public var keyVariable: String?
  /// How the API hands out its animals.
  public var paging: Paging
  /// Keys of the facts that stand beside the name in a list, the most telling first.
  public var columns: [String]
  /// The same for the results of a search.
  public var searchColumns: [String]
  /// The key of the fact whose beginning stands on a card, where there is room.
  public var story: String?
  /// Keys of the facts that a search looks at besides the names, for words that begin so.
  public var searchedFacts: [String]
  /// Keys of those that it takes for names: any part of them fits.
  public var namingFacts: [String]
  /// Keys that JSON output holds even where nothing is known: `null` then.
  public var requiredKeys: [String]
  /// The key under which records stand, where an answer wraps them: `{"results": […]}`.
  public var envelope: String?
  /// The address of a page, below the base address.
  public var page: @Sendable (PageRequest) -> Endpoint
  /// The address of all that is known of one animal, for APIs whose pages hold only a part.
  public var detail: (@Sendable (Animal) -> Endpoint)?
  /// More pictures of one animal, for APIs that have them.
  public var gallery: Pictures?
  /// Which animal a record is of.
  public var identity: Identity
  /// A record as the animal that it is of.
  ///
  /// The last text is the API's base address, for records that do not say where their picture is; `nil`
  /// for the built-in collection.
  public var describe: @Sendable (JSONValue, Identity.Name, String?) -> Animal

  /// Makes an exhibit.
  public init(
    id: String, title: String, noun: String, plural: String, otherNames: [String] = [],
    summary: String, publicAddress: String?, addressVariable: String, keyVariable: String? = nil,
    paging: Paging, columns: [String], searchColumns: [String]? = nil, story: String? = nil,
    searchedFacts: [String] = [], namingFacts: [String] = [], requiredKeys: [String] = [],
    envelope: String? = nil,
    page: @escaping @Sendable (PageRequest) -> Endpoint,
    detail: (@Sendable (Animal) -> Endpoint)? = nil,
    gallery: Pictures? = nil,
    identity: Identity,
    describe: @escaping @Sendable (JSONValue, Identity.Name, String?) -> Animal
  ) {
    self.id = id
    self.title = title
    self.noun = noun
    self.plural = plural
    self.otherNames = otherNames
    self.summary = summary
    self.publicAddress = publicAddress
    self.addressVariable = addressVariable
    self.keyVariable = keyVariable
    self.paging = paging
    self.columns = columns
    self.searchColumns = searchColumns ?? columns
    self.story = story
    self.searchedFacts = searchedFacts
    self.namingFacts = namingFacts
    self.requiredKeys = requiredKeys
    self.envelope = envelope
    self.page = page
    self.detail = detail
    self.gallery = gallery
    self.identity = identity
    self.describe = describe
  }
}

extension Exhibit {
  /// One record as an animal; `nil` for a record that cannot be used at all.
  ///
  /// - Parameter base: the API's base address; `nil` for the built-in collection.
  public func decode(_ record: JSONValue, _ base: String?) -> Animal? {
    identity.name(record).map { describe(record, $0, base) }
  }

  /// How a record tells which animal it is of.
  public struct Identity: Sendable {
    /// An id, unique within the exhibit, and the name to be listed under.
    public typealias Name = (id: String, name: String)

    /// Keys of a record, any of which with words makes it one that can be used.
    public var idKeys: [StaticString]
    /// Keys of what else the name is made of.
    public var nameKeys: [StaticString]
    /// Both, of a record or of no more than those members of it; `nil` for one that cannot be used.
    public var name: @Sendable (JSONValue) -> Name?

    /// Makes it of its parts.
    public init(
      by idKeys: [StaticString], and nameKeys: [StaticString] = [],
      name: @escaping @Sendable (JSONValue) -> Name?
    ) {
      self.idKeys = idKeys
      self.nameKeys = nameKeys
      self.name = name
    }
  }

  /// How an API hands out more pictures of one animal.
  public struct Pictures: Sendable {
    /// Their address.
    public var endpoint: @Sendable (Animal) -> Endpoint
    /// One record as a picture; `nil` where it is none.
    public var decode: @Sendable (JSONValue) -> Picture?

    /// Makes it of its parts.
    public init(
      at endpoint: @escaping @Sendable (Animal) -> Endpoint,
      decode: @escaping @Sendable (JSONValue) -> Picture?
    ) {
      self.endpoint = endpoint
      self.decode = decode
    }
  }
}

extension Exhibit: Equatable {
  /// Whether both are the exhibit of that name.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

/// How an API hands out its animals.
public enum Paging: Sendable, Equatable {
  /// A random selection of as many as were asked for; every answer is another one.
  case random
  /// Numbered pages of at most so many, until one comes back short.
  case pages(limit: Int)
  /// At most so many from any place on, until fewer come back.
  case offsets(limit: Int)
  /// Everything in one answer.
  case whole
}

/// Which part of an exhibit is wanted.
public struct PageRequest: Sendable, Equatable {
  /// How many animals come before it.
  public var offset: Int
  /// How many animals it holds, or how many random ones are wanted.
  public var size: Int

  /// Makes a request.
  public init(offset: Int = 0, size: Int) {
    self.offset = offset
    self.size = size
  }

  /// Everything: more than any exhibit holds, and far from overflowing.
  public static let all = PageRequest(size: 1 << 40)
  /// Whether everything is wanted.
  public var isAll: Bool { size >= Self.all.size }

  /// The page of that size, from zero.
  public var index: Int { size > 0 ? offset / size : 0 }
}

/// A place below an API's base address.
public struct Endpoint: Sendable {
  /// The path's parts, unescaped: an id from outside stays inside its part.
  public var path: [String]
  /// The query's names and values, unescaped, in order.
  public var query: [(name: String, value: String)]

  /// Makes an endpoint.
  public init(_ path: String..., query: [(name: String, value: String)] = []) {
    self.path = path
    self.query = query
  }
}
