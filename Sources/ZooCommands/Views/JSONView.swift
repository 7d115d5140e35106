import Foundation
import ZooKit
import ZooSources

/// The shapes that `--json` prints; the README documents them.
enum JSONView {
  /// A list: `{"animals": […], "exhibit": "animals", "source": "built-in"}`.
  static func listing(_ listing: Listing, _ preferences: Preferences) -> JSONValue {
    var members: [String: JSONValue] = [
      "animals": .array(
        listing.specimens.map {
          specimen($0, in: Exhibit.named(listing.exhibit) ?? .animals, preferences)
        }),
      "exhibit": .string(listing.exhibit),
      "source": .string(listing.source.rawValue),
    ]
    members["page"] = listing.page.map { .integer($0) }
    members["total"] = listing.total.map { .integer($0) }
    members["search"] = listing.search.map { .string($0) }
    members["fetchedAt"] = listing.fetchedAt.map(date)
    return .object(members)
  }

  /// The pictures of a specimen: `{"exhibit": "cat-breeds", "id": "abys", "pictures": […], …}`.
  static func gallery(
    _ pictures: Fetched<[Picture]>, of specimen: Specimen, in exhibit: Exhibit
  ) -> JSONValue {
    [
      "exhibit": .string(exhibit.id), "id": .string(specimen.id), "name": .string(specimen.name),
      "pictures": .array(pictures.value.map { .string($0.address) }),
      "source": .string(pictures.source.rawValue),
    ]
  }

  /// A specimen with everything known of it, its facts under their own keys.
  static func specimen(
    _ specimen: Specimen, in exhibit: Exhibit, _ preferences: Preferences
  ) -> JSONValue {
    let promised = exhibit.promisedKeys.map { ($0, JSONValue.null) }
    var members = Dictionary(promised, uniquingKeysWith: { first, _ in first })
    for fact in specimen.facts { members[fact.key] = value(of: fact, preferences) }
    members["id"] = .string(specimen.id)
    members["name"] = .string(specimen.name)
    if let latinName = specimen.latinName { members["latinName"] = .string(latinName) }
    members["emoji"] = .string(specimen.emoji)
    if !specimen.pictures.isEmpty {
      members["pictures"] = .array(specimen.pictures.map { .string($0.address) })
    }
    return .object(members)
  }

  /// Every preference: `{"height": {"origin": "default", "value": "ft"}, …}`.
  static func settings(_ preferences: Preferences) -> JSONValue {
    var members: [String: JSONValue] = [:]
    for key in PreferenceKey.all {
      let setting = preferences[key]
      members[key.name] = [
        "origin": .string(setting.origin.rawValue), "value": setting.value,
      ]
    }
    return .object(members)
  }

  private static func value(of fact: Fact, _ preferences: Preferences) -> JSONValue {
    switch fact.value {
    case .text(let text): .string(text)
    case .list(let items): .array(items.map { .string($0) })
    case .date(let moment): date(moment)
    case .flag(let flag): .bool(flag)
    case .measure(let measure): range(measure.shown(in: preferences.unit(of: measure.quantity)))
    }
  }

  private static func range(_ shown: Measure.Shown) -> JSONValue {
    [
      "min": .string(shown.low), "max": .string(shown.high),
      "unit": shown.unit.map { .string($0) } ?? .null,
    ]
  }

  private static func date(_ date: Date) -> JSONValue {
    .string(date.formatted(.iso8601))
  }
}
