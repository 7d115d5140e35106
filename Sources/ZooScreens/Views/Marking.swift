import Console
import ZooQuery

extension String {
  /// Splits the text into spans, marking every occurrence of the words, and whole words that they are the plural of;
  /// ignores case and accents.
  func spans(marking words: [QueryWord], in style: Style) -> [Span] {
    let words = words.filter { $0.isFound(in: self) }
    if words.isEmpty { return [Span(self, style)] }
    let characters = Array(self)
    // Folding may lengthen a character ("ß" becomes "ss"), so each folded piece knows its origin.
    var (folded, origins): ([Character], [Int]) = ([], [])
    for (index, character) in characters.enumerated() {
      for piece in String(character).folded {
        folded.append(piece)
        origins.append(index)
      }
    }
    var isMarked = [Bool](repeating: false, count: characters.count)
    func mark(_ word: [Character], isWhole: Bool = false) {
      guard !word.isEmpty, word.count <= folded.count else { return }
      func isPartOfWord(_ place: Int) -> Bool {
        folded.indices.contains(place) && (folded[place].isLetter || folded[place].isNumber)
      }
      for start in 0...(folded.count - word.count) {
        let place = start..<(start + word.count)
        guard folded[place].elementsEqual(word) else { continue }
        if isWhole, isPartOfWord(start - 1) || isPartOfWord(place.upperBound) { continue }
        for owner in origins[place] { isMarked[owner] = true }
      }
    }
    for word in words {
      mark(Array(word.text))
      for singular in word.forms.dropFirst() { mark(Array(singular), isWhole: true) }
    }
    var spans: [Span] = []
    var start = 0
    for end in 1...max(characters.count, 1)
    where end >= characters.count || isMarked[end] != isMarked[start] {
      guard start < characters.count else { break }
      spans.append(Span(String(characters[start..<end]), isMarked[start] ? .match : style))
      start = end
    }
    return spans
  }
}
