import Collections
import ZooKit

/// What the built-in collections know about animals that come from elsewhere: a sentence, their terms, how they are drawn,
/// and their emoji.
///
/// A zoo animal is recognised by its Latin name, others by their id and a name. Each collection is read on first use,
/// since most runs show only built-in animals, which have theirs.
private struct BuiltInKnowledge {
  let sentence: String?
  let terms: AnimalTerms?
  let silhouette: Silhouette?
  let emoji: String?
  /// What it is called in either language and in Latin, folded: another animal may have its id at another address.
  let names: Set<String>

  private static let animals = all(of: .animals, by: "latin_name")
  private static let catBreeds = all(of: .catBreeds, by: "id")
  private static let dogBreeds = all(of: .dogBreeds, by: "id")
  private static let birds = all(of: .birds, by: "uid")
  /// How the first zoo animal of each genus is drawn.
  private static let genera = Dictionary(
    animals.sorted { $0.key < $1.key }.compactMap { name, known in
      name.split(separator: " ").first.flatMap { genus in known.silhouette.map { (genus, $0) } }
    }, uniquingKeysWith: { first, _ in first })

  /// What is known about each animal of a collection, by the value that a member has in its record, folded.
  private static func all(of collection: BuiltInCollection, by member: String) -> [String: Self] {
    Dictionary(
      collection.records.compactMap { record in
        record.text(member).map {
          (
            $0.folded,
            Self(
              sentence: record.text("sentence"), terms: AnimalTerms(record),
              silhouette: Silhouette(record),
              emoji: record.emoji, names: names(of: record))
          )
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func names(of record: JSONValue) -> Set<String> {
    let (name, keys) = (record["name"], ["spanish", "english", "latin"])
    let all = [record.text("name"), record.text("latin_name")] + keys.map { name?.text($0) }
    return Set(all.compactMap { $0?.folded })
  }

  /// `nil` for an animal that is not built in or has another name there, and for the cats of CATAAS.
  static func about(_ animal: Animal, in exhibit: Exhibit) -> Self? {
    let names = [animal.name, animal.latinName ?? "", animal.words("englishName") ?? ""]
    return known(animal, in: exhibit).flatMap { known in
      names.contains { known.names.contains($0.folded) } ? known : nil
    }
  }

  private static func known(_ animal: Animal, in exhibit: Exhibit) -> Self? {
    switch exhibit {
    case .animals: animals[(animal.latinName ?? "").folded]
    case .catBreeds: catBreeds[animal.id.folded]
    case .dogBreeds: dogBreeds[animal.id.folded]
    case .birds: birds[animal.id.folded]
    default: nil
    }
  }

  /// How an animal of the same genus is drawn; `nil` for a genus that is not built in.
  static func silhouette(ofGenusOf animal: Animal) -> Silhouette? {
    animal.latinName?.folded.split(separator: " ").first.flatMap { genera[$0] }
  }
}

extension Animal {
  /// The animal with the built-in sentence about it, its kinds and the way it is drawn, as far as it has none yet, and with
  /// its own emoji.
  func withBuiltInKnowledge(in exhibit: Exhibit) -> Animal {
    guard sentence == nil || silhouette == nil else { return self }
    let known = BuiltInKnowledge.about(self, in: exhibit)
    var animal = self
    animal.sentence = sentence ?? known?.sentence
    animal.terms = terms ?? known?.terms
    if let kinds = Fact.list("kinds", known?.terms?.kinds ?? []),
      exhibit.kindFacts.contains("kinds"), fact("kinds") == nil
    {
      // Where a built-in record has them.
      let place = facts.lastIndex { ["englishName", "type"].contains($0.key) }
      animal.facts.insert(kinds, at: place.map { $0 + 1 } ?? 0)
    }
    animal.silhouette =
      silhouette ?? known?.silhouette ?? BuiltInKnowledge.silhouette(ofGenusOf: self)
    animal.emoji = known?.emoji ?? emoji
    return animal
  }
}
