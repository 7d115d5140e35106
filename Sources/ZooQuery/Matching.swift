import ZooKit

/// How well an animal matches a query, the worst first.
package enum MatchRank: Int, Comparable, Sendable {
  /// Its facts or its sentence have the words.
  case text
  /// They are inside words of its Latin name.
  case insideLatinName
  /// Words of its names are terms that are not true of it.
  case termsAsNames
  /// They are inside words of its names.
  case insideName
  /// It is, lives or eats what they mean.
  case term
  /// They are words of its Latin name.
  case latinName
  /// They begin words of its names.
  case beginnings
  /// So they do, and its listed name begins with all that was typed.
  case start
  /// They are words of its names.
  case words
  /// All that was typed stands in one of them, one behind the other: the bush elephant in African Bush Elephant.
  case phrase
  /// They are one of its names.
  case name

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Sorts by rank, the best first; equal ones keep their order.
  package static func bestFirst<Element>(
    _ elements: some Collection<Element>, by rank: (Element) -> Self
  ) -> [Element] {
    var buckets = [[Element]](repeating: [], count: Self.name.rawValue + 1)
    for element in elements { buckets[rank(element).rawValue].append(element) }
    return buckets.reversed().flatMap { $0 }
  }
}

extension SearchableNames {
  /// Whether all that was typed is one of them, or its id if that counts.
  func haveWhole(_ query: Query, orID: Bool = false) -> Bool {
    let start = (orID ? ids : latinName).lowerBound
    return query.whole.place(in: bytes, start..<names.upperBound, wanting: .line) == .line
  }

  /// Whether all of several phrases, some of which are terms, stands in one of them.
  func havePhrase(_ query: Query) -> Bool {
    query.hasTerms && query.parts.count > 1
      && query.whole.place(in: bytes, names).map { $0 >= .whole } == true
  }

  /// Whether the listed one begins with all that was typed.
  func begin(with query: Query) -> Bool {
    !query.text.isEmpty && bytes[names].starts(with: query.text.utf8)
  }

  /// Whether one of them ends with a word: an American Robin is a robin.
  func end(with word: QueryWord) -> Bool {
    word.place(in: bytes, names, wanting: .end).map { $0 >= .end } == true
  }

  /// How well words are found in them, the worst of all; `nil` if one isn't.
  func rank(of words: [QueryWord]) -> MatchRank? {
    var worst = MatchRank.words
    for word in words {
      let rank: MatchRank
      switch word.place(in: bytes, names.lowerBound..<namingFacts.upperBound) {
      case .beginning?: rank = .beginnings
      // "y" is a word of Spanish names, but nobody looks for it.
      case let own? where own >= .whole: rank = word.text.count == 1 ? .beginnings : .words
      case let own:
        switch (word.place(in: bytes, latinName), own) {
        case (let latin?, _) where latin >= .whole: rank = .latinName
        case (_, .inside?): rank = .insideName
        case (nil, _): return nil
        case (_, _): rank = .insideLatinName
        }
      }
      worst = min(worst, rank)
    }
    return worst
  }
}

extension IndexEntry {
  /// Whether its names have all the words, or beside them one fact or the sentence: whole ones, or the beginnings of longer
  /// ones. Words of several facts would say nothing together.
  ///
  /// - Parameter least: how many letters begin a word.
  func mentions(_ words: [QueryWord], fromLetters least: Int) -> Bool {
    func isFound(_ word: QueryWord, _ text: [UInt8], _ part: Range<Int>) -> Bool {
      switch word.place(in: text, part) {
      case .inside?, nil: false
      case .beginning?: word.text.count >= least
      case _?: true
      }
    }
    let left = words.filter {
      !isFound($0, names.bytes, names.latinName.lowerBound..<names.bytes.count)
    }
    let texts = left.isEmpty ? [] : texts(mentioning: left)
    guard left.allSatisfy({ isFound($0, texts, texts.indices) }) else { return false }
    return left.count < 2
      || texts.split(separator: .lineEnd).contains { line in
        left.allSatisfy { isFound($0, texts, line.indices) }
      }
  }
}

extension QueryIndex {
  /// An animal that matches, by its index, and how well.
  package typealias Match = (index: Int, rank: MatchRank)

  /// Where a search finds each animal, best first: in names, by terms, inside names, in facts. `search`, `--search` and `/`
  /// look so.
  package func search(_ query: Query) -> [Match] {
    MatchRank.bestFirst(allMatches(query), by: \.rank)
  }

  /// The same, as the animals come.
  package func allMatches(_ query: Query) -> [Match] {
    let isTrue = query.parts.map(isTrue)
    return Array(entries.indices).mapGroups(ofAtLeast: Self.worthGroup) { group in
      group.compactMap { index in
        rank(of: entries[index], query) { isTrue[$0](index) }.map { (index: index, rank: $0) }
      }
    }
    .flatMap(\.self)
  }

  /// So many are worth a group of their own.
  private static let worthGroup = 100

  private func rank(
    of entry: IndexEntry, _ query: Query, _ isTrue: (_ part: Int) -> Bool
  ) -> MatchRank? {
    var worst = MatchRank.words
    for (place, part) in query.parts.enumerated() {
      let isTrue = isTrue(place)
      if part.isNegated {
        guard isTrue else { return nil }
        continue
      }
      let named = entry.names.rank(of: part.words)
      guard
        let rank = isTrue
          ? max(named ?? .term, .term)
          : named ?? (entry.mentions(part.words, fromLetters: 1) ? .text : nil)
      else { return nil }
      worst = min(worst, rank)
    }
    if query.parts.isEmpty { return .text }
    if entry.names.haveWhole(query, orID: true) { return .name }
    return worst == .beginnings && entry.names.begin(with: query) ? .start : worst
  }
}
