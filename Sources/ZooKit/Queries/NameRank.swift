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
  private let names: [String]
  /// Names that count only as a whole: parts of what else an animal is called would match too much.
  private let otherNames: [String]

  init(of animal: Animal) {
    names = animal.properNames
    guard case .list(let items)? = animal.fact("otherNames")?.value else {
      otherNames = []
      return
    }
    otherNames = items.map(\.folded)
  }

  var all: [String] { names + otherNames }

  /// How well folded words match the best of the names; `nil` when they match none.
  func rank(of words: String) -> NameRank? {
    if otherNames.contains(words) { return .whole }
    let wanted = words.split(separator: " ")
    return names.compactMap { Self.rank(of: words, wanted, in: $0) }.max()
  }

  private static func rank(
    of words: String, _ wanted: [Substring], in name: String
  ) -> NameRank? {
    if name == words { return .whole }
    guard wanted.allSatisfy({ name.contains($0) }) else { return nil }
    let parts = name.split { $0 == " " || $0 == "-" }
    // "y" is a word of Spanish names, but nobody looks for it.
    if wanted.allSatisfy({ $0.count > 1 && parts.contains($0) }) { return .words }
    return wanted.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
      ? .beginnings : .parts
  }
}

extension Animal {
  /// How well folded words match the best of its names; `nil` when they match none.
  func rank(of words: String) -> NameRank? { FoldedNames(of: self).rank(of: words) }

  /// All its names, folded, the listed one first: in other languages and Latin too, and each half
  /// of a double name (`Queltehue / Treile`).
  var properNames: [String] {
    let others = facts.filter { $0.key.hasSuffix("Name") }
    let halves = name.contains(" / ") ? name.split(separator: " / ").map(String.init) : []
    return ([name, latinName ?? ""] + halves + others.map(\.searchableText)).map(\.folded)
      .filter { !$0.isEmpty }
  }
}
