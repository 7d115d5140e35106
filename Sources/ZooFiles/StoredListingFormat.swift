import Foundation
import ZooKit

/// The format of the lists kept between runs.
///
/// Written by hand, so that renaming a type or a case in the program never changes what is on disk:
/// `{"animals": [...], "exhibit": "cats", "version": 1, ...}`. Raise `version` when a reader of today
/// would misread a file; a file of another version counts as no list.
enum StoredListingFormat {
  /// The version that is written, and the only one that is read.
  static let version = 1

  static func json(of shown: LastLists.ListPlace) -> JSONValue {
    let listing = shown.listing
    return object([
      "version": .integer(version),
      "exhibit": .string(listing.exhibit),
      "animals": .array(listing.animals.map { json($0, in: listing.exhibit) }),
      "source": .string(listing.source.rawValue),
      "fetchedAt": listing.fetchedAt.map(json),
      "page": listing.page.map { .integer($0) },
      "total": listing.total.map { .integer($0) },
      "hasMore": .bool(listing.hasMore),
      "end": .integer(listing.end),
      "search": listing.search.map { .string($0) },
      "kind": listing.kind.map { .string($0) },
      "tag": listing.tag.map { .string($0) },
      "order": listing.order.map { .string($0.word) },
      "usersCats": .array(shown.usersCats.sorted().map { .string($0) }),
    ])
  }

  /// Reads a stored list; `nil` for another version, or when anything in it is not in the format.
  static func shown(from json: JSONValue) -> LastLists.ListPlace? {
    guard json["version"]?.integer == version, let exhibit = json["exhibit"]?.string,
      let animals = json["animals"]?.array?.wholeMap({ animal(from: $0, of: exhibit) }),
      let source = json["source"]?.string.flatMap(Source.init(rawValue:)),
      let usersCats = json["usersCats"]?.array?.wholeMap(\.string)
    else { return nil }
    var listing = Listing(
      exhibit: exhibit, animals: animals, source: source,
      fetchedAt: json["fetchedAt"]?.date, page: json["page"]?.integer?.asCount,
      total: json["total"]?.integer?.asCount, hasMore: json["hasMore"] == true,
      end: json["end"]?.integer?.asCount,
      search: json["search"]?.string, tag: json["tag"]?.string,
      order: json["order"]?.string.map(ListQuery.Order.init(word:)))
    listing.kind = json["kind"]?.string
    return LastLists.ListPlace(listing: listing, usersCats: Set(usersCats))
  }

  // MARK: - Animals

  private static func json(_ animal: Animal, in listed: Exhibit.ID) -> JSONValue {
    object([
      "id": .string(animal.id),
      "exhibit": [listed, ""].contains(animal.exhibit) ? nil : .string(animal.exhibit),
      "name": .string(animal.name),
      "latinName": animal.latinName.map { .string($0) },
      "sentence": animal.sentence.map { .string($0) },
      "outline": animal.silhouette.map { .string($0.outline) },
      "colour": animal.silhouette?.colour.map { .string($0.rawValue) },
      "facts": .array(animal.facts.map(json)),
      "terms": animal.terms.map {
        .object(
          JSONObject($0.lists.map { .init($0.key, .array($0.words.map { .string($0) })) }))
      },
      "filled": animal.filled.isEmpty ? nil : .array(animal.filled.map { .string($0) }),
      "pictures": .array(
        animal.pictures.map {
          object([
            "address": .string($0.address), "thumbnail": $0.thumbnail.map { .string($0) },
            "other": $0.other.map { .string($0) },
          ])
        }),
      "article": animal.article.map { .string($0) },
      "emoji": .string(animal.emoji),
    ])
  }

  /// - Parameter exhibit: the list's, for an animal that names none.
  private static func animal(from json: JSONValue, of exhibit: Exhibit.ID) -> Animal? {
    guard let id = json["id"]?.string, let name = json["name"]?.string,
      let emoji = json["emoji"]?.string, let facts = json["facts"]?.array?.wholeMap(fact),
      let pictures = json["pictures"]?.array?.wholeMap({
        Picture(
          $0["address"]?.string, thumbnail: $0["thumbnail"]?.string, or: $0["other"]?.string)
      })
    else { return nil }
    var animal = Animal(
      id: id, exhibit: json["exhibit"]?.string ?? exhibit, name: name,
      latinName: json["latinName"]?.string, sentence: json["sentence"]?.string,
      silhouette: Silhouette(json), facts: facts,
      pictures: pictures,
      article: json["article"]?.string, emoji: emoji)
    animal.terms = json["terms"].flatMap { AnimalFacets($0) }
    animal.filled = json["filled"]?.array?.wholeMap(\.string) ?? []
    return animal
  }

  private static func json(_ fact: Fact) -> JSONValue {
    var members: JSONObject = ["key": .string(fact.key)]
    switch fact.value {
    case .text(let text): members["text"] = .string(text)
    case .list(let items): members["list"] = .array(items.map { .string($0) })
    case .measure(let measure): members["measure"] = json(measure)
    case .date(let date): members["date"] = json(date)
    case .event(let what, let day):
      members["event"] = .string(what)
      members["day"] = json(day)
    case .flag(let flag): members["flag"] = .bool(flag)
    case .links(let addresses): members["links"] = .array(addresses.map { .string($0) })
    case .scores(let scores): members["scores"] = .array(scores.map(json))
    }
    return .object(members)
  }

  private static func fact(from json: JSONValue) -> Fact? {
    guard let key = json["key"]?.string, let value = value(from: json) else { return nil }
    return Fact(key: key, value: value)
  }

  private static func value(from json: JSONValue) -> Fact.Value? {
    if let text = json["text"]?.string { return .text(text) }
    if let items = json["list"]?.array?.wholeMap(\.string) { return .list(items) }
    if let measure = json["measure"].flatMap(measure) { return .measure(measure) }
    if let date = json["date"]?.date { return .date(date) }
    if let what = json["event"]?.string, let day = json["day"]?.date { return .event(what, day) }
    if case .bool(let flag)? = json["flag"] { return .flag(flag) }
    if let addresses = json["links"]?.array?.wholeMap(\.string) { return .links(addresses) }
    if let scores = json["scores"]?.array?.wholeMap(score) { return .scores(scores) }
    return nil
  }

  private static func json(_ score: BreedScore) -> JSONValue {
    ["key": .string(score.key), "value": .integer(score.value)]
  }

  private static func score(from json: JSONValue) -> BreedScore? {
    guard let key = json["key"]?.string, let value = json["value"]?.integer,
      BreedScore.range.contains(value)
    else { return nil }
    return BreedScore(key: key, value: value)
  }

  private static func json(_ measure: Measure) -> JSONValue {
    object([
      "quantity": .string(measure.quantity.rawValue),
      "measured": measure.dimension.map { .string($0.rawValue) },
      "readings": .array(
        measure.readings.map {
          ["low": .string($0.low), "high": .string($0.high), "unit": .string($0.unit.symbol)]
        }),
    ])
  }

  private static func measure(from json: JSONValue) -> Measure? {
    guard let quantity = json["quantity"]?.string.flatMap(Quantity.init(rawValue:)),
      let readings = json["readings"]?.array?.wholeMap(reading)
    else { return nil }
    return Measure(quantity, of: readings, measured: BodyDimension(json["measured"]?.string))
  }

  private static func reading(from json: JSONValue) -> Measure.RawRange? {
    guard let symbol = json["unit"]?.string, let unit = MeasurementUnit(symbol: symbol) else {
      return nil
    }
    return Measure.RawRange(low: json["low"]?.string, high: json["high"]?.string, unit: unit)
  }

  private static func json(_ date: Date) -> JSONValue { .string(date.isoText) }

  /// An object without the members that are missing.
  private static func object(_ members: [String: JSONValue?]) -> JSONValue {
    .object(JSONObject(members.compactMapValues { $0 }))
  }
}

extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var array: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
  fileprivate var date: Date? { string.flatMap { Date(iso: $0) } }
}

extension Array {
  /// The results for all elements, or `nil` as soon as there is none for one of them.
  fileprivate func wholeMap<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    var results: [Result] = []
    for element in self {
      guard let result = transform(element) else { return nil }
      results.append(result)
    }
    return results
  }
}
