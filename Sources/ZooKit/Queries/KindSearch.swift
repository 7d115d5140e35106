/// Words for a kind of animals: `snake`, `big cats`, `nocturnal bird`.
///
/// The last of them are what the animal is, by its kinds, by how its name ends or as all of its exhibit are called; the
/// words before are words of its facts.
struct KindSearch {
  private let words: [String]

  private static let mostWords = 12

  init(_ words: String) {
    let words = Self.plain(words).split(separator: " ").map(String.init)
    // No kind has so many words; each of them is tried as its beginning.
    self.words = words.count <= Self.mostWords ? words : []
  }

  /// Birds of paradise are called `bird-of-paradise`.
  private static func plain(_ text: String) -> String { text.folded.replacing("-", with: " ") }

  func matches(_ animal: Animal, in exhibit: Exhibit) -> Bool {
    let own = exhibit.kindFacts.flatMap { animal.fact($0)?.items.map(Self.plain) ?? [] }
    let kinds = own + [exhibit.kind]
    let names = [animal.name, animal.words("englishName") ?? ""].map(Self.plain)
    return words.indices.contains { start in
      let kind = words[start...].joined(separator: " ")
      // `birds of prey` is the plural of its first word.
      let rest = words[(start + 1)...].map { " " + $0 }.joined()
      let forms = kind.searchedForms + words[start].singularForms.map { $0 + rest }
      let isMeant = forms.contains { form in
        kinds.contains(form) || names.contains { $0 == form || $0.hasSuffix(" " + form) }
      }
      let others = words[..<start].joined(separator: " ")
      return isMeant && (others.isEmpty || hasWords(animal, others, in: exhibit))
    }
  }

  private func hasWords(_ animal: Animal, _ words: String, in exhibit: Exhibit) -> Bool {
    let index = SearchIndex([animal], of: exhibit)
    return !SearchIndex.matchesByWords(words, in: [index]).whole.isEmpty
  }
}
