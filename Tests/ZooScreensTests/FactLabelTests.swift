import Foundation
import Testing
import ZooKit
import ZooSources

@testable import ZooWording

@Suite("Labels of facts")
struct FactLabelTests {
  /// A record with all that an exhibit's API may send, and all that built-in records add.
  private static let records: [(exhibit: Exhibit, record: String)] = [
    (
      .animals,
      #"""
      {"id": 1, "name": "a", "latin_name": "a", "animal_type": "a", "habitat": "a", "diet": "a",
      "geo_range": "a", "active_time": "a", "lifespan": 2, "weight_min": 1, "weight_max": 2,
      "height_min": 1, "height_max": 2, "length_min": 1, "length_max": 2, "measured": "total",
      "spanish": "a", "also_called": ["b"], "kinds": ["b"], "iucn": "a", "young": "a", "group": "a",
      "sound": "a"}
      """#
    ),
    (
      .catBreeds,
      #"""
      {"id": "a", "name": "a", "description": "a", "alt_names": "b", "origin": "a",
      "temperament": "a", "weight": {"imperial": "1 - 2"}, "life_span": "1 - 2", "indoor": 1,
      "affection_level": 3, "wikipedia_url": "https://a.example"}
      """#
    ),
    (
      .dogBreeds,
      #"""
      {"id": 1, "name": "a", "description": "a", "bred_for": "a", "breed_group": "a",
      "origin": "a", "temperament": "a", "weight": {"metric": "1 - 2"},
      "height": {"metric": "1 - 2"}, "life_span": "1 - 2", "perfect_for": "a", "history": "a",
      "wikipedia_url": "https://a.example"}
      """#
    ),
    (
      .birds,
      #"""
      {"uid": "a", "name": {"spanish": "a", "english": "b", "latin": "c"}, "order": "a",
      "species": "a", "size": "1 cm", "weight": "1 g", "wingspan": "1 cm", "diet": "a",
      "habitat": "a", "map": {"title": "a"}, "status": "a",
      "iucn": {"title": "a", "description": "a"}, "migration": true, "dimorphism": false,
      "didyouknow": "a", "audio": {"file": "https://a.example"}}
      """#
    ),
    (
      .cats,
      #"""
      {"id": "a", "description": "a", "tags": ["a"], "owner": "a",
      "createdAt": "2022-10-03T07:59:01Z", "updatedAt": "2022-10-03T07:59:01Z",
      "mimetype": "image/png"}
      """#
    ),
  ]

  @Test("every fact that an exhibit may have has a label, and every label a fact")
  func facts() throws {
    var keys: Set = ["picture"]
    for (exhibit, record) in Self.records {
      let record = try JSONValue(parsing: Data(record.utf8))
      let animal = try #require(exhibit.decode(record, nil))
      // Sizes are labelled by their kind.
      keys.formUnion(animal.facts.map(\.key).filter { Measure.Kind(rawValue: $0) == nil })
    }
    #expect(keys == Set(Wording.labels.keys))
  }

  @Test("every score has a label, and every label a score")
  func scores() {
    #expect(
      Set(Exhibit.all.flatMap(\.scores).map(\.key)) == Set(Wording.scoreLabels.keys))
  }
}
