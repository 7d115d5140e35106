import Console
import ZooQuery

extension String {
  /// Splits the text into spans, marking every occurrence of the words, and whole words that they are the plural of;
  /// ignores case and accents.
  func spans(marking words: [QueryWord], in style: Style) -> [Span] {
    let words = words.filter { $0.isFound(in: self) }
    if words.isEmpty { return [Span(self, style)] }
    let places = Array(indices)
    // The characters as they are looked for, and which one each byte is of: folding lengthens some, and signs are spaces.
    var (folded, owners) = ([UInt8](), [Int]())
    for (index, character) in enumerated() {
      if let sign = character.asciiValue {
        folded.append(sign.asFolded)
      } else {
        let letters = String(character).queryText
        folded += (letters.isEmpty ? " " : letters).utf8
      }
      owners += repeatElement(index, count: folded.count - owners.count)
    }
    var isMarked = [Bool](repeating: false, count: places.count)
    for byte in words.flatMap({ $0.ranges(in: folded) }).joined() { isMarked[owners[byte]] = true }
    let starts = places.indices.filter { $0 == 0 || isMarked[$0] != isMarked[$0 - 1] }
    let ends = starts.dropFirst().map { places[$0] } + [endIndex]
    return zip(starts, ends).map { start, end in
      Span(String(self[places[start]..<end]), isMarked[start] ? .match : style)
    }
  }
}
