import ZooKit

extension Exhibit {
  /// Random zoo animals.
  ///
  /// The public service (zoo-animal-api.herokuapp.com) is gone, so there is no default address.
  /// Its prototype sent numbers, the deployed one text; both are taken.
  public static let animals = Exhibit(
    id: "animals", title: "Zoo animals", noun: "zoo animal", plural: "zoo animals",
    summary: "random zoo animals, from aardvarks to zebras",
    publicAddress: nil, addressVariable: "ZOO_ANIMALS_API", paging: .random,
    columns: ["habitat"], searchedFacts: ["habitat", "diet", "type"],
    requiredKeys: ["latinName", "habitat", "diet", "weight", "height"],
    page: { Endpoint("animals", "rand", "\($0.size)") },
    decode: { record, _ in
      let name = record.text("name")
      let latinName = record.text("latin_name")
      guard let id = record.text("id") ?? name else { return nil }
      let type = record.text("animal_type")
      return Specimen(
        id: id, name: name ?? latinName ?? "Animal \(id)", latinName: name == nil ? nil : latinName,
        facts: [
          .text("type", "Type", type),
          .text("habitat", "Habitat", record.text("habitat")),
          .text("range", "Range", record.text("geo_range")),
          .text("diet", "Diet", record.text("diet")),
          .text("activeTime", "Active", record.text("active_time")),
          .measure(
            "Weight",
            Measure(
              .weight,
              Measure.Reading(
                low: record.text("weight_min"), high: record.text("weight_max"), unit: .pound))),
          .measure(
            "Height",
            Measure(
              .height,
              Measure.Reading(
                low: record.text("length_min"), high: record.text("length_max"), unit: .foot))),
          .text("lifespan", "Lifespan", record.text("lifespan").map(inYears)),
        ],
        pictures: [Picture(record.text("image_link"))],
        emoji: record.text("emoji").flatMap { $0.count == 1 ? $0 : nil } ?? emoji(ofType: type))
    })

  /// The API sends a bare number of years.
  private static func inYears(_ lifespan: String) -> String {
    DecimalNumber(lifespan) == nil ? lifespan : "\(lifespan) \(lifespan == "1" ? "year" : "years")"
  }

  /// What stands for an animal of which only the class is known.
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
