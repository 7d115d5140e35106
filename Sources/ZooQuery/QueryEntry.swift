import ZooKit

/// What an animal is called, those next to each other that are looked through at once.
package struct NameFields<Form: Equatable & Sendable>: Equatable, Sendable {
  /// Its id, as it is and folded.
  let ids: Form
  let latinName: Form
  /// What else it is called, which counts as a name only as a whole.
  let otherNames: Form
  /// Names by which it is found in part; the listed one is the first.
  let names: Form
  /// Facts that count like names: tags and owners.
  let namingFacts: Form
}

extension NameFields<[String]> {
  /// Folds what it is called, as queries compare it.
  package init(
    id: Animal.ID, names: [String], latinName: String?, otherNames: [String],
    namingFacts: [String]
  ) {
    self.init(
      ids: [id, id.queryText], latinName: [latinName].compactMap { $0?.queryText },
      otherNames: otherNames.map(\.queryText), names: names.map(\.queryText),
      namingFacts: namingFacts.map(\.queryText))
  }
}

/// An animal as queries look at it: what it is called, folded, and how to find out the rest, which may take decoding it.
///
/// A class, since thousands of them are copied from list to list.
package final class QueryEntry: Sendable {
  let called: NameFields<[String]>
  /// What it is by terms of a category, and what follows from that.
  let terms: @Sendable (Term.Category) -> TermSet
  /// Whether a word may be in its texts, as far as these stand in its record as they are; `nil` if that is not known before
  /// they are read.
  let mayMention: (@Sendable (QueryWord) -> Bool)?
  /// The keys of the facts that its texts are made of.
  private let textKeys: [String]
  /// The animal; `nil` if its record is unusable, which none of a built-in table is.
  let animal: @Sendable () -> Animal?

  package convenience init(_ animal: Animal, of exhibit: Exhibit) {
    let kind = exhibit.kind
    self.init(
      NameFields(
        id: animal.id, names: animal.properNames, latinName: animal.latinName,
        otherNames: animal.fact("otherNames")?.items ?? [],
        namingFacts: exhibit.namingFacts.compactMap { animal.fact($0)?.searchableText }),
      textKeys: exhibit.textKeys, terms: { Vocabulary.shared.terms(of: animal, kind: kind, $0) },
      animal: { animal })
  }

  /// - Parameter textKeys: the keys of the facts that its texts are made of, those of its exhibit.
  package init(
    _ called: NameFields<[String]>, textKeys: [String],
    terms: @escaping @Sendable (Term.Category) -> TermSet,
    mayMention: (@Sendable (QueryWord) -> Bool)? = nil,
    animal: @escaping @Sendable () -> Animal?
  ) {
    (self.called, self.textKeys) = (called, textKeys)
    (self.terms, self.mayMention, self.animal) = (terms, mayMention, animal)
  }

  package var id: Animal.ID { called.ids[0] }

  /// Its other facts, its story and its sentence, folded.
  var texts: [String] {
    guard let animal = animal() else { return [] }
    return (textKeys.map { animal.fact($0)?.searchableText ?? "" } + [animal.sentence ?? ""])
      .map(\.queryText)
  }

  /// Whether another one has its listed and its Latin name.
  package func hasNames(of other: QueryEntry) -> Bool {
    called.names.first == other.called.names.first && called.latinName == other.called.latinName
  }
}

extension [Animal] {
  /// The animals of an exhibit as queries look at them.
  package func entries(of exhibit: Exhibit) -> [QueryEntry] {
    concurrentMap { QueryEntry($0, of: exhibit) }
  }
}

extension [QueryEntry] {
  /// The animals; only built-in ones that nobody asked for yet have to be decoded.
  package var animals: [Animal] { concurrentMap { $0.animal() }.compactMap(\.self) }
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
