import Arguments
import ZooKit

// The labels of facts and scores on screens.

extension Wording {
  /// The label of a fact in a table of facts; empty for one that continues the row above it.
  package static func label(of fact: Fact) -> String {
    if case .event(let what, _) = fact.value { return what.capitalizedFirst }
    return label(ofFact: fact.key)
  }

  static func label(ofFact key: String) -> String {
    if let kind = Measure.Kind(rawValue: key) { return label(of: kind) }
    // A list remembered by another version may have facts that this one doesn't know.
    return labels[key] ?? key.capitalizedFirst
  }

  /// The label of a score: `Child friendly`.
  package static func label(of score: BreedScore) -> String {
    scoreLabels[score.key] ?? score.key.capitalizedFirst
  }

  /// The label of sizes of a kind.
  package static func label(of kind: Measure.Kind) -> String {
    switch kind {
    case .weight: "Weight"
    case .height: "Height"
    case .length: "Length"
    }
  }

  static let labels = [
    "activeTime": "Active", "audio": "Song", "category": "Bred for", "conservation": "IUCN",
    "conservationNote": "", "created": "Added", "description": "About",
    "didYouKnow": "Did you know", "diet": "Diet",
    "englishName": "English", "group": "Group", "habitat": "Habitat", "history": "History",
    "kinds": "Kind",
    "lifespan": "Lifespan", "migrates": "Migrates",
    "moreAt": "More at", "order": "Order", "origin": "Origin", "otherNames": "Also called",
    "owner": "Owner", "perfectFor": "Perfect for", "picture": pictureLabel, "pictureType": "Format",
    "range": "Range",
    "regions": "Regions", "scores": "Scores", "sexesDiffer": "Sexes differ", "size": "Size",
    "sound": "Voice",
    "spanishName": "Spanish", "species": "Species", "status": "Status", "tags": "Tags",
    "temperament": "Nature", "traits": "Traits", "type": "Type", "updated": "Changed",
    "wingspan": "Wingspan", "young": "Young",
  ]

  static let scoreLabels = [
    "adaptability": "Adaptable", "affection": "Affectionate", "catFriendly": "Cat friendly",
    "childFriendly": "Child friendly", "dogFriendly": "Dog friendly", "energy": "Energy",
    "grooming": "Grooming", "healthIssues": "Health issues", "intelligence": "Intelligence",
    "shedding": "Shedding", "socialNeeds": "Needs company",
    "strangerFriendly": "Stranger friendly", "vocalisation": "Talkative",
  ]
}
