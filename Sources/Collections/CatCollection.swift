import ZooKit

extension BuiltInCollection {
  /// Cats of history, as CATAAS sends its cats; names and stories are our additions.
  package static let cats = BuiltInCollection(
    exhibit: "cats",
    lines: TextTable.cats.lines,
    additions: ["sentence", "outline", "colour", "name", "description", "event", "wikipedia_url"],
    record: { line in
      let row = line.row
      var record = row.members(
        ["id", "name", "description", "event", "sentence", "outline", "colour"])
      record["tags"] = .array(row.list("tags").map { .string($0) })
      record["owner"] = .string(row["owner"] ?? "null")
      record["wikipedia_url"] = row.articleAddress
      record["createdAt"] = row["created"].map { .string($0) }
      return .object(record)
    }
  ) { request, records in
    switch request.parts {
    case ["api", "cats"]:
      let limit = request.number("limit", default: 10)
      let part = records.slice(from: request.number("skip", default: 0), count: limit)
      return .json(.array(part.map { $0.addingFile(for: request) }))
    case ["api", "tags"]:
      let tags = Set(records.flatMap { $0.texts("tags") })
      return .json(.array(tags.sorted().map { .string($0) }))
    case ["api", "count"]: return .json(["count": .integer(records.count)])
    default: return nil
    }
  }
}

extension JSONValue {
  /// The record with what the API says about a picture's file.
  fileprivate func addingFile(for request: CollectionRequest) -> JSONValue {
    guard request.isForStandIn, case .object(var record) = self else { return self }
    record["mimetype"] = "image/png"
    record["updatedAt"] = record["createdAt"]
    return .object(record)
  }
}
