import ZooKit

/// A word of a query, and where it is in a text; compared byte by byte, since asking Unicode at each character takes many
/// times as long.
package struct QueryWord: Sendable, Equatable {
  /// Where it is among the lines of a text, the least useful first.
  enum MatchPosition: Comparable {
    case inside
    /// At the beginning of a word.
    case beginning
    case whole
    /// Whole, at the end of a line.
    case end
    /// All of a line.
    case line
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

  /// The best place in a folded text; `nil` if the word isn't in it.
  ///
  /// - Parameters:
  ///   - part: where to look, if not everywhere; its ends are those of lines.
  ///   - wanted: what is good enough, so that nothing better is looked for.
  func place(
    in text: [UInt8], _ part: Range<Int>? = nil, wanting wanted: MatchPosition = .whole
  ) -> MatchPosition? {
    var best: MatchPosition?
    for form in forms {
      Self.find(form.bytes, in: text, part ?? text.indices) { _, place in
        if !form.isSingular || place >= .whole { best = best.map { max($0, place) } ?? place }
        return best.map { $0 < wanted } ?? true
      }
      if best.map({ $0 >= wanted }) == true { break }
    }
    return best
  }

  /// Everywhere it is in a folded text.
  package func ranges(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for form in forms {
      Self.find(form.bytes, in: text, text.indices) { range, place in
        if !form.isSingular || place >= .whole { ranges.append(range) }
        return true
      }
    }
    return ranges
  }

  /// Whether a folded word is it or begins with it, or is what it is the plural of.
  func isBeginning(of word: String) -> Bool {
    forms.contains { $0.isSingular ? word == $0.text : word.hasPrefix($0.text) }
  }

  /// Whether it is somewhere in a text, in one of its forms.
  package func isFound(in text: String) -> Bool {
    text.mayContain(sharedBeginning) && place(in: Array(text.queryText.utf8)) != nil
  }

  /// How many letters it has.
  var count: Int { text.count }

  /// Says where a word is, one place after the other, as long as more are wanted.
  @inline(__always) private static func find(
    _ word: [UInt8], in text: [UInt8], _ part: Range<Int>,
    _ wantsMore: (Range<Int>, MatchPosition) -> Bool
  ) {
    guard let first = word.first, word.count <= part.count else { return }
    text.withUnsafeBufferPointer { text in
      for start in part.lowerBound...(part.upperBound - word.count) where text[start] == first {
        guard (1..<word.count).allSatisfy({ text[start + $0] == word[$0] }) else { continue }
        let end = start + word.count
        let before = start == part.lowerBound ? .lineEnd : text[start - 1]
        let after = end == part.upperBound ? .lineEnd : text[end]
        let place: MatchPosition =
          if before.isPartOfWord { .inside } else if after.isPartOfWord { .beginning } else {
            after != .lineEnd ? .whole : before == .lineEnd ? .line : .end
          }
        if !wantsMore(start..<end, place) { return }
      }
    }
  }
}

extension UInt8 {
  static let lineEnd = UInt8(ascii: "\n")
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
