/// How well typed words match a name, the worst first.
package enum NameRank: Int, CaseIterable, Comparable, Sendable {
  /// Each is inside a word of it.
  case parts
  /// Each begins a word of it.
  case beginnings
  /// Each is a word of it.
  case words
  /// They are the whole name.
  case whole

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The names of one animal, folded once, to be compared with what users type.
struct FoldedNames: Sendable {
  let names: [String]
  /// Names that count only as a whole: parts of what else an animal is called would match too much.
  let otherNames: [String]
  /// What kind of animal it is: `snake`, `big cat`. Whoever names a kind means all animals of it, whatever their names.
  private let kinds: [String]

  init(of animal: Animal) {
    func items(_ key: String) -> [String] { animal.fact(key)?.items.map(\.folded) ?? [] }
    names = animal.properNames
    otherNames = items("otherNames")
    kinds = items("kinds") + items("type")
  }

  var all: [String] { names + otherNames }

  /// How well folded words match the best of the names; `nil` when they match none.
  func rank(of words: String) -> NameRank? {
    if otherNames.contains(words) { return .whole }
    let wanted = FoldedWord.all(of: words)
    let best = names.compactMap { name in
      var name = name
      return name == words ? .whole : name.withUTF8 { FoldedWord.rank(of: wanted, in: $0) }
    }.max()
    return kinds.contains(words) ? max(best ?? .words, .words) : best
  }
}

extension Animal {
  /// All its names, folded, the listed one first: in other languages and Latin too, and each half
  /// of a double name (`Queltehue / Treile`).
  var properNames: [String] {
    let others = facts.filter { $0.key.hasSuffix("Name") }
    let halves = name.contains(" / ") ? name.split(separator: " / ").map(String.init) : []
    return ([name, latinName ?? ""] + halves + others.map(\.searchableText)).map(\.folded)
      .filter { !$0.isEmpty }
  }
}
