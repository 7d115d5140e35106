import Synchronization
import ZooKit

/// An animal as queries look at it: what it is called, folded, and how to find out the rest, which may take decoding it.
///
/// A class, since thousands of them are copied from list to list.
package final class IndexEntry: Sendable {
  let names: SearchableNames
  /// What it is by terms of a category, and what follows from that.
  let terms: @Sendable (Term.Category) -> [Term.ID]
  /// The animal; `nil` if its record is unusable, which none of a built-in table is.
  let animal: @Sendable () -> Animal?
  private let textKeys: [String]
  /// Whether a word may be in its texts, as far as that is known before they are read.
  private let mayMention: @Sendable (QueryWord) -> Bool
  /// Not a `LazyValue`, whose lock is compiled for no type: a tenth of a search through 20,000.
  private let keptTexts = Mutex<[[UInt8]]?>(nil)

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
    mayMention: @escaping @Sendable (QueryWord) -> Bool = { _ in true },
    animal: @escaping @Sendable () -> Animal?
  ) {
    (self.names, self.textKeys) = (names, textKeys)
    (self.terms, self.mayMention, self.animal) = (terms, mayMention, animal)
  }

  package var id: Animal.ID { names.id }

  /// Its listed and its Latin name, which two records of the same animal share.
  package var mainNames: [ArraySlice<UInt8>] {
    [names.bytes[names.names].prefix { $0 != .lineEnd }, names.bytes[names.latinName]]
  }

  /// Its other facts, its story and its sentence, folded when words are first looked for in them, since most queries are
  /// answered by names and terms; nothing if an animal would have to be decoded that lacks one of the words.
  func texts(mentioning words: [QueryWord]) -> [[UInt8]] {
    guard words.allSatisfy(mayMention) else { return [] }
    return keptTexts.withLock { kept in
      if let kept { return kept }
      let animal = animal()
      let texts = textKeys.map { animal?.fact($0)?.searchableText } + [animal?.sentence]
      let folded = texts.compactMap { $0.map { Array($0.queryText.utf8) } }
      kept = folded
      return folded
    }
  }

  /// Whether its names have all the words, or beside them one fact or the sentence: whole ones, or so many letters that begin
  /// longer ones. Words of several facts would say nothing together.
  func mentions(_ words: [QueryWord], fromLetters least: Int) -> Bool {
    func isFound(_ word: QueryWord, _ text: [UInt8], _ part: Range<Int>? = nil) -> Bool {
      let place = word.place(in: text, part) ?? .inside
      return place >= .whole || place == .beginning && word.text.count >= least
    }
    let called = names.latinName.lowerBound..<names.bytes.count
    let left = words.filter { !isFound($0, names.bytes, called) }
    return left.isEmpty
      || texts(mentioning: left).contains { text in left.allSatisfy { isFound($0, text) } }
  }

  /// How well a search finds a phrase in it.
  func rank(of part: Query.Part, isTrue: Bool) -> MatchRank? {
    if part.isNegated { return isTrue ? .words : nil }
    let named = names.rank(of: part.words)
    if isTrue { return max(named ?? .term, .term) }
    return named ?? (mentions(part.words, fromLetters: 1) ? .text : nil)
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
