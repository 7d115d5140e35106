import ZooKit

extension BuiltInCollection {
  /// Cats of history, as CATAAS sends its cats; names and stories are an addition of ours.
  public static let cats = BuiltInCollection(
    exhibit: "cats",
    records: FactTable.cats.rows.map { row in
      var record = row.members("id", "name", "description")
      record["tags"] = .array(row.list("tags").map { .string($0) })
      record["owner"] = .string(row["owner"] ?? "null")
      record["createdAt"] = row["created"].map { .string($0) }
      return .object(record)
    }
  ) { request, records in
    switch request.parts {
    case ["api", "cats"]:
      let wanted = (request.query["tags"] ?? "").split(separator: ",").map(String.init)
      let fitting = records.filter { Set($0.texts("tags")).isSuperset(of: wanted) }
      let limit = request.number("limit", default: 10)
      return .json(.array(fitting.slice(from: request.number("skip", default: 0), count: limit)))
    case ["api", "tags"]:
      let tags = Set(records.flatMap { $0.texts("tags") })
      return .json(.array(tags.sorted().map { .string($0) }))
    case ["api", "count"]: return .json(["count": .integer(records.count)])
    default: return nil
    }
  }
}
