import ZooKit

/// What an animal is called, folded, a name on each line; those next to each other are looked through at once.
package struct SearchableNames: Equatable, Sendable {
  let id: Animal.ID
  let bytes: [UInt8]
  let ids: Range<Int>
  let latinName: Range<Int>
  /// What else it is called, which counts as a name only as a whole.
  let otherNames: Range<Int>
  /// Names by which it is found in part; the listed one is the first.
  let names: Range<Int>
  /// Facts that count like names: tags and owners.
  let namingFacts: Range<Int>

  package init(
    id: Animal.ID, names: [String], latinName: String?, otherNames: [String],
    namingFacts: [String]
  ) {
    self.id = id
    var bytes: [UInt8] = []
    func add(_ lines: [String]) -> Range<Int> {
      let start = bytes.count
      bytes.add(lines: lines)
      return start..<bytes.count
    }
    ids = add([id.queryText])
    self.latinName = add([latinName].compactMap { $0?.queryText })
    self.otherNames = add(otherNames.map(\.queryText))
    self.names = add(names.map(\.queryText))
    self.namingFacts = add(namingFacts.map(\.queryText))
    self.bytes = bytes
  }

  /// The listed and the Latin name.
  fileprivate var main: [ArraySlice<UInt8>] {
    [bytes[names].prefix { $0 != .lineEnd }, bytes[latinName]]
  }
}

/// An animal as queries look at it: what it is called, folded, and how to find out the rest, which may take decoding it.
///
/// A class, since thousands of them are copied from list to list.
package final class IndexEntry: Sendable {
  let names: SearchableNames
  /// What it is by terms of a category, and what follows from that.
  let terms: @Sendable (Term.Category) -> [Term.ID]
  /// Whether a word may be in its texts, as far as these stand in its record as they are; `nil` if that is not known before
  /// they are read.
  private let mayMention: (@Sendable (QueryWord) -> Bool)?
  /// The keys of the facts that its texts are made of.
  private let textKeys: [String]
  /// The animal; `nil` if its record is unusable, which none of a built-in table is.
  let animal: @Sendable () -> Animal?
  private let keptTexts = LazyValue<[UInt8]>()

  package convenience init(_ animal: Animal, of exhibit: Exhibit) {
    let kind = exhibit.kind
    self.init(
      SearchableNames(
        id: animal.id, names: animal.properNames, latinName: animal.latinName,
        otherNames: animal.fact("otherNames")?.items ?? [],
        namingFacts: exhibit.namingFacts.compactMap { animal.fact($0)?.searchableText }),
      textKeys: exhibit.textKeys, terms: { Vocabulary.shared.terms(of: animal, kind: kind, $0) },
      animal: { animal })
  }

  /// - Parameter textKeys: the keys of the facts that its texts are made of, those of its exhibit.
  package init(
    _ names: SearchableNames, textKeys: [String],
    terms: @escaping @Sendable (Term.Category) -> [Term.ID],
    mayMention: (@Sendable (QueryWord) -> Bool)? = nil,
    animal: @escaping @Sendable () -> Animal?
  ) {
    (self.names, self.textKeys) = (names, textKeys)
    (self.terms, self.mayMention, self.animal) = (terms, mayMention, animal)
  }

  package var id: Animal.ID { names.id }

  /// Its other facts, its story and its sentence, folded when words are first looked for in them, since most queries are
  /// answered by names and terms; nothing if an animal would have to be decoded that lacks one of the words.
  func texts(mentioning words: [QueryWord]) -> [UInt8] {
    if let mayMention, !words.allSatisfy(mayMention) { return [] }
    return keptTexts.value {
      guard let animal = animal() else { return [] }
      let texts = textKeys.map { animal.fact($0)?.searchableText ?? "" } + [animal.sentence ?? ""]
      var lines: [UInt8] = []
      lines.add(lines: texts.map(\.queryText))
      return lines
    }
  }

  /// Whether another one has its listed and its Latin name.
  package func hasNames(of other: IndexEntry) -> Bool { names.main == other.names.main }
}

extension [UInt8] {
  /// Adds texts, each as a line; empty ones are left out.
  fileprivate mutating func add(lines: [String]) {
    for line in lines where !line.isEmpty {
      self += line.utf8
      append(.lineEnd)
    }
  }
}

extension [Animal] {
  /// The animals of an exhibit as queries look at them.
  package func entries(of exhibit: Exhibit) -> [IndexEntry] {
    concurrentMap { IndexEntry($0, of: exhibit) }
  }
}

extension [IndexEntry] {
  /// The animals; only built-in ones that nobody asked for yet have to be decoded.
  package var animals: [Animal] { mapGroups { $0.compactMap { $0.animal() } }.flatMap(\.self) }
}

extension Exhibit {
  /// The keys of the facts in which words are looked for.
  package var textKeys: [String] {
    ["otherNames"] + searchedFacts + [story].compactMap(\.self)
  }
}

extension String {
  /// Each half of a double name: `Queltehue / Treile`.
  package var halves: [String] {
    utf8.contains(UInt8(ascii: "/")) && contains(" / ")
      ? split(separator: " / ").map(String.init) : []
  }
}
