import ZooKit

/// Animals with what queries look at, folded once and kept as bytes in one piece: looking through thousands of strings takes
/// several times as long.
package struct QueryIndex: Sendable {
  /// Where the texts of one animal are, a line each, and its terms.
  struct Record: Sendable {
    /// Names by which it is found in part; the listed one is the first.
    let names: Range<Int>
    let latinName: Range<Int>
    /// What else it is called, which counts only as a whole.
    let otherNames: Range<Int>
    /// Facts that count like names: tags and owners.
    let namingFacts: Range<Int>
    /// Other facts, its story and its sentence.
    let texts: Range<Int>
    let id: String
    let terms: TermSet
  }

  package private(set) var animals: [Animal] = []
  private(set) var records: [Record] = []
  private var bytes: [UInt8] = []

  package init() {}

  package init(_ animals: [Animal], of exhibit: Exhibit) { add(animals, of: exhibit) }

  /// How much text is looked through.
  package var byteCount: Int { bytes.count }

  package mutating func add(_ animals: [Animal], of exhibit: Exhibit) {
    for animal in animals {
      func folded(_ keys: [String]) -> [String] {
        keys.compactMap { animal.fact($0)?.searchableText.queryText }
      }
      self.animals.append(animal)
      records.append(
        Record(
          names: add(animal.properNames.map(\.nameText)),
          latinName: add([animal.latinName ?? ""].map(\.queryText)),
          otherNames: add(animal.fact("otherNames")?.items.map(\.nameText) ?? []),
          namingFacts: add(folded(exhibit.namingFacts)),
          texts: add(
            folded(["otherNames"] + exhibit.searchedFacts + [exhibit.story].compactMap { $0 })
              + [(animal.sentence ?? "").queryText]),
          id: animal.id, terms: Vocabulary.shared.terms(of: animal, kind: exhibit.kind)))
    }
  }

  private mutating func add(_ lines: [String]) -> Range<Int> {
    let start = bytes.count
    for line in lines where !line.isEmpty {
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return start..<bytes.count
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
    let halves = name.contains(" / ") ? name.split(separator: " / ").map(String.init) : []
    return ([name] + halves + others.map(\.searchableText)).filter { !$0.isEmpty }
  }
}
