import Console
import ZooQuery

extension String {
  /// Splits the text into spans, marking every occurrence of the words, and whole words that they are the plural of;
  /// ignores case and accents.
  func spans(marking words: [QueryWord], in style: Style) -> [Span] {
    let words = words.filter { $0.isFound(in: self) }
    if words.isEmpty { return [Span(self, style)] }
    // The characters as they are looked for, and which one each byte is of: folding lengthens some, and signs are spaces.
    var (places, folded, owners) = ([Index](), [UInt8](), [Int]())
    folded.reserveCapacity(utf8.count)
    owners.reserveCapacity(utf8.count)
    var place = startIndex
    while place < endIndex {
      // Between ASCII characters none is longer than a byte; to ask for its end takes many times as long.
      let next = utf8.index(after: place)
      let isAlone = utf8[place] < 0x80 && (next == endIndex || utf8[next] < 0x80)
      let end = isAlone ? next : index(after: place)
      if end == next {
        folded.append(utf8[place].asFolded)
      } else {
        let letters = String(self[place..<end]).queryText
        folded += (letters.isEmpty ? " " : letters).utf8
      }
      while owners.count < folded.count { owners.append(places.count) }
      places.append(place)
      place = end
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
