import ZooKit

extension BuiltInCollection {
  /// The zoo animals, as the zoo animal API sent them: every field but the id is text.
  ///
  /// The API had one size, `length`: here it is the length, or the height if the length is unknown. Our
  /// additions are what was measured, the height of an animal that has both, where the lifespan applies,
  /// the conservation status, the kinds, the Spanish and other names, young and group, the emoji and the sentence.
  package static let animals = BuiltInCollection(
    exhibit: "animals",
    lines: ZooAnimalTables.all.flatMap(\.lines),
    additions: [
      "sentence", "outline", "colour", "emoji", "iucn", "measured", "height_min", "height_max",
      "height_measured",
      "lifespan_of", "kinds", "places", "habitats", "eats", "traits", "spanish", "also_called",
      "young", "group", "sound",
    ],
    record: { line in
      let row = line.row
      let size = row["length"] == nil ? "height" : "length"
      let height =
        size == "length"
        ? row.range("height", as: "height", measured: "height_measured") : []
      var record = row.membersWithTerms(
        "name", "latin_name", "animal_type", "active_time", "habitat", "diet", "geo_range",
        "emoji", "spanish", "also_called", "young", "group", "sound", "sentence", "outline",
        "colour",
        and: row.range(size, as: "length", measured: "measured") + height
          + row.range("weight", as: "weight") + row.lifespan)
      record["id"] = row["id"].flatMap(Int64.init).map { JSONValue.integer($0) }
      record["iucn"] = row.conservationStatus
      return .object(record)
    }
  ) { request, records in
    let parts = request.parts
    guard parts.starts(with: ["animals", "rand"]), parts.count <= 3 else { return nil }
    guard parts.count == 3 else {
      return records.randomElement().map { .json($0.addingPictures(by: request)) }
    }
    guard let count = Int(parts[2]), count > 0 else {
      return .text("Error: not a count: \(parts[2])", status: 200)
    }
    var chosen: [Int] = []
    while chosen.count < min(count, records.count) {
      let index = records.indices.randomElement() ?? 0
      if !chosen.contains(index) { chosen.append(index) }
    }
    return .json(.array(chosen.map { records[$0].addingPictures(by: request) }))
  }
}

extension JSONValue {
  /// The record with the address of its picture, if the request says where pictures are.
  fileprivate func addingPictures(by request: CollectionRequest) -> JSONValue {
    guard let pictures = request.pictures, case .object(var record) = self,
      let id = record["id"]?.text
    else { return self }
    record["image_link"] = .string("\(pictures)/animal-\(id).png")
    return .object(record)
  }
}

extension TextTable.Row {
  /// How long an animal lives, and where: `25 wild`, `8 months human care`.
  fileprivate var lifespan: [JSONObject.Member] {
    for (place, words) in [("wild", "in the wild"), ("human care", "in human care")] {
      if let cell = self["lifespan"], cell.hasSuffix(" " + place) {
        return [
          .init("lifespan", .string(String(cell.dropLast(place.count + 1)))),
          .init("lifespan_of", .string(words)),
        ]
      }
    }
    return []
  }
}

/// The tables of the zoo animals, one per class.
enum ZooAnimalTables {
  static let all = [mammals, marsupials, birds, reptiles, amphibians, fish, invertebrates]
}
