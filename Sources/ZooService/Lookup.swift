import ZooKit
import ZooQuery
import ZooSources

/// A user's words for one animal, and where to look for it.
package struct Lookup: Sendable, Equatable {
  package let which: AnimalReference
  package private(set) var words: String
  /// All that was typed, an exhibit before the name included.
  package let typed: String
  /// The exhibits to look in; empty for all of them.
  package private(set) var exhibits: [Exhibit.ID]
  /// Whether it may rather be a misspelt command, so that only a name or a meaning counts.
  package let isMaybeCommand: Bool

  /// The longest input in bytes; no name is longer, and looking for one would take seconds.
  private static let longest = 1000

  /// Looks in some exhibits; without any in the one named before the name (`cat siamese`), or in all.
  ///
  /// Throws if the name is empty, or too long for one.
  package init(
    typed: String, in exhibits: [Exhibit.ID] = [], isMaybeCommand: Bool = false
  ) throws(InvalidValue) {
    let (named, words) = exhibits.isEmpty ? Query.exhibitsFirst(in: typed) : (exhibits, typed)
    guard words.utf8.count <= Self.longest, let which = AnimalReference(words) else {
      throw InvalidValue(String(words.prefix(Self.longest)), .animalName)
    }
    self.which = which
    self.words = words
    self.typed = typed
    self.exhibits = named
    self.isMaybeCommand = isMaybeCommand
  }

  /// It, and all that was typed in every exhibit, because an exhibit before a name may belong to it (`gato de las arenas`).
  var readings: [Lookup] {
    var whole = self
    (whole.words, whole.exhibits) = (typed, [])
    return typed == words ? [self] : [self, whole]
  }

  /// Where to look: in its exhibits, or in all, first those that a word calls.
  var searched: [Exhibit] {
    if !exhibits.isEmpty { return exhibits.compactMap(Exhibit.named) }
    let called = words.split(separator: " ").flatMap { Vocabulary.exhibits(called: "\($0)") }
    return Exhibit.all.filter { called.contains($0.id) }
      + Exhibit.all.filter { !called.contains($0.id) }
  }
}

/// An animal that a user meant.
package struct FoundAnimal: Sendable, Equatable {
  package var animal: Animal
  package var exhibit: Exhibit
  /// The list that was searched first.
  package var listed: Listing?
  /// Whether it was found in the built-in collection, so that nothing is amiss if its API can't be reached.
  package var isBuiltIn = false

  package init(_ animal: Animal, in exhibit: Exhibit, listed: Listing? = nil) {
    self.animal = animal
    self.exhibit = exhibit
    self.listed = listed
  }

  /// An animal of a list, which may have animals of several exhibits.
  package init(_ animal: Animal, from listing: Listing) {
    let exhibit = Exhibit.named(animal.exhibit) ?? Exhibit.named(listing.exhibit)
    self.init(animal, in: exhibit ?? .animals, listed: listing)
  }

  package var recordID: Animal.RecordID { Animal.RecordID(animal.id, in: exhibit.id) }
}

extension Listing {
  /// The animal with a number of the list.
  ///
  /// - Throws: `Failure.noSuchNumber` if there is none.
  package func found(_ number: Int) throws(Failure) -> FoundAnimal {
    FoundAnimal(try animals.chosen(number), from: self)
  }
}
