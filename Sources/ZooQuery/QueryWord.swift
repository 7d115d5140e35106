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
  private let forms: [Form]
  /// What is in every text that has the word in one of its forms. A final `s` may stand behind an apostrophe.
  package let sharedBeginning: [UInt8]

  /// The word, what it may be the plural of, or one of these spelled in another way.
  private struct Form: Sendable, Equatable {
    let bytes: [UInt8]
    /// Where it counts: a word that has another as its plural only as a whole.
    let least: MatchPosition
  }

  /// - Parameter word: a folded word, or several.
  package init(_ word: String) {
    text = word
    func forms(_ text: String, _ least: MatchPosition) -> [Form] {
      let words = text.queryWords.map { Vocabulary.otherSpellings[$0] ?? $0 }
      let other = words.joined(separator: " ")
      return (other == text ? [text] : [text, other])
        .map { Form(bytes: Array($0.utf8), least: least) }
    }
    self.forms = forms(word, .inside) + word.singularForms.flatMap { forms($0, .whole) }
    let first = Array((word.hasSuffix("s") ? word.dropLast() : word[...]).utf8)
    sharedBeginning = self.forms.reduce(first) { shared, form in
      zip(shared, form.bytes).prefix { $0 == $1 }.map(\.0)
    }
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
    find(in: text, part ?? text.indices) { _, place in
      best = best.map { max($0, place) } ?? place
      return place < wanted
    }
    return best
  }

  /// Everywhere it is in a folded text.
  package func ranges(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    find(in: text, text.indices) { range, _ in
      ranges.append(range)
      return true
    }
    return ranges
  }

  /// Whether it is somewhere in a text, in one of its forms.
  package func isFound(in text: String) -> Bool {
    text.mayContain(sharedBeginning) && place(in: Array(text.queryText.utf8)) != nil
  }

  /// Says where it is, one place after the other, as long as more are wanted.
  @inline(__always) private func find(
    in text: [UInt8], _ part: Range<Int>, _ wantsMore: (Range<Int>, MatchPosition) -> Bool
  ) {
    text.withUnsafeBufferPointer { text in
      for form in forms {
        var rest = part
        while let start = text.place(of: form.bytes, in: rest) {
          rest = (start + 1)..<part.upperBound
          let end = start + form.bytes.count
          let before = start == part.lowerBound ? .lineEnd : text[start - 1]
          let after = end == part.upperBound ? .lineEnd : text[end]
          let place: MatchPosition =
            if before.isPartOfWord { .inside } else if after.isPartOfWord { .beginning } else {
              after != .lineEnd ? .whole : before == .lineEnd ? .line : .end
            }
          if place >= form.least, !wantsMore(start..<end, place) { return }
        }
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
  fileprivate static let otherSpellings = Dictionary(
    uniqueKeysWithValues: spellings.lines.cells(["american", "british"])
      .flatMap { [($0[0], $0[1]), ($0[1], $0[0])] })
}
