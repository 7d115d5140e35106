import Synchronization
import ZooKit

extension LiveFilter {
  /// The animals of one exhibit, and what a search looks at in them.
  struct Searchable: Sendable {
    let exhibit: Exhibit
    let animals: [Animal]
    private let index: SearchIndex
    private let knownWords = KnownWords()

    private static let mostForgiven = 2000
    private static let longestForgiven = 1_000_000

    init(_ animals: [Animal], of exhibit: Exhibit) {
      (self.exhibit, self.animals) = (exhibit, animals)
      index = SearchIndex(animals, of: exhibit)
    }

    /// What typos are forgiven for, found when it is first needed; nothing among very many animals or very long texts,
    /// since comparing all words would take longer than a key may.
    var words: [String] {
      animals.count <= Self.mostForgiven && index.byteCount <= Self.longestForgiven
        ? knownWords.value { index.words } : []
    }

    func hasWords(_ words: String) -> Bool { index.hasWords(words) }
    func matches(_ words: String) -> [Animal] { index.matches(words) }
    func allMatches(_ words: String) -> [Animal] { index.allMatches(words) }

    static func isVague(_ words: String, in all: [Searchable]) -> Bool {
      SearchIndex.isVague(words, in: all.map(\.index))
    }

    /// Those of several exhibits in an order, those with the words as whole words first, if not all have them so.
    static func matches(
      _ words: String, in all: [Searchable], sortedBy order: ListQuery.Order
    ) -> (animals: [Animal], areSplit: Bool) {
      let found = SearchIndex.matchesByWords(words, in: all.map(\.index))
      let query = ListQuery(order: order)
      return (
        query.sorted(found.whole) + query.sorted(found.others),
        !found.whole.isEmpty && !found.others.isEmpty
      )
    }

    /// Those of several exhibits, the best first.
    static func matches(_ words: String, in all: [Searchable]) -> [Animal] {
      SearchIndex.matches(words, in: all.map(\.index))
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
