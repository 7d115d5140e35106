import Foundation
import ZooKit

extension BuiltInCollection {
  /// Birds of Chile as the Aves API sends them: names and pictures in the list, all else in the detail.
  /// The emoji, the kinds, the regions, the status, what was measured, weight, wingspan and diet are our additions.
  /// Unlike the API's, our list has all that the detail has.
  package static let birds = BuiltInCollection(
    exhibit: "birds",
    lines: TextTable.birdsOfChile.lines,
    additions: [
      "sentence", "outline", "colour", "emoji", "kinds", "places", "habitats", "eats", "traits",
      "regions", "status", "measured", "weight", "wingspan", "diet", "sound",
    ],
    record: { line in
      let row = line.row
      var record = row.membersWithTerms(
        "uid", "order", "size", "weight", "wingspan", "habitat", "diet", "sound", "sentence",
        "outline", "colour")
      record["name"] = .object(row.members(["spanish", "english", "latin"]))
      record["sort"] = .integer(line.index)
      record["measured"] = "total"
      record["iucn"] = row.conservationStatus.map { ["title": $0] } ?? []
      let regions = row["regions"].map { JSONValue.string(ChileanRegionNames.names(of: $0)) }
      record["regions"] = regions
      record["map"] = regions.map { ["title": $0] } ?? []
      record["emoji"] = .string(emoji(ofOrder: row["order"], english: row["english"]))
      record["species"] = row["latin"].map { .string($0) }
      record["status"] = row["status"].map { $0 == "endemic" ? "Endemic to Chile" : "Introduced" }
      record["migration"] = row["migration"].map { .bool($0 == "yes") }
      record["dimorphism"] = row["dimorphism"].map { .bool($0 == "yes") }
      return .object(record)
    }
  ) { request, records in
    let parts = request.parts
    guard parts.starts(with: ["api", "birds"]), parts.count <= 3 else { return nil }
    if parts.count == 3 {
      let bird = records.first { $0.text("uid") == parts[2] }
      return bird.map { .json($0.addingPictures(by: request, isDetail: true)) }
    }
    let listed: Set = ["uid", "name", "sort"]
    return .json(
      .array(
        records.map { record in
          guard case .object(let members) = record else { return record }
          return .object(members.filter { !request.isForStandIn || listed.contains($0.key) })
            .addingPictures(by: request, isDetail: false)
        }))
  }

  /// The emoji of a bird's order; only a swan is told apart within it.
  private static func emoji(ofOrder order: String?, english: String?) -> String {
    switch order {
    case "Accipitriformes", "Cathartiformes", "Falconiformes": "🦅"
    case "Anseriformes": english?.hasSuffix("Swan") == true ? "🦢" : "🦆"
    case "Phoenicopteriformes": "🦩"
    case "Psittaciformes": "🦜"
    case "Sphenisciformes": "🐧"
    case "Strigiformes": "🦉"
    default: "🐦"
    }
  }
}

extension JSONValue {
  /// The record with the addresses of its pictures and its song, if the request says where these are.
  fileprivate func addingPictures(by request: CollectionRequest, isDetail: Bool) -> JSONValue {
    guard case .object(var record) = self, let id = text("uid") else { return self }
    // Some uids contain spaces, which an address can't.
    let name = id.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    guard let address = request.pictures, let id = name else { return self }
    func picture(_ suffix: String) -> JSONValue {
      .string("\(address)/bird-\(id)\(suffix).png")
    }
    record["images"] = [
      "main": picture(""), "full": picture(""), "thumb": picture("-thumb"),
      "gallery": isDetail
        ? [["url": picture("")], ["url": picture("-2")], ["url": picture("-3")]] : [],
    ]
    let list = address.replacing("/pictures", with: "/birds/api/birds")
    record["_links"] = ["parent": .string(list), "self": .string("\(list)/\(id)")]
    if isDetail {
      record["audio"] = ["file": .string("\(address)/bird-\(id).mp3")]
      if case .object(var map)? = record["map"] {
        map["image"] = picture("-map")
        record["map"] = .object(map)
      }
    }
    return .object(record)
  }
}
