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

  /// What is true of an animal among the terms of a category, and all that follows from it: what its record names, else what
  /// its facts speak of.
  ///
  /// - Parameter kind: what all animals of its exhibit are.
  package func terms(of animal: Animal, kind: String, _ category: Term.Category) -> [Term.ID] {
    let facts = Self.facts(of: category).lazy.compactMap(animal.fact)
    let isNamedByFacts = category == .status || category == .activity
    let own = isNamedByFacts ? facts.flatMap(\.items) : animal.terms?[category.rawValue]
    if let own { return terms(named: own, category) }
    let spoken = facts.flatMap { terms(in: $0.searchableText, category) }
    let kinds = terms(named: category == .kind ? [kind] : [], category)
    return kinds + spoken.flatMap { terms[$0].whole }
  }

  /// The terms of a category that have these names, and what these are part of.
  package func terms(named names: [String], _ category: Term.Category) -> [Term.ID] {
    names.flatMap { name in term(name, category).map { terms[$0].whole } ?? [] }
  }
}
