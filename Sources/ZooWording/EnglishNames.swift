import Console
import ZooKit
import ZooSources

// Animals' names within a sentence: "an emu", "two wolves", "one African bush elephant".

extension Animal {
  /// Its name where English sentences are about it: birds of Chile are listed by their Spanish ones.
  package var englishName: String { (words("englishName") ?? name).printable }

  /// Its English name, and behind it the one it is listed by if that is another.
  package var englishAndListedName: String {
    let listed = name.printable
    return englishName == listed ? listed : "\(englishName) (\(listed))"
  }

  /// Its name as written within a sentence. Zoo animals are in lower case but for what is named after a place or a
  /// person; birds of Chile, breeds and cats keep their capitals, as ornithologists and clubs write them.
  package var nameInSentence: String {
    let name = englishName
    guard exhibit == Exhibit.animals.id else { return name }
    var isProper = false
    return name.split(separator: " ", omittingEmptySubsequences: false).map { word in
      // Only after a proper name: the Indian Ocean, but an ocean sunfish.
      isProper = word.isProperName || isProper && ["Ocean", "Island"].contains(word)
      return isProper ? String(word) : word.prefix(1).lowercased() + String(word.dropFirst())
    }
    .joined(separator: " ")
  }
}

extension Substring {
  /// Whether a word of a species' name keeps its capital: `Nile`, `Grevy's`.
  fileprivate var isProperName: Bool {
    hasSuffix("'s") || hasSuffix("’s")
      || split(separator: "-").first.map { Self.properNames.contains(String($0)) } == true
  }

  private static let properNames: Set = [
    "African", "Aldabra", "Alpine", "American", "Andean", "Arctic", "Asian", "Asiatic",
    "Atlantic", "Australian", "Bactrian", "Bali", "Banggai", "Barbary", "Bornean",
    "Burmese", "California", "Chilean", "Colombian", "Eurasian", "European", "Gaboon",
    "Galapagos", "Gila", "Goliath", "Hercules", "Humboldt", "Indian", "Japanese",
    "Komodo", "Madagascar", "Magellanic", "Malayan", "Masai", "Mexican", "Nile",
    "North", "Pacific", "Panamanian", "Parma", "Patagonian", "Peruvian", "Philippine",
    "Siamese", "Surinam", "Tasmanian", "Victoria", "Virginia", "West",
  ]
}

extension String {
  /// Behind "a" or "an", by its sound: "a European hedgehog", "an okapi".
  package var withArticle: String {
    let sound = lowercased()
    let isVowel =
      sound.first.map("aeiou".contains) == true
      && !["eu", "uni", "one", "ue"].contains(where: sound.hasPrefix)
    return (isVowel ? "an " : "a ") + self
  }

  /// The plural of an animal's name: "wolves", "birds of paradise", "sheep".
  package var plural: String {
    if let (head, tail) = splitBeforeOf { return head.plural + tail }
    let lastWord = split { $0 == " " || $0 == "-" }.last.map(String.init) ?? self
    return String(dropLast(lastWord.count)) + Self.plural(of: lastWord)
  }

  /// The part that takes the plural, and the rest: `bird` and `-of-paradise`.
  private var splitBeforeOf: (String, String)? {
    for separator in [" of ", "-of-", " ("] {
      if let range = firstRange(of: separator), range.lowerBound > startIndex {
        return (String(self[..<range.lowerBound]), String(self[range.lowerBound...]))
      }
    }
    return nil
  }

  /// Words that are their own plural.
  private static let unchangedPlurals: Set = [
    "sheep", "deer", "reindeer", "moose", "bison", "squid", "salmon", "tuna", "trout", "sturgeon",
    "wildebeest", "eland", "kudu", "impala", "springbok", "oryx", "catfish", "chamois", "species",
    "malinois", "manx", "pyrenees", "bruxellois", "flandres", "cyprus", "yellowlegs", "cinclodes",
  ]

  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    let suffixes: (String) -> Bool = { lower.hasSuffix($0) }
    if let irregular = irregularPlurals.first(where: { $0.value == lower })?.key {
      return String(word.prefix(1)) + irregular.dropFirst()
    }
    if suffixes("lf") { return String(word.dropLast()) + "ves" }
    if unchangedPlurals.contains(lower) || suffixes("fish") || suffixes("ese") { return word }
    if suffixes("mouse") { return String(word.dropLast(4)) + "ice" }
    if suffixes("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return String(word.dropLast()) + "ies"
    }
    return word + (["s", "x", "z", "ch", "sh"].contains(where: suffixes) ? "es" : "s")
  }
}
