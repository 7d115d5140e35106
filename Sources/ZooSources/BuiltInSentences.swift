import Collections
import ZooKit

/// The built-in sentences by what their animals are known by: a zoo animal by its Latin name, others by their id.
///
/// Each is read on first use, since most runs show only built-in animals, which have theirs.
private enum BuiltInSentences {
  private static let animals = BuiltInCollection.animals.sentences(by: "latin_name")
  private static let catBreeds = BuiltInCollection.catBreeds.sentences(by: "id")
  private static let dogBreeds = BuiltInCollection.dogBreeds.sentences(by: "id")
  private static let birds = BuiltInCollection.birds.sentences(by: "uid")

  /// `nil` for an animal that is not built in, and for the cats of CATAAS.
  static func sentence(about animal: Animal, in exhibit: Exhibit) -> String? {
    switch exhibit {
    case .animals: animals[(animal.latinName ?? "").folded]
    case .catBreeds: catBreeds[animal.id.folded]
    case .dogBreeds: dogBreeds[animal.id.folded]
    case .birds: birds[animal.id.folded]
    default: nil
    }
  }
}

extension Animal {
  /// The animal with the built-in sentence about it, if it has none yet.
  func withSentence(in exhibit: Exhibit) -> Animal {
    guard sentence == nil else { return self }
    var animal = self
    animal.sentence = BuiltInSentences.sentence(about: self, in: exhibit)
    return animal
  }
}
