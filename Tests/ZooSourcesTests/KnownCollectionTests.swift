import Testing
import ZooKit

@testable import ZooQuery
@testable import ZooSources

@Suite("What is known of built-in animals")
struct KnownCollectionTests {
  @Test("a line is found by what its animal is found by once it is decoded", arguments: Exhibit.all)
  func entries(exhibit: Exhibit) throws {
    let entries = try #require(LoadedCollection.of(exhibit)).entries
    #expect(!entries.isEmpty)
    for entry in entries {
      let animal = try #require(entry.animal(), "\(entry.id)")
      let decoded = IndexEntry(animal, of: exhibit)
      #expect(entry.names == decoded.names)
      for category in Term.Category.allCases {
        #expect(Set(entry.terms(category)) == Set(decoded.terms(category)), "\(animal.name)")
      }
    }
  }

  @Test("zoo animals, which come in no order, are known by name")
  func order() throws {
    let entries = try #require(LoadedCollection.of(.animals)).entries
    let animals = entries.compactMap { $0.animal() }
    #expect(animals.map(\.id) == ListQuery(order: .name).sorted(animals).map(\.id))
  }
}
