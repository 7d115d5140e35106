import ZooKit

extension Exhibit {
  /// Random zoo animals.
  ///
  /// The public service (zoo-animal-api.herokuapp.com) is gone, so there is no default address.
  /// Its prototype sent numbers, the deployed one text; both are accepted. It had one size, `length`;
  /// built-in records also say what was measured, and add a height if both are known.
  package static let animals = Exhibit(
    id: "animals", noun: "zoo animal", plural: "zoo animals", kind: "animal",
    publicAddress: nil, addressVariable: "ZOO_ANIMALS_API", paging: .random,
    columns: ["habitat"],
    searchedFacts: [
      "kinds", "type", "habitat", "range", "diet", "activeTime", "conservation",
    ],
    requiredKeys: ["latinName", "habitat", "diet", "weight", "height"],
    measures: [.weight, .height, .length], hasLifespans: true,
    signature: ["latin_name", "animal_type", "geo_range", "active_time"],
    page: { Endpoint("animals", "rand", "\($0.size)") },
    outlines: ["bird": "songbird", "reptile": "lizard", "amphibian": "frog", "fish": "fish"],
    identity: IdentityPaths(
      id: ["id", "name"], name: ["name", "latin_name"], placeholder: "Animal"),
    makeAnimal: { record, identity, base in
      let (id, name) = identity
      let latinName = record.text("latin_name")
      let type = record.text("animal_type")
      return Animal(
        id: id, name: name, latinName: record.text("name") == nil ? nil : latinName,
        facts: [
          .text("spanishName", record.text("spanish")),
          .list("otherNames", record.texts("also_called")),
          .text("type", type),
          .list("kinds", record.texts("kinds")),
          .text("habitat", record.text("habitat")),
          .text("range", record.text("geo_range")),
          .text("diet", record.text("diet")),
          .text("activeTime", record.text("active_time")),
          .text("conservation", record.text("iucn")),
          .measure(Measure(.weight, reading(record, "weight", .pound))),
          .measure(
            Measure(
              .height, reading(record, "height", .foot),
              measured: BodyDimension(record.text("height_measured")))),
          .measure(
            Measure(
              .height, reading(record, "length", .foot),
              measured: BodyDimension(record.text("measured")))),
          .text("lifespan", lifespan(of: record)),
          .text("young", record.text("young")),
          .text("group", record.text("group")),
          .text("sound", record.text("sound")),
          .list("traits", record.texts("traits")),
        ],
        pictures: [Picture(record.text("image_link"))], article: base == nil ? latinName : nil,
        emoji: record.emoji ?? emoji(ofType: type))
    })

  /// A range from the fields `NAME_min` and `NAME_max`.
  private static func reading(
    _ record: JSONValue, _ name: String, _ unit: MeasurementUnit
  ) -> Measure.RawRange? {
    Measure.RawRange(low: record.text("\(name)_min"), high: record.text("\(name)_max"), unit: unit)
  }

  /// The API sends a bare number of years; built-in records add where: `in the wild`.
  private static func lifespan(of record: JSONValue) -> String? {
    guard let span = record.text("lifespan") else { return nil }
    let unit = DecimalNumber(span) == nil ? "" : span == "1" ? " year" : " years"
    return span + unit + (record.text("lifespan_of").map { " \($0)" } ?? "")
  }

  /// The emoji of an animal's class, for records without one of their own.
  private static func emoji(ofType type: String?) -> String {
    switch type?.lowercased() {
    case "bird": "🐦"
    case "reptile": "🦎"
    case "amphibian": "🐸"
    case "fish": "🐟"
    case "marsupial": "🦘"
    default: "🐾"
    }
  }
}
