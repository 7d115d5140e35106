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

  /// As it was typed, folded.
  package let text: String
  /// What it is found as.
  package let forms: [Form]
  /// What is in every text that has the word in one of its forms. A final `s` may stand behind an apostrophe.
  package let sharedBeginning: [UInt8]

  /// The word, what it may be the plural of, or one of these spelled in another way.
  package struct Form: Sendable, Equatable {
    /// The form, folded.
    package let text: String
    fileprivate let bytes: [UInt8]
    /// Whether it counts as a whole word alone, since the word is its plural.
    fileprivate let isSingular: Bool

    fileprivate init(_ text: String, isSingular: Bool) {
      (self.text, bytes, self.isSingular) = (text, Array(text.utf8), isSingular)
    }
  }

  /// - Parameter word: a folded word, or several.
  package init(_ word: String) {
    text = word
    let plain =
      [Form(word, isSingular: false)]
      + word.singularForms.map { Form($0, isSingular: true) }
    forms =
      plain
      + plain.compactMap { form in
        let words = form.text.queryWords.map { Vocabulary.otherSpellings[$0] ?? $0 }
        let text = words.joined(separator: " ")
        return text == form.text ? nil : Form(text, isSingular: form.isSingular)
      }
    let first = word.hasSuffix("s") ? word.dropLast() : word[...]
    let shared = forms.reduce(first) { shared, form in
      shared.prefix(zip(shared, form.text).prefix { $0 == $1 }.count)
    }
    sharedBeginning = Array(shared.utf8)
  }

  /// The best place in a text; `nil` if the word isn't in it.
  func place(in text: UnsafeBufferPointer<UInt8>) -> Place? {
    var best: Place?
    for form in forms {
      guard let place = Self.place(of: form.bytes, in: text) else { continue }
      if place == .whole { return .whole }
      if !form.isSingular { best = max(best ?? place, place) }
    }
    return best
  }

  /// Everywhere it is in a folded text.
  package func ranges(in text: [UInt8]) -> [Range<Int>] {
    text.withUnsafeBufferPointer { text in
      var ranges: [Range<Int>] = []
      for form in forms {
        Self.find(form.bytes, in: text) { range, place in
          if !form.isSingular || place == .whole { ranges.append(range) }
          return true
        }
      }
      return ranges
    }
  }

  /// Whether a folded word is it or begins with it, or is what it is the plural of.
  func isBeginning(of word: String) -> Bool {
    forms.contains { $0.isSingular ? word == $0.text : word.hasPrefix($0.text) }
  }

  /// Whether it is somewhere in a text, in one of its forms.
  package func isFound(in text: String) -> Bool {
    guard text.mayContain(sharedBeginning) else { return false }
    var text = text.queryText
    return text.withUTF8 { place(in: $0) != nil }
  }

  /// Whether a line that begins at a place is the word in one of its forms.
  func isLine(at start: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    forms.contains { Self.isLine($0.bytes, at: start, of: text) }
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

extension String {
  /// Its words.
  package var queryWords: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}

extension Vocabulary {
  /// Words that are spelled in two ways, each by the other.
  static let otherSpellings = Dictionary(
    spellings.rows.flatMap { row in
      let (american, british) = (row["american"] ?? "", row["british"] ?? "")
      return [(american, british), (british, american)]
    }, uniquingKeysWith: { first, _ in first })
}
