/// What a search looks at in one animal, folded once.
struct SearchText: Sendable {
  private let names: FoldedNames
  /// The facts that count like names.
  private let namingFacts: [String]
  /// The searched facts, a line each.
  private let facts: String
  private let sentence: String

  init(_ animal: Animal, in exhibit: Exhibit) {
    func folded(_ keys: [String]) -> [String] {
      keys.compactMap { animal.fact($0)?.searchableText.folded.withPlainGaps }
    }
    names = FoldedNames(of: animal)
    namingFacts = folded(["otherNames"] + exhibit.namingFacts)
    facts = folded(exhibit.searchedFacts).joined(separator: "\n")
    sentence = (animal.sentence ?? "").folded.withPlainGaps
  }

  /// Whether every word is part of a name, begins a word of a searched fact or is a word of the sentence.
  ///
  /// - Parameter words: folded, without spaces.
  func matches(_ words: [FoldedWord]) -> Bool {
    words.allSatisfy { word in
      names.contain(word) || namingFacts.contains { word.place(in: $0) != nil }
        || word.place(in: facts) ?? .inside >= .beginning
        // Only whole words, or the first letters of a search would match nearly every sentence.
        || word.place(in: sentence) == .whole
    }
  }

  /// How well folded words match the best of its names; `nil` when they match none.
  func rank(of words: String) -> NameRank? { names.rank(of: words) }
}

/// Animals with what a search looks at, folded once: for a list that is narrowed at every key.
package struct SearchIndex: Sendable {
  private let animals: [Animal]
  private let texts: [SearchText]

  /// - Parameter exhibit: the exhibit of all the animals.
  package init(_ animals: [Animal], of exhibit: Exhibit) {
    self.animals = animals
    texts = animals.map { SearchText($0, in: exhibit) }
  }

  /// The animals that match, in the order in which a list shows them: those whose names match best first.
  package func matches(_ search: String) -> [Animal] {
    let folded = search.folded
    let words = FoldedWord.all(of: folded)
    let fitting = animals.indices.filter { texts[$0].matches(words) }
    return NameRank.ordered(fitting) { texts[$0].rank(of: folded) }.map { animals[$0] }
  }
}

/// A searched word, and where it is in a folded text; compared byte by byte, since asking Unicode at each character
/// takes many times as long.
struct FoldedWord: Sendable {
  /// Where a word is, the least useful first.
  enum Place: Comparable {
    case inside
    /// At the beginning of a word.
    case beginning
    /// A whole word.
    case whole
  }

  private let bytes: [UInt8]
  private let isOneLetter: Bool

  private init(_ word: Substring) {
    bytes = Array(word.utf8)
    isOneLetter = word.count == 1
  }

  /// The words of a folded text.
  static func all(of folded: String) -> [Self] { folded.split(separator: " ").map(Self.init) }

  /// The best place in a text; `nil` if the word isn't in it.
  func place(in text: String) -> Place? {
    var text = text
    return text.withUTF8 { place(in: $0) }
  }

  private func place(in text: UnsafeBufferPointer<UInt8>) -> Place? {
    guard let first = bytes.first, bytes.count <= text.count else { return nil }
    var best: Place?
    for start in 0...(text.count - bytes.count)
    where text[start] == first && isIn(text, from: start) {
      let end = start + bytes.count
      guard start == 0 || !text[start - 1].isPartOfWord else {
        best = best ?? .inside
        continue
      }
      if end == text.count || !text[end].isPartOfWord { return .whole }
      best = .beginning
    }
    return best
  }

  private func isIn(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    for offset in bytes.indices where text[start + offset] != bytes[offset] { return false }
    return true
  }

  /// How well it matches a name; `nil` if it isn't in it.
  func rank(in name: String) -> NameRank? {
    switch place(in: name) {
    // "y" is a word of Spanish names, but nobody looks for it.
    case .whole?: isOneLetter ? .beginnings : .words
    case .beginning?: .beginnings
    case .inside?: .parts
    case nil: nil
    }
  }
}

extension UInt8 {
  /// Whether it is part of a word in UTF-8, where every byte beyond ASCII counts as a letter.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}

extension String {
  /// The text with a space for each character beyond ASCII that is neither letter nor number, such as a dash.
  fileprivate var withPlainGaps: String {
    utf8.allSatisfy { $0 < 0x80 }
      ? self : String(map { $0.isASCII || $0.isLetter || $0.isNumber ? $0 : " " })
  }
}
