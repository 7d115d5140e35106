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
  package func terms(of animal: Animal, kind: @autoclosure () -> String, _ category: Term.Category)
    -> [Term.ID]
  {
    let facts = Self.facts(of: category).lazy.compactMap(animal.fact)
    switch (category, animal.terms) {
    case (.status, _), (.activity, _): return terms(named: facts.flatMap(\.items), category)
    case (_, let own?): return terms(named: own[category.rawValue], category)
    case (_, nil):
      let kinds = terms(named: category == .kind ? [kind()] : [], category)
      return kinds
        + facts.flatMap { terms(in: $0.searchableText, category) }.flatMap { terms[$0].whole }
    }
  }

  /// The terms of an animal that a term is made of, as its record has them: the reef of the ocean.
  package func terms(of animal: Animal, partOf whole: Term.ID) -> [String] {
    let category = terms[whole].category
    return (animal.terms?[category.rawValue] ?? []).filter { name in
      term(name, category).map { terms[$0].whole.contains(whole) } == true
    }
  }

  /// The terms of a category that have these names, and what these are part of.
  package func terms(named names: [String], _ category: Term.Category) -> [Term.ID] {
    names.flatMap { name in term(name, category).map { terms[$0].whole } ?? [] }
  }
}

extension Query {
  /// Whether animals of an exhibit may match a term of it without its words: since a fact of theirs means it, or all of them
  /// are that.
  package func needsNoWords(in exhibit: Exhibit) -> Bool {
    let vocabulary = Vocabulary.shared
    let own = vocabulary.terms(named: [exhibit.kind], .kind)
    let facts = Set(exhibit.searchedFacts)
    return parts.contains { part in
      part.isNegated
        || part.meanings.contains { id in
          own.contains(id)
            || !facts.isDisjoint(with: Vocabulary.facts(of: vocabulary[id].category))
        }
    }
  }
}
