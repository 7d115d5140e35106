import Foundation
import ZooKit
import ZooQuery

/// How near two animals are.
enum Kinship { case sameKind, sameClass, other }

// What the quiz has to know of an animal.

extension Animal {
  var type: String? { words("type") ?? exhibit }

  var kinds: Set<String> { Set(terms?.kinds ?? []) }

  /// Those of its kinds that a sentence speaks of.
  func kinds(namedIn sentence: String) -> Set<String> {
    let words = sentence.folded.split { !$0.isLetter }
    return kinds.filter { kind in
      guard let last = kind.folded.split(separator: " ").last else { return false }
      return words.contains { $0.hasPrefix(last) }
    }
  }

  func kinship(to other: Animal) -> Kinship {
    if !kinds.isDisjoint(with: other.terms?.kinds ?? []) { return .sameKind }
    return type == other.type ? .sameClass : .other
  }

  /// Whether where it lives or comes from is said in words that mean a place or what that is a part of.
  func speaks(of place: Term.ID) -> Bool {
    let vocabulary = Vocabulary.shared
    let text = Vocabulary.facts(of: .place).compactMap(words).joined(separator: " ")
    return vocabulary.terms(in: text, .place).contains(where: vocabulary[place].whole.contains)
  }

  /// Whether a name tells of a place: by one of the place's words, or by one that begins as the place does.
  func isNamed(after place: String) -> Bool {
    let vocabulary = Vocabulary.shared
    return properNames.contains { name in
      name.folded.split { !$0.isLetter }.contains { word in
        word.hasPrefix(place.folded.prefix(3))
          || vocabulary.meanings(of: String(word)).contains { vocabulary[$0].category == .place }
      }
    }
  }

  var isVertebrate: Bool { type != "Invertebrate" }

  /// Whether it is as large as others of its age: fish, amphibians and reptiles grow all their lives, and of invertebrates
  /// the sexes, castes and generations differ manifold.
  var stopsGrowing: Bool {
    !["Fish", "Amphibian", "Reptile", "Invertebrate"].contains(type)
  }

  /// Whether when it is awake and how long it lives has been watched: a wild bird or mammal. Of pets, each of thousands of
  /// keepers knows another age.
  var isWellWatched: Bool {
    stopsGrowing && !isDomestic && !kinds.contains("pet")
  }

  var isDiurnal: Bool { words("activeTime") == "Diurnal" }
  var isNocturnal: Bool { words("activeTime") == "Nocturnal" }

  var isDomestic: Bool { terms?.traits.contains("domestic") == true }

  /// Whether the Red List calls it endangered or worse.
  var isEndangered: Bool {
    ["Endangered", "Critically Endangered"].contains(words("conservation"))
  }

  /// Whether where it lives says where it is: it neither swims in the sea nor migrates, and was nowhere brought back, behind
  /// fences at first.
  var staysOnLand: Bool {
    guard let terms, !isDomestic, words("range")?.contains("reintroduced") != true else {
      return false
    }
    return !areHabitatsAtSea.contains(true) && !terms.traits.contains("migrates")
      && !terms.places.contains("worldwide")
  }

  /// Whether it lives where people took it, too, or may, as those that are kept as pets escape: its places are those where it
  /// lives by nature.
  var wasBroughtElsewhere: Bool {
    terms?.traits.contains("introduced") == true || kinds.contains("pet")
  }

  /// Whether other animals have its name, too, as another name of its own says in more words which one it is: "Eurasian Red
  /// Squirrel". Each land has a common shrew, and nobody keeps the English names of invertebrates apart.
  var hasNamesakes: Bool {
    !isVertebrate || name.hasPrefix("Common ")
      || fact("otherNames")?.items.contains { $0.queryWords.count > name.queryWords.count } == true
  }

  /// Its sentence without its name; `nil` where other words of it tell the name.
  var anonymousSentence: String? {
    guard let sentence else { return nil }
    let names = (properNames + (fact("otherNames")?.items ?? [])).sorted { $0.count > $1.count }
    let forms = names.flatMap { [$0 + "es", $0 + "s", $0] }
    let text = forms.lazy.compactMap { sentence.replacingWhole($0, with: "…") }.first ?? sentence
    let told = (names + [latinName ?? ""]).flatMap { $0.folded.split { !$0.isLetter } }
      .filter { $0.count > 2 }
    // "India" tells of the Indian Pangolin, "moss" of the Mossy Frog, "points" of a Colorpoint.
    let tells = text.folded.split { !$0.isLetter }.contains { word in
      told.contains { $0.hasPrefix(word) && word.count > 3 || word.hasPrefix($0) }
        || word.count > 4 && told.contains { $0.hasSuffix(word.prefix(5)) }
    }
    // The article tells how the name begins.
    return tells ? nil : text.replacing(/\b([Aa])n? …/) { "\($0.1)(n) …" }
  }
}

extension String {
  /// With a phrase replaced wherever it stands as words of its own; `nil` if it doesn't.
  fileprivate func replacingWhole(_ phrase: String, with replacement: String) -> String? {
    var (text, start) = ("", startIndex)
    while let found = range(of: phrase, options: .caseInsensitive, range: start..<endIndex) {
      let isWhole =
        (found.lowerBound == startIndex || !self[index(before: found.lowerBound)].isLetter)
        && (found.upperBound == endIndex || !self[found.upperBound].isLetter)
      text += self[start..<found.lowerBound] + (isWhole ? replacement : String(self[found]))
      start = found.upperBound
    }
    text += self[start...]
    return text == self ? nil : text
  }
}
