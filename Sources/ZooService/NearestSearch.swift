import Arguments
import ZooKit

// What was probably meant by a search that matches nothing.

extension String {
  /// The search that was probably meant by this one: each word that matches nothing by itself is replaced by the
  /// nearest word of a name.
  ///
  /// - Parameters:
  ///   - collections: the animals whose names are compared, those first that are probably meant.
  ///   - matches: whether a search matches anything.
  /// - Returns: folded words; `nil` if none is near, or they match nothing together.
  package func nearestSearch(
    in collections: [[Animal]], _ matches: (String) -> Bool
  ) -> String? {
    let words = folded.split(separator: " ").map(String.init)
    let meant = words.map { word in
      matches(word)
        ? word : collections.lazy.compactMap { word.nearestNameWord(in: $0) }.first ?? word
    }
    let search = meant.joined(separator: " ")
    return meant != words && matches(search) ? search : nil
  }

  /// Short words are too much alike to tell what was meant.
  private func nearestNameWord(in animals: [Animal]) -> String? {
    guard count > 3 else { return nil }
    let names = animals.flatMap { [$0.name, $0.words("englishName") ?? ""] }
    let words = names.flatMap { $0.folded.split { !$0.isLetter }.map(String.init) }
    return nearest(in: words.filter { $0.count > 3 })
  }
}

extension Query {
  /// The query that was probably meant by this one, which matches none of these animals.
  func nearest(in animals: [Animal], of exhibit: Exhibit) -> Query? {
    var meant = self
    if let tag {
      let tags = Set(animals.flatMap(\.tags)).filter { $0.folded != tag.folded }
      meant.tag = tag.nearest(in: tags.sorted())
      return meant.tag == nil || meant.apply(to: animals, of: exhibit).isEmpty ? nil : meant
    }
    let index = SearchIndex(animals, of: exhibit)
    meant.search = search?.nearestSearch(in: [animals]) {
      !index.matches($0, isRanked: false).isEmpty
    }
    return meant.search == nil ? nil : meant
  }
}
