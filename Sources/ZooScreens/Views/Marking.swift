import Console
import ZooKit

extension String {
  /// Splits the text into spans, marking every occurrence of the words; ignores case and accents.
  ///
  /// - Parameter words: already folded.
  func spans(marking words: [String], in style: Style) -> [Span] {
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
    for word in words.map(Array.init) where !word.isEmpty && word.count <= folded.count {
      for start in 0...(folded.count - word.count)
      where folded[start..<(start + word.count)].elementsEqual(word) {
        for owner in origins[start..<(start + word.count)] { isMarked[owner] = true }
      }
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
