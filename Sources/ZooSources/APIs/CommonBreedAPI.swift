import ZooKit

/// What TheCatAPI and TheDogAPI have in common.
enum CommonBreedAPI {
  static let page: @Sendable (PageRequest) -> Endpoint = { request in
    Endpoint(
      "v1", "breeds", query: [("limit", "\(request.size)"), ("page", "\(request.index)")])
  }

  /// Ten small pictures of a breed. Both names of the parameter are sent, because an API that knows
  /// neither sends pictures of any animal.
  static let gallery = Exhibit.GallerySource.request(
    Exhibit.GalleryAPI { breed in
      Endpoint(
        "v1", "images", "search",
        query: [
          ("limit", "10"), ("size", "small"), ("breed_ids", breed.id), ("breeds_id", breed.id),
        ])
    } decode: { record in
      Picture(record.text("url"))
    })

  /// The id and the name; a record without an id uses its name.
  static func identity(placeholder: String) -> Exhibit.IdentityPaths {
    Exhibit.IdentityPaths(id: ["id", "name"], name: ["name"], placeholder: placeholder)
  }

  /// Origin, temperament and weight.
  static func nature(of record: JSONValue) -> [Fact?] {
    [
      .text("origin", origin(of: record)),
      .text("temperament", record.text("temperament")),
      .measure(
        Measure(
          .weight, reading(record["weight"], "imperial", .pound),
          reading(record["weight"], "metric", .kilogram))),
    ]
  }

  /// The origin in words; many records only have the country's code.
  private static func origin(of record: JSONValue) -> String? {
    guard let origin = record.text("origin") else {
      return record.text("country_codes", "country_code")
        .flatMap(CountryNames.names(ofCodes:))
    }
    // A bare code, even here.
    return origin.count == 2 ? CountryNames.names(ofCodes: origin) ?? origin : origin
  }

  /// A range written as text, such as `7  -  10`.
  static func reading(
    _ ranges: JSONValue?, _ system: String, _ unit: MeasurementUnit
  ) -> Measure.RawRange? {
    ranges?.text(system).flatMap { Measure.RawRange(range: $0, unit: unit) }
  }

  /// The lifespan in years; some records already say `years`, some twice.
  static func lifespan(of record: JSONValue) -> String? {
    guard let text = record.text("life_span") else { return nil }
    let words = text.items(separatedBy: " ").filter { $0.lowercased() != "years" }
    let ends = words.joined(separator: " ").items(separatedBy: "-")
    guard !ends.isEmpty else { return nil }
    // Breeders' figures flatter, so what was measured stands beside them where it is known.
    let studied = record.text("life_span_studied").map { " (\($0) on average in a British study)" }
    return ends.joined(separator: " – ") + " years" + (studied ?? "")
  }

  /// The title of the Wikipedia article that the record links to.
  static func article(about record: JSONValue) -> String? {
    let place = Wikipedia.publicAddress + "/wiki/"
    guard let address = record.text("wikipedia_url"), address.hasPrefix(place) else { return nil }
    let name = address.utf8.dropFirst(place.utf8.count)
      .prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
      .map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
    let title = String(decoding: name, as: UTF8.self)
    return name.contains(UInt8(ascii: "%")) ? title.removingPercentEncoding : title
  }

  /// The breed's picture: the record's image, else the one at its reference id.
  static func picture(of record: JSONValue, host: String) -> Picture? {
    if let address = record["image"]?.text("url") { return Picture(address) }
    guard let reference = record.text("reference_image_id") else { return nil }
    // The reference doesn't say the format; nearly all pictures are JPEGs.
    return Picture("\(host)/images/\(reference).jpg", or: "\(host)/images/\(reference).png")
  }
}
