import ZooKit

extension BuiltInCollection {
  /// Cat breeds, as TheCatAPI sends them.
  package static let catBreeds = BuiltInCollection(
    exhibit: "cat-breeds",
    lines: TextTable.catBreeds.lines,
    additions: ["sentence", "outline", "colour", "kinds", "places", "traits", "life_span_studied"],
    record: { line in
      let row = line.row
      var record = row.membersWithTerms(
        "id", "name", "origin", "country_code", "life_span", "temperament", "description",
        "sentence", "outline", "colour")
      record["life_span_studied"] = row["studied"].map { .string($0) }
      record["alt_names"] = .string(row["alt_names"] ?? "")
      record["weight"] = row.ranges("weight")
      record["wikipedia_url"] = row.articleAddress
      let flags = Set(row.list("flags"))
      for flag in catFlags { record[flag] = flags.contains(flag) ? 1 : 0 }
      let scores = (row["scores"] ?? "").split(separator: " ").compactMap { Int64($0) }
      for (name, score) in zip(catScores, scores) { record[name] = .integer(score) }
      return .object(record)
    }, respond: BreedService(pictures: "cat", linksToGuides: true).respond)

  private static let catFlags = [
    "experimental", "hairless", "hypoallergenic", "indoor", "lap", "natural", "rare", "rex",
    "short_legs", "suppressed_tail",
  ]

  /// The scores in the order of the table's column.
  private static let catScores = [
    "adaptability", "affection_level", "child_friendly", "dog_friendly", "energy_level", "grooming",
    "health_issues", "intelligence", "shedding_level", "social_needs", "stranger_friendly",
    "vocalisation",
  ]

  /// Dog breeds, as TheDogAPI sends them: ids are numbers, and unknown fields are missing. That heights
  /// are measured at the shoulder, and the address of an article, are our additions.
  package static let dogBreeds = BuiltInCollection(
    exhibit: "dog-breeds",
    lines: TextTable.dogBreeds.lines,
    additions: [
      "sentence", "outline", "colour", "kinds", "places", "traits", "measured", "wikipedia_url",
    ],
    record: { line in
      let row = line.row
      var record = row.membersWithTerms(
        "name", "breed_group", "bred_for", "origin", "country_code", "life_span", "temperament",
        "sentence", "outline", "colour")
      record["id"] = row["id"].flatMap(Int64.init).map { JSONValue.integer($0) }
      record["weight"] = row.ranges("weight")
      record["height"] = row.ranges("height")
      record["measured"] = "shoulder"
      record["wikipedia_url"] = row.articleAddress
      return .object(record)
    }, respond: BreedService(pictures: "dog").respond)
}

extension TextTable.Row {
  /// A range in both systems, from the columns `name_imperial` and `name_metric`.
  fileprivate func ranges(_ name: String) -> JSONValue {
    .object([
      "imperial": .string(self["\(name)_imperial"] ?? ""),
      "metric": .string(self["\(name)_metric"] ?? ""),
    ])
  }
}

/// The paths of TheCatAPI and TheDogAPI.
private struct BreedService: Sendable {
  /// The prefix of its pictures' names.
  let pictures: String
  /// Whether its records have the addresses of two guides to breeds.
  var linksToGuides = false

  @Sendable func respond(
    _ request: CollectionRequest, _ records: BuiltInCollection.Records
  ) -> CollectionResponse? {
    switch request.parts {
    case ["v1", "breeds"]: return page(request, records)
    case ["v1", "images", "search"]: return gallery(request, records)
    default: return nil
    }
  }

  private func page(
    _ request: CollectionRequest, _ records: BuiltInCollection.Records
  ) -> CollectionResponse {
    let limit = max(1, request.number("limit", default: records.count))
    let page = request.number("page", default: 0)
    let isPast = page > records.count / limit
    let slice = isPast ? [] : records.slice(from: page * limit, count: limit)
    return .json(
      .array(slice.map { addingPictures($0, request) }),
      headers: [
        "pagination-count": "\(records.count)", "pagination-page": "\(page)",
        "pagination-limit": "\(limit)",
      ])
  }

  /// Pictures of a breed, or of a random one if none is given, as the APIs do.
  private func gallery(
    _ request: CollectionRequest, _ records: BuiltInCollection.Records
  ) -> CollectionResponse {
    guard let address = request.pictures else { return .json([]) }
    let wanted = request.query["breed_ids"] ?? request.query["breeds_id"]
    let breed = records.first { $0.text("id") == wanted } ?? records.randomElement() ?? [:]
    let id = breed.text("id") ?? ""
    let limit = min(10, request.number("limit", default: 1))
    let items = (1...max(1, limit)).map { number -> JSONValue in
      let name = "\(pictures)-\(id)-\(number)"
      return [
        "id": .string(name), "url": .string("\(address)/\(name).png"), "width": 96, "height": 64,
      ]
    }
    return .json(.array(items))
  }

  private func addingPictures(_ record: JSONValue, _ request: CollectionRequest) -> JSONValue {
    guard let address = request.pictures, case .object(var members) = record,
      let id = record.text("id")
    else { return record }
    let name = "\(pictures)-\(id)"
    members["reference_image_id"] = .string(name)
    members["image"] = [
      "id": .string(name), "url": .string("\(address)/\(name).png"), "width": 96, "height": 64,
    ]
    if let code = record.text("country_code") { members["country_codes"] = .string(code) }
    if linksToGuides, let title = record.text("name") {
      let page = title.lowercased().replacing(" ", with: "-")
      members["vetstreet_url"] = .string("http://www.vetstreet.com/cats/\(page)")
      members["vcahospitals_url"] = .string(
        "https://vcahospitals.com/know-your-pet/cat-breeds/\(page)")
    }
    return .object(members)
  }
}
