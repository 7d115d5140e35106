import Console
import ZooKit

// The story of an animal in a list: its beginning, in whole sentences where there is room.

extension ListView {
  /// So many characters of a story are usually shown, so that they need not be repeated as a reason.
  static let visibleStory = 60
  /// A longer first sentence is cut all the same.
  private static let longestSentence = 4

  func hasStories(_ listing: Listing) -> Bool {
    listing.animals.contains { story(of: $0) != nil }
  }

  func story(of animal: Animal) -> String? {
    (exhibit ?? Exhibit.named(animal.exhibit))?.story.flatMap { animal.words($0)?.printable }
  }

  /// As many whole sentences of a story as so many lines have room for. If the first is too long, it takes more lines
  /// or is cut, as the arrangement says.
  func storyLines(
    of animal: Animal, atMost count: Int, _ arrangement: ListArrangement, width: Cells
  ) -> [String] {
    guard let story = story(of: animal) else { return [] }
    let ends = story.sentenceEnds(upTo: (width * max(count, Self.longestSentence)).count)
    let told = ends.map { String(story[..<$0]).wrapped(to: width) }
    if let whole = told.last(where: { $0.count <= count }) { return whole }
    if arrangement.hasWholeSentence, let first = told.first, first.count <= Self.longestSentence {
      return first
    }
    return lines(story, atMost: count, width: width)
  }
}

extension String {
  /// Where its sentences end, among so many characters at its beginning.
  fileprivate func sentenceEnds(upTo length: Int) -> [Index] {
    let beginning = prefix(length)
    var ends: [Index] = []
    var wordLength = 0
    for index in beginning.indices {
      let next = self.index(after: index)
      let isEnd = next == endIndex || self[next] == " "
      // After one or two letters it is an abbreviation: "St."
      if isEnd, ".!?".contains(self[index]), self[index] != "." || wordLength > 2 {
        ends.append(next)
      }
      wordLength = self[index].isLetter || self[index].isNumber ? wordLength + 1 : 0
    }
    if beginning.endIndex == endIndex, ends.last != endIndex { ends.append(endIndex) }
    return ends
  }
}
