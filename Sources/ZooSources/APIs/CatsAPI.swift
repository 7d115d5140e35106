import Foundation
import ZooKit

extension Exhibit {
  /// Cats with tags and owners from CATAAS, in each of the four shapes its records have had.
  ///
  /// Its cats have no names; the built-in cats and those that users add do.
  package static let cats = Exhibit(
    id: "cats", noun: "cat", plural: "cats", kind: "cat",
    publicAddress: "https://cataas.com", addressVariable: "ZOO_CATS_API",
    paging: .offsets(limit: 100), columns: ["tags", "owner"], namingFacts: ["tags", "owner"],
    signature: ["tags", "mimetype", "mimeType", "createdAt", "created_at"],
    page: {
      Endpoint("api", "cats", query: [("limit", "\($0.size)"), ("skip", "\($0.offset)")])
    },
    outlines: ["": "cat"], tags: Endpoint("api", "tags"), count: Endpoint("api", "count"),
    identity: IdentityPaths(
      id: ["id", "_id", "name"], name: ["name"], placeholder: "Cat", placeholderIDLength: 6),
    makeAnimal: { record, identity, base in
      let (id, name) = identity
      let owner = record.text("owner").flatMap { $0 == "null" ? nil : $0 }
      let (created, event) = (date(record.text("createdAt", "created_at")), record.text("event"))
      return Animal(
        id: id, name: name,
        facts: [
          .text("description", record.text("description")),
          .list("tags", record.texts("tags")),
          .text("owner", owner),
          // The built-in cats of history say what happened on that day.
          event == nil ? .date("created", created) : .event(event, on: created),
          .date("updated", date(record.text("updatedAt", "editedAt"))),
          .text("pictureType", record.text("mimetype", "mimeType")),
        ],
        pictures: [Picture(record.text("picture") ?? picture(of: id, below: base))],
        article: base == nil ? CommonBreedAPI.article(about: record) : nil,
        emoji: "🐱")
    })

  /// Where CATAAS has a cat's picture; `nil` for an id that it would take for a tag, as a user's file may have.
  private static func picture(of id: String, below base: String?) -> String? {
    let isWord = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isWord && id.utf8.count >= 16 ? base.map { "\($0)/cat/\(id)" } : nil
  }

  /// A date in either form seen: ISO 8601, or JavaScript's
  /// `Mon Oct 03 2022 07:59:01 GMT+0000 (Coordinated Universal Time)`.
  static func date(_ text: String?) -> Date? {
    guard let text else { return nil }
    if let date = Date(iso: text) { return date }
    let words = text.split(separator: " ")
    guard words.count >= 6, let offset = words[5].range(of: "GMT") else { return nil }
    let zone = words[5][offset.upperBound...]
    return EnglishDate.moment(
      day: words[2], month: words[1], year: words[3], time: words[4],
      zone: zone.isEmpty ? "+0000" : zone)
  }
}
