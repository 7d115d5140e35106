import Collections
import Foundation
import Loopback
import ZooKit

/// The part of Wikipedia's API that finds the picture of an article, for the built-in collections: a
/// Latin name redirects to its article, and every article has a drawn picture.
enum StandInWikipedia {
  /// The path of its base address.
  static let name = "wikipedia"

  /// The title of the article for each title that can be requested.
  private static let articles: [String: String] = {
    let records = BuiltInCollection.all.flatMap(\.records)
    var articles: [String: String] = [:]
    for record in records {
      let named = record["name"]
      let title = record.text("name") ?? named?.text("english")
      for other in [record.text("latin_name"), named?.text("latin")] {
        if let title, let other { articles[other] = title }
      }
      if let address = record.text("wikipedia_url"), let name = address.split(separator: "/").last {
        let title = name.removingPercentEncoding?.replacing("_", with: " ") ?? String(name)
        articles[title] = title
      }
    }
    return articles
  }()

  /// Answers `/w/api.php?action=query…`; `nil` for anything else.
  static func answer(to request: CollectionRequest) -> LoopbackResponse? {
    guard request.path == "/w/api.php", request.query["action"] == "query" else { return nil }
    let titles = (request.query["titles"] ?? "").split(separator: "|").map(String.init)
    let width = request.query["pithumbsize"].flatMap(Int.init) ?? 50
    // Not in the requested order, as with Wikipedia.
    let pages = Set(titles.map { articles[$0] ?? $0 }).sorted()
    let redirects = titles.compactMap { title -> JSONValue? in
      guard let article = articles[title], article != title else { return nil }
      return ["from": .string(title), "to": .string(article)]
    }
    let known = Set(articles.values)
    let answer: JSONValue = [
      "batchcomplete": true,
      "query": [
        "redirects": .array(redirects),
        "pages": .array(
          pages.map { known.contains($0) ? page($0, width, request) : missing($0) }),
      ],
    ]
    return LoopbackResponse(
      headers: ["Content-Type": "application/json; charset=utf-8"],
      body: Data(answer.jsonText().utf8))
  }

  private static func page(_ title: String, _ width: Int, _ request: CollectionRequest) -> JSONValue
  {
    let file = title.replacing(" ", with: "_")
    let escaped = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    return [
      "title": .string(title), "pageimage": .string("\(file).png"),
      "thumbnail": [
        "source": .string("\(request.pictures ?? "")/wikipedia-\(width)px-\(escaped).png"),
        "width": .integer(width), "height": .integer(width / 3 * 2),
      ],
    ]
  }

  private static func missing(_ title: String) -> JSONValue {
    ["title": .string(title), "missing": true]
  }
}
