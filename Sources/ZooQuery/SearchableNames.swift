import ZooKit

/// What an animal is called, folded, a name on each line; those next to each other are looked through at once.
package struct SearchableNames: Equatable, Sendable {
  let id: Animal.ID
  /// Its id, its Latin name, what else it is called, its names, and facts that count like these: tags and owners.
  let bytes: [UInt8]
  let latinName: Range<Int>
  /// Names by which it is found in part, the listed one first; what stands before them counts only as a whole.
  let names: Range<Int>

  package init(
    id: Animal.ID, names: [String], latinName: String?, otherNames: [String],
    namingFacts: [String]
  ) {
    self.id = id
    var bytes: [UInt8] = []
    func add(_ lines: [String]) -> Range<Int> {
      let start = bytes.count
      for line in lines.lazy.map(\.queryText) where !line.isEmpty {
        bytes += line.utf8
        bytes.append(.lineEnd)
      }
      return start..<bytes.count
    }
    _ = add([id])
    self.latinName = add([latinName ?? ""])
    _ = add(otherNames)
    self.names = add(names)
    _ = add(namingFacts)
    self.bytes = bytes
  }

  /// Whether all that was typed, as one word, is one of them, or its id if that counts.
  func haveWhole(_ typed: QueryWord, orID: Bool = false) -> Bool {
    let start = orID ? 0 : latinName.lowerBound
    return typed.place(in: bytes, start..<names.upperBound, wanting: .line) == .line
  }

  /// Whether one by which it is found in part has a word at such a place, or any but the Latin one.
  func have(_ word: QueryWord, _ place: QueryWord.MatchPosition, inAny: Bool = false) -> Bool {
    let part = inAny ? latinName.upperBound..<bytes.count : names
    return word.place(in: bytes, part, wanting: place) ?? .inside >= place
  }

  /// Whether the listed one begins with all that was typed.
  func begin(with query: Query) -> Bool { bytes[names].starts(with: query.text.utf8) }

  /// How well words are found in them.
  func rank(of words: [QueryWord]) -> MatchRank? {
    .worst(of: words) { word in
      let own = word.place(in: bytes, names.lowerBound..<bytes.count)
      // "y" is a word of Spanish names, but nobody looks for it.
      if let own, own > .inside {
        return own >= .whole && word.text.count > 1 ? .words : .beginnings
      }
      let latin = word.place(in: bytes, latinName)
      if let latin, latin >= .whole { return .latinName }
      return own != nil ? .insideName : latin.map { _ in .insideLatinName }
    }
  }
}
