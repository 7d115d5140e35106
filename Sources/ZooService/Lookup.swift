import ZooKit
import ZooSources

/// A user's words for one animal, and where to look for it.
package struct Lookup: Sendable, Equatable {
  package let which: AnimalReference
  package let words: String
  /// All that was typed, an exhibit before the name included.
  package let typed: String
  /// The exhibits to look in; empty for all of them, that of the last list first.
  package let exhibits: [Exhibit.ID]
  /// The worst kind of match that counts.
  package let leastRank: NameRank
  /// The animal, if it was found already.
  package let found: Found?

  /// The longest input in bytes; no name is longer, and looking for one would take seconds.
  private static let longest = 1000

  /// Throws if it is empty, or too long for a name.
  package init(
    _ words: String, in exhibits: [Exhibit.ID] = [], typed: String? = nil,
    atLeast leastRank: NameRank = .parts
  ) throws(InvalidValue) {
    guard words.utf8.count <= Self.longest, let which = AnimalReference(words) else {
      throw InvalidValue(String(words.prefix(Self.longest)), .animalName)
    }
    self.which = which
    self.words = words
    self.typed = typed ?? words
    self.exhibits = exhibits
    self.leastRank = leastRank
    found = nil
  }

  /// Looks in one exhibit; `nil` for all.
  package init(_ words: String, in exhibit: Exhibit?) throws(InvalidValue) {
    try self.init(words, in: exhibit.map { [$0.id] } ?? [])
  }

  package var isByID: Bool {
    if case .id = which { true } else { false }
  }

  /// What to look for, and what to look for instead if that is not found: words without an article (`the wolf`), a
  /// singular (`wolves`), and all that was typed, because an exhibit before a name may belong to it (`bird of
  /// paradise`).
  var readings: (first: Lookup, others: [Lookup]) {
    get throws(InvalidValue) {
      guard case .words = which else { return (self, []) }
      let plain = words.withoutArticle
      var (first, others) = (self, [Lookup]())
      if plain != words {
        // `a` is the beginning of too many words.
        first = try Lookup(words, in: exhibits, atLeast: .whole)
        others.append(try Lookup(plain, in: exhibits, atLeast: leastRank))
      }
      for singular in plain.singularForms {
        others.append(try Lookup(singular, in: exhibits, atLeast: .words))
      }
      if typed != words {
        // A plural may be that of the first word: `birds of prey`.
        let kind = typed.split(separator: " ", maxSplits: 1).map(String.init)
        let singulars = kind[0].singularForms.map {
          ([$0] + kind.dropFirst()).joined(separator: " ")
        }
        for whole in [typed] + singulars { others.append(try Lookup(whole, atLeast: .words)) }
      }
      return (first, others)
    }
  }

  /// An animal that was already found.
  package init(_ found: Found) {
    self.found = found
    which = .id(found.animal.id)
    words = found.animal.name
    typed = words
    exhibits = [found.exhibit.id]
    leastRank = .whole
  }
}

/// An animal that a user meant.
package struct Found: Sendable, Equatable {
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
}
