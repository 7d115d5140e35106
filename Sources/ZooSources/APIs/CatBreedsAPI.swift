import ZooKit

extension Exhibit {
  /// Cat breeds from TheCatAPI: pages of at most 10, numbered from zero.
  package static let catBreeds = Exhibit(
    id: "cat-breeds", noun: "cat breed", plural: "cat breeds", kind: "cat",
    publicAddress: "https://api.thecatapi.com", addressVariable: "ZOO_CAT_BREEDS_API",
    keyVariable: "ZOO_CAT_API_KEY", paging: .pages(limit: 10), columns: ["origin"],
    story: "description", searchedFacts: ["origin", "traits", "temperament"],
    scores: catBreedScores, measures: [.weight], hasLifespans: true,
    searchesDerivedWords: true,
    signature: ["cfa_url", "vcahospitals_url", "affection_level", "suppressed_tail", "indoor"],
    page: CommonBreedAPI.page, gallery: CommonBreedAPI.gallery,
    outlines: ["": "walking cat"],
    identity: CommonBreedAPI.identity(placeholder: "Cat breed"),
    makeAnimal: { record, identity, base in
      let (id, name) = identity
      return Animal(
        id: id, name: name,
        facts: [
          .text("description", record.text("description")),
          .list("otherNames", record.texts("alt_names")),
        ] + CommonBreedAPI.nature(of: record) + [
          .text("lifespan", CommonBreedAPI.lifespan(of: record)),
          .list("traits", traits.filter { record.flag($0.0) == true }.map(\.1)),
          .scores(catBreedScores.compactMap { $0.score(in: record) }),
          .links(
            "moreAt",
            ["wikipedia_url", "cfa_url", "vetstreet_url", "vcahospitals_url"]
              .map { record.text($0) }),
        ],
        pictures: [CommonBreedAPI.picture(of: record, host: "https://cdn2.thecatapi.com")],
        article: base == nil ? CommonBreedAPI.article(about: record) : nil,
        emoji: "🐈")
    })

  /// The flags of a record and what they are called here.
  private static let traits = [
    ("hypoallergenic", "hypoallergenic"), ("lap", "lap cat"), ("indoor", "indoor cat"),
    ("hairless", "hairless"), ("rex", "curly coat"), ("short_legs", "short legs"),
    ("suppressed_tail", "short or no tail"), ("natural", "natural"), ("rare", "rare"),
    ("experimental", "experimental"),
  ]

  /// What TheCatAPI rates its breeds by.
  private static let catBreedScores = [
    BreedScore.Kind("affection_level", "affection", sortedBy: "affection"),
    BreedScore.Kind("adaptability", "adaptability", sortedBy: "adaptability"),
    BreedScore.Kind("child_friendly", "childFriendly", sortedBy: "child-friendly"),
    BreedScore.Kind("dog_friendly", "dogFriendly", sortedBy: "dog-friendly"),
    BreedScore.Kind("cat_friendly", "catFriendly", sortedBy: "cat-friendly"),
    BreedScore.Kind("stranger_friendly", "strangerFriendly", sortedBy: "stranger-friendly"),
    BreedScore.Kind("energy_level", "energy", sortedBy: "energy"),
    BreedScore.Kind("intelligence", "intelligence", sortedBy: "intelligence"),
    BreedScore.Kind("social_needs", "socialNeeds", sortedBy: "social-needs"),
    BreedScore.Kind("vocalisation", "vocalisation", sortedBy: "vocalisation"),
    BreedScore.Kind("grooming", "grooming", sortedBy: "grooming"),
    BreedScore.Kind("shedding_level", "shedding", sortedBy: "shedding"),
    BreedScore.Kind("health_issues", "healthIssues", sortedBy: "health-issues"),
  ]
}
