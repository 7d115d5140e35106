/// Words for a kind of animals: `snake`, `big cats`, `nocturnal bird`.
///
/// The last of them are what the animal is, by its kinds or by how its name ends; the words before are searched for.
struct KindSearch {
  private let words: [String]

  init(_ words: String) {
    self.words = words.withoutArticle.folded.split(separator: " ").map(String.init)
  }

  func matches(_ animal: Animal, in exhibit: Exhibit) -> Bool {
    let kinds = exhibit.kindFacts.flatMap { animal.fact($0)?.items.map(\.folded) ?? [] }
    let names = [animal.name, animal.words("englishName") ?? ""].map(\.folded)
    return words.indices.contains { start in
      let kind = words[start...].joined(separator: " ")
      let isMeant = kind.searchedForms.contains { form in
        kinds.contains(form) || names.contains { $0 == form || $0.hasSuffix(" " + form) }
      }
      let others = words[..<start].joined(separator: " ")
      return isMeant && ListQuery(search: others).matches(animal, in: exhibit)
    }
  }
}
