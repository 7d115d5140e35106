import Collections
import ZooKit

/// What the built-in collections know about animals that come from elsewhere: a sentence and how they are drawn.
///
/// A zoo animal is recognised by its Latin name, others by their id. Each collection is read on first use,
/// since most runs show only built-in animals, which have theirs.
private enum BuiltInKnowledge {
  private static let animals = BuiltInCollection.animals.records(by: "latin_name")
  private static let catBreeds = BuiltInCollection.catBreeds.records(by: "id")
  private static let dogBreeds = BuiltInCollection.dogBreeds.records(by: "id")
  private static let birds = BuiltInCollection.birds.records(by: "uid")
  /// How the first zoo animal of each genus is drawn.
  private static let genera = Dictionary(
    animals.sorted { $0.key < $1.key }.compactMap { name, record in
      name.split(separator: " ").first.flatMap { genus in Silhouette(record).map { (genus, $0) } }
    }, uniquingKeysWith: { first, _ in first })

  /// `nil` for an animal that is not built in, and for the cats of CATAAS.
  static func record(of animal: Animal, in exhibit: Exhibit) -> JSONValue? {
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
  /// The animal with the built-in sentence about it and the way it is drawn, as far as it has none yet.
  func withBuiltInKnowledge(in exhibit: Exhibit) -> Animal {
    guard sentence == nil || silhouette == nil else { return self }
    let record = BuiltInKnowledge.record(of: self, in: exhibit)
    var animal = self
    animal.sentence = sentence ?? record?.text("sentence")
    animal.silhouette =
      silhouette ?? record.flatMap { Silhouette($0) }
      ?? BuiltInKnowledge.silhouette(ofGenusOf: self)
    return animal
  }
}
