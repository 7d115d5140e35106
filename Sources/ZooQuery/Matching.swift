import ZooKit

/// How well an animal matches a query, the worst first.
package enum MatchRank: Int, Comparable, Sendable {
  /// Its facts or its sentence have the words.
  case text
  /// They are inside words of its names.
  case insideName
  /// It is, lives or eats what they mean.
  case term
  /// They begin words of its names.
  case beginnings
  /// So they do, and its listed name begins with all that was typed.
  case start
  /// They are words of its names.
  case words
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

extension QueryIndex.Record {
  /// Whether all that was typed is a name of it, or its id.
  func hasNameOrID(_ query: Query, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    hasName(query, in: bytes) || isLine(query, ids, bytes)
  }

  /// Whether all that was typed is a name of it.
  func hasName(_ query: Query, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    isLine(query, names, bytes) || isLine(query, latinName, bytes)
      || isLine(query, otherNames, bytes)
  }

  private func isLine(
    _ query: Query, _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // Each line has an end.
    var start = range.lowerBound
    while start < range.upperBound {
      if query.whole.isLine(at: start, of: bytes) { return true }
      while bytes[start] != UInt8(ascii: "\n") { start += 1 }
      start += 1
    }
    return false
  }

  /// Whether all that was typed stands in one of its names, as words one behind the other.
  func hasPhrase(_ query: Query, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    query.whole.place(in: UnsafeBufferPointer(rebasing: bytes[names])) == .whole
  }

  /// Whether its listed name begins with all that was typed.
  func begins(with query: Query, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = bytes[names]
    return !query.text.isEmpty && name.starts(with: query.text.utf8)
  }

  /// Whether a name of it ends with a word: an American Robin is a robin.
  func ends(with word: QueryWord, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    names.contains { start in
      (start == names.lowerBound || !bytes[start - 1].isPartOfWord)
        && word.isLine(at: start, of: bytes)
    }
  }

  /// What of names counts, each with all before it.
  enum Extent: Int, Comparable {
    /// Beginnings of words of the English and Spanish ones.
    case beginnings
    /// Whole words of the Latin one.
    case latinWords
    /// A part inside a word.
    case inside
    /// Inside the Latin one, too.
    case insideLatin

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// How well words are found in its names; `nil` if one isn't.
  func rank(
    ofNameWords words: [QueryWord], _ extent: Extent, in bytes: UnsafeBufferPointer<UInt8>
  ) -> MatchRank? {
    var worst = MatchRank.words
    // By their places: copying words for each of thousands of animals takes longer than to look for them.
    for word in words.indices {
      func place(_ range: Range<Int>) -> QueryWord.Place? {
        words[word].place(in: UnsafeBufferPointer(rebasing: bytes[range]))
      }
      let own = better(place(names), place(namingFacts))
      let rank: MatchRank
      switch own {
      // "y" is a word of Spanish names, but nobody looks for it.
      case .whole?: rank = words[word].count == 1 ? .beginnings : .words
      case .beginning?: rank = .beginnings
      case .inside?, nil:
        if extent >= .latinWords, place(latinName) == .whole {
          rank = .beginnings
        } else if extent >= .inside && own == .inside
          || extent == .insideLatin && place(latinName) != nil
        {
          rank = .insideName
        } else {
          return nil
        }
      }
      worst = min(worst, rank)
    }
    return worst
  }

  /// Whether its names have all the words, or beside them one fact or its sentence: whole ones, or the beginnings of longer
  /// ones. Words of several facts would say nothing together.
  ///
  /// - Parameters:
  ///   - least: how many letters begin a word.
  ///   - texts: its facts and its sentence.
  func mentions(
    _ words: [QueryWord], fromLetters least: Int, in bytes: UnsafeBufferPointer<UInt8>,
    or texts: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let own = UnsafeBufferPointer(rebasing: bytes[names.lowerBound..<namingFacts.upperBound])
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

extension QueryIndex {
  /// Where a search finds each animal, best first: in names, by terms, inside names, in facts. `search`, `--search` and `/`
  /// look so.
  package func search(_ query: Query) -> [(index: Int, rank: MatchRank)] {
    MatchRank.bestFirst(allMatches(query), by: \.rank)
  }

  /// The same, as the animals come.
  package func allMatches(_ query: Query) -> [(index: Int, rank: MatchRank)] {
    let isTrue = query.parts.map(isTrue)
    let texts = texts(mentioning: query.queryWords)
    return Array(records.indices).mapGroups(ofAtLeast: Self.worthGroup) { group in
      withBytes { bytes in
        texts.withBytes { texts in
          group.compactMap { index in
            rank(of: index, query, isTrue, in: bytes, or: texts(index))
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
    of index: Int, _ query: Query, _ isTrue: [@Sendable (Int) -> Bool],
    in bytes: UnsafeBufferPointer<UInt8>,
    or texts: UnsafeBufferPointer<UInt8>
  ) -> MatchRank? {
    let record = records[index]
    var worst = MatchRank.words
    for part in query.parts.indices {
      let words = query.parts[part].words
      let named = record.rank(ofNameWords: words, .insideLatin, in: bytes)
      let isTrue = isTrue[part](index)
      if query.parts[part].isNegated {
        guard isTrue else { return nil }
        continue
      }
      guard
        let rank = better(named, isTrue ? .term : nil)
          ?? (record.mentions(words, fromLetters: 1, in: bytes, or: texts) ? .text : nil)
      else { return nil }
      worst = min(worst, rank)
    }
    if query.parts.isEmpty { return .text }
    if record.hasNameOrID(query, in: bytes) { return .name }
    return worst == .beginnings && record.begins(with: query, in: bytes) ? .start : worst
  }
}

/// The better one of two, of which any may be missing; without an array of both, since this is asked for every animal.
private func better<Value: Comparable>(_ one: Value?, _ other: Value?) -> Value? {
  guard let one, let other else { return one ?? other }
  return max(one, other)
}
