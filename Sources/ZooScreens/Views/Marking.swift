import Console
import ZooQuery

extension String {
  /// Splits the text into spans, marking every occurrence of the words, and whole words that they are the plural of;
  /// ignores case and accents.
  func spans(marking words: [QueryWord], in style: Style) -> [Span] {
    let words = words.filter { $0.isFound(in: self) }
    if words.isEmpty { return [Span(self, style)] }
    let characters = Array(self)
    // Folding may lengthen a character ("ß" becomes "ss"), and leaves spaces out.
    let folded = characters.map { $0.isWhitespace ? " " : String($0).folded }
    var isMarked = [Bool](repeating: false, count: characters.count)
    func isInWord(_ index: Int) -> Bool {
      characters.indices.contains(index)
        && (characters[index].isLetter || characters[index].isNumber)
    }
    for (form, isWhole) in words.flatMap({ $0.forms.enumerated().map { ($1, $0 > 0) } }) {
      for start in characters.indices {
        var (rest, end) = (form[...], start)
        while !rest.isEmpty, end < folded.count, rest.hasPrefix(folded[end]) {
          rest = rest.dropFirst(folded[end].count)
          end += 1
        }
        if rest.isEmpty, !isWhole || !isInWord(start - 1) && !isInWord(end) {
          for index in start..<end { isMarked[index] = true }
        }
      }
    }
    let starts = characters.indices.filter { $0 == 0 || isMarked[$0] != isMarked[$0 - 1] }
    return zip(starts, starts.dropFirst() + [characters.count]).map {
      Span(String(characters[$0..<$1]), isMarked[$0] ? .match : style)
    }
  }
}
