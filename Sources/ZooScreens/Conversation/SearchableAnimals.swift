import ZooKit
import ZooQuery

extension LiveFilter {
  /// The animals of one exhibit, and what queries look at in them.
  struct Searchable: Sendable {
    let exhibit: Exhibit
    let animals: [Animal]
    let index: QueryIndex
    private let knownWords = Once<[String]>()

    private static let mostForgiven = 2000
    private static let longestForgiven = 1_000_000

    init(_ animals: [Animal], of exhibit: Exhibit) {
      (self.exhibit, self.animals) = (exhibit, animals)
      index = QueryIndex(animals, of: exhibit)
      index.prepareForSearches()
    }

    /// What typos are forgiven for, found when it is first needed; nothing among very many animals or very long texts,
    /// since comparing all words would take longer than a key may.
    var words: [String] {
      animals.count <= Self.mostForgiven && index.byteCount <= Self.longestForgiven
        ? knownWords.value { index.words } : []
    }

    func matchCount(_ query: Query) -> Int { index.allMatches(query).count }

    /// Those of several exhibits, the best first.
    static func matches(_ query: Query, in all: [Searchable]) -> Matches {
      let found = all.enumerated().flatMap { place, searchable in
        searchable.index.allMatches(query).map { (place: place, match: $0) }
      }
      return Matches(
        of: all.map(\.animals),
        at: MatchRank.bestFirst(found, by: \.match.rank).map { ($0.place, $0.match.index) })
    }
  }

  /// Animals of several exhibits in an order of their own, as places: copying thousands takes longer than to find them.
  struct Matches: RandomAccessCollection, Sendable {
    private let exhibits: [[Animal]]
    private let places: [(exhibit: Int, index: Int)]

    fileprivate init(of exhibits: [[Animal]], at places: [(exhibit: Int, index: Int)]) {
      (self.exhibits, self.places) = (exhibits, places)
    }

    init(_ animals: [Animal]) {
      self.init(of: [animals], at: animals.indices.map { (0, $0) })
    }

    var startIndex: Int { 0 }
    var endIndex: Int { places.count }
    subscript(place: Int) -> Animal { exhibits[places[place].exhibit][places[place].index] }
  }
}
