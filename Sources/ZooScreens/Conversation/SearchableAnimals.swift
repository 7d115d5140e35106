import Synchronization
import ZooKit
import ZooQuery

extension LiveFilter {
  /// The animals of one exhibit, and what queries look at in them.
  struct Searchable: Sendable {
    let exhibit: Exhibit
    let animals: [Animal]
    let index: QueryIndex
    private let knownWords = KnownWords()

    private static let mostForgiven = 2000
    private static let longestForgiven = 1_000_000

    init(_ animals: [Animal], of exhibit: Exhibit) {
      (self.exhibit, self.animals) = (exhibit, animals)
      index = QueryIndex(animals, of: exhibit)
    }

    /// What typos are forgiven for, found when it is first needed; nothing among very many animals or very long texts,
    /// since comparing all words would take longer than a key may.
    var words: [String] {
      animals.count <= Self.mostForgiven && index.byteCount <= Self.longestForgiven
        ? knownWords.value { index.words } : []
    }

    func matchCount(_ query: Query) -> Int { index.allMatches(query).count }

    /// Those of several exhibits in an order, those with the words as whole words, or what they mean, first, if not all
    /// have them so.
    static func matches(
      _ query: Query, in all: [Searchable], sortedBy order: ListQuery.Order
    ) -> (animals: [Animal], areSplit: Bool) {
      var (meant, others): ([Animal], [Animal]) = ([], [])
      for searchable in all {
        for match in searchable.index.allMatches(query) {
          let animal = searchable.animals[match.index]
          if match.rank == .term || match.rank >= .words {
            meant.append(animal)
          } else {
            others.append(animal)
          }
        }
      }
      let query = ListQuery(order: order)
      return (query.sorted(meant) + query.sorted(others), !meant.isEmpty && !others.isEmpty)
    }

    /// Those of several exhibits, the best first.
    static func matches(_ query: Query, in all: [Searchable]) -> [Animal] {
      var found: [[(Int, Int)]] = Array(repeating: [], count: MatchRank.name.rawValue + 1)
      for (place, searchable) in all.enumerated() {
        for match in searchable.index.allMatches(query) {
          found[match.rank.rawValue].append((place, match.index))
        }
      }
      return found.reversed().flatMap { $0.map { all[$0.0].animals[$0.1] } }
    }
  }
}

/// Words that are found once.
private final class KnownWords: Sendable {
  private let words = Mutex<[String]?>(nil)

  func value(_ find: () -> [String]) -> [String] {
    words.withLock { words in
      let found = words ?? find()
      words = found
      return found
    }
  }
}
