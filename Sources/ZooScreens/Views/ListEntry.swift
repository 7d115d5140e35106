import Console
import ZooKit
import ZooSources
import ZooWording

/// What a list says of an animal: its name, what the exhibit's lists must show, and the beginning of its story. All of it
/// is wrapped; cut are only names of more than two lines, quotes and stories.
struct ListEntry: Sendable {
  let name: String
  /// Why it is in the list, and what the exhibit's lists must show.
  let facts: String
  private let story: String?
  private let storyLines: Int
  /// Told where there is no story, but something else is said of it.
  private let sentence: String?
  private let pictureRows: Cells

  /// From so many on, names and facts stand in columns.
  private static let leastForColumns: Cells = 50
  /// A longer name is cut.
  private static let nameLines = 2

  /// - Parameters:
  ///   - keys: the facts that the exhibit's lists must show.
  ///   - storyKey: the fact that is told; `nil` in lists of several exhibits, which tell no stories.
  ///   - width: the columns for it.
  ///   - layout: says how long a story is, and how many rows beside a picture the words should fill.
  init(
    _ animal: Animal, showing keys: [String], _ marking: MatchReasons,
    story storyKey: String?, width: Cells, _ layout: ListLayout
  ) {
    name = animal.name.printable
    let required = keys.compactMap(animal.listedWords)
    let story = storyKey.flatMap { animal.words($0)?.printable }
    let lines = layout.storyLines(width: width)
    // What is told in any case needs no reason of its own.
    let first = story.map { Self.beginning(of: $0, atMost: 1, orElse: lines, width: width) } ?? []
    let parts = marking.parts(
      of: animal, facts: keys, shown: ([name] + required + first).joined(separator: " "),
      room: MatchReasons.quoteWidth)
    let quotes = parts.reasons.map {
      $0.lines(atMost: 1, width: MatchReasons.quoteWidth).joined()
    }
    facts =
      ([parts.answer].compactMap { $0 } + quotes + parts.others)
      .joined(separator: " · ").printable
    self.story = story
    sentence = required.isEmpty ? nil : animal.sentence?.printable
    storyLines = lines
    pictureRows = layout.kind == .cards ? layout.pictureRows : 0
  }

  /// Its lines: the facts beside the name or below it, then the beginning of its story, or its sentence where a picture
  /// leaves room for it.
  ///
  /// - Parameter column: the columns of the names, where they stand in one; else facts follow the name.
  func lines(width: Cells, column: Cells?, _ marking: MatchReasons) -> [StyledLine] {
    let head = head(width: width, column: column, marking)
    let left = (pictureRows - head.cells).count
    guard let story else {
      let told = left > 0 ? sentence?.wrapped(to: width) ?? [] : []
      return told.count > left ? head : head + told.map { marking.marked($0, .plain) }
    }
    return head
      + Self.beginning(of: story, atMost: max(left, 1), orElse: storyLines, width: width)
      .map { marking.marked($0, .plain) }
  }

  /// The name and the facts.
  private func head(width: Cells, column: Cells?, _ marking: MatchReasons) -> [StyledLine] {
    func names(in width: Cells) -> [StyledLine] {
      name.lines(atMost: Self.nameLines, width: width).map { marking.marked($0, .name) }
    }
    let facts = marking.marked(facts, .quiet)
    let whole = name.displayWidth + Table.gap + facts.displayWidth
    // Without a column, facts follow the name on its line.
    let isBeside =
      column == nil
      ? width >= ListLayout.readable && whole <= width : width >= Self.leastForColumns
    guard isBeside, !self.facts.isEmpty else {
      return names(in: width) + (self.facts.isEmpty ? [] : facts.wrapped(to: width))
    }
    let room = column ?? name.displayWidth
    return names(in: room)
      .beside(facts.wrapped(to: width - room - Table.gap), at: room + Table.gap)
  }

  /// As many whole sentences as so many lines have room for; if not even the first has, that in the lines a story may
  /// have in any case.
  private static func beginning(
    of story: String, atMost count: Int, orElse most: Int, width: Cells
  ) -> [String] {
    let most = max(count, most)
    let told = story.sentenceEnds(upTo: (width * (most + 1)).count).map { story[..<$0] }
    let whole = told.map { $0.wrapped(to: width) }.last { $0.count <= count }
    return whole ?? (told.first ?? story[...]).lines(atMost: most, width: width)
  }
}

extension String {
  /// Where its sentences end, among so many characters at its beginning. After one or two letters a dot ends an
  /// abbreviation: "St."
  fileprivate func sentenceEnds(upTo length: Int) -> [Index] {
    let beginning = prefix(length)
    var (ends, wordLength) = ([Index](), 0)
    for (index, character) in zip(beginning.indices, beginning) {
      let next = beginning.index(after: index)
      let isEnd = "!?".contains(character) || character == "." && wordLength > 2
      if isEnd, next == beginning.endIndex || beginning[next] == " " { ends.append(next) }
      wordLength = character.isLetter || character.isNumber ? wordLength + 1 : 0
    }
    return beginning.endIndex == endIndex && ends.last != endIndex ? ends + [endIndex] : ends
  }
}

extension Animal {
  /// A fact in words; list items are separated by commas.
  func listedWords(_ key: String) -> String? {
    if case .list(let items)? = fact(key)?.value { return Wording.enumeration(items) }
    return words(key)
  }
}
