/// One of the five collections: where its data comes from and how records become animals.
///
/// An exhibit is data: listing, searching, displaying and saving only read these values, so adding
/// an API takes one more value and no `switch`.
package struct Exhibit: Sendable, Identifiable {
  /// The name typed in commands and written in JSON: `cat-breeds`.
  package var id: String
  /// What one animal is called: `cat breed`.
  package var noun: String
  package var plural: String
  /// What searches call each of its animals, besides its names: `dog`.
  package var kind: String
  /// The API's public base URL; `nil` if the API no longer exists.
  package var publicAddress: String?
  /// The environment variable that overrides the base URL.
  package var addressVariable: String
  /// The environment variable with the API key, for APIs that use one.
  package var keyVariable: String?
  package var paging: Paging
  /// Keys of the facts shown beside the name in a list, the most useful first.
  package var columns: [String]
  package var searchColumns: [String]
  /// The key of the fact whose beginning is shown on a card, if there is room.
  package var story: String?
  /// Keys of the facts that searches match by the beginnings of words, besides the names.
  package var searchedFacts: [String]
  /// Keys of the facts that searches match like names: any part of them.
  package var namingFacts: [String]
  /// The scores that its animals may have, in display order.
  package var scores: [BreedScore.Kind]
  /// What its lists can be sorted by, because most of its built-in animals have it.
  package var measures: [Measure.Kind]
  /// Whether it is known how long most of its animals live, so that lists can be sorted by that.
  package var hasLifespans: Bool
  /// Whether searches also match words that a record doesn't have itself, such as a country's name for its code.
  package var searchesDerivedWords: Bool
  /// Members by which a user's file of this exhibit is recognised: the exhibit with the most of them counts.
  package var signature: Set<String>
  /// Keys that JSON output always has, `null` when unknown.
  package var requiredKeys: [String]
  package var page: @Sendable (PageRequest) -> Endpoint
  /// The endpoint of an animal's full record, for APIs whose pages leave parts out.
  package var detail: (@Sendable (Animal) -> Endpoint)?
  package var gallery: GallerySource?
  /// What an animal without an outline of its own is drawn as, by its type (`bird`); `""` stands for any type.
  package var outlines: [String: String]
  /// The endpoint of all tags, as an array of texts, for APIs that have one.
  package var tags: Endpoint?
  /// The endpoint that tells how many animals there are (`{"count": 5}`), for APIs whose pages don't.
  package var count: Endpoint?
  package var identity: IdentityPaths
  /// Decodes the rest of a record whose id and name are known.
  ///
  /// The last argument is the API's base URL, for records that don't say where their picture is;
  /// `nil` for the built-in collection.
  package var makeAnimal: @Sendable (JSONValue, IdentityPaths.Name, String?) -> Animal

  package init(
    id: String, noun: String, plural: String, kind: String,
    publicAddress: String?, addressVariable: String, keyVariable: String? = nil,
    paging: Paging, columns: [String], searchColumns: [String]? = nil, story: String? = nil,
    searchedFacts: [String] = [], namingFacts: [String] = [],
    requiredKeys: [String] = [],
    scores: [BreedScore.Kind] = [], measures: [Measure.Kind] = [],
    hasLifespans: Bool = false, searchesDerivedWords: Bool = false,
    signature: Set<String> = [],
    page: @escaping @Sendable (PageRequest) -> Endpoint,
    detail: (@Sendable (Animal) -> Endpoint)? = nil,
    gallery: GallerySource? = nil, outlines: [String: String] = [:], tags: Endpoint? = nil,
    count: Endpoint? = nil,
    identity: IdentityPaths,
    makeAnimal: @escaping @Sendable (JSONValue, IdentityPaths.Name, String?) -> Animal
  ) {
    self.id = id
    self.noun = noun
    self.plural = plural
    self.kind = kind
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
    self.scores = scores
    self.measures = measures
    self.hasLifespans = hasLifespans
    self.searchesDerivedWords = searchesDerivedWords
    self.signature = signature
    self.page = page
    self.detail = detail
    self.gallery = gallery
    self.outlines = outlines
    self.tags = tags
    self.count = count
    self.identity = identity
    self.makeAnimal = makeAnimal
  }
}

extension Exhibit {
  /// The keys of the facts in which words are looked for.
  package var textKeys: [String] { searchedFacts + [story].compactMap(\.self) }

  /// `nil` for an unusable record. `base` is the API's base URL, `nil` for the built-in collection.
  package func decode(_ record: JSONValue, _ base: String?) -> Animal? {
    identity.name(of: record).map {
      var animal = makeAnimal(record, $0, base)
      animal.exhibit = id
      // Only built-in records have these, though an API may use the same words.
      if base == nil {
        animal.sentence = record.text("sentence")
        animal.silhouette = Silhouette(record)
        animal.terms = AnimalFacets(record)
      }
      return animal
    }
  }

  /// Where to find an animal's id and name in a record. Data, so that `RecordScan` can find the
  /// same members without decoding the record.
  package struct IdentityPaths: Sendable {
    package typealias Name = (id: String, name: String)

    /// Where the id is: the first path with text counts, and a record without any is unusable.
    package var idPaths: [MemberPath]
    /// Where the name is: the first path with text counts.
    package var namePaths: [MemberPath]
    /// What a nameless record is called, before its id: `Cat` makes `Cat 5f3a`.
    package var placeholder: String
    /// How many characters of the id follow the placeholder.
    package var placeholderIDLength: Int

    package init(
      id idPaths: [MemberPath], name namePaths: [MemberPath], placeholder: String,
      placeholderIDLength: Int = .max
    ) {
      self.idPaths = idPaths
      self.namePaths = namePaths
      self.placeholder = placeholder
      self.placeholderIDLength = placeholderIDLength
    }

    /// A record's id and name; `nil` when it is unusable.
    package func name(of record: JSONValue) -> Name? {
      func first(of paths: [MemberPath]) -> String? {
        for path in paths { if let text = path.text(in: record) { return text } }
        return nil
      }
      guard let id = first(of: idPaths) else { return nil }
      let name = first(of: namePaths) ?? "\(placeholder) \(id.prefix(placeholderIDLength))"
      let isLong = name.utf8.count > longestName
      return (id, isLong ? String(name.unicodeScalars.prefix(longestName)) : name)
    }
  }

  /// More scalars than any name has; a search goes through all of them at each key.
  private static let longestName = 400

  /// The path of a text in a record: a member, `uid`, or a member of a nested object, `name.latin`.
  package struct MemberPath: Sendable, ExpressibleByStringLiteral {
    package let key: String
    /// The member of the nested object; `nil` when `key` itself is the text.
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

  /// Where more pictures of one animal are.
  package enum GallerySource: Sendable {
    /// In the animal's own full record.
    case record
    /// At an endpoint of their own.
    case request(GalleryAPI)

    /// Decodes a record of a gallery; `nil` when it isn't a picture.
    package func picture(in record: JSONValue) -> Picture? {
      if case .request(let gallery) = self { gallery.decode(record) } else { nil }
    }
  }

  /// How to fetch more pictures of one animal.
  package struct GalleryAPI: Sendable {
    package var endpoint: @Sendable (Animal) -> Endpoint
    /// Decodes one record; `nil` when it isn't a picture.
    package var decode: @Sendable (JSONValue) -> Picture?

    package init(
      at endpoint: @escaping @Sendable (Animal) -> Endpoint,
      decode: @escaping @Sendable (JSONValue) -> Picture?
    ) {
      self.endpoint = endpoint
      self.decode = decode
    }
  }
}

extension Exhibit {
  /// Whether the API gives random animals, which cannot be asked for again; all there is then is the
  /// built-in collection.
  package var isRandomSample: Bool { paging == .random }
  /// Whether a few requests list all there is.
  package var isSoonListed: Bool {
    switch paging {
    case .pages, .whole: true
    case .random, .offsets: false
    }
  }
  /// Whether there are pages to go on to; else the user is asked how many animals to fetch.
  package var hasPages: Bool { !isRandomSample }
}

extension Exhibit: Equatable {
  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}
