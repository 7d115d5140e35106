import ZooKit

extension Exhibit {
  /// Cat breeds from TheCatAPI: pages of at most 10, numbered from zero.
  public static let catBreeds = Exhibit(
    id: "cat-breeds", title: "Cat breeds", noun: "cat breed", plural: "cat breeds",
    summary: "breeds of cats, each with its story and a gallery",
    publicAddress: "https://api.thecatapi.com", addressVariable: "ZOO_CAT_BREEDS_API",
    keyVariable: "ZOO_CAT_API_KEY", paging: .pages(limit: 10), columns: ["origin"],
    searchedFacts: ["origin"],
    page: BreedsAPI.page, gallery: BreedsAPI.gallery,
    decode: { record, _ in
      guard let (id, name) = BreedsAPI.identity(of: record, noun: "Cat breed") else { return nil }
      let flags = [
        ("hairless", "hairless"), ("rex", "curly coat"), ("short_legs", "short legs"),
        ("suppressed_tail", "short or no tail"), ("natural", "natural"), ("rare", "rare"),
      ]
      return Specimen(
        id: id, name: name,
        facts: [
          .text("description", "About", record.text("description")),
          .list("otherNames", "Also called", record.texts("alt_names")),
          .text("origin", "Origin", record.text("origin", "country_code")),
          .text("temperament", "Temper", record.text("temperament")),
          .measure(
            "Weight",
            Measure(
              .weight, BreedsAPI.reading(record["weight"], "imperial", .pound),
              BreedsAPI.reading(record["weight"], "metric", .kilogram))),
          .text("lifespan", "Lifespan", BreedsAPI.lifespan(of: record)),
          .list(
            "traits", "Traits", flags.filter { record.flag($0.0) == true }.map(\.1)),
          .text("moreAt", "More at", record.text("wikipedia_url")),
        ],
        pictures: [BreedsAPI.picture(of: record, host: "https://cdn2.thecatapi.com")],
        emoji: "🐈")
    })
}

/// What TheCatAPI and TheDogAPI have in common.
enum BreedsAPI {
  /// A page of breeds.
  static let page: @Sendable (PageRequest) -> Endpoint = { request in
    Endpoint(
      "v1", "breeds", query: [("limit", "\(request.size)"), ("page", "\(request.index)")])
  }

  /// Ten small pictures of a breed. The parameter goes by two names, and an API that knows
  /// neither answers with any animal, so both are sent.
  static let gallery: @Sendable (Specimen) -> Endpoint = { breed in
    Endpoint(
      "v1", "images", "search",
      query: [
        ("limit", "10"), ("size", "small"), ("breed_ids", breed.id), ("breeds_id", breed.id),
      ])
  }

  /// The id and the name, each standing in for the other when it is missing.
  static func identity(of record: JSONValue, noun: String) -> (id: String, name: String)? {
    guard let id = record.text("id", "name") else { return nil }
    return (id, record.text("name") ?? "\(noun) \(id)")
  }

  /// A range in one text, such as `7  -  10`.
  static func reading(
    _ ranges: JSONValue?, _ system: String, _ unit: MeasurementUnit
  ) -> Measure.Reading? {
    ranges?.text(system).flatMap { Measure.Reading(range: $0, unit: unit) }
  }

  /// The years a breed lives; some records say `years` themselves, some twice.
  static func lifespan(of record: JSONValue) -> String? {
    guard let text = record.text("life_span") else { return nil }
    let words = text.split(separator: " ").filter { $0.lowercased() != "years" }
    let ends = words.joined(separator: " ").split(separator: "-")
      .map { $0.split(separator: " ").joined(separator: " ") }
    return ends.isEmpty ? nil : ends.joined(separator: " – ") + " years"
  }

  /// The breed's picture: the one in the record, else the one its reference leads to.
  static func picture(of record: JSONValue, host: String) -> Picture? {
    if let address = record["image"]?.text("url") { return Picture(address) }
    guard let reference = record.text("reference_image_id") else { return nil }
    // A reference does not say of which kind its picture is: nearly all are JPEGs.
    return Picture("\(host)/images/\(reference).jpg", or: "\(host)/images/\(reference).png")
  }
}
