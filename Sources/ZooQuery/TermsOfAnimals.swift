import ZooKit

extension Vocabulary {
  /// The facts that say what the terms of a category mean, the most telling first.
  package static func facts(of category: Term.Category) -> [String] {
    switch category {
    case .kind: ["kinds", "type"]
    case .place: ["range", "origin", "regions"]
    case .habitat: ["habitat"]
    case .food: ["diet"]
    case .status: ["conservation"]
    case .activity: ["activeTime"]
    case .trait: ["traits", "temperament", "group", "category"]
    }
  }

  /// What an animal is, where it lives, what it eats and is like, and all that follows from it.
  ///
  /// - Parameter kind: what all animals of its exhibit are.
  package func terms(of animal: Animal, kind: String) -> TermSet {
    var set = TermSet()
    func name(_ words: [String], _ category: Term.Category) {
      for word in words { add(word, category, to: &set) }
    }
    for category in [Term.Category.status, .activity] {
      for key in Self.facts(of: category) { name(animal.fact(key)?.items ?? [], category) }
    }
    guard let own = animal.terms else {
      name([kind], .kind)
      for category in [Term.Category.kind, .place, .habitat, .food, .trait] {
        for text in Self.facts(of: category).compactMap({ animal.fact($0)?.searchableText }) {
          for id in terms(in: text, category) { set.formUnion(terms[id].wholeSet) }
        }
      }
      return set
    }
    name(own.kinds, .kind)
    name(own.places, .place)
    name(own.habitats, .habitat)
    name(own.eats, .food)
    name(own.traits, .trait)
    return set
  }

  /// The places of an animal that a place is made of, as its record has them.
  package func terms(of animal: Animal, partOf whole: Term.ID) -> [String] {
    guard terms[whole].category == .place else { return [] }
    return (animal.terms?.places ?? []).filter { name in
      term(name, .place).map { terms[$0].whole.contains(whole) } == true
    }
  }

  /// The terms of a category that cells of a table name, and what these are part of.
  package func terms(named names: [String], _ category: Term.Category) -> TermSet {
    names.reduce(into: TermSet()) { add($1, category, to: &$0) }
  }

  /// Adds a term by its name, and what it is part of.
  private func add(
    _ name: String, _ category: Term.Category, to set: inout TermSet
  ) {
    guard let id = term(name, category) else { return }
    set.formUnion(terms[id].wholeSet)
  }
}
