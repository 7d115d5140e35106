import Console
import ZooCommands
import ZooKit
import ZooQuery
import ZooWording

/// The list of the animal browser: a row for each animal, with the words that matched marked and, where the row would
/// not show them, what has them.
struct AnimalBrowserList {
  let browser: AnimalBrowser
  let window: LayoutContext
  let width: Cells
  let rows: Cells

  private var list: LiveFilter { browser.list }

  /// The columns of the marks and the emoji before a name.
  private static let leadWidth: Cells = 6
  /// The fewest columns for what is known of an animal, for why it is listed, and for a name beside that.
  private static let leastFacts: Cells = 20
  private static let leastReason: Cells = 11
  private static let leastName: Cells = 8

  var lines: [StyledLine] {
    let note = list.corrected.map {
      remarks([Wording.nearestInstead($0, of: list.editor.text)])
    }
    guard !list.isEmpty else { return note ?? nothing }
    let room = (rows - (note?.cells ?? 0)).count
    // The chosen row is kept in the middle, so that both directions are visible.
    let first = max(0, min((list.chosenIndex ?? 0) - room / 2, list.count - room))
    let shown = (first..<min(first + room, list.count)).map(list.match)
    let marking = MatchReasons(
      searching: list.markedText, sortedBy: list.order, isNarrow: true,
      preferences: browser.preferences)
    let widths = widths(of: shown, marking)
    return (note ?? [])
      + shown.indices.map {
        row(shown[$0], widths, marking, isChosen: first + $0 == list.chosenIndex)
      }
  }

  /// That nothing matches, and what to do about it.
  private var nothing: [StyledLine] {
    if let fault = list.orderFault { return remarks([Wording.sentence(fault)]) }
    return remarks([Wording.noMatches, list.excess.map(Wording.withoutExcess)])
  }

  private func remarks(_ sentences: [String?]) -> [StyledLine] {
    sentences.compactMap { $0 }.flatMap {
      StyledLine($0, .quiet).indented(width: width)
    }
  }

  /// The columns of the names and of the facts beside them; none for facts that could not be read there. Names are whole as
  /// far as they leave room for why an animal is listed.
  private func widths(
    of animals: [Animal], _ marking: MatchReasons
  ) -> (names: Cells, facts: Cells) {
    let room = width - Self.leadWidth
    let longest = animals.map(\.name.printable.displayWidth).max() ?? 0
    let sizes = animals.map { marking.answer($0)?.text.displayWidth ?? 0 }.max() ?? 0
    let isTelling = list.hasWords || sizes > 0
    let widths = Table.widths(
      [longest, room],
      least: isTelling
        ? [Self.leastName, max(sizes, Self.leastReason)] : [longest, Self.leastFacts], in: room)
    return widths.total + Table.gap <= room ? (widths[0], widths[1]) : (max(room, 1), 0)
  }

  private func row(
    _ animal: Animal, _ widths: (names: Cells, facts: Cells), _ marking: MatchReasons,
    isChosen: Bool
  ) -> StyledLine {
    let lead: StyledLine = [
      Span(isChosen ? "❯" : " ", .key),
      Span(browser.isMarked(animal) ? "✓" : list.isFetched(animal) ? "•" : " ", .key),
      Span(window.emoji(animal).padded(to: 2)), Span("  "),
    ]
    let name = animal.name.printable.truncated(to: widths.names)
    let marked = lead + marking.marked(name, isChosen ? .name : .plain)
    guard widths.facts > 0 else { return marked }
    let about = about(animal, name, marking, room: widths.facts)
    return marked.padded(to: Self.leadWidth + widths.names + Table.gap)
      + marking.marked(about, .quiet)
  }

  /// Why an animal is in the list, and what is known about it: as many parts as have room, the last one
  /// cut where enough of it is left; the first reason in any case.
  private func about(
    _ animal: Animal, _ name: String, _ marking: MatchReasons, room: Cells
  ) -> String {
    let exhibit = Exhibit.named(animal.exhibit) ?? list.exhibit
    let home = exhibit == list.exhibit ? [] : [Wording.title(of: exhibit)]
    // A wide window has room for the facts that a search looks at.
    let keys = (exhibit.searchColumns + exhibit.searchedFacts).reduce(into: exhibit.columns) {
      if !$0.contains($1) { $0.append($1) }
    }
    // Whoever sorts wants to see by what; where that leaves no room for the reason, the animal beside the list has it.
    let sized = marking.answer(animal).map { $0.text.displayWidth + 3 } ?? 0
    let parts = marking.parts(of: animal, facts: keys, shown: name, room: room - sized)
    let telling = [parts.answer].compactMap { $0 } + parts.reasons
    var text = telling.first ?? ""
    for part in telling.dropFirst() + home + parts.others + [animal.sentence].compactMap({ $0 }) {
      let start = text.isEmpty ? "" : "\(text) · "
      let left = room - start.displayWidth
      if part.displayWidth > left, left < Self.leastFacts { break }
      text = start + part
    }
    return text.printable.lines(atMost: 1, width: room).joined().replacing("……", with: "…")
  }
}
