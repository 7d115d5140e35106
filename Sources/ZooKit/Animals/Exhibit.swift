/// One of the collections: where it comes from and how its records become animals.
///
/// An exhibit is data. Everything that lists, searches, shows or saves reads these values, so a
/// further API is one further value and no `switch` anywhere.
package struct Exhibit: Sendable, Identifiable {
  /// The name typed in commands and written in JSON: `cat-breeds`.
  package var id: String
  /// The heading of its lists: `Cat breeds`.
  package var title: String
  /// What one animal is called: `cat breed`.
  package var noun: String
  /// What several are called: `cat breeds`.
  package var plural: String
  /// What else people call it, in small letters: `dogs`.
  package var otherNames: [String]
  /// One line on what it holds, for help and the session's choice of exhibits.
  package var summary: String
  /// The API's public base address; `nil` when there is none any more.
  package var publicAddress: String?
  /// The environment variable that sets another base address.
  package var addressVariable: String
  /// The environment variable that holds the API key, for APIs that know one.
  package var keyVariable: String?
  /// How the API hands out its animals.
  package var paging: Paging
  /// Keys of the facts that stand beside the name in a list, the most telling first.
  package var columns: [String]
  /// The same for the results of a search.
  package var searchColumns: [String]
  /// The key of the fact whose beginning stands on a card, where there is room.
  package var story: String?
  /// Keys of the facts that a search looks at besides the names, for words that begin so.
  package var searchedFacts: [String]
  /// Keys of those that it takes for names: any part of them fits.
  package var namingFacts: [String]
  /// Keys that JSON output holds even where nothing is known: `null` then.
  package var requiredKeys: [String]
  /// The key under which records stand, where an answer wraps them: `{"results": […]}`.
  package var envelope: String?
  /// The address of a page, below the base address.
  package var page: @Sendable (PageRequest) -> Endpoint
  /// The address of all that is known of one animal, for APIs whose pages hold only a part.
  package var detail: (@Sendable (Animal) -> Endpoint)?
  /// More pictures of one animal, for APIs that have them.
  package var gallery: Pictures?
  /// Which animal a record is of.
  package var identity: Identity
  /// A record as the animal that it is of.
  ///
  /// The last text is the API's base address, for records that do not say where their picture is; `nil`
  /// for the built-in collection.
  package var describe: @Sendable (JSONValue, Identity.Name, String?) -> Animal

  /// Makes an exhibit.
  package init(
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
  package func decode(_ record: JSONValue, _ base: String?) -> Animal? {
    identity.name(of: record).map { describe(record, $0, base) }
  }

  /// How a record says which animal it describes. Data, so that `RecordScan` can find the same members
  /// without decoding the record.
  package struct Identity: Sendable {
    /// An id, unique within the exhibit, and the name to be listed under.
    package typealias Name = (id: String, name: String)

    /// Where the id is; the first that has words counts. A record with none of them cannot be used.
    package var idPaths: [MemberPath]
    /// Where the name is; the first that has words counts.
    package var namePaths: [MemberPath]
    /// What a record without a name is called, before its id: `Cat` makes `Cat 5f3a`.
    package var placeholder: String
    /// How many characters of the id follow the placeholder.
    package var placeholderIDLength: Int

    /// Declares where id and name are.
    package init(
      id idPaths: [MemberPath], name namePaths: [MemberPath], placeholder: String,
      placeholderIDLength: Int = .max
    ) {
      self.idPaths = idPaths
      self.namePaths = namePaths
      self.placeholder = placeholder
      self.placeholderIDLength = placeholderIDLength
    }

    /// Id and name of a record; `nil` for one that cannot be used.
    package func name(of record: JSONValue) -> Name? {
      func first(of paths: [MemberPath]) -> String? {
        paths.lazy.compactMap { $0.text(in: record) }.first
      }
      guard let id = first(of: idPaths) else { return nil }
      return (id, first(of: namePaths) ?? "\(placeholder) \(id.prefix(placeholderIDLength))")
    }
  }

  /// Where a text is in a record: in a member, `uid`, or in a member of an object in it, `name.latin`.
  package struct MemberPath: Sendable, ExpressibleByStringLiteral {
    /// The member of the record.
    package let key: String
    /// The member of the object there; `nil` where the member itself is the text.
    package let inner: String?

    /// Takes a path with at most one dot.
    package init(stringLiteral path: String) {
      let keys = path.split(separator: ".", maxSplits: 1).map(String.init)
      (key, inner) = (keys.first ?? "", keys.dropFirst().first)
    }

    fileprivate func text(in record: JSONValue) -> String? {
      guard let inner else { return record.text(key) }
      return record[key]?.text(inner)
    }
  }

  /// How an API hands out more pictures of one animal.
  package struct Pictures: Sendable {
    /// Their address.
    package var endpoint: @Sendable (Animal) -> Endpoint
    /// One record as a picture; `nil` where it is none.
    package var decode: @Sendable (JSONValue) -> Picture?

    /// Makes it of its parts.
    package init(
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
  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

/// How an API hands out its animals.
package enum Paging: Sendable, Equatable {
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
package struct PageRequest: Sendable, Equatable {
  /// How many animals come before it.
  package var offset: Int
  /// How many animals it holds, or how many random ones are wanted.
  package var size: Int

  /// Makes a request.
  package init(offset: Int = 0, size: Int) {
    self.offset = offset
    self.size = size
  }

  /// Everything: more than any exhibit holds, and far from overflowing.
  package static let all = PageRequest(size: 1 << 40)
  /// Whether everything is wanted.
  package var isAll: Bool { size >= Self.all.size }

  /// The page of that size, from zero.
  package var index: Int { size > 0 ? offset / size : 0 }
}

/// A place below an API's base address.
package struct Endpoint: Sendable {
  /// The path's parts, unescaped: an id from outside stays inside its part.
  package var path: [String]
  /// The query's names and values, unescaped, in order.
  package var query: [(name: String, value: String)]

  /// Makes an endpoint.
  package init(_ path: String..., query: [(name: String, value: String)] = []) {
    self.path = path
    self.query = query
  }
}
