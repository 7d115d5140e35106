import ZooKit

extension BuiltInCollection {
  /// The zoo animals, as the zoo animal API sent them: every field but the id is text.
  ///
  /// The emoji is an addition of ours; the API had only pictures.
  public static let animals = BuiltInCollection(
    exhibit: "animals",
    records: ZooAnimalTables.all.flatMap(\.rows).map { row in
      var record = row.members(
        "name", "latin_name", "animal_type", "active_time", "length_min", "length_max",
        "weight_min", "weight_max", "lifespan", "habitat", "diet", "geo_range", "emoji")
      record["id"] = row["id"].flatMap(Int64.init).map { JSONValue.integer($0) }
      return .object(record)
    }
  ) { request, records in
    let parts = request.parts
    guard parts.starts(with: ["animals", "rand"]), parts.count <= 3 else { return nil }
    guard parts.count == 3 else {
      return records.randomElement().map { .json($0.pictured(by: request)) }
    }
    guard let count = Int(parts[2]), count > 0 else {
      return .text("Error: not a count: \(parts[2])", status: 200)
    }
    let chosen = records.shuffled().prefix(count)
    return .json(.array(chosen.map { $0.pictured(by: request) }))
  }
}

extension JSONValue {
  /// The record with the address of a picture, where the asker serves any.
  fileprivate func pictured(by request: CollectionRequest) -> JSONValue {
    guard let pictures = request.pictures, case .object(var record) = self,
      let id = record["id"]?.text
    else { return self }
    record["image_link"] = .string("\(pictures)/animal-\(id).png")
    return .object(record)
  }
}

/// The tables of the zoo animals, one a class.
enum ZooAnimalTables {
  static let all = [mammals, marsupials, birds, reptiles, amphibians, fish]
}
