import ZooKit

extension Exhibit {
  /// Cat breeds from TheCatAPI: pages of at most 10, numbered from zero.
  package static let catBreeds = Exhibit(
    id: "cat-breeds", title: "Cat breeds", noun: "cat breed", plural: "cat breeds",
    summary: "breeds of cats, each with its story and a gallery",
    publicAddress: "https://api.thecatapi.com", addressVariable: "ZOO_CAT_BREEDS_API",
    keyVariable: "ZOO_CAT_API_KEY", paging: .pages(limit: 10), columns: ["origin"],
    story: "description", searchedFacts: ["origin"],
    page: BreedAPIParts.page, gallery: BreedAPIParts.gallery,
    identity: BreedAPIParts.identity(placeholder: "Cat breed"),
    makeAnimal: { record, identity, base in
      let (id, name) = identity
      let flags = [
        ("hairless", "hairless"), ("rex", "curly coat"), ("short_legs", "short legs"),
        ("suppressed_tail", "short or no tail"), ("natural", "natural"), ("rare", "rare"),
      ]
      return Animal(
        id: id, name: name,
        facts: [
          .text("description", "About", record.text("description")),
          .list("otherNames", "Also called", record.texts("alt_names")),
        ] + BreedAPIParts.nature(of: record) + [
          .text("lifespan", "Lifespan", BreedAPIParts.lifespan(of: record)),
          .list(
            "traits", "Traits", flags.filter { record.flag($0.0) == true }.map(\.1)),
          .text("moreAt", "More at", record.text("wikipedia_url")),
        ],
        pictures: [BreedAPIParts.picture(of: record, host: "https://cdn2.thecatapi.com")],
        article: base == nil ? BreedAPIParts.article(about: record) : nil,
        emoji: "🐈")
    })
}
