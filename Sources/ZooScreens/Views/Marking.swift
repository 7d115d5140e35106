import Console
import ZooKit

extension String {
  /// The text as pieces in a style, with every place marked where one of some words stands,
  /// accents and case ignored.
  ///
  /// - Parameter words: already folded.
  func spans(marking words: [String], in style: Style) -> [Span] {
    let characters = Array(self)
    // Folding may make a character longer ("ß" is "ss"), so each folded piece knows whose it is.
    var (folded, owners): ([Character], [Int]) = ([], [])
    for (index, character) in characters.enumerated() {
      for piece in String(character).folded {
        folded.append(piece)
        owners.append(index)
      }
    }
    var isMarked = [Bool](repeating: false, count: characters.count)
    for word in words.map(Array.init) where !word.isEmpty && word.count <= folded.count {
      for start in 0...(folded.count - word.count)
      where folded[start..<(start + word.count)].elementsEqual(word) {
        for owner in owners[start..<(start + word.count)] { isMarked[owner] = true }
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
