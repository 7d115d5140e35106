import ZooKit

extension Exhibit {
  /// Dog breeds from TheDogAPI, the sister of TheCatAPI. Its ids are numbers, and every field except
  /// the id and the name can be missing.
  package static let dogBreeds = Exhibit(
    id: "dog-breeds", noun: "dog breed", plural: "dog breeds", kind: "dog",
    publicAddress: "https://api.thedogapi.com", addressVariable: "ZOO_DOG_BREEDS_API",
    keyVariable: "ZOO_DOG_API_KEY", paging: .pages(limit: 100), columns: [],
    searchColumns: ["group", "origin"],
    searchedFacts: ["group", "category", "origin", "temperament"],
    measures: [.weight, .height], hasLifespans: true, searchesDerivedWords: true,
    signature: ["bred_for", "breed_group", "perfect_for"],
    page: CommonBreedAPI.page, gallery: CommonBreedAPI.gallery,
    outlines: ["": "retriever"],
    identity: CommonBreedAPI.identity(placeholder: "Dog breed"),
    makeAnimal: { record, identity, base in
      let (id, name) = identity
      return Animal(
        id: id, name: name,
        facts: [
          .text("description", record.text("description")),
          .text("category", record.text("bred_for")),
          .text("group", record.text("breed_group")),
        ] + CommonBreedAPI.nature(of: record) + [
          .measure(
            Measure(
              .height, CommonBreedAPI.reading(record["height"], "imperial", .inch),
              CommonBreedAPI.reading(record["height"], "metric", .centimetre),
              measured: BodyDimension(record.text("measured")))),
          .text("lifespan", CommonBreedAPI.lifespan(of: record)),
          .text("perfectFor", record.text("perfect_for")),
          .text("history", record.text("history")),
          .links("moreAt", [record.text("wikipedia_url")]),
        ],
        pictures: [CommonBreedAPI.picture(of: record, host: "https://cdn2.thedogapi.com")],
        article: base == nil ? CommonBreedAPI.article(about: record) : nil,
        emoji: "🐕")
    })
}
