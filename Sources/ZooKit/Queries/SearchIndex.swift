/// What searches look at in animals, folded once and kept as bytes in one piece: looking through thousands of strings
/// takes several times as long.
struct SearchTexts: Sendable {
  /// Where the texts of one animal are, a line each.
  private struct Record {
    let names: Range<Int>
    /// What else it is called, which ranks only as a whole.
    let otherNames: Range<Int>
    /// The facts that count like names.
    let namingFacts: Range<Int>
    /// What kind of animal it is.
    let kinds: Range<Int>
    let facts: Range<Int>
    /// Its story and its sentence.
    let prose: Range<Int>
    /// What all of its exhibit are called.
    let exhibitKind: Range<Int>
  }

  private var bytes: [UInt8] = []
  private var records: [Record] = []

  private static let lineEnd = UInt8(ascii: "\n")

  var byteCount: Int { bytes.count }

  /// The words of names and searched facts, each once: those of names before the others, which are meant less often, and
  /// the most frequent first.
  var words: [String] {
    var counts: [ArraySlice<UInt8>: (names: Int, all: Int)] = [:]
    for record in records {
      // Names and facts stand one behind the other.
      let part = bytes[record.names.lowerBound..<record.facts.upperBound]
      for word in part.split(whereSeparator: { !$0.isPartOfWord }) {
        let isOfName = word.startIndex < record.names.upperBound
        counts[word, default: (0, 0)].names += isOfName ? 1 : 0
        counts[word, default: (0, 0)].all += 1
      }
    }
    return counts.map { word, count in
      (count.names > 0 ? 0 : 1, -count.all, String(decoding: word, as: UTF8.self))
    }
    .sorted { $0 < $1 }.map(\.2)
  }

  /// Whether a folded word is one of its words, rather than a part of one.
  func hasWord(_ word: FoldedWord) -> Bool {
    bytes.withUnsafeBufferPointer { word.place(in: $0) == .whole }
  }

  mutating func add(_ animal: Animal, of exhibit: Exhibit) {
    func folded(_ keys: [String]) -> [String] {
      keys.compactMap { animal.fact($0)?.searchableText.folded.withPlainGaps }
    }
    let names = FoldedNames(of: animal)
    records.append(
      Record(
        names: add(names.names), otherNames: add(names.otherNames),
        namingFacts: add(folded(["otherNames"] + exhibit.namingFacts)),
        kinds: add(folded(exhibit.kindFacts)),
        facts: add(folded(exhibit.searchedFacts.filter { !exhibit.kindFacts.contains($0) })),
        prose: add(
          folded([exhibit.story].compactMap { $0 }) + [(animal.sentence ?? "").folded.withPlainGaps]
        ),
        exhibitKind: add([exhibit.kindWords])))
  }

  private mutating func add(_ lines: [String]) -> Range<Int> {
    let start = bytes.count
    for line in lines {
      bytes += line.utf8
      bytes.append(Self.lineEnd)
    }
    return start..<bytes.count
  }

  /// The indices of the animals that match, in order: every word is part of a name, or begins a word of a searched fact,
  /// of its story, of its sentence or of what all of the exhibit are called. A further letter never matches more, unless
  /// it makes a plural: `owls` matches whatever has the word `owl`.
  func matches(_ search: FoldedSearch) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      records.indices.filter { index in
        search.words.allSatisfy { Self.matches($0, records[index], in: bytes) }
      }
    }
  }

  /// How well some of the animals that match do so.
  func ranks(of indices: [Int], _ search: FoldedSearch) -> [SearchRank] {
    bytes.withUnsafeBufferPointer { bytes in
      indices.map { Self.rank(search, records[$0], in: bytes) }
    }
  }

  private static func matches(
    _ word: FoldedWord, _ record: Record, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    func place(_ range: Range<Int>) -> FoldedWord.Place? {
      word.place(in: UnsafeBufferPointer(rebasing: bytes[range]))
    }
    return place(record.names) != nil || place(record.namingFacts) != nil
      || place(record.kinds) ?? .inside >= .beginning
      || place(record.facts) ?? .inside >= .beginning
      || place(record.prose) ?? .inside >= .beginning
      || place(record.exhibitKind) ?? .inside >= .beginning
  }

  private static func rank(
    _ search: FoldedSearch, _ record: Record, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SearchRank {
    let match = nameMatch(search.words, search.whole, record, in: bytes)
    if let match, match.rank > .beginnings { return .name(match) }
    func hasWords(_ range: Range<Int>) -> Bool {
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      return search.words.allSatisfy { $0.place(in: text) == .whole }
    }
    // Words of one or two letters are still being typed, and nearly all animals have them.
    let isLong = search.whole.count > 2
    if isLong, hasWords(record.kinds) { return .kind }
    if let match, match.rank > .parts { return .name(match) }
    // All of its texts stand one behind the other.
    if isLong, hasWords(record.names.lowerBound..<record.exhibitKind.upperBound) { return .words }
    return match.map { .insideName($0.name) } ?? .beginnings
  }

  /// How well words match the best of the names, and which that is; `nil` when they match none.
  private static func nameMatch(
    _ words: [FoldedWord], _ whole: [UInt8], _ record: Record,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> NameMatch? {
    let others = bytes[record.otherNames].split(separator: lineEnd)
    if others.contains(where: { $0.elementsEqual(whole) }) {
      return NameMatch(rank: .whole, name: .other)
    }
    var best: NameMatch?
    var start = record.names.lowerBound
    while start < record.names.upperBound {
      let end = bytes[start...].firstIndex(of: lineEnd) ?? record.names.upperBound
      let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if let rank = name.elementsEqual(whole) ? .whole : FoldedWord.rank(of: words, in: name) {
        let isListed = start == record.names.lowerBound
        let isFromBeginning = !whole.isEmpty && name.starts(with: whole)
        let kind: NameMatch.Name =
          switch (isListed, isFromBeginning) {
          case (true, true): name.contains(UInt8(ascii: " ")) ? .listed : .listedUnfinished
          case (true, false): .listed
          case (false, true): .otherFromBeginning
          case (false, false): .other
          }
        let match = NameMatch(rank: rank, name: kind)
        best = best.map { max($0, match) } ?? match
      }
      start = end + 1
    }
    return best
  }
}

/// Animals with what a search looks at, folded once: for a list that is narrowed at every key.
package struct SearchIndex: Sendable {
  private let animals: [Animal]
  private var texts = SearchTexts()

  /// - Parameter exhibit: the exhibit of all the animals.
  package init(_ animals: [Animal], of exhibit: Exhibit) {
    self.animals = animals
    for animal in animals { texts.add(animal, of: exhibit) }
  }

  /// The words of names and searched facts, folded, each once: those of names first, and the most frequent first.
  package var words: [String] { texts.words }
  package var byteCount: Int { texts.byteCount }

  /// Whether each word of a search is a word of an animal, rather than a part of one.
  package func hasWords(_ search: String) -> Bool {
    FoldedSearch(search).words.allSatisfy(texts.hasWord)
  }

  /// The animals that match, the best matches first, as in a list.
  package func matches(_ search: String) -> [Animal] { Self.matches(search, in: [self]) }

  /// The animals that match, as they come.
  package func allMatches(_ search: String) -> [Animal] {
    texts.matches(FoldedSearch(search)).map { animals[$0] }
  }

  /// Whether a search matches only by parts of words that it hardly means: `lino` in a Latin name.
  package static func isVague(_ search: String, in indices: [SearchIndex]) -> Bool {
    let search = FoldedSearch(search)
    return indices.allSatisfy { index in
      index.texts.ranks(of: index.texts.matches(search), search).allSatisfy(\.isVague)
    }
  }

  /// The animals of several exhibits that match, the best matches first, whichever their exhibit.
  package static func matches(_ search: String, in indices: [SearchIndex]) -> [Animal] {
    let ranked = rankedMatches(search, in: indices)
    return animals(SearchRank.sorted(ranked, by: \.rank), of: indices)
  }

  /// The animals of several exhibits that match, as they come: those with the words as whole words, and all others. What
  /// is sorted in some other order, such as by size, is sorted within each.
  package static func matchesByWords(
    _ search: String, in indices: [SearchIndex]
  ) -> (whole: [Animal], others: [Animal]) {
    let ranked = rankedMatches(search, in: indices)
    return (
      animals(ranked.filter(\.rank.isOfWholeWords), of: indices),
      animals(ranked.filter { !$0.rank.isOfWholeWords }, of: indices)
    )
  }

  // Thousands of animals are copied only once, at the end.
  private typealias RankedMatch = (index: Int, record: Int, rank: SearchRank)

  private static func rankedMatches(_ search: String, in indices: [SearchIndex]) -> [RankedMatch] {
    let search = FoldedSearch(search)
    return indices.enumerated().flatMap { number, index in
      let found = index.texts.matches(search)
      return zip(found, index.texts.ranks(of: found, search)).map {
        (index: number, record: $0, rank: $1)
      }
    }
  }

  private static func animals(_ matches: [RankedMatch], of indices: [SearchIndex]) -> [Animal] {
    matches.map { indices[$0.index].animals[$0.record] }
  }
}

extension String {
  /// The text with a space for each character beyond ASCII that is neither letter nor number, such as a dash.
  fileprivate var withPlainGaps: String {
    utf8.allSatisfy { $0 < 0x80 }
      ? self : String(map { $0.isASCII || $0.isLetter || $0.isNumber ? $0 : " " })
  }
}
