import Testing
import ZooKit
import ZooSources

@testable import ZooQuery

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

  @Test("what the program calls an exhibit calls it, and only cats are of two")
  func own() {
    for exhibit in Exhibit.all {
      for name in [exhibit.id, exhibit.noun, exhibit.plural] {
        let called = Exhibit.allCalled(name)
        #expect(called.contains(exhibit), "\(name)")
        #expect(called.count == 1 || exhibit == .cats, "\(name)")
      }
    }
  }

  @Test("every order has words in the table, and what animals are rated by has its exhibit there")
  func orders() {
    for exhibit in Exhibit.all {
      for score in exhibit.scores {
        let most = Superlative("most \(score.word)")
        #expect(most?.exhibit == exhibit.id, "\(score.word)")
        #expect(most.flatMap { exhibit.order(typed: $0.word) } == .score(score.key))
      }
    }
    for word in Superlative.words {
      #expect(Exhibit.all.contains { $0.order(typed: word) != nil }, "\(word)")
    }
  }
}
