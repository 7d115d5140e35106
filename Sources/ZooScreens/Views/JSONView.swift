import Console
import Foundation
import ZooCommands
import ZooService
import ZooKit
import ZooSources
import ZooWording

/// The shapes that `--json` prints; the README documents them.
struct JSONView {
  let preferences: Preferences

  func value(of answer: CommandAnswer) -> JSONValue {
    switch answer {
    case .listing(let listing, _): self.listing(listing)
    case .animal(let animal, let exhibit, _), .removed(let animal, let exhibit),
      .oneLineSummary(let animal, let exhibit):
      self.animal(animal, in: exhibit)
    case .gallery(let gallery): self.gallery(gallery)
    case .comparison(let found):
      ["animals": .array(found.map { animal($0.animal, in: $0.exhibit) })]
    case .map(let whereabouts):
      [
        "animals": .array(whereabouts.animals.map { .string($0.name) }),
        "name": .string(whereabouts.name),
        "places": .array(whereabouts.places.map { .string($0) }),
      ]
    case .quiz(let quiz): Self.quiz(quiz)
    case .settings(let preferences, _): Self.settings(preferences)
    case .drawing(let answer): value(of: answer)
    case .cache(let report): CacheView.value(of: report)
    case .generated(let text): ["text": .string(Wording.text(of: text))]
    case .picture(let picture): ["bytes": .integer(Int64(picture.count))]
    case .names(let names): ["names": .array(names.map { .string($0) })]
    case .help(let help):
      ["text": .string(Renderer().text(of: AnswerView.help(help, width: 80)))]
    case .version: ["version": .string(Zoo.version)]
    }
  }

  /// A list: `{"animals": […], "exhibit": "animals", "source": "built-in"}`.
  private func listing(_ listing: Listing) -> JSONValue {
    var members: JSONObject = [
      "animals": .array(
        listing.animals.map {
          animal($0, in: Exhibit.named($0.exhibit) ?? Exhibit.named(listing.exhibit) ?? .animals)
        }),
      "exhibit": .string(listing.exhibit),
      "source": .string(listing.source.rawValue),
    ]
    members["page"] = listing.page.map { .integer($0) }
    members["total"] = listing.total.map { .integer($0) }
    members["search"] = (listing.search ?? listing.tag).map { .string($0) }
    members["kind"] = listing.kind.map { .string($0) }
    members["fetchedAt"] = listing.fetchedAt.map(date)
    return .object(members)
  }

  /// Questions with their answers: `{"questions": [{"answer": "Fossa", "options": […], …}], "seed": 7}`.
  private static func quiz(_ quiz: Quiz) -> JSONValue {
    [
      "questions": .array(
        quiz.questions.map { question in
          var members: JSONObject = [
            "answer": .string(question.answer.name),
            "options": .array(question.options.map { .string($0.name) }),
            "question": .string(Wording.question(question)),
          ]
          if case .sentence(let text) = question.subject { members["text"] = .string(text) }
          members["sentence"] = question.answer.sentence.map { .string($0) }
          return .object(members)
        }),
      "seed": .integer(quiz.seed),
    ]
  }

  /// The pictures of an animal: `{"exhibit": "cat-breeds", "id": "abys", "pictures": […], …}`.
  private func gallery(_ gallery: Gallery) -> JSONValue {
    [
      "exhibit": .string(gallery.exhibit), "id": .string(gallery.animal.id),
      "name": .string(gallery.animal.name),
      "pictures": .array(gallery.pictures.map { .string($0.address) }),
      "source": .string(gallery.source.rawValue),
    ]
  }

  /// An animal with all its facts under their own keys.
  func animal(_ animal: Animal, in exhibit: Exhibit) -> JSONValue {
    var members: [JSONObject.Member] = exhibit.requiredKeys.map { .init($0, .null) }
    members.reserveCapacity(members.count + animal.facts.count + 7)
    members.append(.init("emoji", .string(animal.emoji)))
    members.append(.init("exhibit", .string(exhibit.id)))
    members.append(.init("id", .string(animal.id)))
    if let latinName = animal.latinName { members.append(.init("latinName", .string(latinName))) }
    members.append(.init("name", .string(animal.name)))
    if !animal.pictures.isEmpty {
      members.append(.init("pictures", .array(animal.pictures.map { .string($0.address) })))
    }
    if let sentence = animal.sentence { members.append(.init("sentence", .string(sentence))) }
    for fact in animal.facts { members.append(.init(fact.key, words(of: fact))) }
    for (key, words) in animal.terms?.lists ?? [] where !words.isEmpty && animal.fact(key) == nil {
      members.append(.init(key, .array(words.map { .string($0) })))
    }
    if !animal.filled.isEmpty {
      members.append(.init("filled", .array(animal.filled.sorted().map { .string($0) })))
    }
    var object = JSONObject(consume members)
    // Animals measured by length, such as snakes, give it to scripts that ask for height.
    if object["height"] == .null, let length = object["length"] {
      object["height"] = length
      object["length"] = nil
    }
    return .object(object)
  }

  /// Every preference: `{"height": {"origin": "default", "value": "ft"}, …}`.
  static func settings(_ preferences: Preferences) -> JSONValue {
    var members: JSONObject = [:]
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
    case .list(let items), .links(let items): .array(items.map { .string($0) })
    case .scores(let scores):
      .object(JSONObject(scores.map { ($0.key, .integer($0.value)) }))
    case .date(let moment): date(moment)
    case .flag(let flag): .bool(flag)
    case .event(let what, let day):
      ["date": .string(day.formatted(.iso8601.year().month().day())), "what": .string(what)]
    case .measure(let measure): range(measure.shown(under: preferences), measure.dimension)
    }
  }

  /// A range with its exact numbers, of which the text is rounded: `{"max": 23, "min": 20, "text": "20 – 23 lb", …}`.
  private func range(_ shown: Measure.DisplayRange, _ dimension: BodyDimension?) -> JSONValue {
    func number(_ end: Double?) -> JSONValue {
      guard let end else { return .null }
      let whole = Int64(exactly: end).map { JSONNumber("\($0)") } ?? JSONNumber("\(end)")
      return whole.map { .number($0) } ?? .null
    }
    var members: JSONObject = [
      "min": number(shown.exact?.low), "max": number(shown.exact?.high),
      "text": .string(shown.plainText),
      "unit": shown.unit.map { .string($0) } ?? .null,
    ]
    members["measured"] = dimension.map { .string($0.rawValue) }
    return .object(members)
  }

  private func date(_ date: Date) -> JSONValue { .string(date.isoText) }
}
