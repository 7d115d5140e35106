import ZooKit

// The labels of facts and scores on screens.

extension Wording {
  package static func label(of fact: Fact) -> String {
    switch fact.value {
    case .event(let what, _): return what.capitalizedFirst
    case .measure(let measure) where fact.key == measure.kind.rawValue:
      return label(of: measure.kind)
    default: break
    }
    // A list remembered by another version may have facts that this one doesn't know.
    return labels[fact.key] ?? fact.key.capitalizedFirst
  }

  package static func label(of score: Score) -> String {
    scoreLabels[score.key] ?? score.key.capitalizedFirst
  }

  package static func label(of kind: Measure.Kind) -> String {
    switch kind {
    case .weight: "Weight"
    case .height: "Height"
    case .length: "Length"
    }
  }

  package static func label(of quantity: Quantity) -> String {
    switch quantity {
    case .weight: label(of: Measure.Kind.weight)
    case .height: label(of: Measure.Kind.height)
    }
  }

  private static let labels = [
    "activeTime": "Active", "audio": "Song", "category": "Bred for", "conservation": "IUCN",
    // It continues the row above it.
    "conservationNote": "",
    "created": "Added", "description": "About", "didYouKnow": "Did you know", "diet": "Diet",
    "englishName": "English", "group": "Group", "habitat": "Habitat", "history": "History",
    "lifespan": "Lifespan", "migrates": "Migrates",
    "moreAt": "More at", "order": "Order", "origin": "Origin", "otherNames": "Also called",
    "owner": "Owner", "perfectFor": "Perfect for", "pictureType": "Format", "range": "Range",
    "regions": "Regions", "scores": "Scores", "sexesDiffer": "Sexes differ", "size": "Size",
    "spanishName": "Spanish", "species": "Species", "status": "Status", "tags": "Tags",
    "temperament": "Nature", "traits": "Traits", "type": "Type", "updated": "Changed",
    "wingspan": "Wingspan", "young": "Young",
  ]

  private static let scoreLabels = [
    "adaptability": "Adaptable", "affection": "Affectionate", "catFriendly": "Cat friendly",
    "childFriendly": "Child friendly", "dogFriendly": "Dog friendly", "energy": "Energy",
    "grooming": "Grooming", "healthIssues": "Health issues", "intelligence": "Intelligence",
    "shedding": "Shedding", "socialNeeds": "Needs company",
    "strangerFriendly": "Stranger friendly", "vocalisation": "Talkative",
  ]
}
