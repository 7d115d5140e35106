import ZooKit
import ZooQuery

// What is added to animals that come from elsewhere.

extension Animal {
  /// The animal with what the built-in record of the same animal says and its own leaves out: the sentence, the terms, how
  /// it is drawn, and the facts. `filled` says what that is.
  func withBuiltInKnowledge(in exhibit: Exhibit) -> Animal {
    guard sentence == nil || silhouette == nil || terms == nil else { return self }
    guard let known = LoadedCollection.of(exhibit)?.animal(like: self) else {
      var animal = self
      animal.silhouette = silhouette ?? LoadedCollection.silhouette(ofGenusOf: self)
      return animal
    }
    var animal = self
    animal.silhouette = silhouette ?? known.silhouette
    animal.emoji = known.emoji
    if sentence == nil, let sentence = known.sentence {
      animal.sentence = sentence
      animal.filled.append("sentence")
    }
    if terms == nil, let terms = known.terms {
      animal.terms = terms
      animal.filled += terms.lists.filter { !$0.words.isEmpty && fact($0.key) == nil }.map(\.key)
    }
    var place = 0
    for fact in known.facts {
      if let own = animal.facts.firstIndex(where: fact.saysWhatWasMeasured) {
        animal.facts[own] = fact
        animal.filled.append("measured")
        place = own + 1
      } else if let own = animal.facts.firstIndex(where: { $0.key == fact.key }) {
        place = own + 1
      } else if !animal.measuresLike(fact) {
        animal.facts.insert(fact, at: place)
        place += 1
        if !animal.filled.contains(fact.key) { animal.filled.append(fact.key) }
      }
    }
    return animal
  }

  /// Whether it has a size of the same quantity, which is enough.
  private func measuresLike(_ fact: Fact) -> Bool {
    guard case .measure(let measure) = fact.value else { return false }
    return measures.contains { $0.quantity == measure.quantity }
  }
}

extension Fact {
  /// Whether it is the same size as another one that doesn't say what was measured: the API of the zoo animals calls lengths
  /// heights.
  fileprivate func saysWhatWasMeasured(of other: Fact) -> Bool {
    guard case .measure(let own) = value, case .measure(let other) = other.value else {
      return false
    }
    return other.dimension == nil && own.dimension != nil && own.quantity == other.quantity
      && own.readings == other.readings
  }
}

extension LoadedCollection {
  /// The animal of the collection that one from elsewhere is: a zoo animal by its Latin name, another one by its id and a
  /// name, since another animal may have its id at another address.
  fileprivate func animal(like other: Animal) -> Animal? {
    let key = exhibit.isRandomSample ? other.latinName ?? "" : other.id
    guard let known = placesByKey[key.folded].flatMap(animal(at:)) else { return nil }
    return known.foldedNames.isDisjoint(with: other.foldedNames) ? nil : known
  }

  /// How the first zoo animal of the same genus is drawn; `nil` for a genus that is not built in.
  fileprivate static func silhouette(ofGenusOf animal: Animal) -> Silhouette? {
    guard let genus = animal.latinName?.folded.prefix(while: { $0 != " " }),
      let collection = LoadedCollection.of(.animals)
    else { return nil }
    let first = collection.placesByKey.filter { $0.key.prefix { $0 != " " } == genus }
      .min { $0.key < $1.key }
    return first.flatMap { collection.animal(at: $0.value) }?.silhouette
  }
}

extension Animal {
  fileprivate var foldedNames: Set<String> {
    Set((properNames + [latinName].compactMap(\.self)).map(\.folded))
  }
}
