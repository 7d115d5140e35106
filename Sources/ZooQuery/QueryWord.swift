import ZooKit

/// A word of a query, and where it is in a text; compared byte by byte, since asking Unicode at each character takes many
/// times as long.
package struct QueryWord: Sendable, Equatable {
  /// Where a word is, the least useful first.
  enum Place: Comparable {
    case inside
    /// At the beginning of a word.
    case beginning
    case whole
  }

  package let text: String
  /// What is in every text that has the word in one of its forms.
  package let sharedBeginning: [UInt8]
  private let bytes: [UInt8]
  /// What it may be the plural of, which is found as a whole word alone.
  private let singulars: [[UInt8]]

  package init(_ word: String) {
    text = word
    sharedBeginning = Array(word.sharedBeginning.utf8)
    bytes = Array(word.utf8)
    singulars = word.searchedForms.dropFirst().map { Array($0.utf8) }
  }

  /// The best place in a text; `nil` if the word isn't in it.
  func place(in text: UnsafeBufferPointer<UInt8>) -> Place? {
    let own = Self.place(of: bytes, in: text)
    guard own != .whole else { return .whole }
    return singulars.contains { Self.place(of: $0, in: text) == .whole } ? .whole : own
  }

  /// Everywhere it is in a folded text, as itself, or as a whole word that it is the plural of.
  package func ranges(in text: [UInt8]) -> [Range<Int>] {
    text.withUnsafeBufferPointer { text in
      var ranges: [Range<Int>] = []
      for form in [bytes] + singulars {
        Self.find(form, in: text) { range, place in
          if form == bytes || place == .whole { ranges.append(range) }
          return true
        }
      }
      return ranges
    }
  }

  /// Whether it is somewhere in a text, as itself or as what it is the plural of.
  package func isFound(in text: String) -> Bool {
    guard text.mayContain(sharedBeginning) else { return false }
    var text = text.queryText
    return text.withUTF8 { place(in: $0) != nil }
  }

  /// Whether a line that begins at a place is the word, or what it may be the plural of.
  func isLine(at start: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    Self.isLine(bytes, at: start, of: text)
      || singulars.contains { Self.isLine($0, at: start, of: text) }
  }

  private static func isLine(
    _ word: [UInt8], at start: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = start + word.count
    return end < text.count && text[end] == UInt8(ascii: "\n")
      && text[start..<end].elementsEqual(word)
  }

  /// How many letters it has.
  var count: Int { text.count }

  private static func place(of word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Place? {
    var best: Place?
    find(word, in: text) { _, place in
      best = best.map { max($0, place) } ?? place
      return place != .whole
    }
    return best
  }

  /// Says where a word is, one place after the other, as long as more are wanted.
  @inline(__always) private static func find(
    _ word: [UInt8], in text: UnsafeBufferPointer<UInt8>, _ wantsMore: (Range<Int>, Place) -> Bool
  ) {
    guard let first = word.first, word.count <= text.count else { return }
    for start in 0...(text.count - word.count) where text[start] == first {
      guard (1..<word.count).allSatisfy({ text[start + $0] == word[$0] }) else { continue }
      let end = start + word.count
      let isBeginning = start == 0 || !text[start - 1].isPartOfWord
      let isEnd = end == text.count || !text[end].isPartOfWord
      let place: Place = !isBeginning ? .inside : isEnd ? .whole : .beginning
      if !wantsMore(start..<end, place) { return }
    }
  }
}
