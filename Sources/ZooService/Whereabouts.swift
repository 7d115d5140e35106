import ZooKit
import ZooQuery
import ZooSources

/// Where animals live, as far as their records say it in places of maps.
package struct Whereabouts: Equatable, Sendable {
  /// Of one animal its name, else the words that mean them all.
  package let name: String
  package let animals: [Animal]
  /// The places of the vocabulary, each once.
  package let places: [String]

  /// `nil` if no record says where.
  package init?(of animals: [Animal], named name: String) {
    var places: [String] = []
    for place in animals.flatMap({ $0.terms?.places ?? [] }) where !places.contains(place) {
      places.append(place)
    }
    // What is a part of another one says nothing more.
    let wholes = places.map { name in
      Vocabulary.shared.term(name, .place).map { Set(Vocabulary.shared[$0].whole) } ?? []
    }
    places = places.indices.filter { place in
      !wholes.contains { !$0.isEmpty && $0.isStrictSubset(of: wholes[place]) }
    }.map { places[$0] }
    guard !places.isEmpty else { return nil }
    (self.name, self.animals, self.places) = (name, animals, places)
  }

  package init?(of animal: Animal) { self.init(of: [animal], named: animal.name) }

  /// The places of animals that don't live at sea alone.
  package var inland: [String] {
    let lived = Set(animals.filter { !$0.livesAtSea }.flatMap { $0.terms?.places ?? [] })
    return places.filter(lived.contains)
  }

  /// The places of which animals live in the sea, or at its shore, alone.
  package var shores: [String] {
    let inland = Set(inland)
    return places.filter { !inland.contains($0) }
  }

  /// The regions of Chile where a single bird is, in words; `nil` for other animals.
  package var regionsOfChile: String? {
    animals.count == 1 ? animals[0].words("regions") : nil
  }

  /// Where a single animal lives in words; `nil` for several.
  package var range: String? {
    animals.count == 1
      ? Vocabulary.facts(of: .place).lazy.compactMap { animals[0].words($0) }.first : nil
  }
}

extension Animal {
  /// Of each of its habitats, whether it is the sea or its shore.
  var areHabitatsAtSea: [Bool] {
    let vocabulary = Vocabulary.shared
    let sea = Set(["ocean", "coast", "ice"].compactMap { vocabulary.term($0, .habitat) })
    return (terms?.habitats ?? []).compactMap { vocabulary.term($0, .habitat) }
      .map { !sea.isDisjoint(with: vocabulary[$0].whole) }
  }

  /// Whether it lives in the sea, or at its shore, alone.
  var livesAtSea: Bool { !areHabitatsAtSea.isEmpty && !areHabitatsAtSea.contains(false) }

  /// Whether people bred it: a breed comes from a place, but lives with people anywhere.
  package var isBred: Bool { words("origin") != nil }
}

extension AnimalService {
  /// Where the animals live that words name, or the one with a number of the last list.
  ///
  /// - Throws: `Failure.noMatch`, or `Failure.noPlaces` if where they live isn't known.
  package func whereabouts(of words: String) async throws -> Whereabouts {
    let lookup = try Lookup(typed: words)
    let animals =
      if case .words = lookup.which { try await animals(meantBy: lookup) } else {
        [try await find(lookup).animal]
      }
    let found =
      animals.count == 1
      ? Whereabouts(of: animals[0]) : Whereabouts(of: animals, named: Query(words).canonicalText)
    guard let found else { throw Failure.noPlaces(words) }
    return found
  }
}
