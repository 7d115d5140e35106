import Testing
import ZooKit
import ZooSources

@Suite("Names of exhibits")
struct ExhibitNameTests {
  @Test(
    "an exhibit answers to what people call it, and to nothing else",
    arguments: [
      ("dog-breeds", "dog-breeds"), ("dogs", "dog-breeds"), ("Dog", "dog-breeds"),
      ("dog breed", "dog-breeds"), ("DOG BREEDS", "dog-breeds"), ("cat-breed", "cat-breeds"),
      ("cats", "cats"), ("cat", "cats"), ("bird", "birds"), ("birds-of-chile", "birds"),
      ("zoo", "animals"), ("Zoo animals", "animals"), ("animal", "animals"), ("breeds", nil),
      ("unicorns", nil), ("", nil),
    ] as [(String, String?)])
  func names(word: String, id: String?) {
    #expect(Exhibit.called(word)?.id == id)
  }

  @Test("no word means two exhibits")
  func distinct() {
    let words = Exhibit.all.flatMap { exhibit in
      Set(
        ([exhibit.id, exhibit.noun, exhibit.plural] + exhibit.otherNames)
          .map { $0.replacing("-", with: " ").folded })
    }
    #expect(Set(words).count == words.count)
  }
}
