import ZooKit

/// Animals with what queries look at, folded once and kept as bytes: looking through thousands of strings takes several times
/// as long.
package struct QueryIndex: Sendable {
  /// Where the texts of one animal are, a line each. It has nothing to be retained, since each key copies thousands.
  struct Record: Sendable {
    /// Names by which it is found in part; the listed one is the first.
    let names: Range<Int>
    let latinName: Range<Int>
    /// What else it is called, which counts only as a whole.
    let otherNames: Range<Int>
    /// Facts that count like names: tags and owners.
    let namingFacts: Range<Int>
    /// Its id, as it is and folded.
    let ids: Range<Int>
  }

  package private(set) var animals: [Animal] = []
  private(set) var records: [Record] = []
  /// The terms of each animal.
  private(set) var terms: [TermSet] = []
  private var bytes: [UInt8] = []
  /// The facts that the texts of each animal are made of.
  private var textKeys: [[String]] = []
  private var texts = LazyValue<Texts>()

  package init() {}

  package init(_ animals: [Animal], of exhibit: Exhibit) { add(animals, of: exhibit) }

  /// How many bytes names take, with ids and the facts that count like names.
  package var byteCount: Int { bytes.count }

  package mutating func add(_ animals: [Animal], of exhibit: Exhibit) {
    texts = LazyValue()
    let keys = ["otherNames"] + exhibit.searchedFacts + [exhibit.story].compactMap { $0 }
    textKeys += animals.map { _ in keys }
    self.animals += animals
    let lines = animals.concurrentMap { animal in
      (
        names: animal.properNames.map(\.nameText),
        latinName: [animal.latinName ?? ""].map(\.queryText),
        otherNames: animal.fact("otherNames")?.items.map(\.nameText) ?? [],
        namingFacts: exhibit.namingFacts.compactMap { animal.fact($0)?.searchableText.queryText },
        terms: Vocabulary.shared.terms(of: animal, kind: exhibit.kind)
      )
    }
    for (animal, lines) in zip(animals, lines) {
      terms.append(lines.terms)
      records.append(
        Record(
          names: add(lines.names), latinName: add(lines.latinName),
          otherNames: add(lines.otherNames), namingFacts: add(lines.namingFacts),
          ids: add([animal.id, animal.id.queryText])))
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

  /// Looks at the other facts, the story and the sentence of each animal. They are folded when words are first looked for in
  /// them, since most queries are answered by names and terms.
  func withTexts<Result>(_ body: ((Int) -> UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let texts = texts.value(madeTexts)
    return texts.bytes.withUnsafeBufferPointer { bytes in
      body { UnsafeBufferPointer(rebasing: bytes[texts.ranges[$0]]) }
    }
  }

  /// Folds what searches look at, so that the first one needn't.
  package func prepareForSearches() { withTexts { _ in } }

  private func madeTexts() -> Texts {
    let lines = Array(zip(animals, textKeys)).concurrentMap { animal, keys in
      keys.compactMap { animal.fact($0)?.searchableText.queryText }
        + [(animal.sentence ?? "").queryText]
    }
    var texts = Texts()
    for lines in lines { texts.ranges.append(Self.add(lines, to: &texts.bytes)) }
    return texts
  }

  private struct Texts: Sendable {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
  }

  /// Looks at the bytes once for many questions.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer(body)
  }

  /// The words of names, folded, each once, the most frequent first.
  package var words: [String] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for record in records {
      for word in bytes[record.names.lowerBound..<record.namingFacts.upperBound]
        .split(whereSeparator: { !$0.isPartOfWord })
      {
        counts[word, default: 0] += 1
      }
    }
    return counts.map { (-$0.value, String(decoding: $0.key, as: UTF8.self)) }.sorted { $0 < $1 }
      .map(\.1)
  }
}

extension Animal {
  /// All its names but the Latin one, the listed one first: in other languages too, and each half of a double name
  /// (`Queltehue / Treile`).
  package var properNames: [String] {
    let others = facts.filter { $0.key.hasSuffix("Name") }
    let isDouble = name.utf8.contains(UInt8(ascii: "/")) && name.contains(" / ")
    let halves = isDouble ? name.split(separator: " / ").map(String.init) : []
    return ([name] + halves + others.map(\.searchableText)).filter { !$0.isEmpty }
  }
}
