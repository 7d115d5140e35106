import ZooKit

/// Animals with what queries look at, folded once and kept as bytes: looking through thousands of strings takes several times
/// as long.
package struct QueryIndex: Sendable {
  private var entries: [QueryEntry] = []
  /// Where the names of each animal are. It has nothing to be retained, since each key copies thousands.
  private(set) var records: [NameFields<Range<Int>>] = []
  private var bytes: [UInt8] = []
  /// Of each animal what its terms of a category are; asking each entry for each phrase takes a fifth more in a comparison.
  private var terms = Term.Category.each { LazyValue<[TermSet]>() }
  private var texts = LazyValue<Texts>()
  private var keptWords = LazyValue<[String]>()

  package init(_ entries: [QueryEntry] = []) { add(entries) }

  package init(_ animals: [Animal], of exhibit: Exhibit) { add(animals, of: exhibit) }

  /// How many bytes names take, with ids and the facts that count like names.
  var byteCount: Int { bytes.count }

  var count: Int { entries.count }

  package var animals: [Animal] { entries.animals }

  package func animals(at indices: [Int]) -> [Animal] { indices.map { entries[$0] }.animals }

  package func animal(at index: Int) -> Animal? { entries[index].animal() }

  package mutating func add(_ animals: [Animal], of exhibit: Exhibit) {
    add(animals.entries(of: exhibit))
  }

  package mutating func add(_ entries: [QueryEntry]) {
    (texts, keptWords, terms) = (LazyValue(), LazyValue(), Term.Category.each { LazyValue() })
    self.entries += entries
    for called in entries.lazy.map(\.called) {
      records.append(
        NameFields(
          ids: add(called.ids), latinName: add(called.latinName),
          otherNames: add(called.otherNames), names: add(called.names),
          namingFacts: add(called.namingFacts)))
    }
  }

  private mutating func add(_ lines: [String]) -> Range<Int> { Self.add(lines, to: &bytes) }

  private static func add(_ lines: [String], to bytes: inout [UInt8]) -> Range<Int> {
    let start = bytes.count
    for line in lines where !line.isEmpty {
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return start..<bytes.count
  }

  /// What is known of each animal by the terms of one category.
  func terms(of category: Term.Category) -> [TermSet] {
    terms[category]?.value { entries.concurrentMap { $0.terms(category) } } ?? []
  }

  /// Says of which animals a phrase is true.
  func isTrue(_ part: Query.Part) -> @Sendable (_ index: Int) -> Bool {
    let meanings = part.meanings.map { ($0, terms(of: Vocabulary.shared[$0].category)) }
    return { index in meanings.contains { $1[index].contains($0) } != part.isNegated }
  }

  /// The other facts, the story and the sentence of each animal. They are folded when words are first looked for in them,
  /// since most queries are answered by names and terms; of animals that have to be decoded for it, only those that may have
  /// one of the words have any.
  func texts(mentioning words: [QueryWord]) -> Texts {
    entries.contains { $0.mayMention != nil }
      ? madeTexts(mentioning: words) : texts.value { madeTexts(mentioning: words) }
  }

  private func madeTexts(mentioning words: [QueryWord]) -> Texts {
    let lines = entries.concurrentMap { entry in
      entry.mayMention.map { words.contains(where: $0) } ?? true ? entry.texts : []
    }
    var texts = Texts()
    for lines in lines { texts.ranges.append(Self.add(lines, to: &texts.bytes)) }
    return texts
  }

  struct Texts: Sendable {
    fileprivate var bytes: [UInt8] = []
    fileprivate var ranges: [Range<Int>] = []

    /// Looks at them once for many questions.
    func withBytes<Result>(
      _ body: (_ ofAnimal: (Int) -> UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      bytes.withUnsafeBufferPointer { bytes in
        body { UnsafeBufferPointer(rebasing: bytes[ranges[$0]]) }
      }
    }
  }

  /// Finds out what searches look at, so that the first one needn't.
  package func prepareForSearches() {
    _ = texts(mentioning: [])
    for category in Term.Category.allCases { _ = terms(of: category) }
  }

  /// Looks at what animals are called once for many questions.
  func withNames<Result>(_ body: (_ ofAnimal: (Int) -> Names) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      body { Names(called: records[$0], bytes: bytes) }
    }
  }

  /// The words of names but the Latin ones, folded, each once, the most frequent first.
  var words: [String] { keptWords.value(findWords) }

  private func findWords() -> [String] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for called in records {
      let names = bytes[called.otherNames.lowerBound..<called.namingFacts.upperBound]
      for word in names.split(whereSeparator: { !$0.isPartOfWord }) {
        counts[word, default: 0] += 1
      }
    }
    return counts.map { (-$0.value, String(decoding: $0.key, as: UTF8.self)) }.sorted { $0 < $1 }
      .map(\.1)
  }
}

extension Animal {
  /// All its names but the Latin one, the listed one first: in other languages too, and each half of a double name.
  package var properNames: [String] {
    let others = facts.filter { $0.key.hasSuffix("Name") }
    return ([name] + name.halves + others.map(\.searchableText)).filter { !$0.isEmpty }
  }
}
