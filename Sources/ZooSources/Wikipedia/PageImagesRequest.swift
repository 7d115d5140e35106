import Foundation
import ZooKit

/// A request for the pictures of some Wikipedia articles, and its response.
///
/// The API is described at `https://www.mediawiki.org/wiki/Extension:PageImages`.
struct PageImagesRequest: Sendable {
  /// The titles of the articles, without duplicates.
  let titles: [String]
  /// The wanted width in pixels; a narrower picture comes in its own size.
  let width: Int

  /// The most titles that the API accepts in one request.
  static let most = 50

  /// - Parameter titles: invalid ones are allowed, but have no picture.
  init(_ titles: some Sequence<String>, width: Int) {
    self.titles = Array(titles)
    self.width = width
  }

  /// Characters that no title contains; `|` would even split it in two.
  private static let forbidden = Set("|#<>[]{}")

  var endpoint: Endpoint {
    Endpoint(
      "w", "api.php",
      query: [
        ("action", "query"), ("format", "json"), ("formatversion", "2"), ("redirects", "1"),
        ("prop", "pageimages"), ("piprop", "thumbnail|name"), ("pithumbsize", "\(width)"),
        ("pilicense", "free"), ("pilimit", "\(Self.most)"),
        ("titles", asked.joined(separator: "|")),
      ])
  }

  private var asked: [String] { titles.filter { $0.allSatisfy { !Self.forbidden.contains($0) } } }

  /// The pictures in a response, by requested title; titles without a picture are missing.
  ///
  /// - Throws: `FetchError` if the response is not Wikipedia's.
  func illustrations(in body: Data, from host: String) throws(FetchError) -> [String:
    ArticlePicture]
  {
    let answer = try PageDecoder.records(of: body, host: host).first ?? .null
    guard let query = answer["query"], case .array(let pages)? = query["pages"] else {
      throw FetchError(host: host, cause: .noUsableRecords)
    }
    let found = pages.compactMap { page -> (String, ArticlePicture)? in
      guard let title = page.text("title"), let file = page.text("pageimage"),
        let address = page["thumbnail"]?.text("source")
      else { return nil }
      return (title, ArticlePicture(address: address, file: file))
    }
    let illustrations = Dictionary(found, uniquingKeysWith: { first, _ in first })
    let steps = ["normalized", "redirects"].map { Self.steps(query[$0]) }
    let named = asked.compactMap { title in
      let last = steps.reduce(title) { $1[$0] ?? $0 }
      return illustrations[last].map { (title, $0) }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// Maps titles to those that they were normalized or redirected to.
  private static func steps(_ list: JSONValue?) -> [String: String] {
    guard case .array(let steps)? = list else { return [:] }
    let pairs = steps.compactMap { step in
      step.text("from").flatMap { from in step.text("to").map { (from, $0) } }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
