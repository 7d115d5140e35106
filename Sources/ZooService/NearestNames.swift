import ZooKit
import ZooSources

// The names that were probably meant where none has the words typed.

extension AnimalService {
  /// The name that a lookup without any match probably means; `nil` if none is near.
  func nearestName(to target: Lookup, listed: Listing?) async -> String? {
    await nearestName(
      to: target.words, listed: listed, in: LookupScope(target, listed: listed))
  }

  /// The closest name in the first list, else in any list, else the closest words of one.
  func nearestName(
    to typed: String, listed: Listing?, in scope: LookupScope
  ) async -> String? {
    let plain = typed.withoutArticle
    // One or two letters could be anything.
    guard plain.count > 2 else { return nil }
    var listings = [listed].compactMap { $0 }
    for exhibit in Exhibit.all where scope.exhibits.contains(exhibit) {
      let known = exhibit == scope.home ? scope.known[exhibit.id] : nil
      let isWhole = known.map { $0.source != .builtIn } ?? false
      let whole = isWhole ? known : await offlineListing(of: exhibit)
      listings += [whole].compactMap { $0 }
    }
    let names = listings.map {
      $0.animals.flatMap { [$0.name] + [$0.words("englishName")].compactMap { $0 } }
    }
    let words = names.joined().flatMap { $0.split(separator: " ").map(String.init) }
    // A plural may be misspelt, too.
    let meanings = ([plain] + plain.singularForms).filter { $0.count > 2 }
    func nearest(in candidates: [String], isUnfinished: Bool = false) -> String? {
      meanings.lazy.compactMap { $0.near(in: candidates, isUnfinished: isUnfinished).first }.first
    }
    let all = Array(names.joined())
    return nearest(in: names.first ?? []) ?? nearest(in: all)
      ?? kind(of: plain, in: all)
      ?? severalWords(near: plain, in: all) ?? nearest(in: words, isUnfinished: true)
  }

  /// Words that are all in one name, `african elephant` for `afrikan elephant`.
  private func severalWords(near typed: String, in names: [String]) -> String? {
    guard typed.contains(" ") else { return nil }
    let wordsOfNames = names.map { $0.folded.split(separator: " ").map(String.init) }
    return typed.nearestSearch(in: wordsOfNames) { word in
      wordsOfNames.contains { $0.contains(word) }
    } _: { meant in
      let words = meant.split(separator: " ").map(String.init)
      return wordsOfNames.contains { name in words.allSatisfy(name.contains) }
    }
  }

  /// The names of animals of one exhibit that stand one behind the other: lion and tiger for `lion tiger`, but not a breed
  /// of cats and a tiger for `bengal tiger`; `nil` for anything else.
  package func namesInRow(_ typed: String) async -> [String]? {
    for exhibit in Exhibit.all {
      let animals = await offlineListing(of: exhibit)?.animals ?? []
      if let names = Self.names(in: typed, known: Set(animals.map(\.name.folded))) { return names }
    }
    return nil
  }

  private static func names(in typed: String, known: Set<String>) -> [String]? {
    var rest = typed.folded.split(separator: " ")[...]
    var names: [String] = []
    while !rest.isEmpty {
      let name = (1...rest.count).reversed().lazy
        .flatMap { rest.prefix($0).joined(separator: " ").searchedForms }
        .first(where: known.contains)
      guard let name else { return nil }
      names.append(name)
      rest = rest.dropFirst(name.split(separator: " ").count)
    }
    return comparedCounts.contains(names.count) ? names : nil
  }

  /// The kind of animal that the last of several words are, `Tiger` of `bengal tiger`.
  private func kind(of words: String, in names: [String]) -> String? {
    let words = words.folded.split(separator: " ")
    return words.indices.dropFirst().lazy.compactMap { start in
      let kind = words[start...].joined(separator: " ")
      return names.first { $0.folded == kind }
    }.first
  }
}
