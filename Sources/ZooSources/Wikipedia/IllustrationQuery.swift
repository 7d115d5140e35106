import Foundation
import ZooKit

/// The question which picture illustrates some articles, and Wikipedia's answer.
///
/// `https://www.mediawiki.org/wiki/Extension:PageImages` says what it may be asked.
struct IllustrationQuery: Sendable {
  /// The titles of the articles, each asked for once.
  let titles: [String]
  /// How wide the pictures should be, in pixels; one that is not so wide comes as it is.
  let width: Int

  /// No more titles are taken in one request.
  static let most = 50

  /// Makes the question.
  ///
  /// - Parameter titles: those that can be no title are taken as any, and have no picture.
  init(_ titles: some Sequence<String>, width: Int) {
    self.titles = Array(titles)
    self.width = width
  }

  /// What no title of Wikipedia has; the first would part it in two.
  private static let forbidden = Set("|#<>[]{}")

  /// Where to ask, below the base address.
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

  /// The illustrations in an answer, by the titles asked for; a title without one is left out.
  ///
  /// - Throws: `FetchError` when the answer is none of Wikipedia's.
  func wikipediaPictures(in body: Data, from host: String) throws(FetchError) -> [String:
    Illustration]
  {
    let answer = try PageDecoder.records(of: body, host: host).first ?? .null
    guard let query = answer["query"], case .array(let pages)? = query["pages"] else {
      throw FetchError(host: host, cause: .nothingUsable)
    }
    let found = pages.compactMap { page -> (String, Illustration)? in
      guard let title = page.text("title"), let file = page.text("pageimage"),
        let address = page["thumbnail"]?.text("source")
      else { return nil }
      return (title, Illustration(address: address, file: file))
    }
    let wikipediaPictures = Dictionary(found, uniquingKeysWith: { first, _ in first })
    let steps = ["normalized", "redirects"].map { Self.steps(query[$0]) }
    let named = asked.compactMap { title in
      let last = steps.reduce(title) { $1[$0] ?? $0 }
      return wikipediaPictures[last].map { (title, $0) }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// Which title each of some titles leads to.
  private static func steps(_ list: JSONValue?) -> [String: String] {
    guard case .array(let steps)? = list else { return [:] }
    let pairs = steps.compactMap { step in
      step.text("from").flatMap { from in step.text("to").map { (from, $0) } }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
