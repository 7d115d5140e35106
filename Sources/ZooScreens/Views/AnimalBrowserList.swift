import Console
import ZooCommands
import ZooKit
import ZooWording

/// The list of the animal browser: a row for each animal, with the words that matched marked and, where the row would
/// not show them, what has them.
struct AnimalBrowserList {
  let window: Window
  let width: Cells
  let rows: Cells

  /// With fewer columns left, a further fact or the sentence is left out rather than cut.
  private static let leastOfFact: Cells = 20
  private static let leastOfSentence: Cells = 40
  private static let leastOfReason: Cells = 6

  func lines(_ browser: AnimalBrowser) -> [StyledLine] {
    let list = browser.list
    guard !list.isEmpty else {
      let note = note(list)
      if !note.isEmpty { return note }
      let sentence =
        list.includesOthers && list.hasWords
        ? Wording.noMatchesAnywhere
        : Wording.noMatches(of: list.exhibit)
      return remarks([
        sentence, hint(browser) ?? list.excess.map(Wording.withoutExcess),
      ])
    }
    let note = note(list)
    let room = (rows - note.cells).count
    // The chosen row is kept in the middle, so that both directions are visible.
    let first = max(0, min((list.chosenIndex ?? 0) - room / 2, list.count - room))
    let shown = (first..<min(first + room, list.count)).map(list.match)
    let names = shown.map(\.name.printable)
    let marking = MatchReasons(searching: list.markedText)
    let (column, facts) = columns(names, of: shown, browser, marking)
    return note
      + shown.indices.map { place in
        row(
          shown[place], names[place].truncated(to: max(column, 1)), facts[place], browser, marking,
          isChosen: first + place == list.chosenIndex, column: column)
      }
  }

  private func remarks(_ sentences: [String?]) -> [StyledLine] {
    sentences.compactMap { $0 }.flatMap {
      StyledLine("  ").hanging(StyledLine($0, .quiet), width: width)
    }
  }

  /// How to do what was typed here, where only words of animals count.
  private func hint(_ browser: AnimalBrowser) -> String? {
    let list = browser.list
    switch TypedRequest([list.editor.text]) {
    case .comparison: return Wording.markToCompare
    case .ranking(_, let named, let kind):
      return list.hasSizes && (named ?? list.exhibit) == list.exhibit
        ? Wording.sortingBySize(kind)
        : Wording.rankingHint(for: list.editor.text, at: list.exhibit)
    case .exhibit, .cats, .ownCats, .animal:
      guard let word = list.exhibit.orderWord(meantBy: list.editor.text) else { return nil }
      let isSize = Measure.Kind(rawValue: word) != nil
      return isSize && list.hasSizes
        ? Wording.sortingBySize(nil) : Wording.sortingBy(word)
    }
  }

  /// The columns of the names, and the facts beside them. Names are whole as far as they leave room for why an animal is
  /// listed; other facts stand there only where they can be read.
  private func columns(
    _ names: [String], of animals: [Animal], _ browser: AnimalBrowser,
    _ marking: MatchReasons
  ) -> (names: Cells, facts: [String]) {
    let room = width - Self.leadWidth
    let sizes = animals.compactMap { deciding($0, browser, marking)?.text.displayWidth }.max() ?? 0
    let isTelling = browser.list.hasWords || sizes > 0
    let least = max(sizes, isTelling ? Self.leastReason : Self.leastOfFact)
    let longest = names.map(\.displayWidth).max() ?? 0
    let widths = Table.widths(
      [longest, room], least: [isTelling ? Self.leastName : longest, least], in: room)
    let (column, rest) = (widths[0], widths[1])
    guard column + Table.gap + rest <= room else { return (room, names.map { _ in "" }) }
    let facts = zip(animals, names).map { animal, name in
      Self.cut(about(animal, name.truncated(to: column), browser, marking, room: rest), to: rest)
    }
    return (column, facts)
  }

  /// The facts of a row as they are shown.
  private static func cut(_ facts: String, to room: Cells) -> String {
    facts.printable.lines(atMost: 1, width: room).joined().replacing("……", with: "…")
  }

  /// What is shown in place of a word that matches nothing.
  private func note(_ list: LiveFilter) -> [StyledLine] {
    guard let corrected = list.corrected else { return [] }
    return remarks([
      Wording.nearestInstead(
        corrected, of: list.editor.text, hasMatches: !list.isEmpty)
    ])
  }

  /// The columns of the marks and the emoji before a name.
  private static let leadWidth: Cells = 6
  /// The fewest columns for why an animal is listed, and for a name beside it.
  private static let leastReason: Cells = 10
  private static let leastName: Cells = 8

  private func row(
    _ animal: Animal, _ name: String, _ about: String, _ browser: AnimalBrowser,
    _ marking: MatchReasons, isChosen: Bool, column: Cells
  ) -> StyledLine {
    let lead: StyledLine = [
      Span(isChosen ? "❯" : " ", .key),
      Span(browser.isMarked(animal) ? "✓" : browser.list.isFetched(animal) ? "•" : " ", .key),
      Span(window.emoji(animal).padded(to: 2)), Span("  "),
    ]
    let marked = StyledLine(name.spans(marking: marking.words, in: isChosen ? .name : .plain))
    if about.isEmpty { return lead + marked }
    return lead + marked.padded(to: column + Table.gap)
      + StyledLine(about.spans(marking: marking.words, in: .quiet))
  }

  /// Why an animal is in the list, and what is known about it.
  private func about(
    _ animal: Animal, _ name: String, _ browser: AnimalBrowser, _ marking: MatchReasons, room: Cells
  ) -> String {
    let exhibit = Exhibit.named(animal.exhibit) ?? browser.list.exhibit
    let home = exhibit == browser.list.exhibit ? [] : [Wording.title(of: exhibit)]
    let deciding = deciding(animal, browser, marking)
    // Whoever sorts wants to see by what; where that leaves no room for the reason, the animal beside the list has it.
    let sizeWidth = deciding.map { $0.text.displayWidth + 3 } ?? 0
    // A wide window has room for the facts that a search looks at.
    let keys = (exhibit.searchColumns + exhibit.searchedFacts).reduce(into: exhibit.columns) {
      if !$0.contains($1) { $0.append($1) }
    }
    let parts = marking.parts(
      of: animal, facts: keys, answer: deciding, shown: name, room: room - sizeWidth)
    let telling = [deciding?.text].compactMap { $0 } + parts.reasons
    return joined(
      telling + home + parts.others, needed: telling.count, sentence: animal.sentence, room: room)
  }

  /// What the animals are sorted by, or what was asked for, of one of them.
  private func deciding(
    _ animal: Animal, _ browser: AnimalBrowser, _ marking: MatchReasons
  ) -> (key: String?, text: String)? {
    marking.answer(
      animal, sortedBy: browser.list.order, browser.preferences(for: animal),
      isSpoken: window.isSpoken, isNarrow: true)
  }

  /// As many parts as there is room for, each cut only where enough of it is left.
  ///
  /// - Parameter needed: how many of the first parts are shown even if little of them has room.
  private func joined(
    _ parts: [String], needed: Int = 0, sentence: String?, room: Cells
  ) -> String {
    var text = ""
    for (place, part) in (parts + [sentence].compactMap { $0 }).enumerated() {
      let least =
        place < needed
        ? Self.leastOfReason : part == sentence ? Self.leastOfSentence : Self.leastOfFact
      let separator = text.isEmpty ? "" : " · "
      let left = room - text.displayWidth - separator.displayWidth
      if left < min(part.displayWidth, least) { break }
      text += separator + part
    }
    return text
  }
}
