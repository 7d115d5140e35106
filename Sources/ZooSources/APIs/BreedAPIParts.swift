import ZooKit

/// What TheCatAPI and TheDogAPI have in common.
enum BreedAPIParts {
  /// A page of breeds.
  static let page: @Sendable (PageRequest) -> Endpoint = { request in
    Endpoint(
      "v1", "breeds", query: [("limit", "\(request.size)"), ("page", "\(request.index)")])
  }

  /// Ten small pictures of a breed. The parameter goes by two names, and an API that knows
  /// neither answers with any animal, so both are sent.
  static let gallery = Exhibit.GalleryAPI { breed in
    Endpoint(
      "v1", "images", "search",
      query: [
        ("limit", "10"), ("size", "small"), ("breed_ids", breed.id), ("breeds_id", breed.id),
      ])
  } decode: { record in
    Picture(record.text("url"))
  }

  /// The id and the name; the name is the id of a record without one.
  static func identity(placeholder: String) -> Exhibit.Identity {
    Exhibit.Identity(id: ["id", "name"], name: ["name"], placeholder: placeholder)
  }

  /// Where a breed is from, how it is and what it weighs.
  static func nature(of record: JSONValue) -> [Fact?] {
    [
      .text("origin", "Origin", record.text("origin", "country_code")),
      .text("temperament", "Temper", record.text("temperament")),
      .measure(
        Measure(
          .weight, reading(record["weight"], "imperial", .pound),
          reading(record["weight"], "metric", .kilogram))),
    ]
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

  /// The title of the Wikipedia article whose address the record gives.
  static func article(about record: JSONValue) -> String? {
    let place = Wikipedia.publicAddress + "/wiki/"
    guard let address = record.text("wikipedia_url"), address.hasPrefix(place) else { return nil }
    let name = address.dropFirst(place.count).prefix { $0 != "?" && $0 != "#" }
    return name.removingPercentEncoding?.replacing("_", with: " ")
  }

  /// The breed's picture: the one in the record, else the one its reference leads to.
  static func picture(of record: JSONValue, host: String) -> Picture? {
    if let address = record["image"]?.text("url") { return Picture(address) }
    guard let reference = record.text("reference_image_id") else { return nil }
    // A reference does not say of which kind its picture is: nearly all are JPEGs.
    return Picture("\(host)/images/\(reference).jpg", or: "\(host)/images/\(reference).png")
  }
}
