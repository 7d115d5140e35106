import Foundation
import ZooCommands
import ZooKeeping
import ZooKit
import ZooSources

/// The shapes that `--json` prints; the README documents them.
struct JSONView {
  let preferences: Preferences

  /// The one value that an answer is; `nil` where it has none.
  func value(of answer: Answer) -> JSONValue? {
    switch answer {
    case .listing(let listing, _): self.listing(listing)
    case .specimen(let specimen, let exhibit), .removed(let specimen, let exhibit):
      self.specimen(specimen, in: exhibit)
    case .gallery(let gallery): self.gallery(gallery)
    case .comparison(let found):
      ["animals": .array(found.map { specimen($0.specimen, in: $0.exhibit) })]
    case .settings(let preferences, _): settings(preferences)
    case .saved(let path): ["path": .string(path)]
    case .broken(let part, _): part.flatMap(value)
    case .help, .version, .question: nil
    }
  }

  /// A list: `{"animals": […], "exhibit": "animals", "source": "built-in"}`.
  private func listing(_ listing: Listing) -> JSONValue {
    var members: [String: JSONValue] = [
      "animals": .array(
        listing.specimens.map {
          specimen($0, in: Exhibit.named(listing.exhibit) ?? .animals)
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
  private func gallery(_ gallery: Gallery) -> JSONValue {
    [
      "exhibit": .string(gallery.exhibit), "id": .string(gallery.specimen.id),
      "name": .string(gallery.specimen.name),
      "pictures": .array(gallery.pictures.map { .string($0.address) }),
      "source": .string(gallery.source.rawValue),
    ]
  }

  /// A specimen with everything known of it, its facts under their own keys.
  private func specimen(_ specimen: Specimen, in exhibit: Exhibit) -> JSONValue {
    let required = exhibit.requiredKeys.map { ($0, JSONValue.null) }
    var members = Dictionary(required, uniquingKeysWith: { first, _ in first })
    for fact in specimen.facts { members[fact.key] = words(of: fact) }
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
  private func settings(_ preferences: Preferences) -> JSONValue {
    var members: [String: JSONValue] = [:]
    for key in PreferenceKey.all {
      let setting = preferences.setting(of: key)
      members[key.name] = [
        "origin": .string(setting.origin.rawValue), "value": setting.value,
      ]
    }
    return .object(members)
  }

  private func words(of fact: Fact) -> JSONValue {
    switch fact.value {
    case .text(let text): .string(text)
    case .list(let items): .array(items.map { .string($0) })
    case .date(let moment): date(moment)
    case .flag(let flag): .bool(flag)
    case .measure(let measure): range(measure.shown(in: preferences.unit(of: measure.quantity)))
    }
  }

  private func range(_ shown: Measure.Shown) -> JSONValue {
    [
      "min": .string(shown.low), "max": .string(shown.high),
      "unit": shown.unit.map { .string($0) } ?? .null,
    ]
  }

  private func date(_ date: Date) -> JSONValue {
    .string(date.formatted(.iso8601))
  }
}
