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
  package private(set) var exhibits: [Exhibit]
  /// Whether it may rather be a misspelt command, so that only a name or a meaning counts.
  package let isMaybeCommand: Bool

  /// The longest input in bytes; no name is longer, and looking for one would take seconds.
  private static let longest = 1000

  /// Looks in some exhibits; without any in the one named before the name (`cat siamese`), or in all.
  ///
  /// Throws if the name is empty, or too long for one.
  package init(
    typed: String, in exhibits: [Exhibit] = [], isMaybeCommand: Bool = false
  ) throws(InvalidValue) {
    let (named, words) = exhibits.isEmpty ? Query.exhibitsFirst(in: typed) : ([], typed)
    guard words.utf8.count <= Self.longest, let which = AnimalReference(words) else {
      throw InvalidValue(String(words.prefix(Self.longest)), .animalName)
    }
    (self.which, self.words, self.typed) = (which, words, typed)
    self.exhibits = exhibits + named.compactMap(Exhibit.named)
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
    let called = words.queryWords.flatMap(Vocabulary.exhibits)
    let all = Exhibit.all.sorted { called.contains($0.id) && !called.contains($1.id) }
    return exhibits.isEmpty ? all : exhibits
  }
}

/// An animal that a user meant.
package struct FoundAnimal: Sendable, Equatable {
  package var animal: Animal
  package var exhibit: Exhibit
  /// Where the list on the screen came from, if it is one of that.
  package var source: Source?
  /// Whether words found it in the built-in collection, so that nothing is amiss if its API can't be reached.
  var isBuiltIn = false

  /// An animal of the exhibit that it names, if no other is given.
  package init(_ animal: Animal, in exhibit: Exhibit? = nil, from source: Source? = nil) {
    self.animal = animal
    self.exhibit = exhibit ?? Exhibit.named(animal.exhibit) ?? .animals
    self.source = source
  }
}
