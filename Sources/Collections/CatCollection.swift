import ZooKit

extension BuiltInCollection {
  /// Cats of history, as CATAAS sends its cats; names and stories are our additions.
  package static let cats = BuiltInCollection(
    exhibit: "cats",
    lines: BuiltInTable.cats.lines,
    record: { line in
      let row = line.row
      var record = row.members("id", "name", "description", "event")
      record["tags"] = .array(row.list("tags").map { .string($0) })
      record["owner"] = .string(row["owner"] ?? "null")
      record["wikipedia_url"] = row.articleAddress
      record["createdAt"] = row["created"].map { .string($0) }
      return .object(record)
    }
  ) { request, records in
    guard request.parts == ["api", "cats"] else { return nil }
    let limit = request.number("limit", default: 10)
    return .json(.array(records.slice(from: request.number("skip", default: 0), count: limit)))
  }
}
