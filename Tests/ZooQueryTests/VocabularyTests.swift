import Collections
import Testing
import ZooKit
import ZooSources

@testable import ZooQuery

@Suite("The vocabulary")
struct VocabularyTests {
  /// Every built-in animal, decoded once.
  static let animals: [(animal: Animal, exhibit: Exhibit)] = Exhibit.all.flatMap { exhibit in
    (BuiltInCollection.named(exhibit.id)?.records ?? []).compactMap { record in
      exhibit.decode(record, nil).map { ($0, exhibit) }
    }
  }

  /// What no built-in animal is yet; whoever adds one takes its term out of here.
  static let awaited: Set = ["frigatebird", "extinct in the wild", "experimental"]

  @Test("the columns of terms have only words of the vocabulary, none beside what it is a part of")
  func columns() {
    let vocabulary = Vocabulary.shared
    for (animal, exhibit) in Self.animals {
      guard let terms = animal.terms else {
        #expect(exhibit == .cats, "\(animal.name) has no kinds")
        continue
      }
      for category in Term.Category.allCases {
        let words = terms[category.rawValue]
        let ids = words.map { word in
          let id = vocabulary.term(word, category)
          #expect(
            id.map { vocabulary[$0].name.folded } == word.folded, "\(animal.name): \(word)")
          return id
        }.compactMap { $0 }
        // What lives in Alaska and beyond has both.
        for id in ids where category != .place {
          let others = ids.filter { $0 != id && vocabulary[$0].whole.contains(id) }
          #expect(others.isEmpty, "\(animal.name): \(vocabulary[id].name)")
        }
      }
    }
  }

  @Test("every part of something is a part of a term there is")
  func parts() {
    for table in [
      Vocabulary.kinds, Vocabulary.places, Vocabulary.habitats, Vocabulary.foods,
      Vocabulary.statuses,
    ] {
      let names = Set(table.rows.compactMap { $0["term"] })
      for row in table.rows {
        for part in row.list("part_of") { #expect(names.contains(part), "\(part)") }
      }
    }
  }

  @Test("every term finds an animal, but those that wait for theirs")
  func uses() {
    var found: Set<Term.ID> = []
    for (animal, exhibit) in Self.animals {
      for category in Term.Category.allCases {
        let set = Vocabulary.shared.terms(of: animal, kind: exhibit.kind, category)
        found.formUnion(Vocabulary.shared.terms.indices.filter(set.contains))
      }
    }
    let unused = Vocabulary.shared.terms.enumerated().filter { !found.contains($0.offset) }
      .map(\.element.name)
    #expect(Set(unused) == Self.awaited)
  }
}
