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

extension QueryIndex {
  /// What one animal is called.
  struct Names {
    let called: NameFields<Range<Int>>
    let bytes: UnsafeBufferPointer<UInt8>

    private func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: bytes[range])
    }

    /// Whether all that was typed is one of them, or its id.
    func haveWholeOrID(_ query: Query) -> Bool {
      isLine(query.whole, called.ids.lowerBound..<called.names.upperBound)
    }

    /// Whether all that was typed is one of them.
    func haveWhole(_ query: Query) -> Bool {
      isLine(query.whole, called.latinName.lowerBound..<called.names.upperBound)
    }

    private func isLine(_ word: QueryWord, _ range: Range<Int>) -> Bool {
      // Each line has an end.
      var start = range.lowerBound
      while start < range.upperBound {
        if word.isLine(at: start, of: bytes) { return true }
        while bytes[start] != UInt8(ascii: "\n") { start += 1 }
        start += 1
      }
      return false
    }

    /// Whether all of several phrases, some of which are terms, stands in one of them.
    func havePhrase(_ query: Query) -> Bool {
      query.hasTerms && query.parts.count > 1
        && query.whole.place(in: text(called.names)) == .whole
    }

    /// Whether the listed one begins with all that was typed.
    func begin(with query: Query) -> Bool {
      !query.text.isEmpty && text(called.names).starts(with: query.text.utf8)
    }

    /// Whether one of them ends with a word: an American Robin is a robin.
    func end(with word: QueryWord) -> Bool {
      called.names.contains { start in
        (start == called.names.lowerBound || !bytes[start - 1].isPartOfWord)
          && word.isLine(at: start, of: bytes)
      }
    }

    /// How well words are found in them, the worst of all; `nil` if one isn't.
    func rank(of words: [QueryWord]) -> MatchRank? {
      var worst = MatchRank.words
      let names = text(called.names.lowerBound..<called.namingFacts.upperBound)
      let latinName = text(called.latinName)
      // By their places: copying words for each of thousands of animals takes longer than to look for them.
      for word in words.indices {
        let rank: MatchRank
        switch words[word].place(in: names) {
        // "y" is a word of Spanish names, but nobody looks for it.
        case .whole?: rank = words[word].count == 1 ? .beginnings : .words
        case .beginning?: rank = .beginnings
        case let own:
          switch (words[word].place(in: latinName), own) {
          case (.whole?, _): rank = .latinName
          case (_, .inside?): rank = .insideName
          case (nil, _): return nil
          case (_, _): rank = .insideLatinName
          }
        }
        worst = min(worst, rank)
      }
      return worst
    }

    /// Whether they have all the words, or beside them one fact or the sentence: whole ones, or the beginnings of longer
    /// ones. Words of several facts would say nothing together.
    ///
    /// - Parameters:
    ///   - least: how many letters begin a word.
    ///   - texts: the animal's facts and its sentence.
    func mention(
      _ words: [QueryWord], fromLetters least: Int, or texts: UnsafeBufferPointer<UInt8>
    ) -> Bool {
      let own = text(called.latinName.lowerBound..<called.namingFacts.upperBound)
      func isFound(_ word: QueryWord, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch word.place(in: text) {
        case .whole?: true
        case .beginning?: word.count >= least
        case .inside?, nil: false
        }
      }
      let left = words.filter { !isFound($0, own) }
      if left.count < 2 { return left.allSatisfy { isFound($0, texts) } }
      return texts.split(separator: UInt8(ascii: "\n")).contains { line in
        left.allSatisfy { isFound($0, UnsafeBufferPointer(rebasing: line)) }
      }
    }
  }

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
    let texts = texts(mentioning: query.queryWords)
    return Array(records.indices).mapGroups(ofAtLeast: Self.worthGroup) { group in
      withNames { names in
        texts.withBytes { texts in
          group.compactMap { index in
            rank(of: index, query, isTrue, names(index), or: texts(index))
              .map { (index: index, rank: $0) }
          }
        }
      }
    }
    .flatMap(\.self)
  }

  /// So many are worth a group of their own.
  private static let worthGroup = 1000

  private func rank(
    of index: Int, _ query: Query, _ isTrue: [@Sendable (Int) -> Bool], _ names: Names,
    or texts: UnsafeBufferPointer<UInt8>
  ) -> MatchRank? {
    var worst = MatchRank.words
    for part in query.parts.indices {
      let words = query.parts[part].words
      let isTrue = isTrue[part](index)
      if query.parts[part].isNegated {
        guard isTrue else { return nil }
        continue
      }
      let named = names.rank(of: words)
      guard
        let rank = isTrue
          ? max(named ?? .term, .term)
          : named ?? (names.mention(words, fromLetters: 1, or: texts) ? .text : nil)
      else { return nil }
      worst = min(worst, rank)
    }
    if query.parts.isEmpty { return .text }
    if names.haveWholeOrID(query) { return .name }
    return worst == .beginnings && names.begin(with: query) ? .start : worst
  }
}
