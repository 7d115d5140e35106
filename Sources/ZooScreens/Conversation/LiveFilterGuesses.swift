import ZooKit
import ZooQuery
import ZooSources

// What was probably meant by words that match nothing.

extension LiveFilter {
  /// What to leave out so that something here matches.
  func excess(in query: Query, _ all: [Searchable]) -> Query.Excess? {
    let shortened = query.shortened(isKnown: isKnown(in: all))
    return all.compactMap { $0.index.least(of: shortened, isSearch: true) }
      .min { $0.count < $1.count }
  }

  /// The words that were probably meant; `nil` if none are near.
  func forgiven(_ query: Query, _ searchable: Searchable) -> String? {
    // Where others match, it's the same wherever one comes from.
    let all = Exhibit.all.compactMap { exhibit in
      ([searchable] + others).first { $0.exhibit == exhibit }
    }
    let corrections = query.corrections(
      from: all.flatMap(\.words), isKnown: isKnown(in: all))
    let places = includesOthers ? all : [searchable] + all
    return places.lazy.compactMap { $0.index.first(of: corrections, isSearch: true) }.first
  }

  private func isKnown(in all: [Searchable]) -> (String) -> Bool {
    { word in all.contains { $0.matchCount(Query(word)) > 0 } }
  }
}
